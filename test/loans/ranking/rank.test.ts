import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Offer } from '#contract/offer.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { costPerMonth } from '#loans/loan-cost.ts'
import type { LoanRequest } from '#loans/loan-request.ts'
import { toPaise } from '#loans/paise.ts'
import { adjustToFit } from '#loans/ranking/fit.ts'
import { pricedOffers, rankOffers, toRankable } from '#loans/ranking/rank.ts'

const loanRequest: LoanRequest = { amount: 100_000, tenureMonths: 24 }

const anOffer = (changed: Partial<Offer> & Pick<Offer, 'id'>) => ({
  lender: changed.id,
  loanAmount: '₹50,000 - ₹5 lakh',
  interestRate: '12% p.a.',
  processingFee: 'Nil',
  tenure: '12-36 months',
  ...changed,
})
const rank = (offers: ReturnType<typeof anOffer>[]) => rankOffers(offers.map(toRankable), loanRequest)
const ids = (offers: { id: string }[]) => offers.map((offer) => offer.id)

const offers = sampleOffers.map(toRankable)
const loanRequests = fc.record({
  amount: fc.integer({ min: 5_000, max: 1_000_000 }),
  tenureMonths: fc.integer({ min: 1, max: 60 }),
})

describe('the ranking', () => {
  test('sorts by the cost of a month, which includes the fee, and not by interest rate', () => {
    const { fits } = rank([
      anOffer({ id: 'low rate, high fee', interestRate: '11%', processingFee: '3% + GST' }),
      anOffer({ id: 'no fee' }),
      anOffer({ id: 'flat', interestRate: '8% flat' }),
    ])
    expect(ids(fits)).toEqual(['no fee', 'low rate, high fee', 'flat'])
    expect(fits.map(({ cost }) => cost.apr.toFixed(2))).toEqual(['12.00', '14.65', '14.68'])
    expect(fits[2]?.loan.annualRatePercent).toBeCloseTo(14.68, 2)
    expect(fits[2]?.rate).toMatchObject({ usedPercent: 8, basis: 'flat' })
  })

  test('sorts offers that cost the same a month by APR, then by lender’s name ignoring case, then by id', () => {
    const { fits } = rank([
      anOffer({ id: 'b', lender: 'Zebra' }),
      anOffer({ id: 'c', lender: 'apple' }),
      anOffer({ id: 'a', lender: 'Zebra' }),
      // As much a month as the others, to the paisa, and more of it at once.
      anOffer({ id: 'z', lender: 'Aam', interestRate: '11%', processingFee: '₹1117.52 incl. GST' }),
    ])
    const months = fits.map(({ ranked, loan }) => costPerMonth(ranked, loan.tenureMonths).toFixed(2))
    expect(new Set(months).size).toBe(1)
    expect(ids(fits)).toEqual(['c', 'a', 'b', 'z'])
  })

  test('sorts offers that do not fit by APR, because a month of another loan cannot be compared', () => {
    const { doesNotFit } = rank([
      anOffer({ id: 'dear and small', interestRate: '20%', loanAmount: 'Up to ₹50,000' }),
      anOffer({ id: 'cheap', interestRate: '10%', loanAmount: 'Up to ₹90,000' }),
    ])
    expect(ids(doesNotFit)).toEqual(['cheap', 'dear and small'])
  })

  test('the cost of a month rises from the first offer to the last, also where APRs hardly differ', () => {
    const near = fc.record({
      rate: fc.integer({ min: 1_000, max: 1_100 }).map((hundredths) => hundredths / 100),
      fee: fc.integer({ min: 0, max: 40 }).map((tenths) => tenths / 10),
    })
    const seen = { crossed: 0 }
    fc.assert(
      fc.property(fc.array(near, { minLength: 2, maxLength: 12 }), (terms) => {
        const { fits } = rank(
          terms.map(({ rate, fee }, place) =>
            anOffer({ id: `${place}`, interestRate: `${rate}%`, processingFee: `${fee}% + GST` }),
          ),
        )
        const months = fits.map(({ ranked, loan }) => Math.round(costPerMonth(ranked, loan.tenureMonths)))
        expect(months).toEqual(months.toSorted((a, b) => a - b))
        const aprs = fits.map(({ ranked }) => ranked.apr)
        if (aprs.some((apr, place) => apr < (aprs[place - 1] ?? 0))) seen.crossed++
      }),
    )
    expect(seen.crossed).toBeGreaterThan(0)
  })

  test('separates offers that fit, offers that do not fit and offers that cannot be priced', () => {
    const { fits, doesNotFit, unpriced } = rank([
      anOffer({ id: 'unknown', interestRate: 'Ask the lender', tenure: 'Revolving' }),
      anOffer({ id: 'too small', interestRate: '1% p.a.', loanAmount: 'Up to ₹80,000' }),
      anOffer({ id: 'all fee', processingFee: '₹90,000.50 + GST' }),
      anOffer({ id: 'fits', interestRate: '36%' }),
    ])
    expect(ids(fits)).toEqual(['fits'])
    expect(doesNotFit).toMatchObject([
      {
        id: 'too small',
        loan: { principal: 80_000, tenureMonths: 24 },
        unmetRules: [{ rule: 'amount', bound: 'max', adjustment: { amount: 80_000 } }],
      },
    ])
    expect(unpriced).toMatchObject([
      { id: 'all fee', reasons: [{ problem: 'feeUsesUpLoan', fee: 106_200.59, principal: 100_000 }] },
      {
        id: 'unknown',
        reasons: [
          { term: 'tenure', problem: 'noFigure' },
          { term: 'interestRate', problem: 'noFigure' },
        ],
      },
    ])
  })

  test('gives every sample offer a cost, except the two with unreadable terms, which get reasons', () => {
    const told = { loanType: 'Gold Loan', monthlyIncome: 9_000, profession: 'Student', ageYears: 72 } as const
    for (const requested of [loanRequest, { ...loanRequest, ...told }]) {
      const ranking = rankOffers(offers, requested)
      expect(ranking.unpriced.map(({ lender, reasons }) => [lender, reasons.length])).toEqual([
        ['Mandovi Card Finance', 2],
        ['Zanskar Finance', 3],
      ])
      expect(pricedOffers(ranking)).toHaveLength(sampleOffers.length - 2)
    }
  })

  test('rejects a request outside `loanRange`', () => {
    expect(() => rankOffers(offers, { amount: 0, tenureMonths: 12 })).toThrow(RangeError)
    expect(() => rankOffers([], { amount: 5_000, tenureMonths: 1.5 })).toThrow(RangeError)
  })
})

describe('for any request', () => {
  test('every sample offer appears exactly once, with its cost or the reasons it has none', () => {
    fc.assert(
      fc.property(loanRequests, (requested) => {
        const ranking = rankOffers(offers, requested)
        expect(ids([...pricedOffers(ranking), ...ranking.unpriced]).sort()).toEqual(ids(offers).sort())
        const figures = pricedOffers(ranking).flatMap(({ cost }) => Object.values(cost))
        expect(Math.min(...figures)).toBeGreaterThanOrEqual(0)
        for (const { reasons } of ranking.unpriced) expect(reasons).not.toEqual([])
      }),
    )
  })

  test('sorts offers that fit by what a month of the requested loan costs', () => {
    fc.assert(
      fc.property(loanRequests, (requested) => {
        const { fits } = rankOffers(offers, requested)
        const months = fits.map(({ ranked, loan }) => toPaise(costPerMonth(ranked, loan.tenureMonths)))
        expect(months).toEqual(months.toSorted((a, b) => a - b))
        const priced = fits.map(({ loan, rate }) => [loan.principal, loan.tenureMonths, rate.usedPercent])
        const { amount, tenureMonths } = requested
        expect(priced).toEqual(
          fits.map(({ rate }) => [amount, tenureMonths, rate.lowestPercent ?? rate.highestPercent]),
        )
      }),
    )
  })

  test('the suggested change makes an offer fit, and a smaller change of the amount does not', () => {
    fc.assert(
      fc.property(loanRequests, (requested) => {
        for (const { id, unmetRules } of rankOffers(offers, requested).doesNotFit) {
          const one = offers.filter((offer) => offer.id === id)
          const changed = adjustToFit(requested, unmetRules)
          expect(changed && ids(rankOffers(one, changed).fits)).toEqual([id])
          const amount = (changed?.amount ?? 0) + Math.sign(requested.amount - (changed?.amount ?? 0))
          if (changed && amount !== changed.amount)
            expect(ids(rankOffers(one, { ...changed, amount }).fits)).toEqual([])
        }
      }),
    )
  })
})

test('adjustToFit returns undefined when no other amount, tenure or loan type would help', () => {
  const offer = toRankable({ ...anOffer({ id: 'a' }), eligibility: { minMonthlyIncome: 50_000 } })
  const { doesNotFit } = rankOffers([offer], { ...loanRequest, monthlyIncome: 20_000 })
  expect(ids(doesNotFit)).toEqual(['a'])
  expect(doesNotFit[0] && adjustToFit(loanRequest, doesNotFit[0].unmetRules)).toBeUndefined()
})
