import { messages } from '../contract/messages.ts'
import * as routes from '../contract/routes.ts'
import { endpoint } from '../shared/endpoint.ts'
import { readForm } from '../shared/form.ts'
import { withLogo } from '../shared/logos.ts'
import { createOffer } from '../shared/offer-changes.ts'

export const handler = endpoint(
  routes.addOffers,
  async ({ body: { logo, ...form }, admin, now }) => {
    const { id } = await withLogo(logo, admin, (path = '') =>
      createOffer({ ...form, logo: path }, admin, now),
    )
    return { message: messages.offerAdded, id }
  },
  readForm,
)
