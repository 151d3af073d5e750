import { describe, expect, test } from 'vitest'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { feesOn, parseFee } from '#loans/terms/parse-fee.ts'
import type { TermName } from '#loans/terms/parse-result.ts'
import { parseTerms, type QuotedTerms } from '#loans/terms/parse-terms.ts'

const plain: QuotedTerms = {
  loanAmount: '₹50,000 - ₹15 lakh',
  interestRate: '10.5% - 24% p.a.',
  processingFee: '2% + GST',
  tenure: '12-60 months',
}

function read(part: TermName, text: string) {
  const reading = parseTerms({ ...plain, [part]: text })[part]
  return reading.ok ? reading.value : undefined
}

describe('the loan amount', () => {
  test.each([
    ['₹50,000 - ₹15 lakh', 50_000, 1_500_000],
    ['₹50,000-15,00,000', 50_000, 1_500_000],
    ['Rs. 5,000 to Rs. 2 lakh', 5_000, 200_000],
    ['INR 1 lakh to INR 25 lakhs', 100_000, 2_500_000],
    ['₹75K – ₹5L', 75_000, 500_000],
    ['5 - 15 lakh', 500_000, 1_500_000],
    ['50,000 - 15 lakh', 50_000, 1_500_000],
    ['Between ₹50,000 and ₹5 lakh', 50_000, 500_000],
    ['₹50,000 (min) — ₹15 lakh (max)', 50_000, 1_500_000],
    ['Maximum ₹15 lakh, minimum ₹50,000', 50_000, 1_500_000],
    ['Up to ₹10 lakh', undefined, 1_000_000],
    ['5L', undefined, 500_000],
    ['3 लाख', undefined, 300_000],
    // `ज़` as one character and as two.
    ['50 ह\u095bार - 3 लाख', 50_000, 300_000],
    ['50 ह\u091c\u093cार - 3 लाख', 50_000, 300_000],
    // In binary fractions, 1.15 × 1,00,000 is 114999.99999999999.
    ['1.15 lakh', undefined, 115_000],
    ['1.15 - 2 lakh', 115_000, 200_000],
    ['1 cr', undefined, 10_000_000],
    ['1,00,000', undefined, 100_000],
    ['  ₹\u00a05,00,000/-  ', undefined, 500_000],
    ['₹５，００，０００', undefined, 500_000],
    ['₹५ lakh', undefined, 500_000],
    ['₹1,00,000 onwards', 100_000, undefined],
  ])('parses %j', (text, min, max) => {
    expect(read('loanAmount', text)).toEqual({ min, max })
  })

  test.each([
    ['', { problem: 'noFigure' }],
    ['As per eligibility', { problem: 'noFigure' }],
    ['5', { problem: 'amountTooSmall' }],
    ['Exceeding ₹5 lakh', { problem: 'wordMakesItUnclear', piece: 'exceeding' }],
    ['500 M', { problem: 'unknownWord', piece: 'm' }],
    ['5M', { problem: 'unknownWord', piece: 'm' }],
    ['₹15 lakh - ₹50,000', { problem: 'rangeBackwards' }],
    ['2 lakh 50 thousand', { problem: 'neitherFigureNorRange' }],
    ['24 times salary', { problem: 'wordMakesItUnclear', piece: 'times' }],
    ['80% of value', { problem: 'notInRupees' }],
    ['1½ lakh', { problem: 'notClear', piece: '½' }],
    ['9999999999999 crore', { problem: 'figureTooLarge' }],
    ['₹5 lakh for salaried', { problem: 'wordMakesItUnclear', piece: 'for' }],
  ])('rejects %j', (text, problem) => {
    const reading = parseTerms({ ...plain, loanAmount: text }).loanAmount
    expect(reading).toEqual({ ok: false, term: 'loanAmount', ...problem })
  })
})

describe('the interest rate', () => {
  test.each([
    ['10.5% - 24% p.a.', 10.5, 'from', 24],
    ['9.60% p.a. – 15.65% p.a.', 9.6, 'from', 15.65],
    ['Fixed: 11.99% - 29.99%', 11.99, 'from', 29.99],
    ['between 10 and 24 percent per annum', 10, 'from', 24],
    ['10.5% p.a. onwards', 10.5, 'from', undefined],
    ['Starting at 10.49%', 10.49, 'from', undefined],
    ['As low as 9.9% p.a.*', 9.9, 'from', undefined],
    ['10.25% and above', 10.25, 'from', undefined],
    ['10.5%+', 10.5, 'from', undefined],
    ['up to 24%', 24, 'up to', 24],
    ['10% p.a.', 10, 'exactly', 10],
    ['0% p.a.', 0, 'exactly', 0],
    ['1% per month', 12, 'exactly', 12],
    ['1.1% p.m.', 13.2, 'exactly', 13.2],
    ['12% p.a. on monthly reducing balance', 12, 'exactly', 12],
    ['12% with monthly rests', 12, 'exactly', 12],
    ['1.5% per month on reducing balance', 18, 'exactly', 18],
    ['1.5% p.m. reducing', 18, 'exactly', 18],
    ['1.5% per month, monthly reducing', 18, 'exactly', 18],
    ['1.5% monthly', 18, 'exactly', 18],
    ['10.5%¹ p.a.', 10.5, 'exactly', 10.5],
    ['1.5% p. m.', 18, 'exactly', 18],
    ['1.5% per mth', 18, 'exactly', 18],
    ['1.25%/month', 15, 'exactly', 15],
    ['14% - 18%/annum', 14, 'from', 18],
    ['12% p.a. compounded monthly', 12, 'exactly', 12],
    ['14% p.a., repaid in monthly EMIs', 14, 'exactly', 14],
    ['3.5% p.a.', 3.5, 'exactly', 3.5],
    ['0% - 24%', 0, 'from', 24],
    ['0% - 3% p.a.', 0, 'from', 3],
    ['12% p/a', 12, 'exactly', 12],
    ['3.5% p. a.', 3.5, 'exactly', 3.5],
    ['1.5% p/m', 18, 'exactly', 18],
    ['Interest rate (% p.a.): 12', 12, 'exactly', 12],
    ['10.5% p.a. as per policy', 10.5, 'exactly', 10.5],
    ['Personal loan at 10.5%', 10.5, 'exactly', 10.5],
    ['6% per mahina', 72, 'exactly', 72],
    ['5% प्रति माह', 60, 'exactly', 60],
    ['5% - 10% प्रति माह', 60, 'from', 120],
    ['10% masik', 120, 'exactly', 120],
    ['10% मासिक', 120, 'exactly', 120],
    ['6% mo.', 72, 'exactly', 72],
    ['6% per mnth', 72, 'exactly', 72],
    ['10% p.month', 120, 'exactly', 120],
    ['5.5% permonth', 66, 'exactly', 66],
    ['12% वार्षिक, मासिक किस्तों में', 12, 'exactly', 12],
    ['3.5% प्रति वर्ष', 3.5, 'exactly', 3.5],
  ])('parses %j', (text, usedPercent, quoted, highestPercent) => {
    expect(read('interestRate', text)).toMatchObject({
      usedPercent,
      quoted,
      highestPercent,
      basis: 'reducing',
    })
  })

  test.each([
    ['8.99% flat rate', 8.99],
    ['1% per month flat', 12],
  ])('parses %s as a flat rate', (text, usedPercent) => {
    expect(read('interestRate', text)).toMatchObject({ usedPercent, basis: 'flat' })
  })

  test.each([
    '',
    'Ask the lender',
    'Repo + 2.5%',
    '50% off',
    '-5%',
    '10%, 14%',
    '10% or 14%',
    '24% - 10%',
    '1.2.3%',
    '10,5%',
    '0.05% per day',
    '300%',
    '20% per month',
    '10% for women',
    '10.5% p.a. (salaried)',
    '1.5% monthly reducing balance',
    '1.5%',
    '1.5% - 3%',
    'up to 3%',
    '0.85% flat',
    '14% compounded monthly',
    '14%, payable in monthly instalments',
    '2% per fortnight',
    '9% simple interest',
    '9% add on',
    '18% effective',
    '16% p.a., bullet repayment',
    '₹10',
    '10% flat, reducing',
    '10% + 2%',
    '18% APR',
    '10.5 lakh %',
    '10x',
    '1st year 9%',
    '10%²% p.a.',
    '0% - 2%',
    '0% - 3%',
    '6% per moon',
    '6% p. moon',
    '6% प्रति सैकड़ा',
    '6%/moon',
    '12% मासिक किस्त',
    '10.5% + GST',
    'Exceeding 24%',
    'Most customers pay 10%',
    'Most loans: 10%',
    '10%, may vary',
    'Varies: 10%',
  ])('rejects %j', (text) => {
    expect(read('interestRate', text)).toBeUndefined()
  })
})

describe('the processing fee', () => {
  const fee = { percent: 0, rupees: 0, min: 0, max: Infinity, gst: 'extra', quoted: 'exactly' }
  test.each([
    ['1% of loan amount', { percent: 1 }],
    ['Up to 3% of loan amount', { percent: 3, quoted: 'up to' }],
    ['1.50%-3.00% of the loan amount plus applicable GST', { percent: 3, quoted: 'up to' }],
    ['1 - 3%', { percent: 3, quoted: 'up to' }],
    ['2.5% onwards', { percent: 2.5, quoted: 'from' }],
    ['2% (min ₹999, max ₹10,000)', { percent: 2, min: 999, max: 10_000 }],
    ['2% (max ₹10,000, min ₹999)', { percent: 2, min: 999, max: 10_000 }],
    ['2% (Rs 1,000-10,000)', { percent: 2, min: 1_000, max: 10_000 }],
    ['0.50% of Loan Amt - Max Rs. 5000/-', { percent: 0.5, max: 5_000 }],
    ['2% subject to a minimum of ₹500', { percent: 2, min: 500 }],
    ['2% of loan amount or ₹5,750 whichever is higher', { percent: 2, min: 5_750 }],
    ['₹5,750 or 2%, whichever is lower', { percent: 2, max: 5_750 }],
    ['0.35% + GST (min ₹2,000 + GST)', { percent: 0.35, min: 2_000 }],
    ['₹999 + GST', { rupees: 999 }],
    ['999', { rupees: 999 }],
    ['₹1,000 – ₹15,000 + GST', { rupees: 15_000, quoted: 'up to' }],
    ['Maximum of Rs.8,500', { rupees: 8_500, quoted: 'up to' }],
    ['₹1,180 inclusive of GST', { rupees: 1_180, gst: 'included' }],
    ['2% capped at ₹5,000 (incl. of all taxes)', { percent: 2, max: 5_000, gst: 'included' }],
    ['2% plus GST @ 18%', { percent: 2 }],
    ['2% (18% GST extra)', { percent: 2 }],
    ['Nil', {}],
    ['ZERO', {}],
    ['No processing fee', {}],
    ['₹0', {}],
    ['0%', {}],
    ['0% (Nil)', {}],
    ['Rs. Nil.', {}],
    ['Nil to 2%', { percent: 2, quoted: 'up to' }],
    ['2 per cent of the loan', { percent: 2 }],
    ['2% (one-time, non-refundable)', { percent: 2 }],
    ['1.5% (₹1,500 min, ₹15,000 max)', { percent: 1.5, min: 1_500, max: 15_000 }],
    ['2% or ₹999, whichever is more', { percent: 2, min: 999 }],
    ['2% or ₹10,000, whichever is less', { percent: 2, max: 10_000 }],
    ['Higher of ₹999 or 2%', { percent: 2, min: 999 }],
    ['Lower of 2% and ₹10,000', { percent: 2, max: 10_000 }],
    ['2%, not exceeding ₹10,000', { percent: 2, max: 10_000 }],
    ['At most 2%', { percent: 2, quoted: 'up to' }],
  ])('parses %j', (text, expected) => {
    expect(read('processingFee', text)).toEqual({ ...fee, ...expected })
  })

  test.each([
    '',
    '-',
    'NA',
    'As per bank norms',
    '2',
    '2% GST',
    '2% + 5% GST',
    '2% or ₹999',
    '2% + ₹500',
    'Nil for women',
    '50% off',
    '₹499 a year',
    '₹99 per month',
    '500 per lakh',
    '60%',
    '3% - 1%',
    '2% min ₹20,000 max ₹999',
    '1% + GST waived',
    '2% + GST, inclusive of GST',
    '2% + GST incl.',
    '2% exceeding ₹5,000',
    'Exceeding 2%',
    '₹999 % ',
    'Loans up to ₹5 lakh: Nil',
    'Nil up to ₹50,000',
    '1% above ₹5 lakh',
    '1% below ₹5 lakh',
    'Starting at ₹0',
    '1% of property value',
    '1% 2% 3% 4% 5%',
  ])('rejects %j', (text) => {
    expect(read('processingFee', text)).toBeUndefined()
  })

  test('is charged within its bounds, and split from the GST that the quoted fee includes', () => {
    const bounded = parseFee('2% (min ₹999, max ₹10,000) + GST')
    const charged = [10_000, 200_000, 900_000].map(
      (loan) => bounded.ok && feesOn(loan, bounded.value).beforeGst,
    )
    expect(charged).toEqual([999, 4_000, 10_000])
    const included = parseFee('₹1,180 inclusive of GST')
    expect(included.ok && feesOn(50_000, included.value)).toEqual({ beforeGst: 1_000, gst: 180 })
  })
})

describe('the tenure', () => {
  test.each([
    ['12-60 months', 12, 60],
    ['12 – 60 Months', 12, 60],
    ['1 to 5 years', 12, 60],
    ['6 months to 5 years', 6, 60],
    ['1.5 - 4 yrs', 18, 48],
    ['Months: 12-60', 12, 60],
    ['12 to 60 (months)', 12, 60],
    ['up to 84 months', undefined, 84],
    ['5 Years', undefined, 60],
    ['12 months onwards', 12, undefined],
  ])('parses %j', (text, min, max) => {
    expect(read('tenure', text)).toEqual({ min, max })
  })

  test.each([
    '',
    'Revolving',
    '60',
    '3 months to 60',
    '12/24/36 months',
    '12, 24, 36 months',
    '60 - 12 months',
    '21 days',
    '2.3 years',
    '61 years',
    '0 months',
    '1 year 6 months',
    '12%',
    '₹12 months',
    '15 years + moratorium',
    '5 years plus course period',
    '12 months from the date of disbursement',
    '12 months, bullet repayment',
    'Exceeding 12 months',
  ])('rejects %j', (text) => {
    expect(read('tenure', text)).toBeUndefined()
  })
})

test('parses all sample offers but two', () => {
  expect(sampleOffers.length).toBeGreaterThanOrEqual(30)
  const unread = sampleOffers.filter((offer) => Object.values(parseTerms(offer)).some((part) => !part.ok))
  expect(unread).toHaveLength(2)
})
