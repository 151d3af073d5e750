import { expect, test } from 'vitest'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import type { LoanRequest } from '#loans/loan-request.ts'
import { rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { rankOffersOn } from '#loans/ranking/rank-on.ts'
import { rankedFigures } from '#loans/ranking/rank-order.ts'

const offers = sampleOffers.map(toRankable)
const loanRequest: LoanRequest = {
  amount: 300_000,
  tenureMonths: 24,
  loanType: 'Personal Loan',
  monthlyIncome: 28_000,
}

test('ranks by the current rule from its first day on', () => {
  for (const day of ['2026-11-22', '2027-01-01'])
    expect(rankOffersOn(day, offers, loanRequest)).toMatchObject({
      rule: { version: '2' },
      ranking: rankOffers(offers, loanRequest),
    })
})

test('ranks by rule 1 on its only day: offers now in `stretch` or `typeNotStated` are in `fits`', () => {
  const current = rankOffers(offers, loanRequest)
  expect(current.stretch.length).toBeGreaterThan(0)
  expect(current.typeNotStated.length).toBeGreaterThan(0)
  const { rule, ranking } = rankOffersOn('2026-11-21', offers, loanRequest)
  expect(rule.version).toBe('1')
  expect(ranking.fits.map(({ id }) => id).sort()).toEqual(
    [...current.fits, ...current.stretch, ...current.typeNotStated].map(({ id }) => id).sort(),
  )
  const aprs = ranking.fits.map(({ cost }) => rankedFigures(cost).apr)
  expect(aprs).toEqual([...aprs].sort((a, b) => a - b))
  expect([ranking.stretch, ranking.typeNotStated]).toEqual([[], []])
  expect([ranking.doesNotFit, ranking.unpriced]).toEqual([current.doesNotFit, current.unpriced])
})

test('throws for a day before the first rule', () => {
  expect(() => rankOffersOn('2026-11-20', offers, loanRequest)).toThrow(
    'No ranking rule was in force before 2026-11-21',
  )
})
