import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { readForm } from '#http/multipart.ts'
import { IdempotencyRecord } from '#offers/idempotency.ts'
import { deleteLogo, saveWithLogo } from '#offers/logos.ts'
import { changeOffer, findOfferToChange } from '#offers/offer-changes.ts'

export const handler = endpoint(
  routes.updateOffers,
  async ({ body, admin, now }) => {
    const { id, version, logo, removeLogo, request_id, ...form } = body
    const record = request_id ? new IdempotencyRecord(admin, request_id, body) : undefined
    if ((await record?.findResult())?.isSame) return { message: messages.offerUpdated }
    const logoIfNone = removeLogo ? '' : undefined
    // Converted to a string, an uploaded file never equals the stored path, so it always counts as a change.
    const offer = await findOfferToChange(id, version, { ...form, logo: logo ? String(logo) : logoIfNone })
    const given = logo === offer.logo ? undefined : logo
    const changed = await saveWithLogo(given, admin, (path = logoIfNone) =>
      changeOffer(offer, { ...form, logo: path }, admin, now, record),
    )
    if (changed.logo !== offer.logo) await deleteLogo(offer.logo)
    return { message: messages.offerUpdated }
  },
  readForm,
)
