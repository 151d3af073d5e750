import { describe, expect, test } from 'vitest'
import { describeCertainRate } from '#contract/describe-certain-rate.ts'
import { reducingRate } from '#loans/apr.ts'
import { type LoanType, loanTypes } from '#loans/loan-request.ts'
import { ceilingOf, ceilings } from '#loans/ranking/ceilings.ts'
import { costAtHighest, costAtLowest, startingApr } from '#loans/ranking/quoted-costs.ts'
import { pricedOffers, rankOffers, toRankable } from '#loans/ranking/rank.ts'

const gold = ceilings['Gold Loan'].percent

/**
 * Gold loans of ₹1,00,000 over 24 months, ranked. A key of `rates` is an offer's id and its lender. Without a fee, the APR
 * is the rate.
 */
const ranked = (rates: Record<string, string>, fees: Record<string, string> = {}, kinds?: LoanType[]) =>
  pricedOffers(
    rankOffers(
      Object.entries(rates).map(([id, interestRate]) =>
        toRankable({
          id,
          lender: id,
          loanAmount: 'Up to ₹5 lakh',
          interestRate,
          processingFee: fees[id] ?? 'Nil',
          tenure: '12-36 months',
          eligibility: { loanTypes: kinds ?? ['Gold Loan'] },
        }),
      ),
      { amount: 100_000, tenureMonths: 24 },
    ),
  )

const one = (rate: string, fee?: string) => {
  const [offer] = ranked({ a: rate }, fee === undefined ? {} : { a: fee })
  if (!offer) throw new Error(`No price: ${rate}, ${fee}`)
  return offer
}

describe('the certain rate', () => {
  test.each([
    ['12% p.a.', 'only', 12],
    ['10% - 20%', 'highest', 20],
    ['up to 24%', 'highest', 24],
    ['9.99% onwards', 'ceiling', gold],
    ['1% per month onwards', 'ceiling', gold],
  ])('of %s is the %s rate, %d%%', (text, basis, percent) => {
    const { certain, cost, loan } = one(text)
    expect(certain).toEqual({ basis, percent, annualRatePercent: percent, rankedPercent: percent })
    expect([cost.apr, loan.annualRatePercent]).toEqual([percent, percent])
  })

  test('of a flat rate is converted to the reducing balance for the tenure, and compared with the ceiling after that', () => {
    const reducing = reducingRate(10, 24)
    expect(one('8% - 10% flat').certain).toEqual({
      basis: 'highest',
      percent: 10,
      annualRatePercent: reducing,
      rankedPercent: reducing,
    })
    expect(one('17% flat').certain).toMatchObject({ percent: 17, rankedPercent: gold })
    expect(one('8% flat onwards').certain).toMatchObject({ percent: gold, annualRatePercent: gold })
  })

  test('above the ceiling counts as the ceiling in the order, and is shown as it is', () => {
    const order = ranked({ stated: '30% - 36%', open: '9% onwards', steep: '40% onwards', cheap: '29% p.a.' })
    expect(order.map(({ id, cost, ranked }) => [id, cost.apr, ranked.apr])).toEqual([
      ['cheap', 29, 29],
      ['open', gold, gold],
      ['stated', 36, gold],
      ['steep', 40, gold],
    ])
  })

  test('decides whether the EMI fits the income, and which tenure would make it fit', () => {
    const stretchAt = (interestRate: string, monthlyIncome: number) =>
      rankOffers(
        [
          toRankable({
            id: 'a',
            lender: 'a',
            loanAmount: 'Up to ₹5 lakh',
            interestRate,
            processingFee: 'Nil',
            tenure: '12-60 months',
          }),
        ],
        { amount: 100_000, tenureMonths: 24, monthlyIncome },
      ).stretch[0]?.affordability?.adjustment
    // ₹4,707 a month at 12%, ₹5,287 at 24%.
    expect(stretchAt('12% p.a.', 10_000)).toBeUndefined()
    expect(stretchAt('12% - 24%', 10_000)).toEqual({ tenureMonths: 26 })
  })
})

test('the costs at the lowest and the highest rate are those of the ends of the range, as far as the lender gives them', () => {
  const range = one('10% - 20%', '2% + GST')
  expect(costAtLowest(range)).toEqual(one('10%', '2% + GST').cost)
  expect(costAtHighest(range)).toBe(range.cost)
  const open = one('10% onwards')
  expect(costAtLowest(open)?.apr).toBe(10)
  expect(costAtHighest(open)).toBeUndefined()
  const upTo = one('up to 24%')
  expect(costAtLowest(upTo)).toBeUndefined()
  expect([startingApr(upTo), startingApr(open)]).toEqual([24, 10])
  const flat = one('8% - 10% flat', '2% + GST')
  expect(costAtLowest(flat)).toEqual(one('8% flat', '2% + GST').cost)
})

test('every kind of loan has a ceiling with its page, and an offer counts at the highest of its kinds', () => {
  for (const { percent, source } of Object.values(ceilings)) {
    expect(percent).toBeGreaterThan(0)
    expect(new URL(source).protocol).toBe('https:')
  }
  expect(ceilingOf(['Home Loan', 'Gold Loan'])).toBe(gold)
  expect(ceilingOf(undefined)).toBe(Math.max(...loanTypes.map((kind) => ceilings[kind].percent)))
})

test.each([
  ['12% p.a.', ''],
  ['1% per month', ''],
  ['10.5% - 18% p.a.', '10.5% to 18%, ranked at 18%'],
  ['1% - 2% per month', '12% to 24%, ranked at 24%'],
  ['up to 18%', 'Up to 18%, ranked at 18%'],
  ['8% - 10% flat', '8% to 10% flat, ranked at 10% flat'],
  ['9.99% onwards', `From 9.99%, no upper limit: ranked at ${gold}%`],
  ['8% flat onwards', `From 8% flat, no upper limit: ranked at ${gold}%`],
  ['36% p.a.', `36%, ranked at ${gold}%`],
  ['30% - 36%', `30% to 36%, ranked at ${gold}%`],
])('%s reads as %j on the card', (text, words) => {
  expect(describeCertainRate(one(text))).toBe(words)
})

test('a fee counts at its highest, and one without an upper limit leaves the offer without a price', () => {
  expect(one('12%', 'Up to 2% + GST').cost).toEqual(one('12%', '2% + GST').cost)
  for (const fee of ['₹500 onwards', '1% onwards', 'As applicable', '']) {
    expect(ranked({ a: '12%' }, { a: fee }), fee).toEqual([])
  }
})
