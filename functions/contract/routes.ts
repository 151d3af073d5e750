import * as z from 'zod/mini'
import { Application, Shown } from './application.ts'
import { BasicDetails, Consent, Id, LoanPreferences, Mobile, UserInfo } from './borrower.ts'
import { LogoUpload } from './logo.ts'
import { messages } from './messages.ts'
import { AdminOffer, Offer } from './offer.ts'
import { NewOffer, OfferChange } from './offer-form.ts'
import { Stats, UserRecord, UserRow, UsersQuery } from './user-record.ts'

/**
 * Who may call a route. `phone` and `demo` routes are for everybody too, and exist only in a stage that is
 * deployed with a phone provider, or with demo mode on; `admin` routes are checked by API Gateway's authorizer
 * first and by the function again.
 */
export type Access = 'public' | 'borrower' | 'admin' | 'phone' | 'demo'

/** The group of the user pool that an `admin` route asks for. */
export const adminGroup = 'admin'

export interface Route {
  /** Names the function, its file and the last part of the path. */
  name: string
  method: 'GET' | 'POST'
  path: `/user/${string}`
  access: Access
  /** What the body must be. Unknown fields are dropped. */
  body?: z.ZodMiniType
  /** The body is `multipart/form-data`; else it is JSON. */
  isForm?: true
  query?: z.ZodMiniType
  /** The whole answer of a success, `success: true` included. */
  response: z.ZodMiniType
  /** How long the edge may answer for the function; browsers always ask again, with an ETag. */
  edgeCacheSeconds?: number
  /** A caller who accepts this media type is redirected to the `url` of the answer, as soon as it has one. */
  file?: string
}

/** Every failure, 4xx or 5xx. `fields` maps the name of a field to what is wrong with it. */
export const Failure = z.object({
  success: z.literal(false),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type Failure = z.infer<typeof Failure>

const route = <const Name extends string, const Rest extends Omit<Route, 'name' | 'path'>>(
  name: Name,
  rest: Rest,
) => ({ name, path: `/user/${name}` as const, ...rest })

const answer = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object({ success: z.literal(true), ...shape })

const saved = answer({ message: z.string() })
const signedIn = answer({ token: z.string(), message: z.string() })
const ownId = z.string(messages.userIdMissing).check(z.minLength(1, messages.userIdMissing), z.maxLength(64))
const byId = z.object({ id: Id })
const isOnceEach = (consents: Consent[]) => new Set(consents.map(({ kind }) => kind)).size === consents.length
const signIn = {
  mobile_number: Mobile,
  type: z.literal('credit', messages.requestInvalid),
  /** What the person ticked on the way here. */
  consents: z.optional(
    z.array(Consent, messages.requestInvalid).check(z.refine(isOnceEach, messages.requestInvalid)),
  ),
}

export const routes = {
  firebaseAuth: route('firebase-auth', {
    method: 'POST',
    access: 'phone',
    body: z.object({
      ...signIn,
      firebase_token: z
        .string(messages.authenticationFailed)
        .check(z.minLength(1, messages.authenticationFailed)),
    }),
    response: signedIn,
  }),
  mockAuth: route('mock-auth', {
    method: 'POST',
    access: 'demo',
    body: z.object({ ...signIn, demo: z.literal(true, messages.requestInvalid) }),
    response: signedIn,
  }),
  logout: route('logout', {
    method: 'POST',
    access: 'borrower',
    body: z.object({ user_id: ownId }),
    response: saved,
  }),
  getUserInfo: route('get-user-info', {
    method: 'GET',
    access: 'borrower',
    query: z.object({ id: ownId }),
    response: answer({ user: UserInfo }),
  }),
  basicDetails: route('basic-details', {
    method: 'POST',
    access: 'borrower',
    body: z.extend(BasicDetails, { id: ownId }),
    response: saved,
  }),
  loanPreferences: route('loan-preferences', {
    method: 'POST',
    access: 'borrower',
    body: z.extend(LoanPreferences, { id: ownId }),
    response: saved,
  }),
  apply: route('apply', {
    method: 'POST',
    access: 'borrower',
    body: z.extend(Shown, { id: ownId }),
    response: answer({ message: z.string(), application: Application }),
  }),
  applications: route('applications', {
    method: 'GET',
    access: 'borrower',
    query: z.object({ id: ownId }),
    /** One for each offer, the latest press of "Apply Now" on it. */
    response: answer({ applications: z.array(Application) }),
  }),
  offerList: route('offer-list', {
    method: 'GET',
    access: 'public',
    response: answer({ offers: z.array(Offer) }),
    edgeCacheSeconds: 60,
  }),
  getOffer: route('get-offer', {
    method: 'GET',
    access: 'public',
    query: byId,
    response: answer({ offer: Offer }),
  }),
  /** Asks for leave to upload one picture: a PUT to `url` of exactly what was announced, within five minutes. */
  logoUpload: route('logo-upload', {
    method: 'POST',
    access: 'admin',
    body: LogoUpload,
    response: answer({ key: z.string(), url: z.string() }),
  }),
  addOffers: route('add-offers', {
    method: 'POST',
    access: 'admin',
    body: NewOffer,
    isForm: true,
    response: answer({ message: z.string(), id: Id }),
  }),
  updateOffers: route('update-offers', {
    method: 'POST',
    access: 'admin',
    body: OfferChange,
    isForm: true,
    response: saved,
  }),
  /** The catalogue as it is this moment: the public list may be a minute old. */
  adminOffers: route('admin-offers', {
    method: 'GET',
    access: 'admin',
    response: answer({ offers: z.array(AdminOffer) }),
  }),
  users: route('users', {
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
  }),
  userDetails: route('user-details', {
    method: 'GET',
    access: 'admin',
    query: byId,
    response: answer({ user: UserRecord }),
  }),
  exportUsers: route('downalduser', {
    method: 'GET',
    access: 'admin',
    /** Without an id an export is started; with one, it is followed. */
    query: z.object({ id: z.optional(Id) }),
    response: z.discriminatedUnion('status', [
      answer({ status: z.literal('running'), id: Id, rows: z.number() }),
      answer({ status: z.literal('ready'), id: Id, rows: z.number(), url: z.string(), filename: z.string() }),
    ]),
    file: 'text/csv',
  }),
}

/** What a client sends, before the schema has read it. */
export type BodyOf<R> = R extends { isForm: true }
  ? FormData
  : R extends { body: infer Body extends z.ZodMiniType }
    ? z.input<Body>
    : undefined
export type QueryOf<R> = R extends { query: infer Query extends z.ZodMiniType } ? z.input<Query> : undefined
export type ResponseOf<R extends Route> = z.infer<R['response']>
