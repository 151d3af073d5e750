import toast from 'react-hot-toast'
import * as messages from '#contract/messages.ts'
import type { AdminOffer } from '#contract/offer.ts'
import { todayInIndia } from '#loans/dates.ts'
import { messageOf } from '../../../api/failure.ts'
import { useSingleMutation } from '../../../form/use-single-mutation.ts'
import { useSaveOffer } from '../queries.ts'
import { showWithUndo } from '../saved-toast.tsx'
import { parseTermsValues, termsValues } from '../terms-values.ts'
import { confirmedTerms } from './confirm-term.ts'
import type { DueItem } from './due-items.ts'

/**
 * Notes that a fact of an offer was compared with its source today, and that it is still so, or confirms a term as it is read. The
 * toast takes it back, unless it waits for another administrator. Refused if somebody has saved the offer since it was listed.
 */
export function useConfirmation({ kind, field, offer }: DueItem) {
  const { mutateAsync: saveOffer } = useSaveOffer()
  const isTerm = kind === 'terms'
  const [confirm, isSaving] = useSingleMutation({
    mutationFn: () =>
      saveOffer(formOf(offer, isTerm ? confirmedTerm(field, offer) : checkedFact(field, offer))),
    onSuccess: ({ message, is_proposed }) =>
      is_proposed
        ? showWithUndo({ message, details: offer.lender })
        : showWithUndo({
            message: isTerm ? 'Confirmed' : 'Checked today',
            details: offer.lender,
            undo: () =>
              saveOffer(formOf({ ...offer, version: offer.version + 1 }, before(isTerm, offer))).catch(
                (error) => toast.error(messageOf(error, messages.offerNotUpdated)),
              ),
          }),
    onError: (error) => toast.error(messageOf(error, messages.offerNotUpdated)),
  })
  return [confirm, isSaving] as const
}

type Part = [name: 'facts' | 'terms', value: object]

function checkedFact(field: DueItem['field'], { facts = {} }: AdminOffer): Part {
  const checked = Object.entries(facts).map(([name, fact]) => [
    name,
    name === field ? { ...fact, verified_on: todayInIndia() } : fact,
  ])
  return ['facts', Object.fromEntries(checked)]
}

const confirmedTerm = (field: DueItem['field'], offer: AdminOffer): Part => [
  'terms',
  confirmedTerms(offer, field) ?? {},
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
