import { inject } from 'vitest'
import { quotedFigures } from '#contract/application.ts'
import type { Offer } from '#contract/offer.ts'
import type { Access, Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { type Answer, aMobile, details, preferences } from './api.ts'
import { terms } from './offer-form.ts'

type Name = keyof typeof routes
export type NamedRoute = [Name, Route]

const [sample] = sampleOffers as [Offer]

/** A valid request for each route, about this borrower. A new route does not compile without one. */
const requests: Record<Name, (borrowerId: string) => Record<string, unknown>> = {
  firebaseAuth: () => ({ firebase_token: 'none', mobile_number: aMobile(), type: 'credit' }),
  confirmDob: () => ({ token: 'none', dob: '1992-08-15' }),
  mockAuth: () => ({ mobile_number: aMobile(), type: 'credit', demo: true }),
  offerList: () => ({}),
  getOffer: () => ({ id: sample.id }),
  logout: (id) => ({ user_id: id }),
  getUserInfo: (id) => ({ id }),
  basicDetails: (id) => ({ id, ...details() }),
  loanPreferences: (id) => ({ id, ...preferences() }),
  apply: (id) => ({ id, ...quotedFigures(sample, 100_000, 24) }),
  applications: (id) => ({ id }),
  logoUpload: () => ({ type: 'image/png', bytes: 77 }),
  addOffers: () => terms(),
  updateOffers: () => ({ id: sample.id }),
  adminOffers: () => ({}),
  users: () => ({}),
  userDetails: (id) => ({ id }),
  exportUsers: () => ({}),
}

/** The local stage's routes with these kinds of access. Without a phone provider, it has no `phone` route. */
export const routesFor = (...wanted: Access[]) =>
  (Object.entries(routes) as NamedRoute[]).filter(([, { access }]) => wanted.includes(access))

/** The valid request of a route, about this borrower. */
export const requestOf = ([name]: NamedRoute, borrowerId: string) => requests[name](borrowerId)

interface Asked {
  /** Replaces parts of the valid request. */
  changes?: Record<string, unknown>
  /** The whole header, including `Bearer`. */
  authorization?: string | undefined
}

/** Sends the valid request of a route, about this borrower. */
export async function askRoute(
  route: NamedRoute,
  borrowerId: string,
  { changes = {}, authorization }: Asked = {},
) {
  const [, { method, path, isForm }] = route
  const said = { ...requestOf(route, borrowerId), ...changes }
  const texts = Object.entries(said).map(([field, value]): [string, string] => [field, String(value)])
  const form = new FormData()
  for (const [field, value] of texts) form.append(field, value)
  const isJson = method === 'POST' && !isForm
  const response = await fetch(
    new URL(method === 'GET' ? `${path}?${new URLSearchParams(texts)}` : path, inject('address')),
    {
      method,
      headers: {
        accept: 'application/json',
        ...(authorization !== undefined && { authorization }),
        ...(isJson && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: isForm ? form : JSON.stringify(said) }),
    },
  )
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}
