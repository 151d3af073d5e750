import { limits } from '#contract/limits.ts'
import { asciiDigits } from '#loans/ascii-digits.ts'

/** The most digits of any country's number (E.164). */
const longest = 15

/**
 * Reduces a mobile number that is pasted, filled in or being typed to its ten digits. Drops a second number, the digits
 * after the tenth, and the prefix, as in `+91 98765 43210`, `91 98765 43210`, `0091 98765 43210`, `098765 43210` and
 * `091 98765 43210`.
 *
 * Many numbers begin with 91, so a leading 91 without a plus or `00` is dropped only if exactly ten digits follow it. After
 * a 91 and nine digits that begin with 6 to 9, the last digit of an Indian number may be missing: all eleven digits are
 * kept, and no form accepts eleven. Another country's number keeps its plus, which makes it invalid: its last ten digits
 * may be somebody else's number in India.
 */
export function tenDigits(text: string): string {
  const [first = ''] = text.split(/[/,;]/).filter((part) => /\p{Nd}|\+/u.test(part))
  const written = asciiDigits(first).replace(/[^0-9+]/g, '')
  const digits = written.replace(/^\+91/, '').replaceAll('+', '')
  // Includes a plus alone and `+9`, which may become `+91`.
  if (/^\+(?!91)/.test(written)) return `+${digits.slice(0, longest)}`
  const national = digits.length > limits.mobileDigits ? digits.replace(/^(?:0091|0)/, '') : digits
  if (/^91[0-9]{10}$/.test(national)) return national.slice(2)
  const isPrefixTyped = /^91[6-9][0-9]{8}$/.test(national)
  return national.slice(0, limits.mobileDigits + (isPrefixTyped ? 1 : 0))
}
