import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import * as messages from '#contract/messages.ts'
import type { StoredOffer } from '#contract/offer.ts'
import * as routes from '#contract/routes.ts'
import { call } from '../../api/client.ts'
import { ApiFailure, messageOf } from '../../api/failure.ts'
import { useSingleMutation } from '../../form/use-single-mutation.ts'
import { callAsAdmin } from '../call.ts'
import { showSaved } from './saved-toast.tsx'

/** The current catalogue, hidden offers included. Unlike the borrowers' list, it is not cached at the edge. */
export const adminOffersQuery = queryOptions({
  queryKey: ['admin', 'offers'],
  queryFn: async ({ signal }) => {
    try {
      return (await callAsAdmin(routes.adminOffers, { signal })).offers ?? []
    } catch (error) {
      // A response without success or without a list counts as an empty list, by the specification.
      if (error instanceof ApiFailure && error.status === 200) return []
      throw error
    }
  },
  staleTime: 0,
})

/** The offer as stored now. A hidden offer is only in the administrators' list. */
export async function fetchOffer(id: string): Promise<StoredOffer> {
  try {
    const { offer } = await call(routes.getOffer, { query: { id } })
    return { ...offer, status: 'shown' }
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 404)) throw error
    const { offers } = await callAsAdmin(routes.adminOffers, {})
    const hidden = offers.find((offer) => offer.id === id)
    if (!hidden) throw error
    return hidden
  }
}

/** Adds an offer, or changes an existing one if the form has an `id`; then reloads the lists. */
export function useSaveOffer() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (form: FormData) =>
      callAsAdmin(form.has('id') ? routes.updateOffers : routes.addOffers, { body: form }),
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
    onSuccess: ({ message }, isHidden) =>
      showSaved({
        message: message || messages.offerUpdated,
        about: lender,
        status: isHidden ? 'hidden' : 'shown',
        undo: () => hide(!isHidden),
      }),
    onError: (error) => toast.error(messageOf(error, messages.offerNotUpdated)),
  })
  return [hide, isSaving] as const
}
