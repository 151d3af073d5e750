import { messages } from '../contract/messages.ts'
import * as routes from '../contract/routes.ts'
import { Addition } from '../shared/addition.ts'
import { endpoint } from '../shared/endpoint.ts'
import { readForm } from '../shared/form.ts'
import { withLogo } from '../shared/logos.ts'
import { createOffer } from '../shared/offer-changes.ts'

export const handler = endpoint(
  routes.addOffers,
  async ({ body, admin, now }) => {
    const { logo, request_id, ...form } = body
    const addition = request_id ? new Addition(admin, request_id, body) : undefined
    const known = await addition?.offerId()
    const add = (path = '') => createOffer({ ...form, logo: path }, admin, now, addition)
    const id = known ?? (await withLogo(logo, admin, add)).id
    return { message: messages.offerAdded, id }
  },
  readForm,
)
