import type { Consent } from '#contract/borrower.ts'
import { consentText } from '#contract/consent-texts.ts'
import type { GivenConsent, Withdrawal } from '#contract/my-data.ts'
import { consentItem, withdrawalItem } from '#table/items.ts'
import { keys, partitions, sortKeyPrefixes } from '#table/keys.ts'
import { readStored, type StoredItem, withSortKey } from '#table/read-items.ts'
import { upsert, type Write } from '#table/transaction.ts'

/** Whether the consent to the terms, without which nothing about the person may be saved, is among these. */
export const includeTerms = (consents: Consent[]): boolean => consents.some(({ kind }) => kind === 'terms')

/** One item per kind of consent and version. Giving the same consent again updates when and how it was last given. */
export const consentWrites = (
  id: string,
  consents: (Omit<Consent, 'kind'> & { kind: string })[],
  now: Date,
): Write[] =>
  consents.map(({ kind, version, language, notice_version }) => {
    const given_at = now.toISOString()
    return upsert(consentItem, keys.consent(id, kind, version), {
      set: { kind, version, last_given_at: given_at, language, notice_version },
      setOnce: { first_given_at: given_at },
    })
  })

/** A borrower's consents with the sentences shown, and the withdrawals. Within a kind, both are oldest first. */
export const readConsents = async (borrowerId: string) =>
  consentsIn(await readStored(partitions.borrower(borrowerId)))

/** Those among the stored items of a borrower. */
export const consentsIn = (items: StoredItem[]): { consents: GivenConsent[]; withdrawals: Withdrawal[] } => ({
  consents: withSortKey(items, consentItem, sortKeyPrefixes.consent).map((consent) => ({
    ...consent,
    ...consentText(consent.kind, consent.version, consent.language),
  })),
  withdrawals: withSortKey(items, withdrawalItem, sortKeyPrefixes.withdrawal),
})
