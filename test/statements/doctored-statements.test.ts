import { expect, test } from 'vitest'
import { aprOfInstalment } from '#loans/apr.ts'
import { checkStatement } from '#statements/judge/check-statement.ts'
import { readStatement } from '#statements/read/read-statement.ts'
import { layouts } from './layouts.ts'
import {
  apr,
  aprWith,
  choices,
  type Doctored,
  emi,
  insurance,
  loan,
  processing,
  rowAt,
  rowsWith,
  writeStatement,
} from './small-loan.ts'
import { trueFacts } from './true-statement.ts'

const doctored: Doctored[] = [
  {
    title: 'the interest rate given as the APR',
    change: () => ({ apr: 15 }),
    findings: [{ reason: 'aprWithoutFees', stated: 15, computed: expect.closeTo(apr, 1), amount: 5_500 }],
  },
  {
    title: 'insurance left out of the APR',
    change: () => ({ apr: aprWith(4_000) }),
    findings: [{ reason: 'aprWithoutFee', name: 'Insurance charges', isInsurance: true, amount: 1_500 }],
  },
  {
    title: 'one fee left out of the APR',
    change: () => ({ apr: aprWith(1_500) }),
    findings: [{ reason: 'aprWithoutFee', name: 'Processing fees', isInsurance: false, amount: 4_000 }],
  },
  {
    title: 'insurance left out of the APR, in a statement that adds GST to its fees',
    from: { fees: [{ ...processing, amount: 4_720 }, insurance] },
    change: () => ({ apr: aprWith(4_720), notes: ['Note: GST extra on all fees'] }),
    findings: [{ reason: 'aprWithoutFee', name: 'Insurance charges', isInsurance: true, amount: 1_500 }],
  },
  {
    title: 'an APR without the fees, in a statement that gives the GST on insurance in rupees',
    from: {
      fees: [
        { ...processing, amount: 4_720 },
        { ...insurance, amount: 1_770, words: 'One-time ₹1,500 (GST ₹270)' },
      ],
    },
    change: () => ({ apr: 15, notes: ['Note: GST extra on all fees'] }),
    findings: [{ reason: 'aprWithoutFees', amount: 6_490 }],
  },
  {
    title: 'an APR that nothing explains',
    change: () => ({ apr: 16.5 }),
    findings: [{ reason: 'apr', stated: 16.5, computed: expect.closeTo(apr, 1) }],
  },
  {
    title: 'a flat rate called the interest rate',
    change: () => ({
      emi: 10_833.33,
      rows: [],
      totalInterest: 60_000,
      total: 260_000,
      apr: Math.round((aprOfInstalment(10_833.33, loan, 5_500) ?? 0) * 100) / 100,
    }),
    findings: [
      {
        reason: 'flatRate',
        stated: 10_833.33,
        computed: expect.closeTo(emi, 2),
        reducingPercent: expect.closeTo(26.62, 1),
      },
    ],
  },
  {
    title: 'GST on top of a fee, left out of APR and amount paid out',
    from: { fees: [{ ...processing, words: '2% of the loan amount plus 18% GST' }, insurance] },
    change: () => ({}),
    findings: [{ reason: 'gstHidden', amount: 720 }],
  },
  {
    title: 'one row with ₹1 more interest, in a schedule in whole rupees',
    from: { rounding: 'shown' },
    change: (facts) => ({ rows: rowsWith(facts, 7, { interest: rowAt(facts, 7).interest + 1 }) }),
    findings: [{ reason: 'row', row: 7, column: 'interest' }],
  },
  {
    title: 'one row with ₹1 less principal',
    change: (facts) => ({ rows: rowsWith(facts, 7, { principal: rowAt(facts, 7).principal - 1 }) }),
    findings: [{ reason: 'row', row: 7, column: 'principal' }],
  },
  {
    title: 'one balance that is ₹1 too high',
    change: (facts) => ({ rows: rowsWith(facts, 7, { opening: rowAt(facts, 7).opening + 1 }) }),
    findings: [{ reason: 'row', row: 7, column: 'opening' }],
  },
  {
    title: 'one instalment that is ₹1 higher',
    change: (facts) => ({ rows: rowsWith(facts, 7, { instalment: rowAt(facts, 7).instalment + 1 }) }),
    findings: [{ reason: 'row', row: 7, column: 'instalment', stated: 9_698.33, computed: emi }],
  },
  {
    title: 'one month with ₹1 more interest, paid by less principal',
    change: (facts) => {
      const { interest, principal } = rowAt(facts, 24)
      return { rows: rowsWith(facts, 24, { interest: interest + 1, principal: principal - 1 }) }
    },
    findings: [{ reason: 'row', row: 24, column: 'interest' }],
  },
  {
    title: 'a row missing from the schedule',
    change: (facts) => ({
      rows: facts.rows.map((each, index) => (index === 11 ? { ...each, opening: Number.NaN } : each)),
    }),
    findings: [{ reason: 'rowMissing', row: 12 }],
  },
  {
    title: 'a schedule of another rate',
    change: () => ({ rows: trueFacts({ ...choices, ratePercent: 18 }).rows }),
    findings: [
      { reason: 'scheduleInstalment', computed: emi },
      { reason: 'scheduleRate', stated: 18, computed: 15 },
    ],
  },
  {
    title: 'six paise more interest in every row, too little to change the schedule’s rate at two decimals',
    change: (facts) => ({ rows: facts.rows.map((each) => ({ ...each, interest: each.interest + 0.06 })) }),
    findings: [
      ...[1, 2, 3, 4, 5].map((number) => ({ reason: 'row', row: number, column: 'interest' }) as const),
      { reason: 'moreRows', count: 19 },
    ],
  },
  {
    title: 'half of the rows with ₹1 less principal',
    change: (facts) => ({
      rows: facts.rows.map((each, index) => (index < 12 ? { ...each, principal: each.principal - 1 } : each)),
    }),
    findings: [
      ...[1, 2, 3, 4, 5].map((number) => ({ reason: 'row', row: number, column: 'principal' }) as const),
      { reason: 'moreRows', count: 7 },
    ],
  },
  {
    title: 'a schedule with one row too many',
    change: (facts) => ({
      rows: [...facts.rows, { opening: 0, principal: 0, interest: 0, instalment: emi }],
    }),
    findings: [{ reason: 'scheduleLength', stated: 25, computed: 24 }],
  },
  {
    title: 'a schedule of a larger loan',
    change: () => ({ rows: trueFacts({ ...choices, sanctioned: 201_500 }).rows }),
    findings: [
      { reason: 'scheduleStart', stated: 201_500, computed: 200_000 },
      { reason: 'scheduleInstalment', computed: emi },
    ],
  },
  {
    title: 'insurance taken from the amount paid out, and not listed',
    from: { fees: [processing] },
    change: (facts) => ({ net: facts.net - 2_499 }),
    findings: [{ reason: 'unexplainedDeduction', amount: 2_499, stated: 193_501, computed: 196_000 }],
  },
  {
    title: 'insurance mentioned, and not listed',
    from: { fees: [processing] },
    change: () => ({ notes: ['Group insurance premium will be deducted from the loan amount'] }),
    findings: [{ reason: 'insuranceUnlisted', quote: expect.stringContaining('Group insurance premium') }],
  },
  {
    title: 'insurance mentioned as not refundable, and not listed',
    from: { fees: [processing] },
    change: () => ({ notes: ['Insurance premium of ₹4,999 is added to the loan and is not refundable'] }),
    findings: [{ reason: 'insuranceUnlisted' }],
  },
  {
    title: 'fees that do not add up',
    change: () => ({ feesTotal: 5_000, net: 194_500 }),
    findings: [{ reason: 'feeSum', stated: 5_000, computed: 5_500 }],
  },
  {
    title: 'a percentage that does not give the fee beside it',
    from: { fees: [{ ...processing, amount: 5_000, words: 'One-time 2% (Rs. 5,000)' }, insurance] },
    change: () => ({}),
    findings: [{ reason: 'feePercent', stated: 5_000, computed: 4_000, percent: 2 }],
  },
  {
    title: 'an amount paid out that ignores the fees',
    change: () => ({ net: 200_000 }),
    findings: [{ reason: 'netDisbursed', stated: 200_000, computed: 194_500 }],
  },
  {
    title: 'a total that is too low',
    change: (facts) => ({ total: facts.total - 2_000 }),
    findings: [{ reason: 'total', stated: 230_736, computed: expect.closeTo(232_736, -1) }],
  },
  {
    title: 'a total that has the fees in it',
    change: (facts) => ({ total: facts.total + 5_500 }),
    findings: [{ reason: 'totalIncludesFees', stated: 238_236 }],
  },
  {
    title: 'total interest that is too low',
    change: (facts) => ({ totalInterest: facts.totalInterest - 1_000 }),
    findings: [{ reason: 'totalInterest', stated: 31_736 }],
  },
  {
    title: 'an instalment that is ₹12 too high',
    change: (facts) => ({
      emi: emi + 12,
      rows: [],
      totalInterest: facts.totalInterest + 288,
      total: facts.total + 288,
      apr: aprWith(5_500),
    }),
    findings: [{ reason: 'emi', stated: 9_709.33, computed: expect.closeTo(emi, 2) }],
  },
  {
    title: 'more instalments than months',
    change: () => ({ months: 23 }),
    findings: [{ reason: 'instalmentCount', stated: 24, computed: 23 }],
  },
  {
    title: 'a benchmark and spread that do not add up to the rate',
    from: { kind: 'Floating' },
    change: () => ({ spread: 1.5 }),
    findings: [{ reason: 'finalRate', stated: 15, computed: 14 }],
  },
  {
    title: 'a charge for foreclosing a floating-rate loan',
    from: { kind: 'Floating' },
    change: () => ({ foreclosure: '4% of the outstanding principal' }),
    findings: [{ reason: 'foreclosureOnFloating', quote: expect.stringContaining('4%') }],
  },
  {
    title: 'a charge in rupees for foreclosing a floating-rate loan',
    from: { kind: 'Floating' },
    change: () => ({ foreclosure: '₹5,000 + GST' }),
    findings: [{ reason: 'foreclosureOnFloating', quote: expect.stringContaining('5,000') }],
  },
  {
    title: 'penal interest that is compounded',
    change: () => ({ penal: 'Penal interest at 36% p.a., compounded monthly' }),
    findings: [{ reason: 'penalInterest', quote: expect.stringContaining('36%') }],
  },
  {
    title: 'penal interest on an instalment that is not paid',
    change: () => ({ penal: 'If the EMI is not paid, penal interest of 24% p.a. is charged' }),
    findings: [{ reason: 'penalInterest' }],
  },
  {
    title: 'penal interest that is not compounded',
    change: () => ({ penal: 'Penal interest at 24% p.a. (not compounded)' }),
    findings: [{ reason: 'penalInterest' }],
  },
  {
    title: 'penal interest under another name',
    change: () => ({ penal: 'Additional interest of 2% p.a. on the overdue amount' }),
    findings: [{ reason: 'penalInterest' }],
  },
  {
    title: 'a charge for foreclosing a floating-rate loan within a year',
    from: { kind: 'Floating' },
    change: () => ({ foreclosure: '2% if closed within 12 months, nil thereafter' }),
    findings: [{ reason: 'foreclosureOnFloating' }],
  },
  ...[
    '4%, within 7 business days of the request',
    '4% of the outstanding principal, payable to the Company',
    '4% flat, fixed by the Board',
    'Fixed rate and floating rate loans: 4%',
    'Fixed rate/floating rate loans, 4%',
    '3% for fixed rate and 4% for floating rate loans',
    'Fixed rate: 3%. Floating rate: 4%',
    'Floating rate: 4%, fixed rate: 3%',
    'Floating rate: 4%. Fixed rate: 3%',
    'Fixed rate: 2.0%, floating rate: 4.0%',
  ].map((foreclosure) => ({
    title: `${foreclosure}, for foreclosing a floating-rate loan`,
    from: { kind: 'Floating' as const },
    change: () => ({ foreclosure }),
    findings: [{ reason: 'foreclosureOnFloating' as const }],
  })),
  ...['Penal interest shall not exceed 24% p.a.', 'Penal interest will not be more than 3% a month'].map(
    (penal) => ({
      title: penal,
      change: () => ({ penal }),
      findings: [{ reason: 'penalInterest' as const }],
    }),
  ),
  {
    title: 'a charge for foreclosing a floating-rate loan with another lender’s money',
    from: { kind: 'Floating' },
    change: () => ({ foreclosure: 'Nil from own funds, 4% on balance transfer' }),
    findings: [{ reason: 'foreclosureOnFloating' }],
  },
  {
    title: 'a cooling-off period of “No. of days: 0”',
    change: () => ({ coolingOff: 'No. of days: 0' }),
    findings: [{ reason: 'coolingOffZero' }],
  },
  {
    title: 'a cooling-off period of no days',
    change: () => ({ coolingOff: '0 days' }),
    findings: [{ reason: 'coolingOffZero' }],
  },
  {
    title: 'no cooling-off period',
    change: () => ({ coolingOff: 'No cooling-off period' }),
    findings: [{ reason: 'coolingOffZero' }],
  },
]

test.each(doctored)('flags $title, and nothing else', ({ from, change, findings }) => {
  const facts = trueFacts({ ...choices, ...from })
  const result = checkStatement(readStatement(writeStatement({ ...facts, ...change(facts) })))
  expect(result.findings).toEqual(findings.map((finding) => expect.objectContaining(finding)))
  expect(result.verdict).toBe('contradicts')
})

// Only `writeStatement` can leave out a row.
test.each(doctored.filter(({ findings }) => findings[0]?.reason !== 'rowMissing'))(
  'flags $title, in the text of a PDF and in text copied from a table',
  ({ from, change, findings }) => {
    const facts = trueFacts({ ...choices, ...from })
    for (const layout of [layouts.pdf, layouts.tabbed]) {
      const { findings: found } = checkStatement(readStatement(layout({ ...facts, ...change(facts) })))
      expect(found.map(({ reason }) => reason)).toEqual(findings.map(({ reason }) => reason))
    }
  },
)

const penalWithoutInterest = [
  '2% a month, in lieu of penal interest',
  '2% a month. Penal interest is not charged',
  'Penal interest has been replaced by penal charges of 2% a month',
  '2% a month (non-compounding)',
]
const chargesOfOtherLoans = [
  '4% (applicable only for fixed rate loans)',
  'Fixed rate: 3%. Floating rate: 0%',
  'Fixed rate: 3%, floating rate: 0%',
  'Floating rate: 0%. Fixed rate: 3%',
  'Floating rate: Nil, fixed rate: 3%',
  'Nil for floating rate loans, 4% for fixed rate loans',
  '4% for fixed rate loans and 0% for floating rate loans',
  'Nil for floating rate loans to individuals; 4% for floating rate loans to others',
  'Fixed rate: 4%. Not applicable to floating rate loans',
  'Fixed rate: 4%; floating rate: prepayment of up to 100% without any charge',
  'Fixed rate: 4%, floating rate: 100% of the loan may be prepaid free of charge',
  'Fixed rate 4%, floating rate loans can be closed free of the 4% charge',
  'Fixed rate loans: 4%. Floating rate loans: free up to 25% of principal',
  '4% for fixed rate loans. For conversion from floating to fixed rate: 0.5%',
  '2% for non-individual borrowers',
  'Nil for individuals; 4% for others',
]
const processingWithGst = [
  'One-time ₹4,720 (₹4,000 + ₹720 GST)',
  'One-time ₹4,720 (₹4,000 + GST ₹720)',
  'One-time ₹4,000 + GST ₹720 = ₹4,720',
  'One-time Rs.4000 + Rs.720 (GST) = Rs.4720',
  'One-time 2% + GST i.e. ₹4,720',
  'One-time ₹4,720 (2% + 18% GST)',
  'One-time ₹4,720 (2% of ₹2,00,000 + GST)',
  'One-time ₹4,720 incl. GST, paid on 05-Jan-2026',
]

const uninsured = [
  'No insurance premium is deducted',
  'Insurance is not a condition for the loan, and no premium is collected',
  'Insurance premium, which is optional, will be collected by the insurer',
  'The insurance premium will not be deducted from the loan',
]

const percentInsurance = { ...insurance, words: 'One-time 0.75% of the loan amount' }

test.each<Pick<Doctored, 'title' | 'from' | 'change'>>([
  {
    title: 'an APR that is compounded over the year, as spreadsheets compute it',
    change: () => ({
      apr: Math.round(10_000 * ((1 + (aprOfInstalment(emi, loan, 5_500) ?? 0) / 1200) ** 12 - 1)) / 100,
    }),
  },
  { title: 'penal interest of nil', change: () => ({ notes: ['Penal interest: Nil'] }) },
  {
    title: 'penal charges that are not penal interest',
    change: () => ({ penal: '2% a month as penal charges, and not in the form of penal interest' }),
  },
  {
    title: 'a cooling-off period after the words “No. of days”',
    change: () => ({ coolingOff: 'No. of days: 3' }),
  },
  {
    title: 'a cooling-off period without penalty',
    change: () => ({ coolingOff: 'No penalty within 3 days' }),
  },
  {
    title: 'a cooling-off period that costs nothing',
    change: () => ({ coolingOff: 'Nil charges for 3 days' }),
  },
  ...uninsured.map((note) => ({
    title: note,
    from: { fees: [processing] },
    change: () => ({ notes: [note] }),
  })),
  ...penalWithoutInterest.map((penal) => ({ title: penal, change: () => ({ penal }) })),
  ...chargesOfOtherLoans.map((foreclosure) => ({
    title: `${foreclosure}, for a floating-rate loan`,
    from: { kind: 'Floating' as const },
    change: () => ({ foreclosure }),
  })),
  ...processingWithGst.map((words) => ({
    title: words,
    from: { fees: [{ ...processing, amount: 4_720, words }, insurance] },
    change: () => ({}),
  })),
  {
    title: 'the price of a foreclosure statement for a floating-rate loan',
    from: { kind: 'Floating' },
    change: () => ({ foreclosure: 'No foreclosure charges. Foreclosure statement: ₹500' }),
  },
  {
    title: 'insurance that is listed as a percentage and mentioned',
    from: { fees: [processing, percentInsurance] },
    change: () => ({ notes: ['Group insurance premium will be deducted from the loan amount'] }),
  },
])('does not flag $title', ({ from, change }) => {
  const facts = trueFacts({ ...choices, ...from })
  const { findings } = checkStatement(readStatement(writeStatement({ ...facts, ...change(facts) })))
  expect(findings).toEqual([])
})
