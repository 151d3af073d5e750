import * as z from 'zod/mini'
import { EligibilitySchema } from './eligibility.ts'
import { Id } from './id.ts'
import { limits } from './limits.ts'
import * as messages from './messages.ts'
import {
  AskedOn,
  absentIfBlank,
  Documents,
  FactsForm,
  jsonText,
  Link,
  Logo,
  optionalText,
  PausedUntil,
  Recommended,
  RecommendedFor,
  RequestId,
  Status,
} from './offer-form.ts'
import { TermsForm } from './terms-form.ts'

const { textLength, descriptionLength, linkLength } = limits.offer

/** Makes a field optional: an absent or blank field keeps the stored value. */
const keepIfBlank = <Schema extends z.ZodMiniType>(schema: Schema) => absentIfBlank(z.optional(schema))

const term = keepIfBlank(optionalText(textLength))
const yesOrNo = keepIfBlank(Recommended)

/** The form that changes an offer. */
export const OfferChange = z.object({
  request_id: RequestId,
  id: Id,
  /** The version that the form was filled from. The server does not overwrite a newer one (optimistic lock). */
  version: keepIfBlank(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/, messages.requestInvalid)), z.transform(Number)),
  ),
  lender: term,
  logo: keepIfBlank(Logo),
  /** `true` removes the logo. */
  removeLogo: yesOrNo,
  loanAmount: term,
  interestRate: term,
  processingFee: term,
  tenure: term,
  link: keepIfBlank(z.pipe(optionalText(linkLength), Link)),
  /** Blank removes it. */
  description: z.optional(optionalText(descriptionLength)),
  recommended: yesOrNo,
  recommended_for: z.optional(RecommendedFor),
  status: keepIfBlank(Status),
  documents: keepIfBlank(jsonText(Documents, messages.documentsInvalid)),
  eligibility: keepIfBlank(jsonText(EligibilitySchema, messages.eligibilityInvalid)),
  facts: keepIfBlank(jsonText(FactsForm, messages.factsInvalid)),
  facts_asked_on: z.optional(AskedOn),
  paused_until: z.optional(PausedUntil),
  terms: keepIfBlank(jsonText(TermsForm, messages.termsInvalid, true)),
})
export type OfferChange = z.infer<typeof OfferChange>
