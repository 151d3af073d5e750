import * as z from 'zod/mini'
import { isBlendedRateOutside } from '#contract/blended-rate.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { NewOffer } from '#contract/new-offer.ts'
import type { Offer, StoredOffer } from '#contract/offer.ts'
import { OfferChange } from '#contract/offer-change.ts'
import { OfferFacts } from '#contract/offer-facts.ts'
import { isRecommended } from '#contract/offer-form.ts'
import { isSecureAddress } from '#contract/offer-link.ts'
import { stripUnreadable } from '#contract/readable-text.ts'
import { type RecommendedReason, recommendedReasons } from '#contract/recommended-reasons.ts'
import type { TermName } from '#loans/terms/parse-result.ts'
import {
  EligibilityForm,
  type EligibilityFormValues,
  eligibilityFormValues,
  parseEligibility,
} from './eligibility-values.ts'
import { FactsFormSchema, type FactsFormValues, factsFormValues, parseFacts } from './facts-values.ts'
import { loads, overHttps } from './logo-image.ts'
import { parseTermsValues, TermsValues, termsIssues, termsOnceSaved, termsValues } from './terms-values.ts'

/** The fields that are the offer's own texts. */
const textFields = [
  'lender',
  'description',
  'loanAmount',
  'interestRate',
  'processingFee',
  'tenure',
  'link',
] as const
type TextField = (typeof textFields)[number]

/** Something for each of these fields. */
const ofTextFields = <Value>(value: (field: TextField) => Value) =>
  Object.fromEntries(textFields.map((field) => [field, value(field)])) as Record<TextField, Value>

/** The form's values. The examples of a document are the lines of one text. */
export interface OfferFormValues extends Record<TextField, string> {
  /** An address, or the path of the offer's stored logo. */
  logo: string
  recommended: boolean
  recommended_for: RecommendedReason | 'none'
  isHidden: boolean
  documents: { title: string; examples: string }[]
  eligibility: EligibilityFormValues
  facts: FactsFormValues
  /** `yyyy-MM-dd` or empty. */
  facts_asked_on: string
  /** `yyyy-MM-dd` or empty. */
  paused_until: string
  terms: TermsValues
}

export const offerFormValues = (offer: StoredOffer | undefined): OfferFormValues => ({
  ...ofTextFields((field) => offer?.[field] ?? ''),
  logo: offer?.logo ?? '',
  recommended: isRecommended(offer?.recommended),
  recommended_for: offer?.recommended_for || 'none',
  isHidden: offer?.status === 'hidden',
  documents: (offer?.documents ?? []).map(({ title, examples }) => ({
    title,
    examples: examples.join('\n'),
  })),
  eligibility: eligibilityFormValues(offer?.eligibility),
  facts: factsFormValues(offer?.facts),
  facts_asked_on: offer?.facts_asked_on ?? '',
  paused_until: offer?.paused_until ?? '',
  terms: termsValues(offer),
})

/**
 * Checks a text against the contract's schema, and keeps it as typed. The specification's message about missing fields
 * is shown once for the whole form, and a shorter one at each field.
 */
const validText = (schema: z.ZodMiniType, { mayBeBlank = true } = {}) =>
  z.string().check(({ value, issues }) => {
    if (!mayBeBlank && stripUnreadable(value).trim() === '')
      issues.push({ code: 'custom', input: value, message: messages.fieldNotBlank })
    for (const { message } of schema.safeParse(value).error?.issues ?? []) {
      const isMissing = message === messages.requiredFieldsMissing
      issues.push({ code: 'custom', input: value, message: isMissing ? messages.fieldRequired : message })
    }
  })

const { documents: documentLimits } = limits.offer

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => stripUnreadable(line).trim())
    .filter(Boolean)

/** Whether the number and length of the examples are within the contract's limits. */
function areExamples(typed: string) {
  const examples = linesOf(typed)
  return (
    examples.length <= documentLimits.examples &&
    examples.every((line) => line.length <= documentLimits.exampleLength)
  )
}

/** Upgrades a pasted `http:` address to https if the image loads that way, and otherwise rejects it. */
const logoAddress = (offer: Offer | undefined) =>
  z.transform<string, Promise<string>>(async (written, { issues }) => {
    if (written === '' || written === offer?.logo) return written
    const address = overHttps(written)
    const isUpgraded = address !== written.trim()
    if (!isSecureAddress(address))
      issues.push({ code: 'custom', input: written, message: messages.logoAddressInvalid })
    else if (isUpgraded && !(await loads(address)))
      issues.push({ code: 'custom', input: written, message: messages.logoNotSecure })
    return address
  })

/** The contract's rules applied to the form's values. The server checks them again. */
export const offerFormSchema = (offer: Offer | undefined) => {
  const { shape } = offer ? OfferChange : NewOffer
  const fields = z.object({
    // The server would keep a stored text that is blank here, and nothing would say so.
    ...ofTextFields((field) => validText(shape[field], { mayBeBlank: !offer || field === 'description' })),
    logo: z.pipe(z.string(), logoAddress(offer)),
    recommended: z.boolean(),
    recommended_for: z.enum(['none', ...recommendedReasons]),
    isHidden: z.boolean(),
    documents: z.array(
      z.object({
        title: z
          .string()
          .check(
            z.overwrite(stripUnreadable),
            z.trim(),
            z.minLength(1, messages.fieldRequired),
            z.maxLength(documentLimits.titleLength, messages.offerTextTooLong),
          ),
        examples: z.string().check(z.refine(areExamples, messages.offerTextTooLong)),
      }),
    ),
    eligibility: EligibilityForm,
    facts: FactsFormSchema,
    facts_asked_on: validText(shape.facts_asked_on),
    paused_until: validText(shape.paused_until),
    terms: TermsValues,
  })
  return fields.check(({ value, issues }) => {
    for (const { path, message } of termsIssues(value.terms, textsOf(value, offer)))
      issues.push({ code: 'custom', input: value, path: ['terms', ...path], message })
    const quoted = termsOnceSaved(value.terms, textsOf(value, offer))
    const { co_lending } = OfferFacts.safeParse(parseFacts(value.facts)).data ?? {}
    if (isBlendedRateOutside(quoted, { co_lending })) {
      const message = messages.blendedRateOutside
      issues.push({ code: 'custom', input: value, path: ['facts', 'co_lending', 'blended_rate'], message })
    }
  })
}

/** The terms as typed; for one that is blank, the stored text. */
export const textsOf = (
  values: Record<TermName, string>,
  offer: Record<TermName, string> | undefined,
): Record<TermName, string> => {
  const textOf = (term: TermName) => (values[term].trim() === '' && offer ? offer[term] : values[term])
  return {
    loanAmount: textOf('loanAmount'),
    interestRate: textOf('interestRate'),
    processingFee: textOf('processingFee'),
    tenure: textOf('tenure'),
  }
}

/**
 * The multipart form of add-offers or update-offers.
 *
 * @param logo key of an upload, or an address; '' removes the logo, `undefined` keeps it
 * @param requestId idempotency key: a retry with the same id gets the first response
 * @param offer the offer to update; absent for a new one
 */
export function offerFormData(
  values: OfferFormValues,
  logo: string | undefined,
  requestId: string,
  offer?: Pick<
    Offer,
    | 'id'
    | 'version'
    | 'eligibility'
    | 'facts'
    | 'facts_asked_on'
    | 'paused_until'
    | 'recommended_for'
    | 'terms'
    | TermName
  >,
) {
  const form = new FormData()
  form.set('request_id', requestId)
  if (offer) {
    form.set('id', offer.id)
    form.set('version', String(offer.version))
  }
  for (const field of textFields) form.set(field, values[field])
  form.set('recommended', String(values.recommended))
  form.set('status', values.isHidden ? 'hidden' : 'shown')
  // An offer without a reason stays without one, instead of getting an empty one.
  const reason = values.recommended_for === 'none' ? '' : values.recommended_for
  if (reason || offer?.recommended_for) form.set('recommended_for', reason)
  form.set('documents', JSON.stringify(values.documents.map(asDocument)))
  // An offer without rules, facts or confirmed terms stays without them, instead of getting an empty set.
  const eligibility = parseEligibility(values.eligibility)
  if (offer?.eligibility || Object.keys(eligibility).length > 0)
    form.set('eligibility', JSON.stringify(eligibility))
  const facts = parseFacts(values.facts)
  if (offer?.facts || Object.keys(facts).length > 0) form.set('facts', JSON.stringify(facts))
  if (values.facts_asked_on || offer?.facts_asked_on) form.set('facts_asked_on', values.facts_asked_on)
  if (values.paused_until || offer?.paused_until) form.set('paused_until', values.paused_until)
  const terms = parseTermsValues(values.terms, textsOf(values, offer))
  if (offer?.terms || Object.keys(terms).length > 0) form.set('terms', JSON.stringify(terms))
  if (logo) form.set('logo', logo)
  else if (logo === '' && offer) form.set('removeLogo', 'true')
  return form
}

const asDocument = ({ title, examples }: OfferFormValues['documents'][number]) => ({
  title,
  examples: linesOf(examples),
})
