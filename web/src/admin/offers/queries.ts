import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import type { LinkProblem } from '#contract/link-problem.ts'
import * as messages from '#contract/messages.ts'
import type { AdminOffer, StoredOffer } from '#contract/offer.ts'
import * as routes from '#contract/routes.ts'
import type { ScheduledChange } from '#contract/scheduled-change.ts'
import { call } from '../../api/client.ts'
import { ApiFailure, messageOf } from '../../api/failure.ts'
import { useSingleMutation } from '../../form/use-single-mutation.ts'
import { callAsAdmin } from '../call.ts'
import { showSaved, showWithUndo } from './saved-toast.tsx'

interface Catalogue {
  offers: AdminOffer[]
  scheduled: ScheduledChange[]
  linkProblems: LinkProblem[]
  /** The changes that wait for approval. */
  proposed: ScheduledChange[]
  /** Whether a change has to be approved by another administrator. */
  needsApproval: boolean
}

const none: Catalogue = { offers: [], scheduled: [], proposed: [], needsApproval: false, linkProblems: [] }

/**
 * The current catalogue, hidden offers included, with the changes that wait. Unlike the borrowers' list, it is not cached at the
 * edge.
 */
export const catalogueQuery = queryOptions({
  queryKey: ['admin', 'offers'],
  queryFn: async ({ signal }): Promise<Catalogue> => {
    try {
      const { offers, scheduled, proposed, needs_approval, link_problems } = await callAsAdmin(
        routes.adminOffers,
        {
          signal,
        },
      )
      return {
        offers: offers ?? [],
        scheduled: scheduled ?? [],
        proposed: proposed ?? [],
        needsApproval: needs_approval ?? false,
        linkProblems: link_problems ?? [],
      }
    } catch (error) {
      // A response without success or without a list counts as an empty list, by the specification.
      if (error instanceof ApiFailure && error.status === 200) return none
      throw error
    }
  },
  staleTime: 0,
})

export const adminOffersQuery = queryOptions({
  ...catalogueQuery,
  select: ({ offers }: Catalogue) => offers,
})

export const scheduledQuery = queryOptions({
  ...catalogueQuery,
  select: ({ scheduled }: Catalogue) => scheduled,
})

export const linkProblemsQuery = queryOptions({
  ...catalogueQuery,
  select: ({ linkProblems }: Catalogue) => linkProblems,
})

/** The changes that wait for approval, and whether changes have to be approved. */
export const approvalQuery = queryOptions({
  ...catalogueQuery,
  select: ({ proposed, needsApproval }: Catalogue) => ({ proposed, needsApproval }),
})

/**
 * The offer as stored now. Only administrators get a hidden offer, and a badge that is off.
 *
 * @param listed the offer as it was, whose badge is known
 */
export async function fetchOffer<Listed extends StoredOffer>(listed: Listed): Promise<Listed | AdminOffer> {
  const { id } = listed
  try {
    const { offer } = await call(routes.getOffer, { query: { id } })
    const { recommended, recommended_for } =
      offer.version === listed.version ? listed : await fetchForAdmin(id)
    return { ...listed, ...offer, status: 'shown', recommended, recommended_for }
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return fetchForAdmin(id)
    throw error
  }
}

async function fetchForAdmin(id: string): Promise<AdminOffer> {
  const { offers } = await callAsAdmin(routes.adminOffers, {})
  const offer = offers.find((one) => one.id === id)
  if (!offer) throw new Error('The offer is missing')
  return offer
}

/** Whether the offer has been saved again since it was fetched. What the server says of it is meant for the offer's form. */
export const isOutdated = (error: unknown) =>
  error instanceof ApiFailure && error.message === messages.offerChanged

/** Why an offer was not saved, outside its form. */
export const whyNotSaved = (error: unknown) =>
  isOutdated(error)
    ? 'This offer was saved again meanwhile, so nothing was changed. Look at it as it is now.'
    : messageOf(error, messages.offerNotUpdated)

/** The route that takes a form of an offer: an existing one has an `id`, and a change for later its time. */
const routeOf = (form: FormData) =>
  form.has('starts_at') ? routes.scheduleOffer : form.has('id') ? routes.updateOffers : routes.addOffers

/** Adds an offer, changes an existing one, or schedules that, as its form says; then reloads the lists. */
export function useSaveOffer() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (form: FormData) => callAsAdmin(routeOf(form), { body: form }),
    // After a failure too: the offer may have been saved and the response lost.
    onSettled: (_, error) => {
      const reloaded = Promise.all([
        queries.invalidateQueries({ queryKey: adminOffersQuery.queryKey }),
        queries.invalidateQueries({ queryKey: ['offers'] }),
      ])
      return error ? undefined : reloaded
    },
  })
}

/**
 * Takes an offer off the site, or puts it back. The toast says from when borrowers see it, and can take it back.
 */
export function useHideOffer({ id, lender }: StoredOffer) {
  const { mutateAsync: saveOffer } = useSaveOffer()
  const [hide, isSaving] = useSingleMutation({
    mutationFn: (isHidden: boolean) => {
      const form = new FormData()
      form.set('id', id)
      form.set('status', isHidden ? 'hidden' : 'shown')
      return saveOffer(form)
    },
    onSuccess: ({ message, is_proposed }, isHidden) =>
      showSaved({
        message: message || messages.offerUpdated,
        about: lender,
        isProposed: is_proposed,
        status: isHidden ? 'hidden' : 'shown',
        undo: () => hide(!isHidden),
      }),
    onError: (error) => toast.error(whyNotSaved(error)),
  })
  return [hide, isSaving] as const
}

/** Revokes a scheduled change, or removes a failed one from the list. The toast, or another press, can take it back. */
export function useRevokeChange({ id, lender }: ScheduledChange) {
  const queries = useQueryClient()
  const [revoke, isSaving] = useSingleMutation({
    mutationFn: (undo: boolean) => callAsAdmin(routes.revokeChange, { body: { id, undo } }),
    onSuccess: ({ message }, undo) =>
      undo
        ? toast.success(message)
        : showWithUndo({ message, details: lender, undo: () => void revoke(true) }),
    onError: (error) => toast.error(messageOf(error, messages.changeNotRevoked)),
    // After a failure too: it may have been applied meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: catalogueQuery.queryKey }),
  })
  return [revoke, isSaving] as const
}

/** Approves another administrator's change. */
export function useApproveChange({ id, lender }: ScheduledChange) {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: () => callAsAdmin(routes.approveChange, { body: { id } }),
    onSuccess: ({ message }) => showWithUndo({ message, details: lender }),
    onError: (error) => toast.error(messageOf(error, messages.changeNotApproved)),
    // After a failure too: somebody else may have approved or rejected it, or it has failed.
    onSettled: () =>
      Promise.all(
        [catalogueQuery.queryKey, ['offers']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  })
}
