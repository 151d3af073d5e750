import { prepaymentCharge } from '#loans/repayment/prepayment.ts'
import type { Offer } from './offer.ts'

/**
 * The day, `yyyy-MM-dd`, of the oldest check among an offer's facts; empty if a given fact was never checked, or if no
 * fact that needs a check is given. A charge that RBI bars needs none: borrowers are shown the rule instead.
 */
export const oldestCheck = (offer: Pick<Offer, 'facts' | 'eligibility'>): string =>
  Object.entries(offer.facts ?? {})
    .filter(([name, fact]) => fact && prepaymentCharge(offer, name) !== 'barred')
    .map(([, fact]) => fact?.verified_on ?? '')
    .sort()[0] ?? ''
