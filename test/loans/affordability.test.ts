import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { affordableShare, formatShare } from '#loans/affordability.ts'
import type { LoanRequest } from '#loans/loan-request.ts'
import { pricedOffers, rankOffers, toRankable } from '#loans/ranking/rank.ts'

const terms = {
  id: 'a',
  lender: 'A',
  loanAmount: '₹5,000 - ₹10 lakh',
  interestRate: '12% p.a.',
  processingFee: 'Nil',
  tenure: '3-48 months',
}
const offer = toRankable({ ...terms, eligibility: { loanTypes: ['Personal Loan'] } })

/** 12,000 at 12% over 12 months has an EMI of 1,066.19. */
const loanRequest: LoanRequest = { amount: 12_000, tenureMonths: 12, loanType: 'Personal Loan' }

const rank = (changes: Partial<LoanRequest>, ranked = offer) => {
  const ranking = rankOffers([ranked], { ...loanRequest, ...changes })
  const [group] = Object.entries(ranking).find(([, offers]) => offers.length > 0) ?? []
  return { group, affordability: pricedOffers(ranking)[0]?.affordability }
}

describe('the share of income', () => {
  test('is the EMI divided by the income, and the rest remains', () => {
    const { group, affordability } = rank({ monthlyIncome: 4_000 })
    expect(group).toBe('fits')
    expect(affordability?.share).toBeCloseTo(1_066.19 / 4_000, 5)
    expect(affordability?.remaining).toBeCloseTo(4_000 - 1_066.19, 2)
  })

  test('counts the other EMIs', () => {
    const { group, affordability } = rank({ monthlyIncome: 4_000, otherEmis: 1_000 })
    expect(group).toBe('stretch')
    expect(affordability?.share).toBeCloseTo(2_066.19 / 4_000, 5)
    expect(affordability?.remaining).toBeCloseTo(4_000 - 2_066.19, 2)
  })

  test('is unknown without an income, and the offer fits all the same', () => {
    expect(rank({ otherEmis: 90_000 })).toEqual({ group: 'fits', affordability: undefined })
  })

  test('is infinite for an income of 0, and so above the limit', () => {
    const { group, affordability } = rank({ monthlyIncome: 0 })
    expect(group).toBe('stretch')
    expect(affordability).toMatchObject({ share: Infinity, isWithinLimit: false, adjustment: undefined })
  })

  test('may be exactly the limit, to the paisa', () => {
    const income = 1_066.19 / affordableShare
    expect(rank({ monthlyIncome: income }).group).toBe('fits')
    expect(rank({ monthlyIncome: income - 0.02 }).group).toBe('stretch')
    expect(rank({ monthlyIncome: income, otherEmis: 0.01 }).group).toBe('stretch')
  })

  test('of an offer that fits never reads as more than the limit', () => {
    // The EMI is 2,132.3709 before it is rounded.
    const { group, affordability } = rank({ amount: 24_000, monthlyIncome: 2 * 2_132.37 })
    expect(group).toBe('fits')
    expect(formatShare(affordability?.share ?? 0)).toBe('50%')
  })

  test('is shown rounded up, so that more than the limit never reads as the limit', () => {
    expect([0, 0.461, 0.5, 0.5001, 1.2].map(formatShare)).toEqual(['0%', '47%', '50%', '51%', '120%'])
    expect([0.995, 1, 1.001].map(formatShare)).toEqual(['99%', '100%', '101%'])
    expect(formatShare(Infinity)).toBeUndefined()
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), (percent) => {
        expect(formatShare(percent / 100)).toBe(`${percent}%`)
      }),
    )
  })
})

describe('the tenure that makes a stretch offer affordable', () => {
  test('is the shortest that brings the share within the limit', () => {
    // 12,000 at 12% over 20 months is 664.98 a month, over 21 months 636.37.
    expect(rank({ monthlyIncome: 1_300 })).toMatchObject({
      group: 'stretch',
      affordability: { adjustment: { tenureMonths: 21 } },
    })
  })

  test('is absent if not even the longest tenure helps', () => {
    expect(rank({ monthlyIncome: 500 }).affordability?.adjustment).toBeUndefined()
    expect(rank({ monthlyIncome: 4_000, otherEmis: 3_000 }).affordability?.adjustment).toBeUndefined()
  })

  test('stays within the tenures of the lender and of this site', () => {
    const upTo = (tenure: string) =>
      toRankable({ ...terms, tenure, eligibility: { loanTypes: ['Personal Loan'] } })
    const monthlyIncome = 620
    expect(rank({ monthlyIncome }, upTo('3-48 months')).affordability?.adjustment).toBeUndefined()
    expect(rank({ monthlyIncome }, upTo('3-60 months')).affordability?.adjustment).toEqual({
      tenureMonths: 50,
    })
    expect(rank({ monthlyIncome: 520 }, upTo('3-240 months')).affordability?.adjustment).toBeUndefined()
  })

  test('is found for an offer that does not state its loan types, and not for one that does not fit', () => {
    const unstated = toRankable(terms)
    expect(rank({ monthlyIncome: 1_300 }, unstated)).toMatchObject({
      group: 'typeNotStated',
      affordability: { adjustment: { tenureMonths: 21 } },
    })
    expect(rank({ monthlyIncome: 1_300, loanType: 'Gold Loan' })).toMatchObject({
      group: 'doesNotFit',
      affordability: { isWithinLimit: false, adjustment: undefined },
    })
  })

  test('for any loan: the offer fits at that tenure, and not at one a month shorter', () => {
    const rates = fc.constantFrom('0%', '12% p.a.', '9% flat', '30% - 42% p.a.', '2% per month')
    const requests = fc.record({
      amount: fc.integer({ min: 5_000, max: 1_000_000 }),
      tenureMonths: fc.integer({ min: 3, max: 48 }),
      monthlyIncome: fc.integer({ min: 0, max: 100_000 }),
      otherEmis: fc.integer({ min: 0, max: 20_000 }),
    })
    fc.assert(
      fc.property(requests, rates, (request, interestRate) => {
        const ranked = toRankable({ ...terms, interestRate, eligibility: { loanTypes: ['Personal Loan'] } })
        const { group, affordability } = rank(request, ranked)
        const { adjustment } = affordability ?? {}
        expect(group).toBe(affordability?.isWithinLimit ? 'fits' : 'stretch')
        if (group === 'fits') return
        if (adjustment) {
          expect(rank({ ...request, ...adjustment }, ranked).group).toBe('fits')
          expect(rank({ ...request, tenureMonths: adjustment.tenureMonths - 1 }, ranked).group).toBe(
            'stretch',
          )
        } else expect(rank({ ...request, tenureMonths: 48 }, ranked).group).toBe('stretch')
      }),
    )
  })
})
