import { describe, expect, test } from 'vitest'
import * as hindi from '#hindi/rank-position.ts'
import { costPerMonth } from '#loans/loan-cost.ts'
import { rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { explainPosition } from '#web/catalogue/describe-position.ts'

/**
 * The offers that fit a request for ₹1,00,000 over 24 months, ranked. A key of `rates` is an offer's id and its lender.
 * Without a fee, the APR is the rate.
 */
const fitting = (rates: Record<string, string>, fees: Record<string, string> = {}) =>
  rankOffers(
    Object.entries(rates).map(([id, interestRate]) =>
      toRankable({
        id,
        lender: id,
        loanAmount: 'Up to ₹5 lakh',
        interestRate,
        processingFee: fees[id] ?? 'Nil',
        tenure: '12-36 months',
      }),
    ),
    { amount: 100_000, tenureMonths: 24 },
  ).fits

const explain = (group: ReturnType<typeof fitting>, first: 'month' | 'apr' = 'month') =>
  group.map(({ id }) => explainPosition(group, id, first))

describe('explainPosition', () => {
  test('compares what an offer costs a month with the offer above, or the first offer’s with the second', () => {
    expect(explain(fitting({ a: '12%', b: '12.4%', c: '13.4%', d: '13.41%' }))).toEqual([
      'First of 4: ₹19 a month less than the second, fees included',
      'Second of 4: ₹19 a month more than the first, fees included',
      'Third of 4: ₹47 a month more than the second, fees included',
      'Fourth of 4: less than ₹1 a month more than the third, fees included',
    ])
  })

  test('names the difference of the whole rupees that the cards show', () => {
    const group = fitting(
      Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`${n}`, `${12 + n * 0.37}%`])),
    )
    const shown = group.map(({ ranked, loan }) => Math.round(costPerMonth(ranked, loan.tenureMonths)))
    const said = explain(group).map((words) => Number(/₹(\d+) a month more/.exec(words ?? '')?.[1]))
    expect(said.slice(1)).toEqual(shown.slice(1).map((month, place) => month - (shown[place] ?? 0)))
  })

  test('among offers for different loans it compares APRs first', () => {
    expect(explain(fitting({ a: '12%', b: '12.4%', c: '13.4%' }), 'apr')).toEqual([
      'First of 3: 0.4 points of APR below the second',
      'Second of 3: 0.4 points of APR above the first',
      'Third of 3: 1 point of APR above the second',
    ])
  })

  test('compares the other figure if the first one is the same, and says that names decide if both are', () => {
    // 11% with a fee of ₹988 has an APR of 12.00%, and costs ₹4,701.95 a month. 12% without a fee costs ₹4,707.35.
    const rates = { Zulu: '11%', b: '12%', a: '12%' }
    const group = fitting(rates, { Zulu: '₹988 incl. GST' })
    expect(explain(group, 'apr')).toEqual([
      'First of 3: the same APR as the second, and ₹5 a month less',
      'Second of 3: the same APR as the first, and ₹5 a month more',
      'Third of 3: the same cost and APR as the second, sorted by name',
    ])
    // ₹1,117.52 makes up for the lower rate, to the paisa a month.
    expect(explain(fitting({ Zulu: '11%', b: '12%' }, { Zulu: '₹1117.52 incl. GST' }))).toEqual([
      'First of 2: the same cost a month as the second, with an APR 0.13 points lower',
      'Second of 2: the same cost a month as the first, with an APR 0.13 points higher',
    ])
  })

  test('in Hindi a difference under a rupee is “a little”, because “less than ₹1 less” says nothing', () => {
    const little = hindi.monthDiffers(false, hindi.underOneRupee, 2)
    expect(little).toMatch(/हर महीने थोड़ा कम \(फ़र्क ₹1 से कम\)$/)
    expect(hindi.sameApr(true, hindi.underOneRupee, 2)).toMatch(/हर महीने थोड़ा ज़्यादा \(फ़र्क ₹1 से कम\)$/)
    expect(hindi.monthDiffers(true, '₹47', 2)).toMatch(/हर महीने ₹47 ज़्यादा$/)
  })

  test('writes places above ten in figures', () => {
    const rates = Object.fromEntries(Array.from({ length: 113 }, (_, n) => [`offer ${n}`, `${10 + n / 10}%`]))
    const places = explain(fitting(rates)).map((words) => words?.replace(/ of 113.*/, ''))
    expect([9, 10, 11, 12, 13, 20, 21, 22, 100, 110, 111, 112].map((index) => places[index])).toEqual([
      'Tenth',
      ...['11th', '12th', '13th', '14th', '21st', '22nd', '23rd', '101st', '111th', '112th', '113th'],
    ])
  })

  test('says when an offer is alone in its group, and nothing about an offer that is not in it', () => {
    expect(explain(fitting({ a: '12%' }))).toEqual(['The only offer in its group'])
    expect(explainPosition(fitting({ a: '12%' }), 'b', 'month')).toBeUndefined()
  })
})
