import { expect, test } from 'vitest'
import { correctNotes } from '#statements/correct.ts'
import { checkStatement } from '#statements/judge/check-statement.ts'
import { readStatement } from '#statements/read/read-statement.ts'
import type { NoteName } from '#statements/statement.ts'
import { layouts } from './layouts.ts'
import { choices, processing } from './small-loan.ts'
import { type Facts, trueFacts } from './true-statement.ts'

// How banks, finance companies and apps in India write these entries, in words of our own.

/** The reasons of the findings in a statement with these entries, written as RBI's form and as a lender's own form. */
function reasonsIn(facts: Facts, notes: Partial<Record<NoteName, boolean>> = {}) {
  const reasons = [layouts.copied, layouts.ownForm].map((write) =>
    checkStatement(correctNotes(readStatement(write(facts)), notes)).findings.map(({ reason }) => reason),
  )
  return [...new Set(reasons.flat())]
}

const fixed = trueFacts(choices)
const floating = trueFacts({ ...choices, kind: 'Floating' })

test.each([
  '3% a month on the instalment that is late, plus GST, for each day of delay',
  'Rs. 450 for each instalment that bounces, and 2% a month of the overdue amount as penal charges',
  'Penal charges of 24% p.a. on the overdue instalment; they are not capitalised',
  'Rs. 300 per overdue EMI + 0.1% of it per day, GST included',
  '₹500 + 18% GST for each missed EMI; no interest is charged on it',
  'Penal charges (earlier called penal interest): 2% p.m. of the overdue EMI',
  'Penal interest has been replaced by penal charges of ₹25 a day with effect from 1 April 2024',
  '₹600 per dishonoured mandate + GST as applicable',
  'Up to 36% per annum of the defaulted amount, as penal charges, without compounding',
  'Nil up to three days, ₹250 from the fourth day, ₹500 after thirty days',
  'Charges will be levied on the overdue amount only and shall not be added to the rate of interest',
  'As per the schedule of charges on our website, plus applicable taxes',
  'Penal Charges (not penal interest) of 3% per month',
  'Penal charges earlier known as penal interest/late payment interest: 24% p.a.',
  '18% p.a. on the overdue EMI, over and above the rate of interest, as penal charges',
])('finds nothing wrong with charges for late payment such as “%s”', (penal) => {
  expect(reasonsIn({ ...fixed, penal })).toEqual([])
})

test.each([
  'Delay in paying an EMI attracts penal interest of 3% per month until it is received',
  'Additional interest @ 2% p.m. on the overdue amount',
  'Default interest 36% p.a. from the due date',
  'Penal rate of interest: 24% p.a. i.e. 2% p.m.',
  '2% p.m. penal charges, which are capitalised every month with the outstanding',
  'Overdue interest at 4% per month',
  'Interest at 36% p.a. on the overdue amount',
  '3% over and above the applicable rate of interest',
  'Rate of interest + 4% p.a. on delayed EMI',
  'Default interest at the rate of 30% p.a.',
])('finds penal interest in “%s”', (penal) => {
  expect(reasonsIn({ ...fixed, penal })).toEqual(['penalInterest'])
})

test.each([
  'Nil',
  'No charges, as the rate is floating',
  'No foreclosure charges for individual borrowers; 4% + GST for companies',
  'Zero',
  'Not applicable to loans at a floating rate. For fixed-rate loans: 5% of the outstanding principal + GST',
  'NIL for floating rate; 2% for fixed rate',
  'Waived for individuals',
  'Foreclosure is allowed at any time without any charge',
  'Part-payment up to 25% and full closure free of charge',
  'Floating: 0%, Fixed: 3%',
  'Foreclosure statement Rs. 500 + GST; foreclosure charges NIL',
  'Allowed without charges after 1 EMI',
])('finds nothing wrong with “%s” for closing a floating-rate loan early', (foreclosure) => {
  expect(reasonsIn({ ...floating, foreclosure })).toEqual([])
})

test.each([
  '4% of the principal outstanding + GST',
  '4.5% up to 24 months, 2.5% up to 36 months and 2% after that, plus GST as applicable',
  '2% + GST if closed within 12 months, nil thereafter',
  'One month’s interest',
  'Not permitted in the first 6 months (lock-in period)',
  '₹2,000 + GST',
  '3% if transferred to another bank; nil from own funds',
  'Two EMIs as foreclosure charge',
])('finds a charge for closing a floating-rate loan early in “%s”', (foreclosure) => {
  expect(reasonsIn({ ...floating, foreclosure })).toEqual(['foreclosureOnFloating'])
  expect(reasonsIn({ ...fixed, foreclosure })).toEqual([])
})

test.each([
  '3 (three) days from disbursal',
  'You may return the loan within 72 hours, with interest for those days only',
  'One day',
  'Minimum 1 day as per our policy; processing fee is retained',
  'Free look of 5 days',
])('finds nothing wrong with a cooling-off period such as “%s”', (coolingOff) => {
  expect(reasonsIn({ ...fixed, coolingOff })).toEqual([])
})

test.each(['Nil', '0 days', 'No cooling-off period', 'Zero (0) days', 'Not available'])(
  'finds that a digital loan has no cooling-off period in “%s”',
  (coolingOff) => {
    expect(reasonsIn({ ...fixed, coolingOff })).toEqual(['coolingOffZero'])
    expect(reasonsIn({ ...fixed, coolingOff }, { isDigital: false })).toEqual([])
  },
)

test('the words for insurance, GST and unequal instalments count until the visitor says that they are not there', () => {
  const plain = layouts.copied(trueFacts({ ...choices, fees: [processing] }))
  const read = readStatement(
    `${plain}\nInsurance premium is deducted from the loan.\nGST is extra on all fees.\nA moratorium of 3 months applies.`,
  )
  const found = checkStatement(read)
  expect(found.findings.map(({ reason }) => reason)).toContain('insuranceUnlisted')
  expect(found.unchecked).toContainEqual({ what: 'emi', because: 'unequal' })
  const corrected = correctNotes(read, { insuranceMention: false, gstExtra: false, unequal: false })
  expect(checkStatement(corrected)).toMatchObject({ verdict: 'consistent', findings: [], unchecked: [] })
})
