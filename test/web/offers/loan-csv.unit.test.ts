import { expect, test } from 'vitest'
import { moratoriumInterests } from '#loans/moratorium.ts'
import { rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { aStoredOffer } from '#support/builders.ts'
import { parseCsv } from '#support/csv.ts'
import { csvFileName, loanCsv } from '#web/offers/one-offer/loan-csv.ts'

/** The example of RBI's circular on the Key Facts Statement, by a lender whose name is a formula. */
const asRbi = aStoredOffer({
  lender: '=HYPERLINK("https://x.example")',
  loanAmount: '₹10,000 - ₹20 lakh',
  interestRate: '15% p.a.',
  processingFee: '₹400 incl. GST',
  tenure: '12-120 months',
})

const priced = (changes = {}) => {
  const request = { amount: 20_000, tenureMonths: 24 }
  const [offer] = rankOffers([toRankable({ ...asRbi, ...changes })], request).fits
  if (!offer) throw new Error('The offer does not fit')
  return offer
}

/** Twelve times the monthly internal rate of return, in percent, found by bisection. */
function aprOf(flows: number[]): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2
    const worth = flows.reduce((sum, flow, month) => sum + flow / (1 + middle) ** month, 0)
    if (worth < 0) low = middle
    else high = middle
  }
  return low * 1200
}

test('has the schedule and the cash flows that give the APR, and no formula', () => {
  const text = loanCsv(priced())
  expect(text.startsWith('\uFEFF')).toBe(true)
  const [head, ...rows] = parseCsv(text.slice(1))
  expect(head).toEqual(['Lender', 'Month', 'Cash flow', 'Instalment', 'Interest', 'Principal', 'Still owed'])
  expect(rows).toHaveLength(25)
  expect(rows[0]).toEqual([`'${asRbi.lender}`, '0', '19600', '', '', '', '20000'])
  expect(rows[1]).toEqual([`'${asRbi.lender}`, '1', '-969.73', '969.73', '250', '719.73', '19280.27'])
  expect(rows.at(-1)?.at(-1)).toBe('0')
  expect(aprOf(rows.map((row) => Number(row[2])))).toBeCloseTo(17.07, 2)
})

test.each(moratoriumInterests)(
  'has the months before the instalments too, interest %s, and its cash flows still give the APR',
  (moratoriumInterest) => {
    const repayment = { kind: 'instalments' as const, moratoriumMonths: 6, moratoriumInterest }
    const offer = priced({ terms: { repayment } })
    const [, ...rows] = parseCsv(loanCsv(offer).slice(1))
    expect(rows.map(([, month]) => Number(month))).toEqual(Array.from({ length: 31 }, (_, month) => month))
    expect(rows[1]?.[2]).toBe(moratoriumInterest === 'paid' ? '-250' : '0')
    expect(rows.at(-1)?.at(-1)).toBe('0')
    expect(aprOf(rows.map((row) => Number(row[2])))).toBeCloseTo(offer.cost.apr, 2)
  },
)

test.each([
  ['Neem Tree Finance', 'neem-tree-finance-20000-24-months.csv'],
  [asRbi.lender, 'hyperlink-https-x-example-20000-24-months.csv'],
  ['../../etc', 'etc-20000-24-months.csv'],
  ['नीम', 'loan-20000-24-months.csv'],
])('the file of %s is called %s', (lender, name) => {
  expect(csvFileName(priced({ lender }))).toBe(name)
})
