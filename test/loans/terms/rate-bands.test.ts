import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditScores, professions } from '#loans/loan-request.ts'
import type { RateBand, RateTerms } from '#loans/terms/parse-rate.ts'
import { type BandRequest, overlappingBands, rateFor, spanOf } from '#loans/terms/rate-bands.ts'

const bands: RateBand[] = [
  { lowestPercent: 10.5, highestPercent: 11, creditScore: { min: 750 }, employment: ['Salaried'] },
  { lowestPercent: 12, highestPercent: 13, creditScore: { min: 750 }, employment: ['Student', 'Other'] },
  { lowestPercent: 14, highestPercent: 16, creditScore: { min: 650, max: 749 } },
  { lowestPercent: 18, highestPercent: 20, creditScore: { max: 649 }, noCreditScore: true },
]
const rate: RateTerms = { ...spanOf(bands, 'reducing'), bands }

test.each<[Partial<BandRequest>, number, number | undefined]>([
  // Above 749, only three of the six professions have a rate.
  [{}, 10.5, undefined],
  [{ creditScore: '750+' }, 10.5, undefined],
  [{ creditScore: '750+', profession: 'Salaried' }, 10.5, 11],
  [{ creditScore: '700-749' }, 14, 16],
  [{ creditScore: '650-699' }, 14, 16],
  [{ creditScore: 'below 650' }, 18, 20],
  [{ creditScore: 'none' }, 18, 20],
  [{ profession: 'Student' }, 12, 20],
])('for %o the rate is %d% to %d%', (facts, lowestPercent, highestPercent) => {
  expect(rateFor(rate, { amount: 100_000, tenureMonths: 12, ...facts })).toMatchObject({
    lowestPercent,
    highestPercent,
    usedPercent: lowestPercent,
  })
})

test('slabs by amount, tenure and income decide', () => {
  const slabs: RateBand[] = [
    { lowestPercent: 15, highestPercent: 15, amount: { max: 100_000 } },
    { lowestPercent: 13, highestPercent: 13, amount: { min: 100_001 }, tenureMonths: { max: 24 } },
    {
      lowestPercent: 14,
      amount: { min: 100_001 },
      tenureMonths: { min: 25 },
      monthlyIncome: { min: 50_000 },
    },
  ]
  const slab = { ...spanOf(slabs, 'flat' as const), bands: slabs }
  const at = (amount: number, tenureMonths: number, monthlyIncome?: number) =>
    rateFor(slab, { amount, tenureMonths, monthlyIncome })
  expect(at(100_000, 60)).toMatchObject({ usedPercent: 15, quoted: 'exactly', basis: 'flat' })
  expect(at(100_001, 24)).toMatchObject({ usedPercent: 13 })
  expect(at(200_000, 36)).toMatchObject({ usedPercent: 14, quoted: 'from', highestPercent: undefined })
  expect(at(200_000, 36, 50_000)).toMatchObject({ usedPercent: 14 })
  expect(at(200_000, 36, 49_999)).toBeUndefined()
})

test('a rate has no upper limit where some borrower like this one has no band', () => {
  const scores: RateBand[] = [
    { lowestPercent: 10, highestPercent: 12, creditScore: { min: 720 } },
    { lowestPercent: 14, highestPercent: 16, creditScore: { max: 719 }, noCreditScore: true },
  ]
  const highest = (bands: RateBand[], facts: Partial<BandRequest> = {}, accepted = {}) => {
    const banded = { ...spanOf(bands, 'reducing' as const), bands }
    const found = rateFor(banded, { amount: 1, tenureMonths: 1, ...facts }, accepted)
    expect(found?.isOnlyForSome).toBe(found?.highestPercent === undefined ? true : undefined)
    return found?.highestPercent
  }
  const [good, rest] = scores as [RateBand, RateBand]
  expect(highest(scores)).toBe(16)
  expect(highest([good])).toBeUndefined()
  expect(highest([good], { creditScore: '750+' })).toBe(12)
  expect(highest([good], { creditScore: '700-749' })).toBeUndefined()
  expect(highest([good, { ...rest, noCreditScore: undefined }])).toBeUndefined()
  expect(highest([good, { ...rest, creditScore: { max: 718 } }])).toBeUndefined()

  const pay: RateBand[] = [{ lowestPercent: 9, highestPercent: 11, monthlyIncome: { min: 50_000 } }]
  expect(highest(pay)).toBeUndefined()
  expect(highest(pay, {}, { minMonthlyIncome: 50_000 })).toBe(11)
  expect(highest(pay, { monthlyIncome: 60_000 })).toBe(11)
  expect(highest([...pay, { lowestPercent: 15, highestPercent: 15, monthlyIncome: { max: 49_999 } }])).toBe(
    15,
  )

  const salaried: RateBand[] = [{ lowestPercent: 9, highestPercent: 11, employment: ['Salaried'] }]
  expect(highest(salaried)).toBeUndefined()
  expect(highest(salaried, { profession: 'Salaried' })).toBe(11)
  expect(highest(salaried, {}, { professions: ['Salaried'] })).toBe(11)
})

test('a span has no end that one of its bands leaves open', () => {
  const [upTo, onwards] = [{ highestPercent: 12 }, { lowestPercent: 18 }]
  expect(spanOf([upTo, onwards], 'reducing')).toMatchObject({
    quoted: 'from',
    usedPercent: 12,
    lowestPercent: undefined,
    highestPercent: undefined,
  })
  expect(spanOf([upTo], 'reducing')).toMatchObject({ quoted: 'up to', usedPercent: 12 })
})

test('a rate without bands is the same for everybody', () => {
  const plain = spanOf([{ lowestPercent: 12, highestPercent: 14 }], 'reducing')
  expect(rateFor(plain, { amount: 1, tenureMonths: 1, creditScore: 'none' })).toBe(plain)
})

test('tells bands that overlap, and not those that share no borrower', () => {
  expect(overlappingBands(bands)).toBeUndefined()
  expect(overlappingBands([...bands, { lowestPercent: 9, noCreditScore: true }])).toEqual([3, 4])
  expect(overlappingBands([{ lowestPercent: 9 }, { lowestPercent: 10, amount: { min: 5 } }])).toEqual([0, 1])
  const touching = [{ amount: { max: 500_000 } }, { amount: { min: 500_000 } }]
  expect(overlappingBands(touching)).toEqual([0, 1])
})

test('a band that leaves out borrowers without a credit score is not for everyone', () => {
  const band = { lowestPercent: 10, highestPercent: 20, noCreditScore: false }
  const rate = { ...spanOf([band], 'reducing'), bands: [band] }
  const anyLoan = { amount: 1, tenureMonths: 1 }
  expect(rateFor(rate, anyLoan)).toMatchObject({ highestPercent: undefined, isOnlyForSome: true })
  expect(rateFor(rate, { ...anyLoan, creditScore: '750+' })).toMatchObject({ highestPercent: 20 })
  expect(rateFor(rate, { ...anyLoan, creditScore: 'none' })).toBeUndefined()
})

/** A fact that becomes known narrows the span: it never shows a rate that was outside it. */
test('what a borrower says never widens the span, over random bands', () => {
  const bound = fc.option(fc.integer({ min: 300, max: 900 }), { nil: undefined })
  const aBand = fc.record({
    lowestPercent: fc.integer({ min: 5, max: 20 }),
    highestPercent: fc.option(fc.integer({ min: 20, max: 40 }), { nil: undefined }),
    creditScore: fc.option(fc.record({ min: bound, max: bound }), { nil: undefined }),
    noCreditScore: fc.option(fc.boolean(), { nil: undefined }),
    employment: fc.option(fc.subarray([...professions], { minLength: 1 }), { nil: undefined }),
  })
  const facts = fc.record({
    creditScore: fc.constantFrom(undefined, ...creditScores),
    profession: fc.constantFrom(undefined, ...professions),
  })
  fc.assert(
    fc.property(fc.array(aBand, { minLength: 1, maxLength: 6 }), facts, (list, known) => {
      const banded = { ...spanOf(list, 'reducing' as const), bands: list }
      const whole = rateFor(banded, { amount: 1, tenureMonths: 1 })
      const narrowed = rateFor(banded, { amount: 1, tenureMonths: 1, ...known })
      if (!narrowed || !whole) return
      expect(narrowed.lowestPercent).toBeGreaterThanOrEqual(whole.lowestPercent ?? 0)
      expect(narrowed.highestPercent ?? Infinity).toBeLessThanOrEqual(whole.highestPercent ?? Infinity)
    }),
  )
})
