import * as z from 'zod/mini'
import { Application, QuotedFigures } from './application.ts'
import { AuditQuery, ListedEvent } from './audit-event.ts'
import { BasicDetails, LoanPreferences, UserInfo } from './borrower.ts'
import { Complaint, NewComplaintAnswer, OpenComplaint } from './complaint.ts'
import { consentKinds, consentLanguages } from './consents.ts'
import { Handover, HandoverCount, HandoversQuery } from './handover.ts'
import {
  HandoverOutcome,
  ImportedRow,
  OutcomeImport,
  OutcomesQuery,
  StoredOutcome,
} from './handover-outcome.ts'
import { Id, OwnId } from './id.ts'
import { Insights, InsightsQuery, JourneyStep } from './insights.ts'
import { LinkProblem } from './link-problem.ts'
import { LogoUpload } from './logo.ts'
import * as messages from './messages.ts'
import { ApplicationAnswer, MyData, Nominee, SignedReceipt } from './my-data.ts'
import { NewOffer } from './new-offer.ts'
import { AdminOffer, Offer, OfferVersion } from './offer.ts'
import { OfferChange } from './offer-change.ts'
import { PaymentStatement } from './payment-statement.ts'
import { LenderTerms, PaymentsQuery, TermsChange } from './payment-terms.ts'
import { defineRoute, successResponse } from './route.ts'
import { Approval, LaterOfferChange, Revocation, ScheduledChange } from './scheduled-change.ts'
import { DemoSignIn, DobConfirmation, FirebaseSignIn, NumberChange } from './sign-in.ts'
import { Stats, UserRecord, UserRow, UsersQuery } from './user-record.ts'
import { WebVitals } from './web-vitals.ts'

// Exports routes only, so that `import * as routes` lists them. Each is a constant marked as pure, so that bundlers drop
// the unused ones: building schemas takes time, and a function then builds only those of its own route.

const messageResponse = () => successResponse({ message: z.string() })
const tokenResponse = () => successResponse({ token: z.string(), message: z.string() })
const byId = () => z.object({ id: Id })
/** Set if borrowers see nothing of it before another administrator has approved it. */
const proposal = () => ({ is_proposed: z.optional(z.literal(true)) })

export const firebaseAuth = /* @__PURE__ */ defineRoute('firebase-auth', () => ({
  method: 'POST',
  access: 'phone',
  body: FirebaseSignIn,
  response: tokenResponse(),
  journey: 2,
}))

/**
 * Exchanges a token with the claim `dob_required`, which `firebase-auth` returns to a borrower after a long absence,
 * for a session token. All routes that read a session reject a token with this claim.
 */
export const confirmDob = /* @__PURE__ */ defineRoute('confirm-dob', () => ({
  method: 'POST',
  access: 'phone',
  body: DobConfirmation,
  response: tokenResponse(),
}))

export const mockAuth = /* @__PURE__ */ defineRoute('mock-auth', () => ({
  method: 'POST',
  access: 'demo',
  body: DemoSignIn,
  response: tokenResponse(),
  journey: 2,
}))

/** Ends the borrower's sessions, this one included. The token of the response begins a new one. */
export const changeMobile = /* @__PURE__ */ defineRoute('change-mobile', () => ({
  method: 'POST',
  access: 'borrower',
  body: NumberChange,
  response: tokenResponse(),
  savesDetails: true,
  takesProof: true,
}))

/** Counts one code that a phone provider or demo mode has sent. The request says nothing about the number. */
export const codeSent = /* @__PURE__ */ defineRoute('code-sent', () => ({
  method: 'POST',
  access: 'public',
  response: successResponse({}),
  journey: 1,
  beacon: true,
}))

/** Sent by the browsers of some visitors, once per loaded page: when it is first hidden while online. */
export const webVitals = /* @__PURE__ */ defineRoute('web-vitals', () => ({
  method: 'POST',
  access: 'public',
  body: WebVitals,
  response: successResponse({}),
  beacon: true,
}))

/**
 * Sent at each press of "Apply Now", signed in or not. Nobody waits for the response. It says nothing about the person, so it
 * is counted for offers, and never for borrowers.
 */
export const handover = /* @__PURE__ */ defineRoute('handover', () => ({
  method: 'POST',
  access: 'public',
  body: Handover,
  response: successResponse({}),
  beacon: true,
}))

/**
 * Sent once for each step of a visit, whoever the visitor is. Nobody waits for the response. It says nothing about the person, so
 * steps are counted, and never linked to each other.
 */
export const journeyStep = /* @__PURE__ */ defineRoute('journey-step', () => ({
  method: 'POST',
  access: 'public',
  body: JourneyStep,
  response: successResponse({}),
  beacon: true,
}))

/**
 * What a lender says became of a hand-over. Idempotent by the lender and `event_id`. Not found is no error: an outcome that
 * matches no hand-over is kept, and listed as such.
 */
export const handoverOutcome = /* @__PURE__ */ defineRoute('handover-outcome', () => ({
  method: 'POST',
  access: 'lender',
  body: HandoverOutcome,
  response: successResponse({
    /** The same event was received before. */
    already: z.boolean(),
    /** It matches a hand-over to this lender. */
    matched: z.boolean(),
  }),
}))

export const logout = /* @__PURE__ */ defineRoute('logout', () => ({
  method: 'POST',
  access: 'borrower',
  body: z.object({ user_id: OwnId }),
  response: messageResponse(),
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
  response: messageResponse(),
  savesDetails: true,
  journey: 3,
}))

export const loanPreferences = /* @__PURE__ */ defineRoute('loan-preferences', () => ({
  method: 'POST',
  access: 'borrower',
  body: z.extend(LoanPreferences, { id: OwnId }),
  response: messageResponse(),
  savesDetails: true,
  journey: 4,
}))

export const apply = /* @__PURE__ */ defineRoute('apply', () => ({
  method: 'POST',
  access: 'borrower',
  body: z.extend(QuotedFigures, { id: OwnId }),
  response: successResponse({ message: z.string(), application: Application }),
  savesDetails: true,
  journey: 6,
}))

export const applications = /* @__PURE__ */ defineRoute('applications', () => ({
  method: 'GET',
  access: 'borrower',
  query: z.object({ id: OwnId }),
  /** The borrower's latest application for each offer. */
  response: successResponse({ applications: z.array(Application) }),
  journey: 5,
}))

/** With a session, or with a number to call back. Idempotent by `request_id`. */
export const complaint = /* @__PURE__ */ defineRoute('complaint', () => ({
  method: 'POST',
  access: 'anyone',
  body: Complaint,
  response: successResponse({ message: z.string(), reference: z.string(), due_on: z.string() }),
}))

/** The open complaints, the most urgent first. */
export const complaints = /* @__PURE__ */ defineRoute('complaints', () => ({
  method: 'GET',
  access: 'admin',
  response: successResponse({
    complaints: z.array(OpenComplaint),
    /** There are more complaints, less urgent than these, which appear as these are closed. Absent otherwise. */
    has_more: z.optional(z.literal(true)),
  }),
}))

export const answerComplaint = /* @__PURE__ */ defineRoute('answer-complaint', () => ({
  method: 'POST',
  access: 'admin',
  body: NewComplaintAnswer,
  response: messageResponse(),
}))

export const myData = /* @__PURE__ */ defineRoute('my-data', () => ({
  method: 'GET',
  access: 'borrower',
  query: z.object({ id: OwnId }),
  response: successResponse({ data: MyData }),
}))

export const consentReceipts = /* @__PURE__ */ defineRoute('consent-receipts', () => ({
  method: 'GET',
  access: 'borrower',
  query: z.object({ id: OwnId }),
  response: successResponse({ receipts: z.array(SignedReceipt) }),
}))

/** Withdrawing the consent to the terms closes the account. */
export const withdrawConsent = /* @__PURE__ */ defineRoute('withdraw-consent', () => ({
  method: 'POST',
  access: 'borrower',
  body: z.object({ id: OwnId, kind: z.enum(consentKinds, messages.requestInvalid) }),
  response: messageResponse(),
}))

/** Only for the consent to be contacted: withdrawing the consent to the terms closes the account. */
export const giveConsent = /* @__PURE__ */ defineRoute('give-consent', () => ({
  method: 'POST',
  access: 'borrower',
  body: z.object({
    id: OwnId,
    kind: z.literal('mobile', messages.requestInvalid),
    /** The language in which the text was shown. */
    language: z.optional(z.enum(consentLanguages, messages.requestInvalid)),
  }),
  response: messageResponse(),
}))

export const closeAccount = /* @__PURE__ */ defineRoute('close-account', () => ({
  method: 'POST',
  access: 'borrower',
  body: z.object({ id: OwnId }),
  response: messageResponse(),
}))

/** Answers "Did you apply?" about an offer whose lender's site the borrower has opened. */
export const answerApplication = /* @__PURE__ */ defineRoute('answer-application', () => ({
  method: 'POST',
  access: 'borrower',
  body: z.extend(ApplicationAnswer, { id: OwnId }),
  response: messageResponse(),
  savesDetails: true,
}))

export const saveNominee = /* @__PURE__ */ defineRoute('save-nominee', () => ({
  method: 'POST',
  access: 'borrower',
  body: z.extend(Nominee, { id: OwnId }),
  response: messageResponse(),
  savesDetails: true,
}))

export const removeNominee = /* @__PURE__ */ defineRoute('remove-nominee', () => ({
  method: 'POST',
  access: 'borrower',
  body: z.object({ id: OwnId }),
  response: messageResponse(),
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

/**
 * The versions of an offer that borrowers saw, newest first, among its newest 100 (`limits.offerVersions`). A gap in
 * their numbers means that the offer was hidden in between. A hidden offer has no public history.
 */
export const offerHistory = /* @__PURE__ */ defineRoute('offer-history', () => ({
  method: 'GET',
  access: 'public',
  query: byId(),
  response: successResponse({ versions: z.array(OfferVersion) }),
  edgeCacheSeconds: 60,
}))

/** Within five minutes, the client sends a file of exactly the given type and length to `url` by PUT. */
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
  response: successResponse({ message: z.string(), id: Id, ...proposal() }),
}))

export const updateOffers = /* @__PURE__ */ defineRoute('update-offers', () => ({
  method: 'POST',
  access: 'admin',
  body: OfferChange,
  isForm: true,
  response: successResponse({ message: z.string(), ...proposal() }),
}))

/** Changes an offer at a later time. Apart from `update-offers`, because an earlier release would save it at once. */
export const scheduleOffer = /* @__PURE__ */ defineRoute('schedule-offer', () => ({
  method: 'POST',
  access: 'admin',
  body: LaterOfferChange,
  isForm: true,
  response: successResponse({ message: z.string(), ...proposal() }),
}))

/** Revokes a scheduled change, removes a failed one from the list, or takes either back. */
export const revokeChange = /* @__PURE__ */ defineRoute('revoke-change', () => ({
  method: 'POST',
  access: 'admin',
  body: Revocation,
  response: messageResponse(),
}))

/** Approves what another administrator has proposed: it is applied, at once or when its time has come. */
export const approveChange = /* @__PURE__ */ defineRoute('approve-change', () => ({
  method: 'POST',
  access: 'admin',
  body: Approval,
  response: messageResponse(),
}))

/**
 * The offers are not cached, unlike the public list, which may be up to two minutes old, or up to a day while the API
 * fails. The numbers of applicants may be five seconds old.
 */
export const adminOffers = /* @__PURE__ */ defineRoute('admin-offers', () => ({
  method: 'GET',
  access: 'admin',
  response: successResponse({
    offers: z.array(AdminOffer),
    /** The changes that wait for their time, failed or were revoked in the last month, by their time. */
    scheduled: z.optional(z.array(ScheduledChange)),
    /** Links that do not answer, and Key Facts Statements that have changed. */
    link_problems: z.optional(z.array(LinkProblem)),
    /** The changes that wait for approval, if there are any. */
    proposed: z.optional(z.array(ScheduledChange)),
    /** Set if changes by this administrator have to be approved by another one. */
    needs_approval: z.optional(z.literal(true)),
  }),
}))

export const users = /* @__PURE__ */ defineRoute('users', () => ({
  method: 'GET',
  access: 'admin',
  query: UsersQuery,
  response: successResponse({
    users: z.array(UserRow),
    stats: Stats,
    /** The cursor of the next page; absent at the end of the list. */
    cursor: z.optional(z.string()),
    /** The registration instant (ISO 8601) back to which this page has searched; absent at the end of the list. */
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
  /** Without an id, starts an export; with an id, returns the status of that export. */
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

/** How often borrowers were led to each lender on a day in India. */
export const handovers = /* @__PURE__ */ defineRoute('handovers', () => ({
  method: 'GET',
  access: 'admin',
  query: HandoversQuery,
  response: successResponse({ counts: z.array(HandoverCount) }),
}))

/** How many people came to each step of the journey in a month, and how fresh the catalogue and how old the complaints are today. */
export const insights = /* @__PURE__ */ defineRoute('insights', () => ({
  method: 'GET',
  access: 'admin',
  query: InsightsQuery,
  response: successResponse(Insights.shape),
}))

/** What became of hand-overs, by when it happened. */
export const handoverOutcomes = /* @__PURE__ */ defineRoute('handover-outcomes', () => ({
  method: 'GET',
  access: 'admin',
  query: OutcomesQuery,
  response: successResponse({
    outcomes: z.array(StoredOutcome),
    /** The cursor of the next page; absent at the end of the list. */
    cursor: z.optional(z.string()),
    /** The key with which the lender signs, if the query asks for it. */
    signing_key: z.optional(z.string()),
  }),
}))

/** Records some rows of a sheet of outcomes. Each is answered in its place; one that fails stops no other. */
export const importOutcomes = /* @__PURE__ */ defineRoute('import-outcomes', () => ({
  method: 'POST',
  access: 'admin',
  body: OutcomeImport,
  response: successResponse({ results: z.array(ImportedRow) }),
}))

/** What lenders pay, and what one of them owes for a month. */
export const payments = /* @__PURE__ */ defineRoute('payments', () => ({
  method: 'GET',
  access: 'admin',
  query: PaymentsQuery,
  response: successResponse({ terms: z.array(LenderTerms), statement: z.optional(PaymentStatement) }),
}))

/** Saves what a lender pays from a day on, or removes it. Statements that are closed stay as they are. */
export const paymentTerms = /* @__PURE__ */ defineRoute('payment-terms', () => ({
  method: 'POST',
  access: 'admin',
  body: TermsChange,
  response: messageResponse(),
}))

/** Who did what on a day, newest first. Reading it is audited too. */
export const audit = /* @__PURE__ */ defineRoute('audit', () => ({
  method: 'GET',
  access: 'admin',
  query: AuditQuery(),
  response: successResponse({
    events: z.array(ListedEvent()),
    /** The cursor of the next page, on which there may be no event that matches; absent at the end of the day. */
    cursor: z.optional(z.string()),
  }),
}))
