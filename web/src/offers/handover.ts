import { useSyncExternalStore } from 'react'
import { newHandoverId } from '#contract/handover-id.ts'
import { linkOfPress, takesHandover } from '#contract/offer-link.ts'
import type { BodyOf } from '#contract/route.ts'
import type { handover } from '#contract/routes.ts'
import { todayInIndia } from '#loans/dates.ts'
import { report } from '../api/report.ts'
import { asksNotToBeTracked } from '../browser-preferences.ts'
import { onWrite, readItem, writeItem } from '../browser-storage.ts'
import type { EvaluatedOffer } from '../offer-card/evaluated-offer.ts'
import { consentLanguage } from '../session/consent-language.ts'

const key = 'handoverIds'

/** Whether lenders get an id of each press: unless the visitor said no, or the browser says it for them. */
const sendsIds = (): boolean => {
  const chosen = readItem('device', key)
  return chosen === null ? !asksNotToBeTracked() : chosen === 'sent'
}

export const useSendsIds = () => useSyncExternalStore(onWrite, sendsIds, () => true)

export const chooseIds = (areSent: boolean) => writeItem('device', key, areSent ? 'sent' : 'not-sent')

/**
 * Counts a press of “Apply Now”, with nothing about who pressed. The server never learns which borrower an id belongs to, and
 * an application has none.
 *
 * @returns the address to which the press leads
 */
export function handOver({
  offer: { id: offer_id, link },
  loanRequest: { loanType },
  place,
}: EvaluatedOffer) {
  const id = takesHandover(link) && sendsIds() ? newHandoverId(todayInIndia()) : undefined
  const body: BodyOf<typeof handover> = {
    offer_id,
    language: consentLanguage,
    loan_type: loanType,
    place,
    id,
  }
  const path: (typeof handover)['path'] = '/user/handover'
  report(path, body)
  return linkOfPress(link, id)
}
