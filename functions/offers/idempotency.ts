import { createHash } from 'node:crypto'
import type { NewOffer } from '#contract/new-offer.ts'
import type { OfferChange } from '#contract/offer-change.ts'
import type { Administrator } from '#sessions/administrator.ts'
import { expiryAfter } from '#table/expiry.ts'
import { idempotencyItem } from '#table/items.ts'
import { type Key, keys } from '#table/keys.ts'
import { readItem } from '#table/read-items.ts'
import { put, type Write } from '#table/transaction.ts'

/** Makes an offer form idempotent: a retry with the same request id gets the first response. */
export class IdempotencyRecord {
  private readonly key: Key
  private readonly digest: string

  constructor({ id }: Administrator, requestId: string, form: NewOffer | OfferChange) {
    this.key = keys.idempotencyRecord(id, requestId)
    const text = JSON.stringify(form, (_, value) => (value instanceof Uint8Array ? sha256(value) : value))
    this.digest = sha256(text)
  }

  /** The offer that this request id has written, and whether the form was the same; undefined on the first request. */
  async findResult(): Promise<{ offerId: string; isSame: boolean } | undefined> {
    const item = await readItem(idempotencyItem, this.key)
    return item && { offerId: item.offer_id, isSame: item.digest === this.digest }
  }

  /** The part of a transaction that writes the record. With `isNew`, only the first form with this id is saved. */
  write(offerId: string, now: Date, { isNew = false } = {}): Write {
    // Nobody waits longer before resending a form that got no response.
    const expires_at = expiryAfter(1, now)
    return put(idempotencyItem, this.key, { offer_id: offerId, digest: this.digest, expires_at }, { isNew })
  }
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
