import { describe, expect, test } from 'vitest'
import { emi } from '#loans/emi.ts'
import { roundToPaisa } from '#loans/paise.ts'
import { checkStatement } from '#statements/judge/check-statement.ts'
import { readStatement } from '#statements/read/read-statement.ts'
import { seededRandom } from '#support/random.ts'
import { layouts } from './layouts.ts'
import { processing } from './small-loan.ts'
import { type Choices, randomChoices, trueFacts } from './true-statement.ts'

const check = (facts: ReturnType<typeof trueFacts>) => checkStatement(readStatement(layouts.copied(facts)))

const plain: Pick<Choices, 'kind' | 'rounding' | 'fees'> = {
  kind: 'Fixed',
  rounding: 'paise',
  fees: [processing],
}

/**
 * The yearly rate, in per cent, of a lender that rounds the monthly rate, as a fraction such as 0.010833, to `decimals`
 * decimal places.
 */
const roundedRate = (ratePercent: number, decimals: number, round = Math.round) =>
  (1200 * round(Number(((ratePercent * 10 ** decimals) / 1200).toFixed(4)))) / 10 ** decimals

describe('a lender that rounds the monthly rate', () => {
  test.each([
    { sanctioned: 500_000, ratePercent: 13, months: 60, stated: 11_376.43 },
    { sanctioned: 1_000_000, ratePercent: 10, months: 60, stated: 21_246.85 },
    { sanctioned: 3_000_000, ratePercent: 8.5, months: 240, stated: 26_033.94 },
    { sanctioned: 5_000_000, ratePercent: 8.6, months: 240, stated: 43_709.41 },
  ])('is not flagged for an EMI of ₹$stated for ₹$sanctioned at $ratePercent%', ({ stated, ...loan }) => {
    const rate = roundedRate(loan.ratePercent, 6)
    const facts = trueFacts({ ...plain, ...loan, emiRatePercent: rate, interestRatePercent: rate })
    expect(facts.emi).toBe(stated)
    expect(check(facts).findings).toEqual([])
  })

  test('is not flagged, whether or not it computes the interest with the rounded rate', () => {
    for (let seed = 0; seed < 200; seed++) {
      const random = seededRandom(seed)
      const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
      const choices = { ...randomChoices(random), sanctioned: pick([5, 30, 75]) * 100_000, fees: [] }
      const months = pick([24, 60, 180])
      const emiRatePercent = roundedRate(
        choices.ratePercent,
        pick([6, 7, 8]),
        pick([Math.round, Math.floor, Math.ceil]),
      )
      const roundings: Partial<Choices> = { months, emiRatePercent }
      if (random() < 0.5) roundings.interestRatePercent = emiRatePercent
      expect({ seed, findings: check(trueFacts({ ...choices, ...roundings })).findings }).toEqual({
        seed,
        findings: [],
      })
    }
  })
})

test.each([
  [2, 'flags'],
  [0.9, 'allows'],
  [-1, 'allows'],
])('an EMI that is ₹%d too high: %s it, for small and large loans', (difference, verdict) => {
  for (const sanctioned of [20_000, 200_000, 500_000, 3_000_000])
    for (const ratePercent of [8.5, 13, 15]) {
      const months = 60
      const right = trueFacts({ ...plain, sanctioned, ratePercent, months })
      const exact = emi({ principal: sanctioned, annualRatePercent: ratePercent, tenureMonths: months })
      const stated = roundToPaisa(exact + difference)
      const found = check({ ...right, emi: stated, rows: [] }).findings.filter(
        ({ reason }) => reason === 'emi',
      )
      // A loan whose EMI is rounded up to ₹5 or ₹10 is allowed too.
      const isFlagged = verdict === 'flags' && stated % 5 !== 0
      expect(found).toEqual(isFlagged ? [expect.objectContaining({ reason: 'emi', stated })] : [])
    }
})
