import { type ConsentLanguage, currentVersion } from '#contract/consents.ts'
import { Unauthenticated } from '#runtime/errors.ts'
import { withdrawalItem } from '#table/items.ts'
import { keys } from '#table/keys.ts'
import { put, type Write } from '#table/transaction.ts'
import { type Borrower, changeBorrower } from './borrowers.ts'
import { consentWrites } from './consents.ts'

const kind = 'mobile'

/**
 * Withdraws the consent to be contacted. Administrators then see "Do not contact". A sign-in does not give it again,
 * although its box has to be ticked there: only `giveContactConsent` does.
 */
export async function withdrawContactConsent(borrower: Borrower, now: Date): Promise<void> {
  if (borrower.do_not_contact) return
  const withdrawn_at = now.toISOString()
  const key = keys.withdrawal(borrower.id, kind, withdrawn_at)
  await setDoNotContact(borrower, true, [put(withdrawalItem, key, { kind, withdrawn_at })])
}

/** Gives the consent to be contacted again, in its current version. */
export async function giveContactConsent(
  borrower: Borrower,
  { language, now }: { language: ConsentLanguage | undefined; now: Date },
): Promise<void> {
  const consent = { kind, version: currentVersion(kind), language } as const
  await setDoNotContact(borrower, false, consentWrites(borrower.id, [consent], now))
}

const setDoNotContact = (borrower: Borrower, do_not_contact: boolean, records: Write[]) =>
  changeBorrower(
    borrower,
    ({ sessions_valid_from }) => {
      if (sessions_valid_from !== borrower.sessions_valid_from) throw new Unauthenticated()
      return { do_not_contact }
    },
    records,
  )
