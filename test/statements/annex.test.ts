import { expect, test } from 'vitest'
import { correctStatement } from '#statements/correct.ts'
import { checkStatement } from '#statements/judge/check-statement.ts'
import { readStatement } from '#statements/read/read-statement.ts'
import { emptyStatement, figureOf } from '#statements/statement.ts'
import { annexLoan } from './true-statement.ts'

/** The schedule of annex C. */
const annexC = annexLoan.rows
  .map(({ opening, principal, interest, instalment }, index) =>
    [index + 1, opening, principal, interest, instalment].join(' '),
  )
  .join('\n')

/** Annexes B and C of RBI's circular RBI/2024-25/18, as printed, except for the rows of annex C, which are computed. */
const annexB = `Annex B
Illustration for computation of APR for Retail and MSME loans
Sr. No. Parameter Details
1 Sanctioned Loan amount (in Rupees) (Sl no. 2 of the KFS template – Part 1) 20,000
2 Loan Term (in years/ months/ days) (Sl No.4 of the KFS template – Part 1) 24 months
a) No. of instalments for payment of principal, in case of non- equated periodic loans -
b) Type of EPI
Amount of each EPI (in Rupees) and
nos. of EPIs (e.g., no. of EMIs in case of monthly instalments)
(Sl No. 5 of the KFS template – Part 1) Monthly
970
24
c) No. of instalments for payment of capitalised interest, if any -
d) Commencement of repayments, post sanction (Sl No. 5 of the KFS template – Part 1) 30 days
3 Interest rate type (fixed or floating or hybrid) (Sl No. 6 of the KFS template – Part 1) Fixed
4 Rate of Interest (Sl No. 6 of the KFS template – Part 1) 15%
5 Total Interest Amount to be charged during the entire tenor of the loan as per the rate prevailing on sanction date (in Rupees) 3,274
6 Fee/ Charges payable (in Rupees) 400
A Payable to the RE (Sl No.8A of the KFS template-Part 1) 240
B Payable to third-party routed through RE (Sl No.8B of the KFS template – Part 1) 160
7 Net disbursed amount (1-6) (in Rupees) 19,600
8 Total amount to be paid by the borrower (sum of 1 and 5) (in Rupees) 23,274
9 Annual Percentage rate- Effective annualized interest rate (in percentage) (computed on net disbursed amount using IRR approach and reducing balance method) (Sl No. 9 of the KFS template-Part 1) 17.07%
10 Schedule of disbursement as per terms and conditions Detailed schedule to be provided
11 Due date of payment of instalment and interest DDMMYYYY
Annex C
Illustrative Repayment Schedule under Equated Periodic Instalment for the hypothetical loan illustrated in Annex B
Instalment No. Outstanding Principal (in Rupees) Principal (in Rupees) Interest (in Rupees) Instalment (in Rupees)
${annexC}`

test('finds nothing wrong in the illustration of RBI’s annexes B and C', () => {
  const statement = readStatement(annexB)
  expect(statement.schedule).toHaveLength(24)
  const { findings, unreadable, unchecked, computed } = checkStatement(statement)
  expect({ findings, unreadable, unchecked }).toEqual({ findings: [], unreadable: [], unchecked: [] })
  expect(computed.emi).toBeCloseTo(969.73, 2)
  expect(computed.apr).toBeCloseTo(17.07, 2)
  expect(computed.netDisbursed).toBe(19_600)
})

test('finds that an instalment was computed at a flat rate', () => {
  const flat = annexB.replaceAll('970', '1,083')
  expect(checkStatement(readStatement(flat)).findings[0]).toMatchObject({ reason: 'flatRate', stated: 1_083 })
})

/** The template as a bank fills it in, with labels wrapped around the values. */
const wrapped = `Annex A
Key Facts Statement
Part 1 (Interest rate and fees/charges)
1 Loan proposal/ account No. 101-0000000000 Type of Loan Top-up loan
2 Sanctioned Loan amount 47000.00
(in Rupees)
3 Disbursal schedule
(i) Disbursement in stages or 100% upfront
100% upfront.
4 Loan term (months) 24
5 Instalment details
Type of instalments Number of EPIs EPI (₹) Commencement of repayment, post sanction[1]
Monthly 24 2415.14 2025-01-01
6 Interest rate (%) and type (fixed or floating or hybrid) 21.00% (p.a.) Fixed
7 Additional Information in case of Floating rate of interest
B S EPI (₹) No. of EPIs
NA NA NA NA NA NA NA NA
8 Fee/ Charges[3] (net of taxes such as GST)
Payable to the Bank Payable to a third party through Bank (B)
(A)
One-time/ Recurring Amount (in One- Amount (in ₹) or
(i) Processing fees One-time Rs. 1175.00
(ii) Insurance charges
(iii) Any other (please specify)
9 Annual Percentage Rate 24.16%
(APR) (%)[2]
10 Details of Contingent Charges[3] (in ₹ or %, as applicable)
(i) Penal charges, if any, in case of Rs. 1000 per instance
delayed payment`

/** A lender's statement whose columns are so narrow that row numbers and names are beside the wrong lines. */
const narrow = `2 Sanctioned Loan amount (in Rupees) 15013.0
4 Loan term (year/months/days) 7 Months
5 Instalment details 1
Number of Commencement of repayment, post
Type of instalment EPI (Rs.)
EPIs sanction
Monthly 7 6 x 2145 25 Days (03/11/2024)
1 x 2143
6 Interest rate (%) and type (fixed or floating or hybrid) 0.13 FIXED
8 Fee/ Charges
Payable to the - Lender Payable to a third party through - Lender
(i) Processing fees One-Time 471.0
Insurance Premium
(ii) One-Time One-Time 0.0
Charges
Mandate Registration
(iii) One-Time 150.0
Charges
Annual Percentage Rate (APR)
9 91.55
(%) (Excluding applicable Taxes)
10 Details of Contingent Charges (in Rs. or %, as applicable)(Inclusive of Applicable taxes)`

test('reads labels that are wrapped around their values', () => {
  const { figures, fees, gstExtra } = readStatement(wrapped)
  const read = Object.entries(figures).map(([name, reading]) => [name, figureOf<unknown>(reading)])
  expect(Object.fromEntries(read)).toMatchObject({
    sanctionedAmount: 47_000,
    termMonths: 24,
    instalmentType: 'monthly',
    instalmentCount: 24,
    instalmentAmount: 2_415.14,
    ratePercent: 21,
    rateKind: 'fixed',
    apr: 24.16,
  })
  expect(fees).toMatchObject([{ name: 'Processing fees', amount: 1_175 }])
  expect(gstExtra).toContain('net of taxes')
})

test('says that instalments of several amounts cannot be read', () => {
  const { figures, fees } = readStatement(narrow)
  expect(figures.instalmentAmount.state).toBe('unreadable')
  expect(figures.apr).toMatchObject({ value: 91.55 })
  expect(fees.map(({ amount }) => amount)).toEqual([471, 150])
  expect(checkStatement(readStatement(narrow)).verdict).not.toBe('consistent')
})

test('keeps the words that a figure was read from', () => {
  expect(readStatement(annexB).figures.netDisbursed).toMatchObject({
    quote: expect.stringMatching(/^7 Net disbursed amount.* 19,600$/),
  })
})

test('checks typed figures, and reports no entries as missing', () => {
  const typed = correctStatement(
    emptyStatement(false),
    {
      sanctionedAmount: 20_000,
      termMonths: 24,
      ratePercent: 15,
      instalmentAmount: 969.73,
      apr: 17.07,
      netDisbursed: 19_600,
    },
    400,
  )
  expect(checkStatement(typed)).toMatchObject({
    verdict: 'incomplete',
    findings: [],
    missing: [],
    unreadable: [],
    unchecked: [],
  })
  expect(checkStatement(correctStatement(typed, { apr: 15 })).findings).toMatchObject([
    { reason: 'aprWithoutFees', amount: 400 },
  ])
})

test('a corrected figure replaces every value that was read', () => {
  const misread = readStatement(annexB.replace('24 months', '12 months'))
  expect(checkStatement(misread).findings.map(({ reason }) => reason)).toContain('instalmentCount')
  expect(checkStatement(correctStatement(misread, { termMonths: 24 })).findings).toEqual([])
})

test.each([
  ['a loan of 0', { sanctionedAmount: 0, termMonths: 24, ratePercent: 15 }],
  ['no months', { sanctionedAmount: 20_000, termMonths: 0, ratePercent: 15 }],
  ['a rate of a million', { sanctionedAmount: 20_000, termMonths: 24, ratePercent: 1e6 }],
  ['fees above the loan', { sanctionedAmount: 300, termMonths: 24, ratePercent: 15 }],
])('computes finite figures or none from figures that cannot be right: %s', (_, figures) => {
  const { computed, unchecked } = checkStatement(correctStatement(emptyStatement(false), figures, 400))
  expect(unchecked.map(({ what }) => what)).toContain('apr')
  expect(Object.values(computed).every(Number.isFinite)).toBe(true)
})
