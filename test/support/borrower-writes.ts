import type { QuotedFigures } from '#contract/application.ts'
import { quotedFigures } from '#contract/quoted-figures.ts'
import * as routes from '#contract/routes.ts'
import {
  type ApiResponse,
  aBorrower,
  aMobile,
  aPan,
  details,
  mockAuth,
  preferences,
  type SignedIn,
} from './api.ts'
import type { FaultyCloud } from './faulty-cloud.ts'
import { formOf, terms } from './offer-form.ts'

/** Adds an offer, and returns the figures that a page shows for it. */
export async function figuresOfNewOffer({ call, token }: FaultyCloud): Promise<QuotedFigures> {
  const { body } = await call('POST', '/user/add-offers', { token, body: formOf(terms()) })
  const found = await call('GET', `/user/get-offer?id=${body.id}`)
  return quotedFigures(routes.getOffer.response.parse(found.body).offer, 100_000, 24)
}

/** The writes of the loan journey and a logout, each by a different borrower, for a test to send repeatedly. */
export async function borrowerWrites({ call, cloud: { address } }: FaultyCloud, shown: QuotedFigures) {
  const register = () => aBorrower(aMobile(), address)
  const [one, two, three, four] = [await register(), await register(), await register(), await register()]
  const [mobile, pancard] = [aMobile(), aPan()]
  const send = (path: string, { token, id }: SignedIn, body: object) =>
    call('POST', path, { token, body: { id, user_id: id, ...body } })
  return {
    register: () => mockAuth(mobile, {}, address),
    details: () => send('/user/basic-details', one, details({ pancard })),
    loan: () => send('/user/loan-preferences', two, preferences()),
    apply: () => send('/user/apply', three, shown),
    logout: () => send('/user/logout', four, {}),
  } satisfies Record<string, () => Promise<ApiResponse>>
}
