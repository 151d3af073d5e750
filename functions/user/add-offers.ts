import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { readForm } from '#http/multipart.ts'
import { IdempotencyRecord } from '#offers/idempotency.ts'
import { saveWithLogo } from '#offers/logos.ts'
import { createOffer } from '#offers/offer-changes.ts'
import { Conflict } from '#runtime/errors.ts'

export const handler = endpoint(
  routes.addOffers,
  async ({ body, admin, now }) => {
    const { logo, request_id, ...form } = body
    const record = request_id ? new IdempotencyRecord(admin, request_id, body) : undefined
    const written = await record?.findResult()
    if (written && !written.isSame) throw new Conflict(messages.offerAddedAlready)
    const add = (path = '') => createOffer({ ...form, logo: path }, admin, now, record)
    const id = written?.offerId ?? (await saveWithLogo(logo, admin, add)).id
    return { message: messages.offerAdded, id }
  },
  readForm,
)
