import { limits } from '#contract/limits.ts'

/**
 * At most ten digits of a mobile number. The prefix of a number that is pasted or filled in as `+91 98765 43210`,
 * `91 98765 43210` or `098765 43210` is dropped. An eleventh digit that is typed is ignored, because many numbers begin
 * with 91.
 */
export function tenDigits(text: string): string {
  const digits = text.replace(/[^0-9]/g, '')
  const hasPrefix = /^\s*\+/.test(text) || /^(?:0|91|0091)\d{10}$/.test(digits)
  return hasPrefix ? digits.slice(-limits.mobileDigits) : digits.slice(0, limits.mobileDigits)
}
