import { expect, test } from 'vitest'
import { quotedFigures } from '#contract/quoted-figures.ts'
import type { RateBand } from '#loans/terms/parse-rate.ts'
import { aStoredOffer } from '#support/builders.ts'

const at = '2026-11-21T04:30:00.000Z'

const withBands = (bands: RateBand[]) => {
  const text = 'By credit score'
  const interestRate = { kind: 'reducing' as const, bands, confirmed: { text, at } }
  return quotedFigures(
    aStoredOffer({ interestRate: text, processingFee: 'Nil', terms: { interestRate } }),
    100_000,
    12,
  )
}

const good: RateBand = { lowestPercent: 10, highestPercent: 12, creditScore: { min: 750 } }
const rest: RateBand = {
  lowestPercent: 15,
  highestPercent: 18,
  creditScore: { max: 749 },
  noCreditScore: true,
}

test('where the rate depends on the borrower, the recorded figures are for any of them, and say so', () => {
  expect(withBands([good, rest])).toMatchObject({ apr: 18, rate_basis: 'highest', for_any_borrower: true })
  expect(withBands([good])).toMatchObject({ apr: 48, rate_basis: 'ceiling', for_any_borrower: true })
})

test('a rate that depends on the loan only is the borrower’s own', () => {
  const small: RateBand = { lowestPercent: 15, highestPercent: 16, amount: { max: 200_000 } }
  const large: RateBand = { lowestPercent: 11, highestPercent: 12, amount: { min: 200_001 } }
  expect(withBands([small, large])).toMatchObject({ apr: 16 })
  expect(withBands([small, large])).not.toHaveProperty('for_any_borrower')
})
