import { expect, test } from 'vitest'
import type { FeeFigures, RateFigures, TenureFigures } from '#loans/terms/confirmed-terms.ts'
import { contradictions } from '#loans/terms/contradiction.ts'

const rate = (lowestPercent?: number, highestPercent = lowestPercent): RateFigures => ({
  kind: 'reducing',
  bands: [{ lowestPercent, highestPercent }],
})
const onRepo = { name: 'Repo rate', percent: 5.25, on: '2026-11-27' }

test.each<[string, RateFigures]>([
  ['10.5%', rate(10.5)],
  ['10.5% - 24% p.a.', rate(10.5, 24)],
  ['from 10.5%', rate(10.5, 18)],
  ['up to 24%', rate(9, 24)],
  ['1.5% per month', rate(18)],
  ['1.5% every month, as we agree', rate(18)],
  ['8% flat', { ...rate(8), kind: 'flat' }],
  ['CIBIL 750+: 10.5%, others 14%', rate(10.5, 14)],
  ['CIBIL above 750: 10.5%, below 750: 14%', rate(10.5, 14)],
  ['750 से ज़्यादा: 10.5%, बाकी 14%', rate(10.5, 14)],
  ['Ask the branch', rate(10.5, 14)],
  ['Repo rate + 2.5%', { ...rate(7.75), benchmark: { ...onRepo, spread: 2.5 } }],
  ['2.5% to 3.5% above the repo rate', { ...rate(7.75, 8.75), benchmark: { ...onRepo, spread: 2.5 } }],
])('the rate “%s” allows its figures', (text, figures) => {
  expect(contradictions.interestRate(text, figures)).toBeUndefined()
})

test.each<[string, RateFigures, object]>([
  ['10.5%', rate(12, 14), { problem: 'notInText' }],
  ['10.5% - 24%', rate(10.5, 22), { problem: 'notInText' }],
  ['10.5% - 24%', { kind: 'reducing', bands: [{ lowestPercent: 10.5 }] }, { problem: 'boundMissing' }],
  ['8% flat', rate(8), { problem: 'kindDiffers' }],
  ['10% reducing', { ...rate(10), kind: 'flat' }, { problem: 'kindDiffers' }],
  ['CIBIL 750+: 10.5%, others 14%', rate(10.5, 15), { problem: 'notInText' }],
  ['MCLR + 2.35%', rate(2.35), { problem: 'needsBenchmark' }],
  ['7.55% + CRP', rate(7.55), { problem: 'needsBenchmark' }],
  ['3% over our prime rate', rate(3), { problem: 'needsBenchmark' }],
  ['बैंक की दर से 2% ज्यादा', rate(2), { problem: 'needsBenchmark' }],
  ['Repo rate + 2.5%', { ...rate(8.25), benchmark: { ...onRepo, spread: 3 } }, { problem: 'notInText' }],
  ['USD 12% to 14% mixed', rate(12, 14), { problem: 'otherCurrency' }],
])('the rate “%s” contradicts other figures', (text, figures, found) => {
  expect(contradictions.interestRate(text, figures)).toEqual(found)
})

/** What follows the borrower's own deposit is not one price, whatever is confirmed. */
test.each([
  '2% p.a. above the FD rate',
  '2% above FD rate',
  'FD + 2%',
  'FDR+2',
  '2% more than your fixed deposit',
  'Deposit rate plus 2%',
  'एफडी दर से 2% ज़्यादा',
  'जमा दर से 2% ऊपर',
  'F.D. rate + 2%',
  'FD\u00a0rate + 2%',
  'F\u200bD rate + 2%',
  'f d rate + 2%',
  'ＦＤ rate + 2%',
  'Loan against FD: 2% over card rate',
  '2% p.a. over the term deposit rate',
  '2% + RD rate',
  '2% spread over TDR',
  'फ़िक्स्ड डिपॉज़िट की दर + 2%',
])('no figures can be confirmed from “%s”', (text) => {
  const benchmark = { ...onRepo, name: 'FD', percent: 7, spread: 2 }
  for (const figures of [rate(2), rate(9), { ...rate(9), benchmark }])
    expect(contradictions.interestRate(text, figures)).toEqual({ problem: 'followsDeposit' })
})

test('a benchmark can’t be the borrower’s own deposit, whatever the text says', () => {
  for (const name of ['FD rate', 'Your fixed deposit', 'f d', 'एफडी']) {
    const figures = { ...rate(9), benchmark: { ...onRepo, name, percent: 7, spread: 2 } }
    for (const text of ['9% p.a.', '2% above our rate', 'On request'])
      expect(contradictions.interestRate(text, figures)).toEqual({ problem: 'followsDeposit' })
  }
})

const fee = (figures: Partial<FeeFigures>): FeeFigures => ({ gst: 'unknown', ...figures })

test.each<[string, FeeFigures, object | undefined]>([
  ['2% + GST', fee({ percent: 2, gst: 'extra' }), undefined],
  ['2%', fee({ percent: 2, gst: 'included' }), undefined],
  ['2%', fee({ percent: 2, least: 999 }), undefined],
  ['Nil', fee({}), undefined],
  ['1% plus ₹500 file charge', fee({ percent: 1, rupees: 500 }), undefined],
  ['0.5%, not below ₹1.5 lakh or so', fee({ percent: 0.5, least: 150_000 }), undefined],
  ['2% + GST', fee({ percent: 2, gst: 'included' }), { problem: 'gstDiffers' }],
  ['2%', fee({ percent: 1 }), { problem: 'notInText' }],
  ['2% (min ₹999)', fee({ percent: 2, least: 500 }), { problem: 'notInText' }],
  ['2% (min ₹999)', fee({ percent: 2 }), { problem: 'boundMissing' }],
  ['1% plus ₹500 file charge', fee({ percent: 1, rupees: 400 }), { problem: 'notInText' }],
  ['$50', fee({ rupees: 50 }), { problem: 'otherCurrency' }],
])('the fee “%s” against its figures', (text, figures, found) => {
  expect(contradictions.processingFee(text, figures)).toEqual(found)
})

test.each([
  ['Up to ₹10 lakh', { min: 50_000, max: 1_000_000 }, undefined],
  ['As per income, up to 20 times salary or ₹40 lakh', { max: 4_000_000 }, undefined],
  ['Up to ₹10 lakh', { max: 900_000 }, { problem: 'notInText' }],
  ['USD 20,000', { max: 20_000 }, { problem: 'otherCurrency' }],
])('the amount “%s” against its figures', (text, figures, found) => {
  expect(contradictions.loanAmount(text, figures)).toEqual(found)
})

test.each<[string, TenureFigures, object | undefined]>([
  ['1 to 5 years', { min: 12, max: 60, unit: 'months' }, undefined],
  ['90 days', { max: 90, unit: 'days' }, undefined],
  ['5 years, or until the age of 60', { max: 60, unit: 'months' }, undefined],
  ['1 to 5 years', { min: 12, max: 72, unit: 'months' }, { problem: 'notInText' }],
  ['7 years, or until retirement', { max: 96, unit: 'months' }, { problem: 'notInText' }],
])('the tenure “%s” against its figures', (text, figures, found) => {
  expect(contradictions.tenure(text, figures)).toEqual(found)
})
