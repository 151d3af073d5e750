import { describe, expect, test } from 'vitest'
import { rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { explainPosition } from '#web/offers/describe-position.ts'

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

const explain = (group: ReturnType<typeof fitting>) => group.map(({ id }) => explainPosition(group, id))

describe('explainPosition', () => {
  test('compares an offer’s APR with that of the offer above, or the first offer’s with that of the second', () => {
    expect(explain(fitting({ a: '12%', b: '12.4%', c: '13.4%', d: '13.41%' }))).toEqual([
      'First of 4: 0.4 points of APR below the second',
      'Second of 4: 0.4 points of APR above the first',
      'Third of 4: 1 point of APR above the second',
      'Fourth of 4: 0.01 points of APR above the third',
    ])
  })

  test('compares the EMIs if the APRs are the same, and says that names decide if the EMIs are the same too', () => {
    // 11% with a fee of ₹988 has an APR of 12.00%, and an EMI of ₹4,660.78. The EMI at 12% is ₹4,707.35.
    const group = fitting({ Zulu: '11%', b: '12%', a: '12%' }, { Zulu: '₹988 incl. GST' })
    expect(explain(group)).toEqual([
      'First of 3: the same APR as the second, with an EMI ₹47 lower',
      'Second of 3: the same APR as the first, with an EMI ₹47 higher',
      'Third of 3: the same APR and EMI as the second, sorted by name',
    ])
  })

  test('says “less than ₹1” if the EMIs differ by less than half a rupee', () => {
    // 11.99% with a fee of ₹10 has an APR of 12.00%, and an EMI of ₹4,706.88. The EMI at 12% is ₹4,707.35.
    const group = fitting({ a: '12%', b: '11.99%' }, { b: '₹10 incl. GST' })
    expect(explain(group)).toEqual([
      'First of 2: the same APR as the second, with an EMI less than ₹1 lower',
      'Second of 2: the same APR as the first, with an EMI less than ₹1 higher',
    ])
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
    expect(explainPosition(fitting({ a: '12%' }), 'b')).toBeUndefined()
  })
})
