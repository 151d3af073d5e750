import * as z from 'zod/mini'
import { Eligibility } from './eligibility.ts'
import { Id } from './id.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { OfferDocument } from './offer.ts'
import { readLink } from './offer-link.ts'
import { readable } from './readable-text.ts'

/** A file that arrived inside a form. What its sender says of its name and type is not believed. */
export class FormFile {
  readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}

/** How `recommended` may arrive: `'1'`, `1`, `true` and `'true'` mean yes. */
export const isRecommended = (value: unknown) =>
  value === true || value === 1 || value === '1' || value === 'true'

const yesAndNo = ['true', 'false', '1', '0', 1, 0, true, false] as const
const Recommended = z.pipe(
  z.literal(yesAndNo, messages.requestInvalid),
  z.transform((value: (typeof yesAndNo)[number]) => isRecommended(value)),
)

const text = (max: number) =>
  z
    .string(messages.requestInvalid)
    .check(z.overwrite(readable), z.trim(), z.maxLength(max, messages.offerTextTooLong))
const required = (max: number) =>
  z
    .string(messages.requiredFieldsMissing)
    .check(
      z.overwrite(readable),
      z.trim(),
      z.minLength(1, messages.requiredFieldsMissing),
      z.maxLength(max, messages.offerTextTooLong),
    )

/** A web address as it was written, with `http://` before one that has no scheme. */
const Link = z.transform<string, string>((written, { issues }) => {
  const link = readLink(written)
  if (link) return link
  issues.push({ code: 'custom', input: written, message: messages.offerLinkInvalid })
  return z.NEVER
})

/** JSON as text, which must be what `schema` describes. */
const jsonText = <Schema extends z.ZodMiniType>(schema: Schema, message: string) =>
  z.pipe(
    z.string(message).check(z.maxLength(limits.jsonCharacters, message)),
    z.transform<string, z.output<Schema>>((written, { issues }) => {
      const result = schema.safeParse(parse(written))
      if (result.success) return result.data
      issues.push({ code: 'custom', input: written, message })
      return z.NEVER
    }),
  )

function parse(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return undefined
  }
}

const { documents: most, textLength, descriptionLength, linkLength } = limits.offer

const seen = (max: number) =>
  z.string().check(z.overwrite(readable), z.trim(), z.minLength(1), z.maxLength(max))

const Documents = z
  .array(
    z.extend(OfferDocument, {
      title: seen(most.titleLength),
      examples: z.array(seen(most.exampleLength)).check(z.maxLength(most.examples)),
    }),
  )
  .check(z.maxLength(most.count))

/** Where the logo comes from: the key of an upload, an https address, or the file itself. */
const Logo = z.union([text(linkLength), z.instanceof(FormFile)], messages.requestInvalid)

/** The fields of a new offer's form. */
export const NewOffer = z.object({
  /** Whoever sends a form again with the same one, having had no answer, gets the answer of the first time. */
  request_id: z.optional(Id),
  /** Left empty, borrowers see the name of the lender's site. */
  lender: z._default(text(textLength), ''),
  logo: z.optional(Logo),
  loanAmount: required(textLength),
  interestRate: required(textLength),
  processingFee: required(textLength),
  tenure: required(textLength),
  link: z.pipe(required(linkLength), Link),
  description: z._default(text(descriptionLength), ''),
  recommended: z._default(Recommended, false),
  documents: z._default(jsonText(Documents, messages.documentsInvalid), []),
  eligibility: z.optional(jsonText(Eligibility, messages.eligibilityInvalid)),
})
export type NewOffer = z.infer<typeof NewOffer>

/** A field that is absent or blank keeps its value. */
const kept = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform<unknown, unknown>((value) =>
      typeof value === 'string' && value.trim() === '' ? undefined : value,
    ),
    z.optional(schema),
  )

/** The fields of the form that changes an offer. */
export const OfferChange = z.object({
  id: Id,
  /** The version that the form was filled from. A newer one is then not overwritten. */
  version: kept(z.pipe(z.string().check(z.regex(/^\d{1,9}$/, messages.requestInvalid)), z.transform(Number))),
  lender: kept(text(textLength)),
  logo: kept(Logo),
  /** `true` leaves the offer without a logo. */
  removeLogo: kept(Recommended),
  loanAmount: kept(text(textLength)),
  interestRate: kept(text(textLength)),
  processingFee: kept(text(textLength)),
  tenure: kept(text(textLength)),
  link: kept(z.pipe(text(linkLength), Link)),
  description: kept(text(descriptionLength)),
  recommended: kept(Recommended),
  documents: kept(jsonText(Documents, messages.documentsInvalid)),
  eligibility: kept(jsonText(Eligibility, messages.eligibilityInvalid)),
})
export type OfferChange = z.infer<typeof OfferChange>
