import type { Tokens } from './tokenizer.ts'

/**
 * A parsed term and how it was worded, for its description; or why it could not be parsed, and how to write it.
 */
export type Parsed<Value, Wording = unknown> =
  | {
      ok: true
      value: Value
      wording: Wording
      /** Unknown words that do not affect the value. */
      ignored: string[]
    }
  | { ok: false; reason: string; hint: string }

export const success = <Value, Wording>(
  value: Value,
  wording: Wording,
  { ignored }: Tokens,
): Parsed<Value, Wording> => ({ ok: true, value, wording, ignored })

/**
 * Returns a function that makes the failures of one kind of term. `unread` turns a reason, which is a clause, into a
 * sentence; `hint` says how to write the term.
 */
export const failing =
  (unread: (reason: string) => string, hint: string) =>
  (reason: string): Parsed<never, never> => ({ ok: false, reason: unread(reason), hint })
