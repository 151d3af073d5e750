import { type ConsentLanguage, currentVersion } from '#contract/consents.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { TooManyRequests } from '#runtime/errors.ts'
import { withdrawalItem } from '#table/items.ts'
import { keys } from '#table/keys.ts'
import { put } from '#table/transaction.ts'
import { type Borrower, changeInSession } from './borrowers.ts'
import { consentWrites } from './consents.ts'

const kind = 'mobile'

/**
 * Withdraws the consent to be contacted. Administrators then see "Do not contact". A sign-in does not renew the
 * consent, although its checkbox has to be ticked there. Only `giveContactConsent` does.
 */
export async function withdrawContactConsent(borrower: Borrower, now: Date): Promise<void> {
  if (borrower.do_not_contact) return
  const withdrawn_at = now.toISOString()
  const key = keys.withdrawal(borrower.id, kind, withdrawn_at)
  const withdrawal = put(withdrawalItem, key, { kind, withdrawn_at })
  await changeInSession(
    borrower,
    () => ({ do_not_contact: true }),
    // Another request may have withdrawn it meanwhile.
    ({ do_not_contact }) => (do_not_contact ? [] : [withdrawal]),
  )
}

/**
 * Renews the consent to be contacted, in its current version.
 *
 * @throws TooManyRequests after `limits.contactRenewals` renewals. They are limited because each withdrawal adds a
 *   record, and a withdrawal must never be refused.
 */
export async function giveContactConsent(
  borrower: Borrower,
  { language, now }: { language: ConsentLanguage | undefined; now: Date },
): Promise<void> {
  const consent = { kind, version: currentVersion(kind), language } as const
  const decide = ({ do_not_contact, contact_regiven = 0 }: Borrower) => {
    if (!do_not_contact) return {}
    if (contact_regiven >= limits.contactRenewals) throw new TooManyRequests(messages.tooManyRequests)
    return { do_not_contact: false, contact_regiven: contact_regiven + 1 }
  }
  await changeInSession(borrower, decide, () => consentWrites(borrower.id, [consent], now))
}
