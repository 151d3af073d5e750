import { useIsMutating } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import type { AdminOffer } from '#contract/offer.ts'
import { todayInIndia } from '#loans/dates.ts'
import { useSingleMutation } from '../../../form/use-single-mutation.ts'
import { useSaveOffer, whyNotSaved } from '../queries.ts'
import { showWithUndo } from '../saved-toast.tsx'
import { parseTermsValues, termsValues } from '../terms-values.ts'
import { confirmedTerms } from './confirm-term.ts'
import type { DueGroup, DueItem } from './due-items.ts'

/** What is due of one kind in one offer. */
type Confirmed = Pick<DueGroup, 'kind' | 'offer' | 'items'>

/**
 * Notes that facts of an offer were compared with their source today, and that they are still so, or confirms terms as they are read.
 * The toast takes it back, unless it waits for another administrator. Refused if somebody has saved the offer since it was listed, so
 * one is blocked while another of the offer is saved.
 */
export function useConfirmation({ kind, offer, items }: Confirmed) {
  const { mutateAsync: saveOffer } = useSaveOffer()
  const isTerm = kind === 'terms'
  const fields = items.map(({ field }) => field)
  const mutationKey = ['admin', 'confirmation', offer.id]
  const isAnySaving = useIsMutating({ mutationKey }) > 0
  const [confirm, isSaving] = useSingleMutation({
    mutationKey,
    mutationFn: () =>
      saveOffer(formOf(offer, isTerm ? confirmedOf(fields, offer) : checkedFacts(fields, offer))),
    onSuccess: ({ message, is_proposed }) =>
      is_proposed
        ? showWithUndo({ message, details: offer.lender })
        : showWithUndo({
            message: isTerm ? 'Confirmed' : 'Checked today',
            details: offer.lender,
            undo: () =>
              saveOffer(formOf({ ...offer, version: offer.version + 1 }, before(isTerm, offer))).catch(
                (error) => toast.error(whyNotSaved(error)),
              ),
          }),
    onError: (error) => toast.error(whyNotSaved(error)),
  })
  return { confirm, isSaving, isBlocked: isAnySaving && !isSaving }
}

type Part = [name: 'facts' | 'terms', value: object]

function checkedFacts(fields: readonly DueItem['field'][], { facts = {} }: AdminOffer): Part {
  const isChecked = (name: string) => fields.some((field) => field === name)
  const checked = Object.entries(facts).map(([name, fact]) => [
    name,
    isChecked(name) ? { ...fact, verified_on: todayInIndia() } : fact,
  ])
  return ['facts', Object.fromEntries(checked)]
}

const confirmedOf = (fields: readonly DueItem['field'][], offer: AdminOffer): Part => [
  'terms',
  confirmedTerms(offer, fields) ?? {},
]

const before = (isTerm: boolean, offer: AdminOffer): Part =>
  isTerm ? ['terms', parseTermsValues(termsValues(offer), offer)] : ['facts', offer.facts ?? {}]

function formOf({ id, version }: AdminOffer, [name, value]: Part) {
  const form = new FormData()
  form.set('id', id)
  form.set('version', String(version))
  form.set(name, JSON.stringify(value))
  return form
}
