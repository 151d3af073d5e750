import { expect, test } from 'vitest'
import type { Offer } from '#contract/offer.ts'
import { isBadgeUntrue } from '#contract/recommendation.ts'
import { type RecommendedReason, recommendedReasons } from '#contract/recommended-reasons.ts'
import { todayInIndia } from '#loans/dates.ts'
import { recentQuarters } from '#loans/ranking/contracted-rates.ts'
import { aStoredOffer } from '#support/builders.ts'

const holds = (recommended_for: RecommendedReason, changes: Partial<Offer>, shown: Offer[] = []) =>
  !isBadgeUntrue(aStoredOffer({ recommended: true, recommended_for, ...changes }), shown)

const percent = (amount: number, from_month?: number) => ({
  value: { amount, unit: 'percent' as const, from_month },
})
const published = (quarter: string) => ({
  contracted_rates: {
    value: { category: 'All', lowest: 10, mean: 12, highest: 15, quarter },
    source: 'https://lender.example/rates',
    verified_on: '2026-10-01',
  },
})
const [recent = ''] = recentQuarters(todayInIndia())

test.each<[RecommendedReason, boolean, Partial<Offer>]>([
  ['noForeclosureCharge', true, { facts: { foreclosure_charge: percent(0) } }],
  ['noForeclosureCharge', false, { facts: { foreclosure_charge: percent(0, 7) } }],
  ['noForeclosureCharge', false, { facts: { foreclosure_charge: percent(2) } }],
  ['noForeclosureCharge', false, {}],
  ['noForeclosureCharge', true, { facts: { rate_kind: { value: 'floating' } } }],
  ['noProcessingFee', true, { processingFee: 'Nil' }],
  ['noProcessingFee', false, { processingFee: '₹1' }],
  ['noProcessingFee', false, { processingFee: '₹0 onwards' }],
  ['noProcessingFee', false, { processingFee: 'As applicable' }],
  [
    'noProcessingFee',
    false,
    { processingFee: 'Nil', terms: { otherCharges: [{ name: 'Papers', rupees: 900, gst: 'extra' }] } },
  ],
  ['fastestDisbursal', true, { facts: { disbursal_days: { value: 0 } } }],
  ['fastestDisbursal', false, { facts: { disbursal_days: { value: 1 } } }],
  ['fastestDisbursal', false, {}],
  ['publishesRates', true, { facts: published(recent) }],
  ['publishesRates', false, { facts: published('2021-01') }],
  ['publishesRates', false, {}],
])('the reason %s is true: %s, %#', (reason, isTrue, changes) => {
  expect(holds(reason, changes)).toBe(isTrue)
})

test('the lowest total is the lowest at the certain rate, among shown offers of each of its loan types', () => {
  const at = (interestRate: string, id = interestRate): Offer =>
    aStoredOffer({ id, interestRate, processingFee: 'Nil' })
  const own = { interestRate: '12% p.a.', processingFee: 'Nil' }
  expect(holds('lowestTotal', own)).toBe(true)
  // A lower start that may end anywhere is not a lower price.
  expect(holds('lowestTotal', own, [at('9% onwards'), at('10% - 30%'), at('12%')])).toBe(true)
  expect(holds('lowestTotal', own, [at('11% p.a.')])).toBe(false)
  const gold: Offer = { ...at('11% p.a.'), eligibility: { loanTypes: ['Gold Loan'] } }
  expect(holds('lowestTotal', own, [gold])).toBe(true)
  const both = { eligibility: { loanTypes: ['Personal Loan', 'Gold Loan'] } } satisfies Partial<Offer>
  expect(holds('lowestTotal', { ...own, ...both }, [gold])).toBe(false)
  expect(holds('lowestTotal', { ...own, eligibility: undefined })).toBe(false)
  expect(holds('lowestTotal', { ...own, loanAmount: '₹1 lakh - ₹3 lakh' })).toBe(false)
})

test('without a badge, or without a reason, nothing is untrue', () => {
  for (const recommended_for of recommendedReasons)
    expect(isBadgeUntrue(aStoredOffer({ recommended: false, recommended_for }), [])).toBe(false)
  expect(isBadgeUntrue(aStoredOffer({ recommended: true }), [])).toBe(false)
  expect(isBadgeUntrue(aStoredOffer({ recommended: true, recommended_for: '' }), [])).toBe(false)
})
