import toast from 'react-hot-toast'
import * as messages from '#contract/messages.ts'
import type { AdminOffer } from '#contract/offer.ts'
import type { OfferFacts } from '#contract/offer-facts.ts'
import { todayInIndia } from '#loans/dates.ts'
import { messageOf } from '../../../api/failure.ts'
import { useSingleMutation } from '../../../form/use-single-mutation.ts'
import { useSaveOffer } from '../queries.ts'
import { showWithUndo } from '../saved-toast.tsx'
import type { DueItem } from './due-items.ts'

/**
 * Notes that a fact of an offer was compared with its source today, and that it is still so. The toast takes it back. Refused if
 * somebody has saved the offer since it was listed.
 */
export function useCheckedToday(offer: AdminOffer) {
  const { mutateAsync: saveOffer } = useSaveOffer()
  const [confirm, isSaving] = useSingleMutation({
    mutationFn: (field: DueItem['field']) => {
      const facts = new Map(Object.entries(offer.facts ?? {}))
      const fact = facts.get(field)
      if (fact) facts.set(field, { ...fact, verified_on: todayInIndia() })
      return saveOffer(factsForm(offer.id, offer.version, Object.fromEntries(facts)))
    },
    onSuccess: () =>
      showWithUndo({
        message: 'Checked today',
        details: offer.lender,
        undo: () =>
          saveOffer(factsForm(offer.id, offer.version + 1, offer.facts ?? {})).catch((error) =>
            toast.error(messageOf(error, messages.offerNotUpdated)),
          ),
      }),
    onError: (error) => toast.error(messageOf(error, messages.offerNotUpdated)),
  })
  return [confirm, isSaving] as const
}

function factsForm(id: string, version: number, facts: OfferFacts) {
  const form = new FormData()
  form.set('id', id)
  form.set('version', String(version))
  form.set('facts', JSON.stringify(facts))
  return form
}
