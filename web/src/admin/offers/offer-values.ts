import * as z from 'zod/mini'
import { limits } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { NewOffer } from '#contract/new-offer.ts'
import type { Offer } from '#contract/offer.ts'
import { OfferChange } from '#contract/offer-change.ts'
import { isRecommended } from '#contract/offer-form.ts'
import { isSecureAddress } from '#contract/offer-link.ts'
import { EligibilityForm, type EligibilityTyped, eligibilityOf, typedOf } from './eligibility-values.ts'

/** What stands in the form. Examples of a document are lines of one text. */
export interface OfferValues {
  lender: string
  description: string
  /** The address of a logo elsewhere, or the path of one that the offer has. */
  logo: string
  loanAmount: string
  interestRate: string
  processingFee: string
  tenure: string
  link: string
  recommended: boolean
  documents: { title: string; examples: string }[]
  eligibility: EligibilityTyped
}

export const valuesOf = (offer: Offer | undefined): OfferValues => ({
  lender: offer?.lender ?? '',
  description: offer?.description ?? '',
  logo: offer?.logo ?? '',
  loanAmount: offer?.loanAmount ?? '',
  interestRate: offer?.interestRate ?? '',
  processingFee: offer?.processingFee ?? '',
  tenure: offer?.tenure ?? '',
  link: offer?.link ?? '',
  recommended: isRecommended(offer?.recommended),
  documents: (offer?.documents ?? []).map(({ title, examples }) => ({
    title,
    examples: examples.join('\n'),
  })),
  eligibility: typedOf(offer?.eligibility),
})

/** A text that the contract's schema would take, kept as it was typed. */
const asTyped = (schema: z.ZodMiniType) =>
  z.string().check(({ value, issues }) => {
    for (const { message } of schema.safeParse(value).error?.issues ?? [])
      issues.push({ code: 'custom', input: value, message })
  })

const { documents: most } = limits.offer

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Whether they are as few and as short as the contract wants them. */
function areExamples(typed: string) {
  const examples = linesOf(typed)
  return examples.length <= most.examples && examples.every((line) => line.length <= most.exampleLength)
}

/** The contract's own rules, for what a person types: the server looks at all of it again. */
export const schemaFor = (offer: Offer | undefined) => {
  const { shape } = offer ? OfferChange : NewOffer
  return z.object({
    lender: asTyped(shape.lender),
    description: asTyped(shape.description),
    loanAmount: asTyped(shape.loanAmount),
    interestRate: asTyped(shape.interestRate),
    processingFee: asTyped(shape.processingFee),
    tenure: asTyped(shape.tenure),
    link: asTyped(shape.link),
    logo: z
      .string()
      .check(
        z.refine(
          (logo) => logo === '' || logo === offer?.logo || isSecureAddress(logo),
          messages.logoAddressInvalid,
        ),
      ),
    recommended: z.boolean(),
    documents: z.array(
      z.object({
        title: z
          .string()
          .check(
            z.trim(),
            z.minLength(1, messages.fieldRequired),
            z.maxLength(most.titleLength, messages.offerTextTooLong),
          ),
        examples: z.string().check(z.refine(areExamples, messages.offerTextTooLong)),
      }),
    ),
    eligibility: EligibilityForm,
  })
}

const texts = [
  'lender',
  'description',
  'loanAmount',
  'interestRate',
  'processingFee',
  'tenure',
  'link',
] as const

/**
 * The form as it is sent.
 *
 * @param logo what is new: the key of an upload or an address; '' takes the logo away, `undefined` keeps it
 * @param requestId the form's own, by which the server knows it when it is sent again
 * @param offer what is changed; absent for a new offer
 */
export function formOf(
  values: OfferValues,
  logo: string | undefined,
  requestId: string,
  offer?: Pick<Offer, 'id' | 'version' | 'eligibility'>,
) {
  const form = new FormData()
  form.set('request_id', requestId)
  if (offer) {
    form.set('id', offer.id)
    form.set('version', String(offer.version))
  }
  for (const field of texts) form.set(field, values[field])
  form.set('recommended', String(values.recommended))
  form.set('documents', JSON.stringify(values.documents.map(asDocument)))
  // Rules that an offer never had are not sent as none: nothing has changed.
  const eligibility = eligibilityOf(values.eligibility)
  if (offer?.eligibility || Object.keys(eligibility).length > 0)
    form.set('eligibility', JSON.stringify(eligibility))
  if (logo) form.set('logo', logo)
  else if (logo === '' && offer) form.set('removeLogo', 'true')
  return form
}

const asDocument = ({ title, examples }: OfferValues['documents'][number]) => ({
  title,
  examples: linesOf(examples),
})
