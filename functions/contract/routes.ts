import * as z from 'zod/mini'
import { Application, QuotedFigures } from './application.ts'
import { BasicDetails, LoanPreferences, UserInfo } from './borrower.ts'
import { Id, OwnId } from './id.ts'
import { LogoUpload } from './logo.ts'
import { NewOffer } from './new-offer.ts'
import { AdminOffer, Offer } from './offer.ts'
import { OfferChange } from './offer-change.ts'
import { defineRoute, successResponse } from './route.ts'
import { DemoSignIn, DobConfirmation, FirebaseSignIn } from './sign-in.ts'
import { Stats, UserRecord, UserRow, UsersQuery } from './user-record.ts'

// Every route, and nothing else: `import * as routes` is the list of them. Each is a constant of its own, marked as
// one that a bundle may leave out, because building a schema takes time: a function then starts with the schemas
// of its own route alone.

const saved = () => successResponse({ message: z.string() })
const signedIn = () => successResponse({ token: z.string(), message: z.string() })
const byId = () => z.object({ id: Id })

export const firebaseAuth = /* @__PURE__ */ defineRoute('firebase-auth', () => ({
  method: 'POST',
  access: 'phone',
  body: FirebaseSignIn,
  response: signedIn(),
}))

/** Asked where the token of `firebase-auth` says `dob_required`: every other borrower's route refuses that token. */
export const confirmDob = /* @__PURE__ */ defineRoute('confirm-dob', () => ({
  method: 'POST',
  access: 'phone',
  body: DobConfirmation,
  response: signedIn(),
}))

export const mockAuth = /* @__PURE__ */ defineRoute('mock-auth', () => ({
  method: 'POST',
  access: 'demo',
  body: DemoSignIn,
  response: signedIn(),
}))

export const logout = /* @__PURE__ */ defineRoute('logout', () => ({
  method: 'POST',
  access: 'borrower',
  body: z.object({ user_id: OwnId }),
  response: saved(),
}))

export const getUserInfo = /* @__PURE__ */ defineRoute('get-user-info', () => ({
  method: 'GET',
  access: 'borrower',
  query: z.object({ id: OwnId }),
  response: successResponse({ user: UserInfo }),
}))

export const basicDetails = /* @__PURE__ */ defineRoute('basic-details', () => ({
  method: 'POST',
  access: 'borrower',
  body: z.extend(BasicDetails, { id: OwnId }),
  response: saved(),
}))

export const loanPreferences = /* @__PURE__ */ defineRoute('loan-preferences', () => ({
  method: 'POST',
  access: 'borrower',
  body: z.extend(LoanPreferences, { id: OwnId }),
  response: saved(),
}))

export const apply = /* @__PURE__ */ defineRoute('apply', () => ({
  method: 'POST',
  access: 'borrower',
  body: z.extend(QuotedFigures, { id: OwnId }),
  response: successResponse({ message: z.string(), application: Application }),
}))

export const applications = /* @__PURE__ */ defineRoute('applications', () => ({
  method: 'GET',
  access: 'borrower',
  query: z.object({ id: OwnId }),
  /** One for each offer, the latest press of "Apply Now" on it. */
  response: successResponse({ applications: z.array(Application) }),
}))

export const offerList = /* @__PURE__ */ defineRoute('offer-list', () => ({
  method: 'GET',
  access: 'public',
  response: successResponse({ offers: z.array(Offer) }),
  edgeCacheSeconds: 60,
}))

export const getOffer = /* @__PURE__ */ defineRoute('get-offer', () => ({
  method: 'GET',
  access: 'public',
  query: byId(),
  response: successResponse({ offer: Offer }),
}))

/** Asks for leave to upload one picture: a PUT to `url` of exactly what was announced, within five minutes. */
export const logoUpload = /* @__PURE__ */ defineRoute('logo-upload', () => ({
  method: 'POST',
  access: 'admin',
  body: LogoUpload,
  response: successResponse({ key: z.string(), url: z.string() }),
}))

export const addOffers = /* @__PURE__ */ defineRoute('add-offers', () => ({
  method: 'POST',
  access: 'admin',
  body: NewOffer,
  isForm: true,
  response: successResponse({ message: z.string(), id: Id }),
}))

export const updateOffers = /* @__PURE__ */ defineRoute('update-offers', () => ({
  method: 'POST',
  access: 'admin',
  body: OfferChange,
  isForm: true,
  response: saved(),
}))

/** The catalogue as it is this moment: the public list may be a minute old. */
export const adminOffers = /* @__PURE__ */ defineRoute('admin-offers', () => ({
  method: 'GET',
  access: 'admin',
  response: successResponse({ offers: z.array(AdminOffer) }),
}))

export const users = /* @__PURE__ */ defineRoute('users', () => ({
  method: 'GET',
  access: 'admin',
  query: UsersQuery,
  response: successResponse({
    users: z.array(UserRow),
    stats: Stats,
    /** Goes on after this page; absent at the end of the list. */
    cursor: z.optional(z.string()),
    /** How far back this page has looked, where there is more: an ISO instant of registration. */
    lookedBackTo: z.optional(z.string()),
  }),
}))

export const userDetails = /* @__PURE__ */ defineRoute('user-details', () => ({
  method: 'GET',
  access: 'admin',
  query: byId(),
  response: successResponse({ user: UserRecord }),
}))

export const exportUsers = /* @__PURE__ */ defineRoute('downalduser', () => ({
  method: 'GET',
  access: 'admin',
  /** Without an id an export is started; with one, it is followed. */
  query: z.object({ id: z.optional(Id) }),
  response: z.discriminatedUnion('status', [
    successResponse({ status: z.literal('running'), id: Id, rows: z.number() }),
    successResponse({
      status: z.literal('ready'),
      id: Id,
      rows: z.number(),
      url: z.string(),
      filename: z.string(),
    }),
  ]),
  file: 'text/csv',
}))
