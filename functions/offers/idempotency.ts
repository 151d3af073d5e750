import { createHash } from 'node:crypto'
import type { NewOffer } from '#contract/new-offer.ts'
import type { OfferChange } from '#contract/offer-change.ts'
import { FormFile } from '#contract/offer-form.ts'
import type { Administrator } from '#sessions/administrator.ts'
import { idempotencyItem } from '#table/items.ts'
import { type Key, keys } from '#table/keys.ts'
import { readItem } from '#table/read-items.ts'
import { put, type Write } from '#table/transaction.ts'

/** Longer than anybody leaves a form open that has had no answer. */
const keptSeconds = 24 * 60 * 60

/** A form that may be sent again by who does not know whether it arrived. */
export class IdempotencyRecord {
  private readonly key: Key
  private readonly digest: string

  constructor({ id }: Administrator, requestId: string, form: NewOffer | OfferChange) {
    this.key = keys.idempotencyRecord(id, requestId)
    const text = JSON.stringify(form, (_, value) => (value instanceof FormFile ? sha256(value.bytes) : value))
    this.digest = sha256(text)
  }

  /** The offer that it has written already, and whether it said then what it says now; undefined the first time. */
  async written(): Promise<{ offerId: string; isSame: boolean } | undefined> {
    const item = await readItem(idempotencyItem, this.key)
    return item && { offerId: item.offer_id, isSame: item.digest === this.digest }
  }

  /** The part of a transaction that keeps it; with `isNew`, one that lets no second one through. */
  kept(offerId: string, now: Date, { isNew = false } = {}): Write {
    const expires_at = Math.floor(now.getTime() / 1000) + keptSeconds
    return put(idempotencyItem, this.key, { offer_id: offerId, digest: this.digest, expires_at }, { isNew })
  }
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
