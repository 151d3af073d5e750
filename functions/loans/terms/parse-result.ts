import { ignoring } from '#words/offer-terms.ts'
import { fullStop } from '#words/spans.ts'
import type { Tokens } from './tokenizer.ts'

/** A parsed term with a sentence that describes it; or the reason why it could not be parsed, and how to write it. */
export type Parsed<Value> =
  | { ok: true; value: Value; description: string }
  | { ok: false; reason: string; hint: string }

/** Adds the words that the parser ignored to the description. */
export function success<Value>(value: Value, description: string, { ignored }: Tokens): Parsed<Value> {
  const words = ignored.slice(0, 12).join(' ').slice(0, 80)
  return {
    ok: true,
    value,
    description: ignored.length === 0 ? fullStop(description) : ignoring(description, words),
  }
}

/** Makes the failures of one kind of term: `unread` completes the reason, `hint` says how to write the term. */
export const failing =
  (unread: (reason: string) => string, hint: string) =>
  (reason: string): Parsed<never> => ({ ok: false, reason: unread(reason), hint })
