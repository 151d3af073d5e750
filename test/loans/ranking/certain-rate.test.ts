import { describe, expect, test } from 'vitest'
import { describeCertainRate, describeOpenRate } from '#contract/describe-certain-rate.ts'
import { reducingRate } from '#loans/apr.ts'
import { loanTypes } from '#loans/loan-request.ts'
import { ceilingOf, ceilings } from '#loans/ranking/ceilings.ts'
import { certainRate } from '#loans/ranking/certain-rate.ts'
import { type ContractedRates, hasEnded, isRecent, recentQuarters } from '#loans/ranking/contracted-rates.ts'
import { costAtHighest, costAtLowest, startingApr } from '#loans/ranking/quoted-costs.ts'
import { pricedOffers, rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { rateFor, spanOf } from '#loans/terms/rate-bands.ts'

const gold = ceilings['Gold Loan'].percent

/**
 * Gold loans of ₹1,00,000 over 24 months, ranked. A key of `rates` is an offer's id and its lender. Without a fee, the APR
 * is the rate.
 */
const ranked = (
  rates: Record<string, string>,
  fees: Record<string, string> = {},
  contracted?: ContractedRates,
) =>
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
          eligibility: { loanTypes: ['Gold Loan'] },
          facts: contracted && { contracted_rates: { value: contracted } },
        }),
      ),
      { amount: 100_000, tenureMonths: 24 },
      '2026-11-27',
    ),
  )

const one = (rate: string, fee?: string, contracted?: ContractedRates) => {
  const [offer] = ranked({ a: rate }, fee === undefined ? {} : { a: fee }, contracted)
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

  test.each([
    ['10% - 24%', 12.4, undefined, 'blended', 12.4, 'One rate of both lenders: 12.4%'],
    ['10% onwards', 12.4, undefined, 'blended', 12.4, 'One rate of both lenders: 12.4%'],
    ['10% onwards', 35, undefined, 'blended', 35, 'One rate of both lenders: 35%, ranked at 29.33%'],
    ['14% - 24%', 12.4, undefined, 'blended', 14, 'One rate of both lenders: 14%'],
    ['10% - 12%', 12.4, undefined, 'highest', 12, '10% to 12%, ranked at 12%'],
    ['10% - 24%', 12.4, 13.8, 'blended', 12.4, 'One rate of both lenders: 12.4%'],
    ['10% - 24%', 12.4, 11, 'average', 11, 'People got 11% on average, July to September'],
  ])(
    'of %s with a blended rate of two lenders of %d%%, and a mean of %s, is the %s one',
    (interestRate, blended_rate, mean, basis, percent, words) => {
      const value = { category: 'Gold', lowest: 1, mean: mean ?? 0, highest: 40, quarter: '2026-07' }
      const facts = {
        co_lending: { value: { blended_rate } },
        ...(mean && { contracted_rates: { value } }),
      }
      const offer = toRankable({
        id: 'a',
        lender: 'a',
        loanAmount: 'Up to ₹5 lakh',
        interestRate,
        processingFee: 'Nil',
        tenure: '12-36 months',
        eligibility: { loanTypes: ['Gold Loan'] },
        facts,
      })
      const [priced] = pricedOffers(rankOffers([offer], { amount: 100_000, tenureMonths: 24 }, '2026-11-27'))
      if (!priced) throw new Error('No price')
      expect(priced.certain).toMatchObject({ basis, percent, annualRatePercent: percent })
      expect(priced.cost.apr).toBe(percent)
      expect(describeCertainRate(priced)).toBe(words)
    },
  )

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

test.each([
  ['10.5% - 18% p.a.', undefined],
  ['up to 18%', undefined],
  ['36% p.a.', undefined],
  ['9.99% onwards', `no upper limit: ranked at ${gold}%`],
])('a warning about how high the rate of %s can be is %j', (text, words) => {
  expect(describeOpenRate(one(text))).toBe(words)
})

test('an offer with rates for some borrowers only says so, and counts at the ceiling', () => {
  const bands = [{ lowestPercent: 10, highestPercent: 12, creditScore: { min: 750 } }]
  const rate = rateFor({ ...spanOf(bands, 'reducing'), bands }, { amount: 1, tenureMonths: 12 })
  if (!rate) throw new Error('No band applies')
  const certain = certainRate(rate, 12, gold)
  expect(certain).toMatchObject({ basis: 'ceiling', rankedPercent: gold })
  expect(describeCertainRate({ rate, certain })).toBe(
    `From 10%, not every borrower’s rate is named: ranked at ${gold}%`,
  )
})

test('a fee counts at its highest, and one without an upper limit leaves the offer without a price', () => {
  expect(one('12%', 'Up to 2% + GST').cost).toEqual(one('12%', '2% + GST').cost)
  for (const fee of ['₹500 onwards', '1% onwards', 'As applicable', '']) {
    expect(ranked({ a: '12%' }, { a: fee }), fee).toEqual([])
  }
})

describe('the rates that people got', () => {
  const got = (mean: number, quarter = '2026-07'): ContractedRates => ({
    category: 'Gold loans',
    lowest: 8,
    mean,
    highest: 30,
    quarter,
  })

  test.each([
    ['10.5% - 18%', 13.8, 13.8, 'People got 13.8% on average, July to September'],
    ['9.99% onwards', 13.8, 13.8, 'People got 13.8% on average, July to September'],
    ['up to 18%', 13.8, 13.8, 'People got 13.8% on average, July to September'],
    ['12% - 18%', 9.5, 12, 'People got 9.5% on average, July to September; from 12% now, ranked at that'],
    // Today's highest rate is below the mean, and certain.
    ['10% - 12%', 13.8, 12, '10% to 12%, ranked at 12%'],
    ['12% p.a.', 13.8, 12, ''],
    ['12% p.a.', 11, 12, ''],
  ])('rank “%s” with a mean of %d at %d', (rate, mean, percent, words) => {
    const offer = one(rate, undefined, got(mean))
    expect([offer.certain.annualRatePercent, offer.cost.apr, offer.ranked.apr]).toEqual([
      percent,
      percent,
      percent,
    ])
    expect(describeCertainRate(offer)).toBe(words)
  })

  test('are on the reducing balance, and count as the ceiling if they are above it', () => {
    expect(one('8% - 20% flat', undefined, got(20)).cost.apr).toBe(20)
    // 12% flat over 24 months is 21.57% on the reducing balance.
    expect(one('12% - 20% flat', undefined, got(20)).cost.apr).toBeCloseTo(21.57, 2)
    expect(one('9% onwards', undefined, got(30))).toMatchObject({ cost: { apr: 30 }, ranked: { apr: gold } })
  })

  test('no longer count when they are older than two quarters, nor before their quarter is over', () => {
    const percentIn = (quarter: string) => one('9% onwards', undefined, got(13.8, quarter)).certain.percent
    expect(['2026-10', '2026-07', '2026-04', '2026-01'].map(percentIn)).toEqual([gold, 13.8, 13.8, gold])
    expect(recentQuarters('2026-11-27')).toEqual(['2026-07', '2026-04'])
    expect(recentQuarters('2026-01-01')).toEqual(['2025-10', '2025-07'])
    expect(isRecent('2026-07', '2027-03-31')).toBe(true)
    expect(isRecent('2026-07', '2027-04-01')).toBe(false)
    expect([hasEnded('2026-07', '2026-09-30'), hasEnded('2026-07', '2026-10-01')]).toEqual([false, true])
    for (const quarter of ['2026-08', '2026', '2026-7', 'July', ''])
      expect(hasEnded(quarter, '2026-11-27')).toBe(false)
  })

  test('leave the costs at both ends of the range as they are', () => {
    const offer = one('10% - 18%', '2% + GST', got(13.8))
    expect(costAtLowest(offer)).toEqual(one('10%', '2% + GST').cost)
    expect(costAtHighest(offer)).toEqual(one('18%', '2% + GST').cost)
  })
})
