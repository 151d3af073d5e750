import { messages } from '../contract/messages.ts'
import * as routes from '../contract/routes.ts'
import { endpoint } from '../shared/endpoint.ts'
import { Conflict } from '../shared/errors.ts'
import { readForm } from '../shared/form.ts'
import { withLogo } from '../shared/logos.ts'
import { createOffer } from '../shared/offer-changes.ts'
import { SentForm } from '../shared/sent-form.ts'

export const handler = endpoint(
  routes.addOffers,
  async ({ body, admin, now }) => {
    const { logo, request_id, ...form } = body
    const sent = request_id ? new SentForm(admin, request_id, body) : undefined
    const written = await sent?.written()
    if (written && !written.isSame) throw new Conflict(messages.offerAddedAlready)
    const add = (path = '') => createOffer({ ...form, logo: path }, admin, now, sent)
    const id = written?.offerId ?? (await withLogo(logo, admin, add)).id
    return { message: messages.offerAdded, id }
  },
  readForm,
)
