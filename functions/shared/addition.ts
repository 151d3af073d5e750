import { createHash } from 'node:crypto'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { messages } from '../contract/messages.ts'
import { FormFile, type NewOffer } from '../contract/offer-form.ts'
import type { Administrator } from './administrator.ts'
import { dynamo, tableName } from './dynamo.ts'
import { Conflict } from './errors.ts'
import { keys } from './keys.ts'
import { put, type Write } from './transaction.ts'

/** Longer than anybody leaves a form open that has had no answer. */
const keptSeconds = 24 * 60 * 60

/** A form that may be sent again by who does not know whether it arrived. */
export class Addition {
  private readonly key: { pk: string; sk: string }
  private readonly digest: string

  constructor({ id }: Administrator, requestId: string, form: NewOffer) {
    this.key = keys.addition(id, requestId)
    const text = JSON.stringify(form, (_, value) => (value instanceof FormFile ? sha256(value.bytes) : value))
    this.digest = sha256(text)
  }

  /** The id of the offer that it has added; undefined the first time. Throws `Conflict` where the form has changed. */
  async offerId(): Promise<string | undefined> {
    const { Item } = await dynamo.send(
      new GetCommand({ TableName: tableName(), Key: this.key, ConsistentRead: true }),
    )
    if (Item && Item.digest !== this.digest) throw new Conflict(messages.offerAddedAlready)
    return Item?.offer_id
  }

  /** The part of a transaction that keeps it, and lets no second one through. */
  kept(offerId: string, now: Date): Write {
    const expires_at = Math.floor(now.getTime() / 1000) + keptSeconds
    return put({ ...this.key, offer_id: offerId, digest: this.digest, expires_at }, { isNew: true })
  }
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
