import * as z from 'zod/mini'
import { EligibilitySchema } from './eligibility.ts'
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
  requiredText,
  Status,
} from './offer-form.ts'
import { TermsForm } from './terms-form.ts'

const { textLength, descriptionLength, linkLength } = limits.offer

const term = requiredText(textLength)

/** The form that adds an offer. */
export const NewOffer = z.object({
  request_id: RequestId,
  /** If blank, the host name of `link` without `www.` is stored instead. */
  lender: z._default(optionalText(textLength), ''),
  logo: z.optional(Logo),
  loanAmount: term,
  interestRate: term,
  processingFee: term,
  tenure: term,
  link: z.pipe(requiredText(linkLength), Link),
  description: z._default(optionalText(descriptionLength), ''),
  recommended: absentIfBlank(z._default(Recommended, false)),
  recommended_for: z.optional(RecommendedFor),
  status: z._default(Status, 'shown'),
  documents: absentIfBlank(z._default(jsonText(Documents, messages.documentsInvalid), [])),
  eligibility: z.optional(jsonText(EligibilitySchema, messages.eligibilityInvalid)),
  facts: z.optional(jsonText(FactsForm, messages.factsInvalid)),
  facts_asked_on: z.optional(AskedOn),
  paused_until: z.optional(PausedUntil),
  terms: z.optional(jsonText(TermsForm, messages.termsInvalid, true)),
})
export type NewOffer = z.infer<typeof NewOffer>
