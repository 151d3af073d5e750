import * as z from 'zod/mini'
import { Application } from '#contract/application.ts'
import { consentKinds, consentLanguages } from '#contract/consents.ts'
import { applicationAnswers, complaintStates, genders, loanPurposes } from '#contract/enums.ts'
import { StoredOutcome } from '#contract/handover-outcome.ts'
import { funnelSteps } from '#contract/insights.ts'
import { linkFailures } from '#contract/link-problem.ts'
import { StoredOffer } from '#contract/offer.ts'
import { LenderTerms } from '#contract/payment-terms.ts'
import { ScheduledChange } from '#contract/scheduled-change.ts'
import { loanTypes, professions } from '#loans/loan-request.ts'
import { itemType } from './item-type.ts'

// Every kind of item in the table. Each is a constant, so that a function's bundle contains only the schemas that it
// uses. Money is in rupees. `expires_at` is in epoch seconds; other instants are ISO 8601 in UTC unless their comment
// says otherwise.

const optional = z.optional

const borrowerShape = () => ({
  id: z.string(),
  mobile: z.string(),
  name: optional(z.string()),
  gender: optional(z.enum(genders)),
  /** `yyyy-MM-dd` */
  dob: optional(z.string()),
  profession: optional(z.enum(professions)),
  monthly_income: optional(z.number()),
  pancard: optional(z.string()),
  adhar_last_four: optional(z.string()),
  looking_for: optional(z.enum(loanTypes)),
  purpose: optional(z.enum(loanPurposes)),
  loan_amount: optional(z.number()),
  tenure_months: optional(z.number()),
  /** When the number and each value of steps 2 and 3 of the journey last changed, by its attribute. Epoch seconds. */
  since: optional(z.record(z.string(), z.number())),
  /** A phone provider has verified the number. */
  is_verified: z.boolean(),
  registered_at: z.string(),
  /** Tokens issued before this instant (epoch milliseconds) are refused. */
  sessions_valid_from: z.number(),
  /** Wrong dates of birth since the last right one. */
  dob_misses: optional(z.number()),
  /** How many write shards the totals had at the registration: this borrower counts in one of them. Absent for one. */
  totals_shards: optional(z.number()),
  /** The consent to be contacted is withdrawn. */
  do_not_contact: optional(z.boolean()),
  /** How many times that consent was given again. */
  contact_regiven: optional(z.number()),
  /** The optimistic lock: a change is written only if the stored version is the one that it was made from. */
  version: z.number(),
})

/** A borrower's profile. Of the Aadhaar number, it has only the last four digits. */
export const borrowerItem = /* @__PURE__ */ itemType(borrowerShape)

/** The profile of a borrower whose account was closed, or whose number has changed hands. */
export const sealedBorrowerItem = /* @__PURE__ */ itemType(() => ({
  ...borrowerShape(),
  sealed_at: z.string(),
  expires_at: z.number(),
}))

/** The owner of a mobile number, with what a sign-in needs to know. One item per number keeps numbers unique. */
export const mobileItem = /* @__PURE__ */ itemType(() => ({
  user_id: z.string(),
  is_verified: z.boolean(),
  /** Copied from the borrower. */
  sessions_valid_from: z.number(),
  /** The latest sign-in, or the registration. */
  signed_in_at: z.string(),
}))

/** Makes a borrower findable by PAN. */
export const panItem = /* @__PURE__ */ itemType(() => ({ user_id: z.string() }))

/** A text that a borrower agreed to. */
export const consentItem = /* @__PURE__ */ itemType(() => ({
  kind: z.string(),
  version: z.string(),
  /** The language in which the text was last shown. Absent if the request named none. */
  language: optional(z.enum(consentLanguages)),
  first_given_at: z.string(),
  last_given_at: z.string(),
  /** The version of the notice that was linked when the consent was last given. Absent if the request named none. */
  notice_version: optional(z.string()),
}))

/** A borrower's withdrawal of a consent. */
export const withdrawalItem = /* @__PURE__ */ itemType(() => ({
  kind: z.enum(consentKinds),
  withdrawn_at: z.string(),
}))

/** What a borrower said to "Did you apply?" about an offer. */
export const answerItem = /* @__PURE__ */ itemType(() => ({
  offer_id: z.string(),
  answer: z.enum(applicationAnswers),
  answered_at: z.string(),
}))

/** The person who may use a borrower's rights if the borrower dies or cannot act. */
export const nomineeItem = /* @__PURE__ */ itemType(() => ({
  name: z.string(),
  contact: z.string(),
  saved_at: z.string(),
}))

/** When and in which role somebody saw a borrower's data. It does not say who. */
const accessShape = () => ({
  at: z.string(),
  role: z.literal('administrator'),
  expires_at: z.number(),
})

/** An administrator's view of a borrower's details. */
export const viewItem = /* @__PURE__ */ itemType(accessShape)

/** A completed export of all borrowers. */
export const exportedItem = /* @__PURE__ */ itemType(accessShape)

/** A month in which borrowers may have registered. */
export const monthItem = /* @__PURE__ */ itemType(() => ({
  /** `yyyy-mm` */
  sk: z.string(),
  /** How many write shards it has in the index. */
  shards: z.number(),
  /** The most write shards of the totals among which its borrowers are spread. Absent for one. */
  totals_shards: optional(z.number()),
}))

/** One write shard of the statistics. A count that has never changed is absent. */
export const totalsItem = /* @__PURE__ */ itemType(() => ({
  users: optional(z.number()),
  verified: optional(z.number()),
  /** Borrowers who have asked for an amount. */
  with_loan: optional(z.number()),
  /** The sum of those amounts. */
  loan_amount: optional(z.number()),
}))

/** An offer, or one of its versions. No function changes or deletes a version. */
export const offerItem = /* @__PURE__ */ itemType(() => ({
  ...StoredOffer.shape,
  saved_at: z.string(),
  /** The administrator's id. */
  saved_by: z.string(),
  /** Only of a version, and only if another administrator had to approve it: that one's id. */
  approved_by: optional(z.string()),
}))

/** A change of an offer with a start time, or one that waits for approval. It is deleted when it is applied. */
export const scheduledChangeItem = /* @__PURE__ */ itemType(() => ({
  ...ScheduledChange.shape,
  /** The optimistic lock. */
  revision: z.number(),
  /** Of a revoked one. */
  expires_at: optional(z.number()),
}))

/** What the feeds were last written from. */
export const publishedFeedsItem = /* @__PURE__ */ itemType(() => ({ digest: z.string() }))

/** The last day, `yyyy-MM-dd` in India, whose ranking is published, and the SHA-256 of its file, in hexadecimal. */
export const publishedRankingItem = /* @__PURE__ */ itemType(() => ({ day: z.string(), sha256: z.string() }))

/** An application: a borrower's latest one for an offer, or a record of an earlier one. */
export const applicationItem = /* @__PURE__ */ itemType(() => Application.shape)

/** How many records of earlier applications a borrower has. */
export const applicationCountItem = /* @__PURE__ */ itemType(() => ({ applications: z.number() }))

/** One write shard of the number of borrowers who applied for an offer. */
export const applicantsItem = /* @__PURE__ */ itemType(() => ({
  offer_id: z.string(),
  applicants: z.number(),
}))

/** A press of “Apply Now”. Its sort key is its id. */
export const handoverItem = /* @__PURE__ */ itemType(() => ({
  offer_id: z.string(),
  /** `lenderId` of the lender's name at that time. */
  lender: z.string(),
  language: z.enum(consentLanguages),
  loan_type: optional(z.enum(loanTypes)),
  /** In the list as it was shown, from 1. */
  place: optional(z.number()),
  /** The lender got the id. Otherwise nobody has it. */
  has_id: z.boolean(),
  at: z.string(),
  expires_at: z.number(),
}))

/**
 * One write shard of how many people came to a step of the journey on a day: in all, and each part of them. A part that nobody
 * belongs to is absent. The parts are not counted across each other, so an item is small and says nothing about one person.
 */
export const figuresItem = /* @__PURE__ */ itemType(() => ({
  /** `yyyy-MM-dd`, in India. */
  day: z.string(),
  step: z.enum(funnelSteps),
  /** `lenderId` of the lender's name. */
  lender: optional(z.string()),
  offer_id: optional(z.string()),
  people: z.number(),
  en: optional(z.number()),
  hi: optional(z.number()),
  personal_loan: optional(z.number()),
  business_loan: optional(z.number()),
  education_loan: optional(z.number()),
  auto_loan: optional(z.number()),
  home_loan: optional(z.number()),
  loan_against_property: optional(z.number()),
  gold_loan: optional(z.number()),
  credit_card: optional(z.number()),
  /** Those who took so many minutes, and fewer than the next. */
  minutes_0: optional(z.number()),
  minutes_2: optional(z.number()),
  minutes_5: optional(z.number()),
  minutes_10: optional(z.number()),
  minutes_20: optional(z.number()),
  minutes_60: optional(z.number()),
  expires_at: z.number(),
}))

/** The first day, `yyyy-MM-dd` in India, on which a step was counted. */
export const figuresSinceItem = /* @__PURE__ */ itemType(() => ({ day: z.string() }))

/** What a lender said became of a hand-over. No function changes or deletes it; DynamoDB expires it. */
export const outcomeItem = /* @__PURE__ */ itemType(() => ({
  ...StoredOutcome.shape,
  expires_at: z.number(),
}))

/** How a lender's page answered the link checker, as far as `links/judge.ts` needs it. Days are in India, `yyyy-MM-dd`. */
export const pageCheckItem = /* @__PURE__ */ itemType(() => ({
  url: z.string(),
  /** The day of the last night in which it was asked for. */
  day: z.string(),
  /** SHA-256 of what it says, in hexadecimal, if that is compared. */
  sha256: optional(z.string()),
  /** The day on which it last said something else. */
  changed_on: optional(z.string()),
  /** Of a page that does not answer: since when, in how many nights in a row, and what happened in the last one. */
  failing_since: optional(z.string()),
  failed_nights: optional(z.number()),
  failure: optional(z.enum(linkFailures)),
  status: optional(z.number()),
  expires_at: z.number(),
}))

/** The last day, `yyyy-MM-dd` in India, whose night's checks are finished. */
export const checkedNightItem = /* @__PURE__ */ itemType(() => ({ day: z.string() }))

/** What the public report of payments was last written from. */
export const publishedPaymentsItem = /* @__PURE__ */ itemType(() => ({ digest: z.string() }))

/** What a lender pays from a day on. */
export const paymentTermsItem = /* @__PURE__ */ itemType(() => LenderTerms.shape)

/** An audit entry. No function changes or deletes it; DynamoDB expires it. */
export const auditItem = /* @__PURE__ */ itemType(() => ({
  by: z.string(),
  action: z.string(),
  at: z.string(),
  expires_at: z.number(),
}))

/** The result of an offer form, for retries with the same request id. */
export const idempotencyItem = /* @__PURE__ */ itemType(() => ({
  offer_id: z.string(),
  /** SHA-256 of the form's content, in hexadecimal. */
  digest: z.string(),
  expires_at: z.number(),
}))

/** A complaint. A closed one expires. */
export const complaintItem = /* @__PURE__ */ itemType(() => ({
  reference: z.string(),
  /** `yyyy-MM-dd`, in India. */
  due_on: z.string(),
  filed_at: z.string(),
  state: z.enum(complaintStates),
  complaint: z.string(),
  /** The number to call back. */
  mobile: z.string(),
  /** The borrower who sent it, if they were signed in. */
  user_id: optional(z.string()),
  /** The number is this borrower's own, and a phone provider had verified it. */
  is_number_proven: optional(z.literal(true)),
  /** Oldest first. `by` is an administrator's id. */
  answers: z.array(
    z.object({ state: z.enum(complaintStates), note: z.string(), at: z.string(), by: z.string() }),
  ),
  /** The optimistic lock. */
  version: z.number(),
  expires_at: optional(z.number()),
}))

/** A reference from a borrower to a complaint that they sent. */
export const ownComplaintItem = /* @__PURE__ */ itemType(() => ({
  reference: z.string(),
  due_on: z.string(),
}))

/** The result of a complaint form, for retries with the same request id. */
export const complaintRequestItem = /* @__PURE__ */ itemType(() => ({
  reference: z.string(),
  due_on: z.string(),
  /** SHA-256 of the text, the number and the borrower's id, in hexadecimal. */
  digest: z.string(),
  /** The operators have been told. */
  is_notified: z.boolean(),
  expires_at: z.number(),
}))

/**
 * How many complaints have been sent in a day from an IPv4 address or IPv6 network, for a mobile number or an account,
 * or by everybody.
 */
export const complaintCountItem = /* @__PURE__ */ itemType(() => ({
  complaints: z.number(),
  expires_at: z.number(),
}))

/** An export of all borrowers. One worker can claim a `requested` job; handing it over makes it `requested` again. */
export const exportJobItem = /* @__PURE__ */ itemType(() => ({
  id: z.string(),
  status: z.enum(['requested', 'running', 'ready', 'failed']),
  rows: z.number(),
  requested_by: z.string(),
  requested_at: z.string(),
  /** Epoch milliseconds. The worker keeps moving it forward; an unfinished job past this instant counts as dead. */
  alive_until: z.number(),
  /** A day after the request. S3 deletes the file within two days. */
  expires_at: z.number(),
  /** How many times a worker has handed the export over to the next. */
  handovers: z.number(),
}))

/** What one worker of a long export hands over to the next. */
export const exportHandoverItem = /* @__PURE__ */ itemType(() => ({
  upload_id: z.string(),
  /** The parts of the file that this worker has uploaded. */
  parts: z.array(z.object({ etag: z.string(), crc32: optional(z.string()) })),
  /** The rows in all parts so far. */
  rows: z.number(),
  /** Where each segment of the scan continues. A key has a borrower's id and registration instant, and no other data. */
  positions: z.array(z.union([z.enum(['start', 'end']), z.record(z.string(), z.string())])),
  expires_at: z.number(),
}))

/** How many exports an administrator has started in a day. */
export const exportCountItem = /* @__PURE__ */ itemType(() => ({
  exports: z.number(),
  expires_at: z.number(),
}))
