import type { Offer } from '#contract/offer.ts'
import { quotedFigures } from '#contract/quoted-figures.ts'
import type { Access, Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { todayInIndia } from '#loans/dates.ts'
import { aBorrower, aMobile, details, post, preferences, type SignedIn, send } from './api.ts'
import { anHourAhead, terms } from './offer-form.ts'
import { anOutcome } from './outcomes.ts'

type Name = keyof typeof routes
export type NamedRoute = [Name, Route]

const [sample] = sampleOffers as [Offer]

/**
 * The fields of a request that each route's schema accepts, in the query or the body, about the borrower with this id.
 * The type requires an entry for every new route.
 */
const requests: Record<Name, (borrowerId: string) => Record<string, unknown>> = {
  firebaseAuth: () => ({ firebase_token: 'none', mobile_number: aMobile(), type: 'credit' }),
  confirmDob: () => ({ token: 'none', dob: '1992-08-15' }),
  mockAuth: () => ({ mobile_number: aMobile(), type: 'credit', demo: true }),
  changeMobile: (id) => ({ id, mobile_number: aMobile(), demo: true }),
  complaint: () => ({
    request_id: crypto.randomUUID(),
    complaint: 'Nobody answers',
    mobile_number: aMobile(),
  }),
  complaints: () => ({}),
  answerComplaint: () => ({
    reference: '00000-00000',
    due_on: '2026-12-22',
    version: 1,
    state: 'In progress',
    note: 'Called back',
  }),
  offerList: () => ({}),
  getOffer: () => ({ id: sample.id }),
  offerHistory: () => ({ id: sample.id }),
  codeSent: () => ({}),
  webVitals: () => ({ page: '/compare', language: 'en', lcp: 1200, inp: 80, cls: 0.01 }),
  journeyStep: () => ({ step: 'loan', language: 'hi', loan_type: 'Personal Loan' }),
  handover: () => ({ offer_id: sample.id, language: 'hi', loan_type: 'Personal Loan', place: 3 }),
  handoverOutcome: () => anOutcome(''),
  handoverOutcomes: () => ({ month: '2026-11', lender: sample.lender }),
  importOutcomes: () => ({ rows: [{ lender: sample.lender, ...anOutcome('') }], dry_run: false }),
  logout: (id) => ({ user_id: id }),
  getUserInfo: (id) => ({ id }),
  basicDetails: (id) => ({ id, ...details() }),
  loanPreferences: (id) => ({ id, ...preferences() }),
  apply: (id) => ({ id, ...quotedFigures(sample, 100_000, 24) }),
  applications: (id) => ({ id }),
  myData: (id) => ({ id }),
  consentReceipts: (id) => ({ id }),
  withdrawConsent: (id) => ({ id, kind: 'mobile' }),
  giveConsent: (id) => ({ id, kind: 'mobile', language: 'hi' }),
  closeAccount: (id) => ({ id }),
  answerApplication: (id) => ({ id, offer_id: sample.id, answer: 'yes' }),
  saveNominee: (id) => ({ id, name: 'Ravi Nair', contact: 'ravi@example.com' }),
  removeNominee: (id) => ({ id }),
  handovers: () => ({ day: '2026-11-21' }),
  insights: () => ({ month: '2026-11' }),
  payments: () => ({ lender: 'kaveribank', month: '2026-11' }),
  paymentTerms: () => ({
    name: `Lender ${crypto.randomUUID()}`,
    terms: { model: 'per_loan', from: todayInIndia(), rupees: 1500 },
  }),
  audit: () => ({ day: '2026-11-21' }),
  logoUpload: () => ({ type: 'image/png', bytes: 77 }),
  addOffers: () => terms(),
  updateOffers: () => ({ id: sample.id }),
  scheduleOffer: () => ({ id: sample.id, description: crypto.randomUUID(), starts_at: anHourAhead() }),
  revokeChange: () => ({ id: 'none' }),
  approveChange: () => ({ id: 'none' }),
  adminOffers: () => ({}),
  users: () => ({}),
  userDetails: (id) => ({ id }),
  exportUsers: () => ({}),
}

/** The routes with these kinds of access. The local stage has no phone provider, so it does not deploy `phone` routes. */
export const routesFor = (...wanted: Access[]) =>
  (Object.entries(routes) as NamedRoute[]).filter(([, { access }]) => wanted.includes(access))

/** The fields of the valid request of a route, about the borrower with this id. */
export const requestOf = ([name]: NamedRoute, borrowerId: string) => requests[name](borrowerId)

/** Whether a request of this route ends the session that it is made with. */
export const endsSession = ([name]: NamedRoute) => ['logout', 'closeAccount', 'changeMobile'].includes(name)

/** A new borrower for whom the valid request of a `borrower` route succeeds. */
export async function aBorrowerFor([name]: NamedRoute): Promise<SignedIn> {
  const borrower = await aBorrower()
  if (name === 'answerApplication') await post(routes.apply.path, requests.apply(borrower.id), borrower.token)
  return borrower
}

interface RequestOptions {
  /** Replaces parts of the valid request. */
  changes?: Record<string, unknown>
  /** The whole header, including `Bearer`. */
  authorization?: string | undefined
}

/** Sends the valid request of a route, about the borrower with this id. */
export async function callRoute(
  route: NamedRoute,
  borrowerId: string,
  { changes = {}, authorization }: RequestOptions = {},
) {
  const [, { method, path, isForm }] = route
  const input = { ...requestOf(route, borrowerId), ...changes }
  const texts = Object.entries(input).map(([field, value]): [string, string] => [field, String(value)])
  const form = new FormData()
  for (const [field, value] of texts) form.append(field, value)
  const { status, body } = await send(
    method,
    method === 'GET' ? `${path}?${new URLSearchParams(texts)}` : path,
    {
      headers: { ...(authorization !== undefined && { authorization }) },
      ...(method === 'POST' && { body: isForm ? form : input }),
    },
  )
  return { status, body }
}
