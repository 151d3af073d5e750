import type { Rounding } from '#loans/dated/rounding.ts'

/** Decimals of 24 places as integers, for figures that are exact to well below a millionth of a paisa. */
export type Decimal = bigint

const places = 24
export const one: Decimal = 10n ** BigInt(places)

const known = new Map<number, Decimal>()

/** A number, exact to its tenth place. */
export function decimal(value: number): Decimal {
  const found = known.get(value)
  if (found !== undefined) return found
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(10).split('.')
  const size = BigInt(whole) * one + BigInt(fraction.padEnd(places, '0'))
  const made = value < 0 ? -size : size
  known.set(value, made)
  return made
}

export const times = (a: Decimal, b: Decimal): Decimal => (a * b) / one
export const over = (a: Decimal, b: Decimal): Decimal => (a * one) / b
export const toNumber = (value: Decimal): number => Number(value / 10n ** 9n) / 1e15

/** Divisions cut the last place, and a balance multiplies that: a half may be a little less, and is still one up to here. */
const cut = 10n ** 10n

export function roundTo(exact: Decimal, rounding: Rounding | undefined): Decimal {
  if (!rounding) return exact
  const value = ((exact + (exact < 0n ? -cut : cut) / 2n) / cut) * cut
  const unit = decimal(rounding.to)
  const below = (value >= 0n ? value / unit : -((-value + unit - 1n) / unit)) * unit
  const twice = 2n * (value - below)
  const isUp = {
    up: twice > 0n,
    down: false,
    halfUp: twice >= unit,
    halfEven: twice > unit || (twice === unit && (below / unit) % 2n !== 0n),
  }[rounding.mode]
  return isUp ? below + unit : below
}

/** (1 + x)^exponent, for 0 ≤ x < 1, from the series of the logarithm and of the exponential. */
export function power(x: Decimal, exponent: Decimal): Decimal {
  // ln(1 + x) = 2 · artanh(x / (2 + x))
  const ratio = over(x, 2n * one + x)
  const square = times(ratio, ratio)
  let logarithm = 0n
  let term = ratio
  for (let odd = 1n; term !== 0n; odd += 2n) {
    logarithm += term / odd
    term = times(term, square)
  }
  const argument = 2n * times(logarithm, exponent)
  let sum = one
  term = one
  for (let index = 1n; term !== 0n; index++) {
    term = times(term, argument) / index
    sum += term
  }
  return sum
}
