import { describe, expect, test } from 'vitest'
import { missingFacts } from '#contract/describe-facts.ts'
import { EligibilitySchema } from '#contract/eligibility.ts'
import { OfferFacts } from '#contract/offer-facts.ts'
import { FactsForm } from '#contract/offer-form.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { type LoanRequest, type LoanType, loanTypes } from '#loans/loan-request.ts'
import { startingApr } from '#loans/ranking/quoted-costs.ts'
import { rankOffers, toRankable } from '#loans/ranking/rank.ts'

/** A usual request for each loan type. `rankFor` adds the other facts about the borrower. */
const usualRequests: Record<LoanType, Pick<LoanRequest, 'amount' | 'tenureMonths' | 'profession'>> = {
  'Personal Loan': { amount: 100_000, tenureMonths: 24 },
  'Business Loan': { amount: 300_000, tenureMonths: 24, profession: 'Self Employed - Business' },
  'Education Loan': { amount: 150_000, tenureMonths: 12, profession: 'Student' },
  'Auto Loan': { amount: 200_000, tenureMonths: 36 },
  'Home Loan': { amount: 500_000, tenureMonths: 60 },
  'Loan Against Property': { amount: 800_000, tenureMonths: 60 },
  'Gold Loan': { amount: 50_000, tenureMonths: 12 },
  'Credit Card': { amount: 20_000, tenureMonths: 6 },
}

const offers = sampleOffers.map(toRankable)

const rankFor = (loanType: LoanType) =>
  rankOffers(offers, {
    loanType,
    monthlyIncome: 90_000,
    profession: 'Salaried',
    ageYears: 30,
    ...usualRequests[loanType],
  })

describe('the sample lenders', () => {
  test.each(loanTypes)('at least three fit a usual request for: %s', (loanType) => {
    const { fits, stretch } = rankFor(loanType)
    expect(fits.length).toBeGreaterThanOrEqual(3)
    expect(stretch).toEqual([])
    for (const { id } of fits)
      expect(offers.find((offer) => offer.id === id)?.eligibility?.loanTypes).toContain(loanType)
  })

  test('the lowest starting APR of each secured loan type is below that of personal loans', () => {
    const lowestApr = (loanType: LoanType) => Math.min(...rankFor(loanType).fits.map(startingApr))
    const personal = lowestApr('Personal Loan')
    for (const loanType of ['Auto Loan', 'Home Loan', 'Loan Against Property', 'Gold Loan'] as const)
      expect(lowestApr(loanType)).toBeLessThan(personal)
  })

  test('a lender for solar roofs and scooters gives no personal loans', () => {
    const silentValley = ({ lender }: { lender: string }) => lender === 'Silent Valley Green Loans'
    expect(rankFor('Personal Loan').doesNotFit.some(silentValley)).toBe(true)
    expect(rankFor('Home Loan').fits.some(silentValley)).toBe(true)
  })

  test('some do not state their loan types', () => {
    expect(rankFor('Personal Loan').typeNotStated.length).toBeGreaterThan(0)
  })

  test('have eligibility rules of every kind, and the contract accepts them', () => {
    const rules = sampleOffers.flatMap(({ eligibility = {} }) => Object.keys(eligibility))
    expect(new Set(rules)).toEqual(new Set(Object.keys(EligibilitySchema.shape)))
    for (const { eligibility = {} } of sampleOffers)
      expect(EligibilitySchema.parse(eligibility)).toEqual(eligibility)
  })

  test('have facts of every kind, though many offers lack some, and the contract accepts them', () => {
    const facts = sampleOffers.flatMap(({ facts = {} }) => Object.keys(facts))
    expect(new Set(facts)).toEqual(new Set(Object.keys(OfferFacts.shape)))
    for (const { facts = {} } of sampleOffers) expect(FactsForm.parse(facts)).toEqual(facts)
    const missing = sampleOffers.map((offer) => missingFacts(offer).length)
    expect(missing.filter((count) => count === 0).length).toBeGreaterThan(5)
    expect(missing.filter((count) => count > 0).length).toBeGreaterThan(5)
  })
})
