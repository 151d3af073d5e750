import { messages } from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { readForm } from '#http/multipart.ts'
import { IdempotencyRecord } from '#offers/idempotency.ts'
import { dropLogo, withLogo } from '#offers/logos.ts'
import { changeOffer, offerAt } from '#offers/offer-changes.ts'

export const handler = endpoint(
  routes.updateOffers,
  async ({ body, admin, now }) => {
    const { id, version, logo, removeLogo, request_id, ...form } = body
    const sent = request_id ? new IdempotencyRecord(admin, request_id, body) : undefined
    if ((await sent?.written())?.isSame) return { message: messages.offerUpdated }
    const without = removeLogo ? '' : undefined
    // As a text a file is no logo that an offer could have: it always is a change.
    const offer = await offerAt(id, version, { ...form, logo: logo ? String(logo) : without })
    const given = logo === offer.logo ? undefined : logo
    const changed = await withLogo(given, admin, (path = without) =>
      changeOffer(offer, { ...form, logo: path }, admin, now, sent),
    )
    if (changed.logo !== offer.logo) await dropLogo(offer.logo)
    return { message: messages.offerUpdated }
  },
  readForm,
)
