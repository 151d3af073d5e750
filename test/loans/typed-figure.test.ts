import { expect, test } from 'vitest'
import { typedPercent, typedRupees, typedTenure } from '#loans/typed-figure.ts'

test.each([
  ['300000', 300_000],
  ['3,00,000', 300_000],
  ['300,000', 300_000],
  ['₹3,00,000', 300_000],
  ['₹ 3 00 000', 300_000],
  ['Rs. 3,00,000/-', 300_000],
  ['INR 300000', 300_000],
  ['3 lakh', 300_000],
  ['3 Lakhs', 300_000],
  ['3L', 300_000],
  ['3 lac', 300_000],
  ['1.15 lakh', 115_000],
  ['2.5L', 250_000],
  ['50k', 50_000],
  ['50 thousand', 50_000],
  ['1 crore', 10_000_000],
  ['0.1cr', 1_000_000],
  ['1,50,000.75', 150_000],
  ['150000.', 150_000],
  ['0', 0],
  ['3 लाख', 300_000],
  ['50 हज़ार', 50_000],
  ['50 ह\u095bार', 50_000],
  ['50 हजार', 50_000],
  ['1 करोड़', 10_000_000],
  ['३,००,०००', 300_000],
  ['௩,௦௦,௦௦௦', 300_000],
  ['\u200e3,00,000\u200e', 300_000],
  ['\u202a₹3 lakh\u202c', 300_000],
  // Amounts in which a digit was just deleted or added.
  ['3,00,00', 30_000],
  ['3,00,0000', 3_000_000],
  ['1,500 k', 1_500_000],
])('reads %j as ₹%d', (text, rupees) => {
  expect(typedRupees(text)).toBe(rupees)
})

test.each([
  '',
  '   ',
  'a lot',
  '3 lakhs or so',
  '-5000',
  '3-5 lakh',
  '1.2.3',
  '3 lakh 50k',
  'lakh',
  '₹',
  '1e5',
  '3 लाख रुपये तक',
  '1.50,000',
  '3,5 lakh',
  '३,५ लाख',
  '12,50k',
  '3,5\u200e lakh',
])('reads no amount in %j', (text) => {
  expect(typedRupees(text)).toBeNaN()
})

test.each([
  ['60', 60],
  ['60 months', 60],
  ['60m', 60],
  ['1 month', 1],
  ['5 years', 60],
  ['5y', 60],
  ['5 Yrs', 60],
  ['1.5 years', 18],
  ['1 year 6 months', 18],
  ['1 year and 6 months', 18],
  ['2y6m', 30],
  ['5 साल', 60],
  ['१ साल और ६ महीने', 18],
  ['1 महीना', 1],
])('reads %j as %d months', (text, months) => {
  expect(typedTenure(text)).toBe(months)
})

test.each(['', ' ', 'soon', 'years', '-6', '6.5', '5 years 6 years', '12-60 months', '1,5 years', 'and'])(
  'reads no tenure in %j',
  (text) => {
    expect(typedTenure(text)).toBeNaN()
  },
)

test.each([
  ['12', 12],
  ['12.5', 12.5],
  ['12.5%', 12.5],
  [' 12.5 % p.a. ', 12.5],
  ['१२.५', 12.5],
  ['0', 0],
])('reads %j as %d per cent', (text, percent) => {
  expect(typedPercent(text)).toBe(percent)
})

test.each(['', 'low', '-1', '12,5', '12,5x', '1e2', '12.5 per month', '1000'])(
  'reads no percentage in %j',
  (text) => {
    expect(typedPercent(text)).toBeNaN()
  },
)
