import * as z from 'zod/mini'
import { asciiDigits } from '#loans/ascii-digits.ts'
import { ageOn, daysBetween, isDay, todayInIndia } from '#loans/dates.ts'
import { loanTypes, professions } from '#loans/loan-request.ts'
import { roundToPaisa } from '#loans/paise.ts'
import { isAadhaar } from './aadhaar.ts'
import { consentKinds, consentLanguages, consentVersions, noticeVersions } from './consents.ts'
import { genders, loanPurposes } from './enums.ts'
import { Id } from './id.ts'
import { limits } from './limits.ts'
import * as messages from './messages.ts'
import { isReadable, stripInvisible, stripUnreadable, visibleCharacter } from './readable-text.ts'

/** A number, or the text of an input field that contains one. */
const numberOrDigits = (digits: RegExp, message: string) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.trim(), z.regex(digits, message))], message),
    z.transform(Number),
  )

const wholeNumber = (message: string, ...checks: z.core.$ZodCheck<number>[]) =>
  z.pipe(numberOrDigits(/^[0-9]{1,15}$/, message), z.int(message).check(...checks))

/** Ten ASCII digits. Digits of other scripts are rejected. */
export const Mobile = z.string(messages.mobileInvalid).check(z.regex(/^[0-9]{10}$/, messages.mobileInvalid))

/**
 * The ten ASCII digits of a mobile number as people write it: `+91 98765 43210`, `098765-43210`, `(98765) 43210`,
 * `९८७६५४३२१०`. Undefined for any other text.
 */
export function mobileDigits(written: string): string | undefined {
  const compact = asciiDigits(stripUnreadable(written)).replace(/[\s().-]/g, '')
  return /^(?:(?:\+|00?)?91|0)?([0-9]{10})$/.exec(compact)?.[1]
}

/** Readable text (`isReadable`) with at least one visible character. Invisible ones, which come with copied text, are removed. */
export const Name = z
  .string(messages.nameRequired)
  .check(
    z.overwrite(stripInvisible),
    z.trim(),
    z.normalize('NFC'),
    z.regex(visibleCharacter, messages.nameRequired),
    z.refine(isReadable, messages.nameRequired),
    z.maxLength(limits.nameLength, messages.nameTooLong),
  )

/** The date of birth, `yyyy-MM-dd`, of somebody who is 18 or older today in India. */
export const AdultDob = z.string(messages.dobRequired).check(
  z.refine(isDay, { error: messages.dobRequired, abort: true }),
  z.refine((dob) => dob <= todayInIndia(), { error: messages.dobInFuture, abort: true }),
  z.refine((dob) => ageOn(todayInIndia(), dob) >= limits.ageYears.min, messages.tooYoung),
)

/** The date of birth of somebody aged 18 to 100: only these can be saved. */
export const Dob = AdultDob.check(
  z.refine((dob) => ageOn(todayInIndia(), dob) <= limits.ageYears.max, messages.tooOld),
)

/** Rupees, perhaps negative. Rounded to the paisa, because DynamoDB refuses numbers very close to zero. */
const MonthlyIncome = z.pipe(
  numberOrDigits(/^[+-]?[0-9]{1,15}(?:\.[0-9]*)?$/, messages.incomeInvalid),
  z
    .number(messages.incomeInvalid)
    .check(
      z.minimum(-limits.monthlyIncome.max, messages.incomeInvalid),
      z.maximum(limits.monthlyIncome.max, messages.incomeInvalid),
      z.overwrite(roundToPaisa),
    ),
)

/** Five letters, four digits, a letter. Lower case is accepted and converted to upper case. */
export const Pan = z
  .string(messages.panInvalid)
  .check(z.trim(), z.regex(/^[A-Za-z]{5}[0-9]{4}[A-Za-z]$/, messages.panInvalid), z.toUpperCase())

/** Twelve digits with a right check digit; or a masked number as the server sends it, which keeps the stored one. */
const Aadhaar = z.string(messages.aadhaarInvalid).check(
  z.trim(),
  z.regex(/^(?:[0-9]{12}|\*{8}[0-9]{4})$/, { error: messages.aadhaarInvalid, abort: true }),
  z.refine((given) => given.startsWith('*') || isAadhaar(given), messages.aadhaarInvalid),
)

/** For how many days after the date of the next version a page that was open since then may still name this one. */
const replacedDays = 7

/**
 * Whether a page may be showing this version of a text: it is the current one, or was until a few days ago. A receipt is
 * signed for it, so a client's word for an older one is not enough.
 */
function isShown(versions: readonly string[], version: string): boolean {
  const next = versions[versions.indexOf(version) + 1]
  return next === undefined || daysBetween(next, todayInIndia()) <= replacedDays
}

const isPublished = (versions: readonly string[], version: string) => versions.includes(version)

/** A text that the borrower has agreed to, in a published version that a page may be showing. */
export const Consent = z
  .object({
    kind: z.enum(consentKinds, messages.requestInvalid),
    version: z.string(messages.requestInvalid),
    /** The version of the notice that was linked beside the text. */
    notice_version: z.optional(
      z.string(messages.requestInvalid).check(
        z.refine((version) => isPublished(noticeVersions, version), {
          error: messages.requestInvalid,
          abort: true,
        }),
        z.refine((version) => isShown(noticeVersions, version), messages.textsReplaced),
      ),
    ),
    /** The language in which the text was shown. */
    language: z.optional(z.enum(consentLanguages, messages.requestInvalid)),
  })
  .check(
    z.refine(({ kind, version }) => isPublished(consentVersions[kind], version), {
      error: messages.requestInvalid,
      abort: true,
    }),
    z.refine(({ kind, version }) => isShown(consentVersions[kind], version), messages.textsReplaced),
  )
export type Consent = z.infer<typeof Consent>

/** Step 2 of the loan journey. */
export const BasicDetails = z.object({
  name: Name,
  gender: z.enum(genders, messages.genderRequired),
  dob: Dob,
  profession: z.enum(professions, messages.professionRequired),
  monthly_income: MonthlyIncome,
  pancard: Pan,
  adhar_number: Aadhaar,
})
export type BasicDetails = z.infer<typeof BasicDetails>

/** Step 3 of the loan journey. */
export const LoanPreferences = z.object({
  looking_for: z.enum(loanTypes, messages.loanTypeRequired),
  purpose: z.enum(loanPurposes, messages.loanPurposeRequired),
  /** Whole rupees. */
  loan_amount: wholeNumber(
    messages.loanAmountTooLow,
    z.minimum(limits.loanAmount.min, messages.loanAmountTooLow),
    z.maximum(limits.loanAmount.max, messages.loanAmountTooHigh),
  ),
  tenure_months: wholeNumber(
    messages.tenureRequired,
    z.minimum(limits.acceptedTenureMonths.min, messages.tenureRequired),
    z.maximum(limits.acceptedTenureMonths.max, messages.tenureTooLong),
  ),
})
export type LoanPreferences = z.infer<typeof LoanPreferences>

/** What borrowers see of themselves. Missing values are absent. */
export const UserInfo = z.object({
  id: Id,
  name: z.optional(z.string()),
  gender: z.optional(z.enum(genders)),
  /** `yyyy-MM-dd` */
  dob: z.optional(z.string()),
  profession: z.optional(z.enum(professions)),
  /** Rupees, perhaps with paise. */
  monthly_income: z.optional(z.number()),
  pancard: z.optional(z.string()),
  /** Masked: `********1234`. */
  adhar_number: z.optional(z.string()),
  looking_for: z.optional(z.enum(loanTypes)),
  purpose: z.optional(z.enum(loanPurposes)),
  /** Whole rupees. */
  loan_amount: z.optional(z.number()),
  tenure_months: z.optional(z.number()),
})
export type UserInfo = z.infer<typeof UserInfo>
