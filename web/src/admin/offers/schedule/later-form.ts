import type { StoredOffer } from '#contract/offer.ts'
import type { ScheduledChange } from '#contract/scheduled-change.ts'
import { dayInIndia, timeInIndia } from '#loans/dates.ts'
import { type OfferFormValues, offerFormData } from '../offer-values.ts'
import { instantOf, type Start } from './start.ts'

/**
 * The form that schedules a change. A logo stays as it is: it can't be changed later.
 *
 * @param replaces the id of the scheduled change whose place it takes, if any
 */
export function laterFormData(
  values: OfferFormValues,
  requestId: string,
  offer: StoredOffer | undefined,
  start: Start,
  replaces: string | undefined,
) {
  const form = offerFormData(values, undefined, requestId, offer)
  form.set('starts_at', instantOf(start) ?? '')
  if (replaces) form.set('replaces', replaces)
  return form
}

/** An offer as a scheduled change would leave it. */
export const offerAfter = (offer: StoredOffer, { changes }: ScheduledChange): StoredOffer => ({
  ...offer,
  ...Object.fromEntries(Object.entries(changes).map(([field, { to }]) => [field, to])),
})

/** When a scheduled change takes effect, as the form has it. */
export const startOf = ({ starts_at }: ScheduledChange): Start => ({
  day: dayInIndia(starts_at),
  time: timeInIndia(starts_at),
})
