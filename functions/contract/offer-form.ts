import * as z from 'zod/mini'
import { isDay, todayInIndia } from '#loans/dates.ts'
import { Id } from './id.ts'
import { limits } from './limits.ts'
import * as messages from './messages.ts'
import { offerStatuses } from './offer.ts'
import { factsSchema } from './offer-facts.ts'
import { normalizeLink } from './offer-link.ts'
import { stripUnreadable } from './readable-text.ts'

/** A file in a form. Its claimed name and media type are not trusted, and not kept. */
export class FormFile {
  readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}

/** `recommended` may arrive as `'1'`, `1`, `true` or `'true'`. */
export const isRecommended = (value: unknown) =>
  value === true || value === 1 || value === '1' || value === 'true'

const yesAndNo = ['true', 'false', '1', '0', 1, 0, true, false] as const
/** Whether the offer has the "Recommended" badge. */
export const Recommended = z.pipe(
  z.literal(yesAndNo, messages.requestInvalid),
  z.transform((value: (typeof yesAndNo)[number]) => isRecommended(value)),
)

/** Text without invisible characters; may be empty. */
export const text = (max: number) =>
  z
    .string(messages.requestInvalid)
    .check(z.overwrite(stripUnreadable), z.trim(), z.maxLength(max, messages.offerTextTooLong))

/** Text without invisible characters; must not be empty. */
export const required = (max: number) =>
  z
    .string(messages.requiredFieldsMissing)
    .check(
      z.overwrite(stripUnreadable),
      z.trim(),
      z.minLength(1, messages.requiredFieldsMissing),
      z.maxLength(max, messages.offerTextTooLong),
    )

/** A web address as entered, with `http://` in front if it has no scheme. */
export const Link = z.transform<string, string>((written, { issues }) => {
  const link = normalizeLink(written)
  if (link) return link
  issues.push({ code: 'custom', input: written, message: messages.offerLinkInvalid })
  return z.NEVER
})

/** Whether borrowers see the offer. */
export const Status = z.enum(offerStatuses, messages.requestInvalid)

/** Why the offer is recommended; blank removes the reason. */
export const RecommendedReason = text(limits.offer.reasonLength)

/** Treats a blank field as absent. */
export const absentIfBlank = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform<unknown, unknown>((value) =>
      typeof value === 'string' && value.trim() === '' ? undefined : value,
    ),
    schema,
  )

/** JSON text that `schema` validates. */
export const jsonText = <Schema extends z.ZodMiniType>(schema: Schema, message: string) =>
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

const { documents: most, linkLength } = limits.offer

const filled = (max: number) =>
  z
    .string()
    .check(
      z.overwrite(stripUnreadable),
      z.trim(),
      z.minLength(1, messages.fieldRequired),
      z.maxLength(max, messages.offerTextTooLong),
    )

/** The documents that the lender asks for. Empty texts are rejected. */
export const Documents = z
  .array(
    z.object({
      title: filled(most.titleLength),
      examples: z.array(filled(most.exampleLength)).check(z.maxLength(most.examples)),
    }),
  )
  .check(z.maxLength(most.count))

const within = ({ min, max }: { min: number; max: number }) => [
  z.minimum(min, messages.numberOutOfRange),
  z.maximum(max, messages.numberOutOfRange),
]

/**
 * The regulatory facts, all optional. They replace the stored ones as a whole. Built when first used, because few forms
 * have them.
 */
export const FactsForm = z.lazy(() =>
  factsSchema({
    text: filled,
    link: z.pipe(filled(linkLength), Link),
    day: z.string().check(z.refine((day) => isDay(day) && day <= todayInIndia(), messages.dayCheckedInvalid)),
    number: (range) => z.number(messages.numberInvalid).check(...within(range)),
    wholeNumber: (range) => z.int(messages.numberInvalid).check(...within(range)),
  }),
)

/** The key of an upload, an https address, or the file itself. */
export const Logo = z.union([text(linkLength), z.instanceof(FormFile)], messages.requestInvalid)

/** The idempotency key of a form: a retry with the same key gets the first response. */
export const RequestId = z.optional(Id)
