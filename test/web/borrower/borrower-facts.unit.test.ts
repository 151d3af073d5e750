import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { ageOn, todayInIndia } from '#loans/dates.ts'
import { loanTypes, professions } from '#loans/loan-request.ts'
import { pricedOffers, rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { formatRupees } from '#loans/rupees.ts'
import { borrowerFacts } from '#web/borrower/borrower-facts.ts'

const offers = sampleOffers.map(toRankable)
const reversed = [...offers].reverse()
const ageOf = (dob: string) => ageOn(todayInIndia(), dob)
const thisYear = Number(todayInIndia().slice(0, 4))
const twoDigits = (max: number) => fc.integer({ min: 1, max }).map((n) => String(n).padStart(2, '0'))

const profile = fc.record({
  amount: fc.integer({ min: 5_000, max: 1_000_000 }),
  tenureMonths: fc.integer({ min: 1, max: 60 }),
  loanType: fc.option(fc.constantFrom(...loanTypes), { nil: undefined }),
  income: fc.integer({ min: 0, max: 300_000 }),
  otherEmis: fc.integer({ min: 0, max: 50_000 }),
  profession: fc.constantFrom(...professions),
  dob: fc
    .tuple(fc.integer({ min: thisYear - 99, max: thisYear - 19 }), twoDigits(12), twoDigits(28))
    .map((parts) => parts.join('-')),
  /** People type amounts with and without the rupee sign and separators. */
  write: fc.constantFrom(String, formatRupees),
})

test('typed facts rank the offers in the same order as the same facts saved on the server, for 10,000 profiles', () => {
  const orders = new Set<string>()
  fc.assert(
    fc.property(profile, ({ income, otherEmis, profession, dob, write, ...loan }) => {
      const others = { otherEmis: write(otherEmis) }
      const typed = borrowerFacts({ ...others, income: write(income), age: String(ageOf(dob)), profession })
      const saved = { monthlyIncome: income, otherEmis, profession, ageYears: ageOf(dob) }
      const stored = borrowerFacts(others, { monthly_income: income, profession, dob })
      const onPage = orderOf(rankOffers(offers, { ...loan, ...typed }))
      const onServer = orderOf(rankOffers(reversed, { ...loan, ...saved }))
      expect({ typed, stored, onPage }).toEqual({ typed: saved, stored: saved, onPage: onServer })
      orders.add(onPage)
    }),
    { numRuns: 10_000 },
  )
  expect(orders.size).toBeGreaterThan(1_000)
})

const orderOf = (ranking: ReturnType<typeof rankOffers>) =>
  [
    ...pricedOffers(ranking).map(({ id, unmetRules }) => `${id} ${unmetRules.length}`),
    ...ranking.unpriced.map(({ id }) => id),
  ].join()

test('reads figures in Devanagari digits', () => {
  const facts = borrowerFacts({ income: '४५०००', otherEmis: '५ हज़ार', age: ' ३० ' })
  expect(facts).toMatchObject({ monthlyIncome: 45_000, otherEmis: 5_000, ageYears: 30 })
})

test.each([
  ['income', 'abc'],
  ['income', '-5'],
  ['income', '1000000000'],
  ['age', '17'],
  ['age', '101'],
  ['age', '1e2'],
  ['otherEmis', ''],
])('an invalid %s of "%s" counts as unknown', (field, text) => {
  expect(borrowerFacts({ [field]: text })).toEqual({})
})

test('the credit score is what was chosen in this browser, for a borrower whom the server knows too', () => {
  expect(borrowerFacts({ creditScore: 'none' }, { monthly_income: 50_000 })).toMatchObject({
    creditScore: 'none',
    monthlyIncome: 50_000,
  })
})
