import type { Consent } from '#contract/borrower.ts'
import { consentItem } from '#table/items.ts'
import { keys } from '#table/keys.ts'
import { upsert, type Write } from '#table/transaction.ts'

/** One item per kind of consent and version. Giving the same consent again updates when and how it was last given. */
export const consentWrites = (id: string, consents: Consent[], now: Date): Write[] =>
  consents.map(({ kind, version, language, notice_version }) => {
    const given_at = now.toISOString()
    return upsert(consentItem, keys.consent(id, kind, version), {
      set: { kind, version, last_given_at: given_at, language, notice_version },
      setOnce: { first_given_at: given_at },
    })
  })
