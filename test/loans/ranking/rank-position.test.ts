import { describe, expect, test } from 'vitest'
import { rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { aprAtHighest, firstEvenAtHighest } from '#loans/ranking/rank-position.ts'

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

describe('the cost at the highest rate', () => {
  test('is that of the top of a range or of a single rate, and is absent without an upper limit', () => {
    const [range, single, open] = fitting({ a: '10% - 20%', b: '11% p.a.', c: '12% p.a. onwards' })
    const [twenty, upTo] = fitting({ twenty: '20%', z: 'up to 24%' })
    expect(range?.costAtHighest).toEqual(twenty?.cost)
    expect(single?.costAtHighest).toBe(single?.cost)
    expect(open?.costAtHighest).toBeUndefined()
    expect(upTo?.costAtHighest).toBe(upTo?.cost)
    expect([range, single, open].map((offer) => offer && aprAtHighest(offer))).toEqual([20, 11, Infinity])
  })

  test('includes the fee, and is computed at a flat rate if the range is of flat rates', () => {
    const [offer] = fitting({ a: '8% - 10% flat' }, { a: '2% + GST' })
    const [ten] = fitting({ a: '10% flat' }, { a: '2% + GST' })
    expect(offer?.costAtHighest).toEqual(ten?.cost)
  })

  test.each([
    [{ a: '10% - 11%', b: '11.5%' }, 'a'],
    [{ a: '10% - 11%', b: '11% - 12%' }, undefined],
    [{ a: '10% - 14%', b: '11.5%' }, undefined],
    [{ a: '10% onwards', b: '11.5%' }, undefined],
    [{ a: '10%', b: '11.5%' }, undefined],
    [{ a: '10% - 11%' }, undefined],
    [{}, undefined],
  ])(
    'decides which of the offers %j is first even at its highest rate: %s',
    (rates: Record<string, string>, id) => {
      expect(firstEvenAtHighest(fitting(rates))?.id).toBe(id)
    },
  )
})
