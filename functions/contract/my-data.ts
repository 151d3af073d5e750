import * as z from 'zod/mini'
import { Application } from './application.ts'
import { mobileDigits, Name, UserInfo } from './borrower.ts'
import { OwnComplaint } from './complaint.ts'
import { consentKinds, consentLanguages } from './consents.ts'
import { applicationAnswers } from './enums.ts'
import { Id } from './id.ts'
import { limits } from './limits.ts'
import * as messages from './messages.ts'
import { isReadable } from './readable-text.ts'

const instant = z.string
const contact = /^(?:[0-9]{10}|[^\s@]+@[^\s@]+\.[^\s@]+)$/

/** The person who may use the borrower's rights if the borrower dies or cannot act. */
export const Nominee = z.object({
  name: Name,
  /** A mobile number of ten digits or an e-mail address. */
  contact: z.string(messages.nomineeContactInvalid).check(
    z.trim(),
    // The pattern takes quadratic time, so a longer text never reaches it.
    z.maxLength(limits.nomineeContactLength, { error: messages.nomineeContactInvalid, abort: true }),
    z.overwrite((written) => mobileDigits(written) ?? written),
    z.regex(contact, messages.nomineeContactInvalid),
    z.refine(isReadable, messages.nomineeContactInvalid),
  ),
})
export type Nominee = z.infer<typeof Nominee>

/** What a borrower says to "Did you apply?". */
export const ApplicationAnswer = z.object({
  offer_id: Id,
  answer: z.enum(applicationAnswers, messages.requestInvalid),
})
export type ApplicationAnswer = z.infer<typeof ApplicationAnswer>

/** A consent as it is stored, with the sentence that was shown. */
export const GivenConsent = z.object({
  kind: z.string(),
  version: z.string(),
  /** The language of `text`: English if none was recorded. */
  language: z.optional(z.enum(consentLanguages)),
  /** Absent if `consentText` does not know the version. */
  text: z.optional(z.string()),
  /** The version of the notice that was linked beside the text. Absent if the web app sent none. */
  notice_version: z.optional(z.string()),
  first_given_at: instant(),
  last_given_at: instant(),
})
export type GivenConsent = z.infer<typeof GivenConsent>

/** A time at which a consent was withdrawn. */
export const Withdrawal = z.object({ kind: z.enum(consentKinds), withdrawn_at: instant() })
export type Withdrawal = z.infer<typeof Withdrawal>

/** An access to the borrower's details. It does not say by whom. */
const Access = z.object({ at: instant(), role: z.literal('administrator') })
export type Access = z.infer<typeof Access>

/**
 * Everything that is stored about a borrower, except the audit and complaints sent without a sign-in. Instants are ISO
 * 8601 in UTC unless a comment says otherwise.
 */
export const MyData = z.object({
  profile: z.extend(UserInfo, {
    mobile: z.string(),
    /** A phone provider has verified the number. */
    is_verified: z.boolean(),
    registered_at: instant(),
    /** The latest sign-in, or the registration. */
    signed_in_at: instant(),
    /** The consent to be contacted is withdrawn. */
    do_not_contact: z.optional(z.boolean()),
    /** How many times that consent was given again. */
    contact_regiven: z.optional(z.number()),
    /** Sessions issued before this instant (epoch milliseconds) have ended. */
    sessions_valid_from: z.number(),
    /** Wrong dates of birth since the last right one. */
    dob_misses: z.optional(z.number()),
    /**
     * When each value that the borrower entered was last changed; for `mobile` and `is_verified`, when the borrower
     * registered.
     */
    since: z.record(z.string(), instant()),
    /** How many times the profile was written. */
    version: z.number(),
  }),
  consents: z.array(GivenConsent),
  withdrawals: z.array(Withdrawal),
  /** The latest application for each offer. */
  applications: z.array(Application),
  earlier_applications: z.array(Application),
  /** How many records of earlier applications there are. Absent if there are none. */
  application_count: z.optional(z.number()),
  answers: z.array(z.extend(ApplicationAnswer, { answered_at: instant() })),
  nominee: z.optional(z.extend(Nominee, { saved_at: instant() })),
  /** What the borrower complained about while signed in. */
  complaints: z.array(OwnComplaint),
  /** Each time in the last year that an administrator viewed the borrower's details. */
  views: z.array(Access),
  /** The exports of all borrowers in the last year, since this borrower registered. */
  exports: z.array(Access),
})
export type MyData = z.infer<typeof MyData>

/** What a receipt says about a consent. */
export const ConsentReceipt = z.extend(GivenConsent, {
  issuer: z.literal('Tulna'),
  borrower_id: Id,
  /** When the consent was last withdrawn. Absent if it never was. */
  withdrawn_at: z.optional(instant()),
  /** The consent is not in force, even if it was recorded again at a later sign-in. */
  is_withdrawn: z.boolean(),
  issued_at: instant(),
})
export type ConsentReceipt = z.infer<typeof ConsentReceipt>

/** A receipt with the server's signature, as it is downloaded. */
export const SignedReceipt = z.object({
  receipt: ConsentReceipt,
  algorithm: z.literal('Ed25519'),
  /** Base64url. */
  public_key: z.string(),
  /** The signature of the receipt as JSON with sorted keys and no white space between tokens. Base64url. */
  signature: z.string(),
})
export type SignedReceipt = z.infer<typeof SignedReceipt>
