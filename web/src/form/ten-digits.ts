import { limits } from '#contract/limits.ts'

/** The most digits of any country's number (E.164). */
const longest = 15

/**
 * At most ten digits of a mobile number, typed key by key, pasted or filled in. Drops the prefix of `+91 98765 43210`,
 * `91 98765 43210`, `0091 98765 43210`, `098765 43210` and `091 98765 43210`, and further digits. A prefix without a plus is
 * dropped only from more than ten digits, because many numbers begin with 91. Another country's number keeps its plus, which makes
 * it invalid: its last ten digits may be somebody else's number in India.
 */
export function tenDigits(text: string): string {
  const written = text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[^0-9+]/g, '')
  const digits = written.replace(/^\+91/, '').replaceAll('+', '')
  // A plus alone and `+9` may become `+91`.
  if (/^\+(?!91)/.test(written)) return `+${digits.slice(0, longest)}`
  return withoutPrefix(withoutPrefix(digits, /^(?:0091|0)/), /^91(?=[6-9]|\d{10}$)/).slice(
    0,
    limits.mobileDigits,
  )
}

const withoutPrefix = (digits: string, prefix: RegExp) =>
  digits.length > limits.mobileDigits ? digits.replace(prefix, '') : digits
