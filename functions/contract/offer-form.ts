import * as z from 'zod/mini'
import { Id } from './id.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { normalizeLink } from './offer-link.ts'
import { stripUnreadable } from './readable-text.ts'

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
/** Whether the offer bears the badge. */
export const Recommended = z.pipe(
  z.literal(yesAndNo, messages.requestInvalid),
  z.transform((value: (typeof yesAndNo)[number]) => isRecommended(value)),
)

/** Readable text, which may be empty. */
export const text = (max: number) =>
  z
    .string(messages.requestInvalid)
    .check(z.overwrite(stripUnreadable), z.trim(), z.maxLength(max, messages.offerTextTooLong))

/** Readable text with at least one character. */
export const required = (max: number) =>
  z
    .string(messages.requiredFieldsMissing)
    .check(
      z.overwrite(stripUnreadable),
      z.trim(),
      z.minLength(1, messages.requiredFieldsMissing),
      z.maxLength(max, messages.offerTextTooLong),
    )

/** A web address as it was written, with `http://` before one that has no scheme. */
export const Link = z.transform<string, string>((written, { issues }) => {
  const link = normalizeLink(written)
  if (link) return link
  issues.push({ code: 'custom', input: written, message: messages.offerLinkInvalid })
  return z.NEVER
})

/** JSON as text, which must be what `schema` describes. */
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
  z.string().check(z.overwrite(stripUnreadable), z.trim(), z.minLength(1), z.maxLength(max))

/** The papers that the lender asks for; empty text is refused. */
export const Documents = z
  .array(
    z.object({
      title: filled(most.titleLength),
      examples: z.array(filled(most.exampleLength)).check(z.maxLength(most.examples)),
    }),
  )
  .check(z.maxLength(most.count))

/** Where the logo comes from: the key of an upload, an https address, or the file itself. */
export const Logo = z.union([text(linkLength), z.instanceof(FormFile)], messages.requestInvalid)

/** Whoever sends a form again with the same one, having had no answer, gets the answer of the first time. */
export const RequestId = z.optional(Id)
