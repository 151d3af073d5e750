import { expect, test } from 'vitest'
import { aprOfInstalment } from '#loans/apr.ts'
import { isProblem } from '#loans/loan.ts'
import { toRankable } from '#loans/ranking/rank.ts'
import { type OffersBeside, offersBeside } from '#loans/running/better-offers.ts'
import { type RunningLoan, standingOn } from '#loans/running/running-loan.ts'

/** 24 instalments from 5 February 2026; on 5 July 2026, 18 are left. */
const loan: RunningLoan = {
  principal: 200_000,
  annualRatePercent: 24,
  tenureMonths: 24,
  instalment: 10_574.22,
  paidOut: '2026-01-05',
  firstDue: '2026-02-05',
  brokenInterest: 'withFirst',
  fees: 0,
  coolingOffDays: 0,
  missed: [],
  extras: [],
}
const today = '2026-07-05'

const anOffer = (
  changes: { id: string } & Partial<Record<string, string>>,
  types = ['Personal Loan' as const],
) =>
  toRankable({
    lender: changes.id,
    loanAmount: '₹10,000 - ₹5 lakh',
    interestRate: '12% p.a.',
    processingFee: '₹1,000 + GST',
    tenure: '6-36 months',
    ...changes,
    eligibility: { loanTypes: types },
  })

function beside(offers: Parameters<typeof offersBeside>[3], percent = 4, of = loan): OffersBeside {
  const result = offersBeside(of, 'Personal Loan', today, offers, percent)
  if (isProblem(result)) throw new Error(result.problem)
  return result
}

test('counts the charge of the old lender, the fee of the new one and GST on both', () => {
  const { owed, months, staying, closing, better, compared } = beside([anOffer({ id: 'a' })])
  expect({ months, compared }).toEqual({ months: 18, compared: 1 })
  expect(owed).toBe(standingOn(loan, today).owed)
  // 4% of what is owed, and 18% on it.
  expect(closing).toBeCloseTo(owed * 0.04 * 1.18, 1)
  const [moved] = better
  expect(moved?.fees).toBe(1_180)
  // 12% a year over 18 months, by the formula of an annuity.
  const emi = (Math.ceil(owed) * 0.01) / (1 - 1.01 ** -18)
  expect(moved?.toNewLender).toBeCloseTo(18 * emi, 1)
  expect(moved?.toPay).toBeCloseTo(18 * emi + 1_180 + closing, 0)
  expect(moved?.saved).toBeCloseTo(staying - (moved?.toPay ?? 0), 2)
  expect(staying).toBeCloseTo(18 * 10_574.22, 0)
})

test('an offer whose costs use up its lower rate is no better', () => {
  expect(beside([anOffer({ id: 'a' })], 10).better).toHaveLength(0)
  expect(beside([anOffer({ id: 'a', processingFee: '6% + GST' })], 4).better).toHaveLength(0)
  expect(beside([anOffer({ id: 'a' })], 0).better).toHaveLength(1)
})

test('an offer at the loan’s own rate never beats it', () => {
  for (const percent of [0, 1]) {
    const own = anOffer({ id: 'a', interestRate: '24% p.a.', processingFee: 'Nil' })
    expect(beside([own], percent).better).toEqual([])
  }
})

test('a low start without a highest rate does not count, and neither does a later first EMI', () => {
  const { better, compared, notSure } = beside([
    anOffer({ id: 'low start', interestRate: '9% p.a. onwards' }),
    anOffer({ id: 'range', interestRate: '9% - 23.9% p.a.', processingFee: 'Nil' }),
  ])
  expect({ compared, notSure }).toEqual({ compared: 1, notSure: 1 })
  // At 23.9%, the charge costs more than the rate saves.
  expect(better).toEqual([])
})

test('the cheapest is first, and what does not fit is left out', () => {
  const { better, compared } = beside([
    anOffer({ id: 'dear', interestRate: '14%' }),
    anOffer({ id: 'cheap', interestRate: '11%' }),
    anOffer({ id: 'too small', interestRate: '8%', loanAmount: 'Up to ₹50,000' }),
    anOffer({ id: 'too short', interestRate: '8%', tenure: '3-12 months' }),
    toRankable({
      id: 'other type',
      lender: 'other type',
      loanAmount: 'Up to ₹5 lakh',
      interestRate: '8%',
      processingFee: 'Nil',
      tenure: '6-36 months',
      eligibility: { loanTypes: ['Home Loan'] },
    }),
    toRankable({
      id: 'type not named',
      lender: 'type not named',
      loanAmount: 'Up to ₹5 lakh',
      interestRate: '8%',
      processingFee: 'Nil',
      tenure: '6-36 months',
    }),
  ])
  expect(better.map(({ priced }) => priced.id)).toEqual(['cheap', 'dear'])
  expect(compared).toBe(2)
})

test('what is saved agrees with the yearly rate of moving: it is below the loan’s own', () => {
  const { owed, months, better, closing } = beside([anOffer({ id: 'a' })])
  const [moved] = better
  const fees = closing + (moved?.fees ?? 0)
  const rate = aprOfInstalment(
    (moved?.toNewLender ?? 0) / months,
    { principal: owed, annualRatePercent: 0, tenureMonths: months },
    fees,
  )
  expect(rate).toBeGreaterThan(12)
  expect(rate).toBeLessThan(24)
})

test.each([
  ['notPaidOut', { loan, day: '2026-01-04' }],
  ['isOver', { loan, day: '2028-01-05' }],
  ['isOverdue', { loan: { ...loan, missed: ['2026-06-05'] }, day: today }],
  ['typeUnknown', { loan, day: today, type: '' as const }],
  ['notALoan', { loan, day: today, type: 'Credit Card' as const }],
  ['chargeOutOfRange', { loan, day: today, percent: Number.NaN }],
  ['chargeOutOfRange', { loan, day: today, percent: 11 }],
])('%s: nothing is compared', (problem, { loan, day, type = 'Personal Loan', percent = 2 }: Case) => {
  expect(offersBeside(loan, type, day, [anOffer({ id: 'a' })], percent)).toMatchObject({ problem })
})

interface Case {
  loan: RunningLoan
  day: string
  type?: Parameters<typeof offersBeside>[1]
  percent?: number
}
