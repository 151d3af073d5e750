import { expect, test } from 'vitest'
import { describeUnpriced } from '#contract/describe-reasons.ts'
import { rankOffers, toRankable } from '#loans/ranking/rank.ts'
import type { ConfirmedTerms } from '#loans/terms/confirmed-terms.ts'
import { parseTerms } from '#loans/terms/parse-terms.ts'

const texts = {
  loanAmount: '₹50,000 - ₹5 lakh',
  interestRate: '12%',
  processingFee: '1%',
  tenure: '90 days or more',
}
const from = (text: string) => ({ confirmed: { text, at: '2026-11-27T06:00:00.000Z' } })
const offer = (terms: ConfirmedTerms, changes = {}) => ({
  id: 'a',
  lender: 'Neem Bank',
  ...texts,
  tenure: '12-60 months',
  terms,
  ...changes,
})
const rank = (terms: ConfirmedTerms, changes = {}) =>
  rankOffers([toRankable(offer(terms, changes))], { amount: 100_000, tenureMonths: 12 })

test('confirmed figures replace the text that they were confirmed from, and no other', () => {
  const terms: ConfirmedTerms = {
    tenure: { min: 90, max: 365, unit: 'days', ...from('90 days or more') },
    processingFee: { percent: 1, most: 500, gst: 'included', ...from('1% or so') },
  }
  expect(parseTerms({ ...texts, terms })).toMatchObject({
    tenure: { ok: true, value: { min: 3, max: 12 } },
    processingFee: { ok: true, value: { percent: 1, max: Infinity, gst: 'extra' } },
  })
})

test('other charges are part of the fees, with or without GST', () => {
  const otherCharges: ConfirmedTerms['otherCharges'] = [
    { name: 'Documents', rupees: 500, gst: 'unknown' },
    { name: 'Stamp duty', percent: 0.1, gst: 'included' },
  ]
  const [plain] = rank({}).fits
  const [charged] = rank({ otherCharges }).fits
  expect(plain?.cost).toMatchObject({ fee: 1_000, gst: 180 })
  expect(charged?.cost).toMatchObject({ fee: 1_584.75, gst: 285.25, netDisbursed: 98_130 })
})

test.each([
  ['interestOnly', undefined],
  ['atTheEnd', undefined],
  ['creditLine', undefined],
  ['card', undefined],
  ['instalments', 6],
] as const)(
  'an offer repaid by %s with a moratorium of %s months has no EMI, and says why',
  (kind, moratoriumMonths) => {
    const [unpriced] = rank({ repayment: { kind, moratoriumMonths } }).unpriced
    expect(unpriced?.reasons.map(describeUnpriced).join()).toContain('EMI')
  },
)

test.each([
  [
    'interestOnly',
    '₹1,00,000 for 12 months at 12% a year: ₹1,000 a month, then ₹1,01,000 in the last month. Interest and fees: ₹13,180, an APR of 13.27%.',
  ],
  [
    'atTheEnd',
    '₹1,00,000 for 12 months at 12% a year, simple interest: ₹1,12,000 at the end. Interest and fees: ₹13,180, an APR of 12.59%.',
  ],
] as const)('an offer repaid by %s says what is paid instead of an EMI', (kind, plan) => {
  const [unpriced] = rank({ repayment: { kind } }).unpriced
  expect(unpriced?.reasons.map(describeUnpriced).join()).toContain(plan)
})

test('an offer without a rate for this borrower has no price, and says why', () => {
  const terms: ConfirmedTerms = {
    interestRate: {
      kind: 'reducing',
      bands: [{ lowestPercent: 12, amount: { min: 200_000 } }],
      ...from('12%'),
    },
  }
  expect(rank(terms).unpriced).toMatchObject([{ reasons: [{ problem: 'noRateForRequest' }] }])
})
