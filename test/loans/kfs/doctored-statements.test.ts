import { expect, test } from 'vitest'
import { aprOfInstalment } from '#loans/apr.ts'
import { checkStatement } from '#loans/kfs/check-statement.ts'
import type { Finding } from '#loans/kfs/findings.ts'
import { readStatement } from '#loans/kfs/read-statement.ts'
import { layouts } from './layouts.ts'
import { type Choices, type Facts, grouped, trueFacts } from './true-statement.ts'

const loan = { principal: 200_000, annualRatePercent: 15, tenureMonths: 24 }
const emi = 9_697.33

const oneTime = (amount: number) => `One-time ₹${grouped(amount)}`
const processing = { name: 'Processing fees', isOthers: false, amount: 4_000, words: oneTime(4_000) }
const insurance = { name: 'Insurance charges', isOthers: true, amount: 1_500, words: oneTime(1_500) }
const choices: Choices = {
  sanctioned: loan.principal,
  ratePercent: loan.annualRatePercent,
  months: loan.tenureMonths,
  kind: 'Fixed',
  rounding: 'paise',
  fees: [processing, insurance],
}
const aprWith = (fees: number) => Math.round((aprOfInstalment(emi, loan, fees) ?? 0) * 100) / 100
const apr = aprWith(5_500)

interface Doctored {
  title: string
  /** What the true statement is made of. */
  from?: Partial<Choices>
  change: (facts: Facts) => Partial<Facts>
  /** What has to be found, and nothing else. */
  findings: Partial<Finding>[]
}

const row = (facts: Facts, number: number, change: Partial<Facts['rows'][number]>) =>
  facts.rows.map((each, index) => (index === number - 1 ? { ...each, ...change } : each))
const at = (facts: Facts, number: number) =>
  facts.rows[number - 1] ?? { opening: 0, principal: 0, interest: 0, instalment: 0 }

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
    title: 'an APR that nothing explains',
    change: () => ({ apr: 16.5 }),
    findings: [{ reason: 'apr', stated: 16.5, computed: expect.closeTo(apr, 1) }],
  },
  {
    title: 'an effective yearly rate given as the APR',
    change: () => ({
      apr: Math.round(10_000 * ((1 + (aprOfInstalment(emi, loan, 5_500) ?? 0) / 1200) ** 12 - 1)) / 100,
    }),
    findings: [{ reason: 'aprIsEffective' }],
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
    title: 'one row with ₹1 more interest, in rupees',
    from: { rounding: 'shown' },
    change: (facts) => ({ rows: row(facts, 7, { interest: at(facts, 7).interest + 1 }) }),
    findings: [{ reason: 'row', row: 7, column: 'interest' }],
  },
  {
    title: 'one row with ₹1 less principal',
    change: (facts) => ({ rows: row(facts, 7, { principal: at(facts, 7).principal - 1 }) }),
    findings: [{ reason: 'row', row: 7, column: 'principal' }],
  },
  {
    title: 'one balance that is ₹1 too high',
    change: (facts) => ({ rows: row(facts, 7, { opening: at(facts, 7).opening + 1 }) }),
    findings: [{ reason: 'row', row: 7, column: 'opening' }],
  },
  {
    title: 'one instalment that is ₹1 higher',
    change: (facts) => ({ rows: row(facts, 7, { instalment: at(facts, 7).instalment + 1 }) }),
    findings: [{ reason: 'row', row: 7, column: 'instalment', stated: 9_698.33, computed: emi }],
  },
  {
    title: 'one month with ₹1 more interest, paid by less principal',
    change: (facts) => {
      const { interest, principal } = at(facts, 24)
      return { rows: row(facts, 24, { interest: interest + 1, principal: principal - 1 }) }
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
    title: 'a schedule that is one month longer',
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
    title: 'a percentage that is not the fee',
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
    title: 'a benchmark and spread that are not the rate',
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
  {
    title: 'a charge for foreclosing a floating-rate loan with another lender’s money',
    from: { kind: 'Floating' },
    change: () => ({ foreclosure: 'Nil from own funds, 4% on balance transfer' }),
    findings: [{ reason: 'foreclosureOnFloating' }],
  },
  {
    title: 'a number of days that is zero',
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

const write = {
  ...layouts,
  // A missing row is a row that is not written.
  copied: (facts: Facts) =>
    layouts
      .copied(facts)
      .split('\n')
      .filter((line) => !line.includes('NaN'))
      .join('\n'),
}

test.each(doctored)('flags $title, and nothing else', ({ from, change, findings }) => {
  const facts = trueFacts({ ...choices, ...from })
  const result = checkStatement(readStatement(write.copied({ ...facts, ...change(facts) })))
  expect(result.findings).toEqual(findings.map((finding) => expect.objectContaining(finding)))
  expect(result.verdict).toBe('contradicts')
})

test.each(doctored.filter(({ findings }) => findings[0]?.reason !== 'rowMissing'))(
  'flags $title from the pieces of a PDF and from a table',
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
const foreclosuresOfOthers = [
  '4% (applicable only for fixed rate loans)',
  'Fixed rate: 3%. Floating rate: 0%',
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
  ...foreclosuresOfOthers.map((foreclosure) => ({
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
  const { findings } = checkStatement(readStatement(write.copied({ ...facts, ...change(facts) })))
  expect(findings).toEqual([])
})

test.each([
  ['Rs. ', 'Rs.'],
  ['Rs. ', 'INR'],
  ['24 months', '24 months (2 years)'],
  ['24 months', '2 years/24 months'],
  ['24 months', '2.0 years'],
  ['24 months', '2/0/0'],
  ['15.00% p.a.', '1.25% p.m. (15.00% p.a.)'],
  ['15.00% p.a.', '1.25% per month'],
  ['15.00% p.a.', 'Repo 6.50% + 8.50% = 15.00%'],
  ['15.00% p.a.', '8.18% flat (15.00% reducing)'],
  ['Rs. 2,00,000/-', '₹2,00,000¹'],
  ['Rs. 2,00,000/-', 'as on 5th of January 2026: ₹2,00,000'],
  ['₹1,94,500', 'Rs. 2,00,000 - Rs. 5,500 = Rs. 1,94,500'],
  ['₹2,32,736', '24 x 9,697.33 = 2,32,735.92'],
  ['APR:', 'Page 1 of 9\nAPR:'],
  ['APR:', 'Regd. Office: 12, M.G. Road, Pune 411001\nAPR:'],
])('finds nothing wrong with “%s” written as “%s”', (words, others) => {
  const text = layouts.ownForm(trueFacts(choices))
  expect(text).toContain(words)
  const result = checkStatement(readStatement(text.replaceAll(words, others)))
  expect(result).toMatchObject({ verdict: 'consistent', findings: [] })
})

test.each(['Repayment frequency: Quarterly\n', 'Type of instalments: Quarterly\n', ''])(
  'finds nothing wrong with a schedule of quarterly instalments after “%s”',
  (frequency) => {
    // A quarter at 20% a year bears as much interest as a month at 60%.
    const quarterly = {
      ...trueFacts({ ...choices, ratePercent: 60, months: 8 }),
      ratePercent: 20,
      months: 24,
    }
    const text = layouts.ownForm(quarterly).replaceAll('EMI', 'instalment')
    const { findings, unchecked } = checkStatement(
      readStatement(text.replace('Number of', `${frequency}Number of`)),
    )
    expect(findings).toEqual([])
    expect(unchecked).toContainEqual({ what: 'emi', because: 'notMonthly' })
  },
)

test.each([
  ['Monthly 24 9,697.33', 'Monthly 9,697.33 24'],
  ['12.50 2.50 15.00 3', 'Repo 12.50% 250 bps 15.00% Quarterly'],
  ['12.50 2.50 15.00 3', '17.50% (-) 2.50% 15.00% 3 months'],
  ['12.50 2.50 15.00 3', 'Repo 12.50% + 2.50% = 15.00% 3'],
])('finds nothing wrong with “%s” of the template written as “%s”', (words, others) => {
  const text = layouts.copied(trueFacts({ ...choices, kind: 'Floating' }))
  expect(text).toContain(words)
  const result = checkStatement(readStatement(text.replace(words, others)))
  expect(result).toMatchObject({ verdict: 'consistent', findings: [] })
})

test.each([
  ['Monthly 24 9,697.33', 'EMI 24 9,697.33', 'instalmentCount'],
  ['Monthly 24 9,697.33', 'Monthly 23 + 1 9,697.33', 'instalmentAmount'],
  ['12.50 2.50 15.00 3', 'Repo 5.25% + CRP 7.25% = 12.50% 2.50% 15.00% 3', 'benchmarkPercent'],
  ['12.50 2.50 15.00 3', 'as published by the RBI', 'reset'],
])('calls “%s” unreadable when written as “%s”', (words, others, entry) => {
  const text = layouts.copied(trueFacts({ ...choices, kind: 'Floating' })).replace(words, others)
  const { findings, missing, unreadable } = checkStatement(readStatement(text))
  expect({ findings, missing, unreadable }).toMatchObject({
    findings: [],
    missing: [],
    unreadable: expect.arrayContaining([expect.objectContaining({ entry })]),
  })
})

test('calls entries missing that a floating-rate loan has as not applicable', () => {
  const text = layouts.copied({ ...trueFacts(choices), foreclosure: 'Nil' }).replaceAll('Fixed', 'Floating')
  expect(checkStatement(readStatement(text))).toMatchObject({
    missing: ['benchmarkPercent', 'spreadPercent', 'reset'],
    unreadable: [],
  })
})

test('finds nothing wrong with an EMI rounded up to ₹10 that the last instalment makes up for', () => {
  const paise = (amount: number) => Math.round(amount * 100) / 100
  let balance = loan.principal
  const rows = Array.from({ length: loan.tenureMonths }, (_, index) => {
    const opening = balance
    const interest = paise((opening * loan.annualRatePercent) / 1200)
    const principal = index === loan.tenureMonths - 1 ? opening : paise(9_700 - interest)
    balance = paise(opening - principal)
    return { opening, principal, interest, instalment: paise(principal + interest) }
  })
  const totalInterest = Math.round(rows.reduce((sum, { interest }) => sum + interest, 0))
  const total = loan.principal + totalInterest
  const text = layouts.copied({ ...trueFacts(choices), emi: 9_700, rows, totalInterest, total })
  expect(checkStatement(readStatement(text)).findings).toEqual([])
})

const schedule = (facts: Facts, write: (facts: Facts, index: number, cells: string[]) => string) =>
  facts.rows
    .map(({ principal, interest, instalment }, index) => {
      const amounts = [instalment, principal, interest, facts.rows[index + 1]?.opening ?? 0]
      return write(
        facts,
        index,
        amounts.map((amount) => grouped(amount, 2)),
      )
    })
    .join('\n')
const monthName = (index: number) => ['Jan', 'Feb', 'Mar', 'April', 'May', 'Sept'][index % 6]

test.each([
  ['months', (_: Facts, index: number, cells: string[]) => [index + 1, `${monthName(index)}-2027`, ...cells]],
  [
    'months and years',
    (_: Facts, index: number, cells: string[]) => [index + 1, `${monthName(index)} 2027`, ...cells],
  ],
  ['numbers in brackets', (_: Facts, index: number, cells: string[]) => [`(${index + 1})`, ...cells]],
  [
    'no last balance',
    (_: Facts, index: number, cells: string[]) => [
      index + 1,
      ...cells.with(3, index === 23 ? '-' : (cells[3] ?? '')),
    ],
  ],
])('reads a schedule with %s', (_, cellsOf) => {
  const facts = trueFacts(choices)
  const rows = schedule(facts, (...row) => cellsOf(...row).join(' '))
  const text = `${layouts.ownForm({ ...facts, rows: [] })}\nRepayment schedule\nNo. EMI Principal Interest Balance\n${rows}`
  expect(checkStatement(readStatement(text))).toMatchObject({ verdict: 'consistent', findings: [] })
})

test('calls a schedule unreadable, not missing, whose rows have no numbers', () => {
  const facts = trueFacts(choices)
  const rows = schedule(facts, (_, index, cells) => `05/${(index % 12) + 1}/2027 ${cells.join(' ')}`)
  const text = `${layouts.ownForm({ ...facts, rows: [] })}\nRepayment schedule\n${rows}`
  expect(checkStatement(readStatement(text))).toMatchObject({
    findings: [],
    missing: [],
    unreadable: [{ entry: 'schedule' }, { entry: 'schedule' }, { entry: 'schedule' }],
  })
})

test('finds nothing wrong in a statement whose lines begin with bullets', () => {
  const text = layouts.ownForm(trueFacts(choices)).replace(/^/gm, '• ')
  expect(checkStatement(readStatement(text))).toMatchObject({ verdict: 'consistent', findings: [] })
})

test('does not take fees that it cannot read for none', () => {
  const text = layouts
    .ownForm(trueFacts(choices))
    .replace(/Processing fees: .*\nInsurance charges: .*/, '> PF = ₹4,000; LI = ₹1,500; GST: NA')
  expect(checkStatement(readStatement(text))).toMatchObject({
    findings: [],
    unreadable: [{ entry: 'fees' }],
  })
})

test('does not say that a schedule leaves a balance whose last row could not be read', () => {
  const text = layouts.copied(trueFacts(choices)).replace(/^24 .*$/m, '24 9,5#7.58 9,577.58 119.72 9,697.30')
  expect(checkStatement(readStatement(text))).toMatchObject({
    findings: [],
    unreadable: [{ entry: 'schedule' }],
  })
})

test.each(['₹2.0 L', '2,O0,000', '200 thousand'])('does not take %s for an amount of ₹2', (written) => {
  const text = layouts.ownForm(trueFacts(choices)).replace('Rs. 2,00,000/-', written)
  const { findings, unreadable } = checkStatement(readStatement(text))
  expect({ findings, unreadable }).toMatchObject({
    findings: [],
    unreadable: [{ entry: 'sanctionedAmount' }],
  })
})

test.each(['0.15', 'Repo + 8.50%', '6.50% (Repo) + 8.50% (Spread)'])(
  'does not take %s for a rate of interest',
  (written) => {
    const text = layouts.ownForm(trueFacts(choices)).replace('15.00% p.a.', written)
    const { findings, unreadable } = checkStatement(readStatement(text))
    expect({ findings, unreadable }).toMatchObject({ findings: [], unreadable: [{ entry: 'ratePercent' }] })
  },
)

test('names what RBI demands and the statement leaves out', () => {
  const facts = { ...trueFacts(choices), apr: undefined, contact: undefined, rows: [] }
  const result = checkStatement(readStatement(layouts.copied(facts)))
  expect(result).toMatchObject({
    verdict: 'incomplete',
    findings: [],
    missing: ['apr', 'grievanceContact', 'schedule'],
  })
  expect(result.computed.apr).toBeCloseTo(apr, 1)
})

test('never calls a statement consistent that it could not read', () => {
  const facts = trueFacts(choices)
  const text = layouts.copied(facts)
  const unreadable = text
    .replace(/^9 Annual.*$/m, '9 Annual Percentage Rate (APR) (%)6 as per sanction letter')
    .replace(/^9 Annual Percentage rate-.*$/m, '')
  expect(checkStatement(readStatement(unreadable))).toMatchObject({
    verdict: 'incomplete',
    unreadable: [{ entry: 'apr' }],
  })
  const smudged = text.replace(/^7 1,5.*$/m, (line) => line.replace(/ [\d,.]+$/, ' ####'))
  expect(smudged).not.toBe(text)
  expect(checkStatement(readStatement(smudged))).toMatchObject({
    verdict: 'incomplete',
    findings: [],
    unreadable: [{ entry: 'schedule' }],
  })
  expect(checkStatement(readStatement('')).verdict).toBe('incomplete')
})
