import * as z from 'zod/mini'
import { Application, QuotedFigures } from './application.ts'
import { BasicDetails, LoanPreferences, UserInfo } from './borrower.ts'
import { Id, OwnId } from './id.ts'
import { LogoUpload } from './logo.ts'
import { NewOffer } from './new-offer.ts'
import { AdminOffer, Offer } from './offer.ts'
import { OfferChange } from './offer-change.ts'
import { answer, route } from './route.ts'
import { DemoSignIn, FirebaseSignIn } from './sign-in.ts'
import { Stats, UserRecord, UserRow, UsersQuery } from './user-record.ts'

// Every route, and nothing else: `import * as routes` is the list of them. Each is a constant of its own, marked as
// one that a bundle may leave out, because building a schema takes time: a function then starts with the schemas
// of its own route alone.

const saved = () => answer({ message: z.string() })
const signedIn = () => answer({ token: z.string(), message: z.string() })
const byId = () => z.object({ id: Id })

export const firebaseAuth = /* @__PURE__ */ route('firebase-auth', () => ({
  method: 'POST',
  access: 'phone',
  body: FirebaseSignIn,
  response: signedIn(),
}))

export const mockAuth = /* @__PURE__ */ route('mock-auth', () => ({
  method: 'POST',
  access: 'demo',
  body: DemoSignIn,
  response: signedIn(),
}))

export const logout = /* @__PURE__ */ route('logout', () => ({
  method: 'POST',
  access: 'borrower',
  body: z.object({ user_id: OwnId }),
  response: saved(),
}))

export const getUserInfo = /* @__PURE__ */ route('get-user-info', () => ({
  method: 'GET',
  access: 'borrower',
  query: z.object({ id: OwnId }),
  response: answer({ user: UserInfo }),
}))

export const basicDetails = /* @__PURE__ */ route('basic-details', () => ({
  method: 'POST',
  access: 'borrower',
  body: z.extend(BasicDetails, { id: OwnId }),
  response: saved(),
}))

export const loanPreferences = /* @__PURE__ */ route('loan-preferences', () => ({
  method: 'POST',
  access: 'borrower',
  body: z.extend(LoanPreferences, { id: OwnId }),
  response: saved(),
}))

export const apply = /* @__PURE__ */ route('apply', () => ({
  method: 'POST',
  access: 'borrower',
  body: z.extend(QuotedFigures, { id: OwnId }),
  response: answer({ message: z.string(), application: Application }),
}))

export const applications = /* @__PURE__ */ route('applications', () => ({
  method: 'GET',
  access: 'borrower',
  query: z.object({ id: OwnId }),
  /** One for each offer, the latest press of "Apply Now" on it. */
  response: answer({ applications: z.array(Application) }),
}))

export const offerList = /* @__PURE__ */ route('offer-list', () => ({
  method: 'GET',
  access: 'public',
  response: answer({ offers: z.array(Offer) }),
  edgeCacheSeconds: 60,
}))

export const getOffer = /* @__PURE__ */ route('get-offer', () => ({
  method: 'GET',
  access: 'public',
  query: byId(),
  response: answer({ offer: Offer }),
}))

/** Asks for leave to upload one picture: a PUT to `url` of exactly what was announced, within five minutes. */
export const logoUpload = /* @__PURE__ */ route('logo-upload', () => ({
  method: 'POST',
  access: 'admin',
  body: LogoUpload,
  response: answer({ key: z.string(), url: z.string() }),
}))

export const addOffers = /* @__PURE__ */ route('add-offers', () => ({
  method: 'POST',
  access: 'admin',
  body: NewOffer,
  isForm: true,
  response: answer({ message: z.string(), id: Id }),
}))

export const updateOffers = /* @__PURE__ */ route('update-offers', () => ({
  method: 'POST',
  access: 'admin',
  body: OfferChange,
  isForm: true,
  response: saved(),
}))

/** The catalogue as it is this moment: the public list may be a minute old. */
export const adminOffers = /* @__PURE__ */ route('admin-offers', () => ({
  method: 'GET',
  access: 'admin',
  response: answer({ offers: z.array(AdminOffer) }),
}))

export const users = /* @__PURE__ */ route('users', () => ({
  method: 'GET',
  access: 'admin',
  query: UsersQuery,
  response: answer({
    users: z.array(UserRow),
    stats: Stats,
    /** Goes on after this page; absent at the end of the list. */
    cursor: z.optional(z.string()),
    /** How far back this page has looked, where there is more: an ISO instant of registration. */
    lookedBackTo: z.optional(z.string()),
  }),
}))

export const userDetails = /* @__PURE__ */ route('user-details', () => ({
  method: 'GET',
  access: 'admin',
  query: byId(),
  response: answer({ user: UserRecord }),
}))

export const exportUsers = /* @__PURE__ */ route('downalduser', () => ({
  method: 'GET',
  access: 'admin',
  /** Without an id an export is started; with one, it is followed. */
  query: z.object({ id: z.optional(Id) }),
  response: z.discriminatedUnion('status', [
    answer({ status: z.literal('running'), id: Id, rows: z.number() }),
    answer({ status: z.literal('ready'), id: Id, rows: z.number(), url: z.string(), filename: z.string() }),
  ]),
  file: 'text/csv',
}))
