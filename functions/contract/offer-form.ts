import * as z from 'zod/mini'
import { isDay, todayInIndia } from '#loans/dates.ts'
import { hasEnded } from '#loans/ranking/contracted-rates.ts'
import { Id } from './id.ts'
import { limits } from './limits.ts'
import * as messages from './messages.ts'
import { offerStatuses } from './offer.ts'
import { factsSchema } from './offer-facts.ts'
import { normalizeLink } from './offer-link.ts'
import { stripUnreadable, visibleCharacter } from './readable-text.ts'
import { recommendedReasons } from './recommended-reasons.ts'

/** Reads `recommended`, whose true values are `true`, `'true'`, `1` and `'1'`. */
export const isRecommended = (value: unknown) =>
  value === true || value === 1 || value === '1' || value === 'true'

const yesAndNo = ['true', 'false', '1', '0', 1, 0, true, false] as const
/** Whether the offer has the "Recommended" badge. */
export const Recommended = z.pipe(
  z.literal(yesAndNo, messages.requestInvalid),
  z.transform((value: (typeof yesAndNo)[number]) => isRecommended(value)),
)

/** Removes unreadable characters and surrounding white space. A text without a visible character becomes empty. */
export function tidy(written: string): string {
  const readable = stripUnreadable(written).trim()
  return visibleCharacter.test(readable) ? readable : ''
}

/** Tidied text. May be empty. */
export const optionalText = (max: number) =>
  z.string(messages.requestInvalid).check(z.overwrite(tidy), z.maxLength(max, messages.offerTextTooLong))

/** Tidied text. Must not be empty. */
export const requiredText = (max: number, message: string = messages.requiredFieldsMissing) =>
  z
    .string(message)
    .check(z.overwrite(tidy), z.minLength(1, message), z.maxLength(max, messages.offerTextTooLong))

/** An http or https address. `http://` is put in front of one without a scheme. */
export const Link = z.transform<string, string>((written, { issues }) => {
  const link = normalizeLink(written)
  if (link) return link
  issues.push({ code: 'custom', input: written, message: messages.offerLinkInvalid })
  return z.NEVER
})

/** Whether borrowers see the offer. */
export const Status = z.enum(offerStatuses, messages.requestInvalid)

/** Why the offer is recommended; empty removes the reason. */
export const RecommendedFor = z.enum(['', ...recommendedReasons], messages.requestInvalid)

/** Validates a field, and treats a text without visible characters as absent. */
export const absentIfBlank = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform<unknown, unknown>((value) =>
      typeof value === 'string' && tidy(value) === '' ? undefined : value,
    ),
    schema,
  )

/** Zod's message of a rule to which we gave none. */
const unworded = 'Invalid input'

/**
 * JSON text that `schema` validates.
 *
 * @param saysWhy answers with the message of the first rule that has one, instead of `message`
 */
export const jsonText = <Schema extends z.ZodMiniType>(schema: Schema, message: string, saysWhy = false) =>
  z.pipe(
    z.string(message).check(z.maxLength(limits.jsonCharacters, message)),
    z.transform<string, z.output<Schema>>((written, { issues }) => {
      const result = schema.safeParse(parse(written))
      if (result.success) return result.data
      const own = result.error.issues.find((issue) => issue.message !== unworded)
      issues.push({ code: 'custom', input: written, message: (saysWhy && own?.message) || message })
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

const { documents: documentLimits, linkLength } = limits.offer

const filled = (max: number) => requiredText(max, messages.fieldRequired)

/** The documents that the lender asks for. Empty texts are rejected. */
export const Documents = z
  .array(
    z.object({
      title: filled(documentLimits.titleLength),
      examples: z.array(filled(documentLimits.exampleLength)).check(z.maxLength(documentLimits.examples)),
    }),
  )
  .check(z.maxLength(documentLimits.count))

const within = ({ min, max }: { min: number; max: number }) => [
  z.minimum(min, messages.numberOutOfRange),
  z.maximum(max, messages.numberOutOfRange),
]

/**
 * The regulatory facts, all optional. They replace the stored ones as a whole. The schema is built when first used,
 * because a form without facts does not need it.
 */
export const FactsForm = z.lazy(() =>
  factsSchema({
    text: filled,
    link: z.pipe(filled(linkLength), Link),
    day: z
      .string(messages.fieldRequired)
      .check(z.refine((day) => isDay(day) && day <= todayInIndia(), messages.dayCheckedInvalid)),
    number: (range) => z.number(messages.numberInvalid).check(...within(range)),
    wholeNumber: (range) => z.int(messages.numberInvalid).check(...within(range)),
    quarter: z
      .string(messages.fieldRequired)
      .check(z.refine((quarter) => hasEnded(quarter, todayInIndia()), messages.quarterInvalid)),
  }),
)

/** A day that is not in the future; empty removes it. */
export const AskedOn = z
  .string(messages.requestInvalid)
  .check(z.refine((day) => day === '' || (isDay(day) && day <= todayInIndia()), messages.dayCheckedInvalid))

/** The first day on which the lender takes applications again; empty removes it. One that has passed means nothing any more. */
export const PausedUntil = z
  .string(messages.requestInvalid)
  .check(z.refine((day) => day === '' || isDay(day), messages.pausedUntilInvalid))

/** The file itself, the key of an upload or an https address, from which the picture is copied. `saveWithLogo` validates the key or the address. */
export const Logo = z.union([optionalText(linkLength), z.instanceof(Uint8Array)], messages.requestInvalid)

/** The idempotency key of a form: a retry with the same key gets the first response. */
export const RequestId = z.optional(Id)
