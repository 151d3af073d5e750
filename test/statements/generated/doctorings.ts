import {
  aprOf,
  level,
  type Paper,
  type PaperFigures,
  percent,
  pick,
  type Random,
  rupees,
  type Totals,
  toPaisa,
} from './paper.ts'
import { monthly, otherFrequency, scheduleCells } from './true-papers.ts'

/** A way to make a true statement untrue, and what may be found because of it. */
export interface Doctoring {
  title: string
  /** Makes the statement that is doctored. Only those that `applies` accepts are. */
  from: (random: Random) => Paper
  applies?: (paper: Paper) => boolean
  doctor: (paper: Paper, random: Random) => Paper
  /** One of these must be found, */
  finds: string[]
  /** and these may be found besides. */
  besides?: string[]
}

const withTotals = (paper: Paper) => paper.totals !== undefined
const withSchedule = (paper: Paper) => paper.figures.rows.length >= 6
const hasFees = ({ figures }: Paper) => figures.feesTotal > 0.02 * figures.principal
const floatingLoan = (paper: Paper) => paper.kind === 'Floating'

const withApr = (paper: Paper, apr: string): Paper => ({
  ...paper,
  apr,
  ...(paper.totals && { totals: { ...paper.totals, apr } }),
})
const withTotal = (paper: Paper, totals: Partial<Totals>): Paper => ({
  ...paper,
  ...(paper.totals && { totals: { ...paper.totals, ...totals } }),
})
const totalOf = ({ figures }: Paper) => figures.principal + figures.interest
const withInstalment = (paper: Paper, amount: number): Paper => ({
  ...paper,
  instalments: [paper.instalments[0], paper.instalments[1], rupees(amount), '30 days'],
  schedule: [],
  figures: { ...paper.figures, instalment: amount, rows: [] },
})
const withRows = (
  paper: Paper,
  change: (row: PaperFigures['rows'][number], index: number) => PaperFigures['rows'][number],
): Paper => ({
  ...paper,
  schedule: paper.figures.rows.map((row, index) =>
    scheduleCells(change(row, index), index, paper.figures.decimals),
  ),
})
const aprReasons = ['apr', 'aprWithoutFees', 'aprWithoutFee', 'aprIsRate', 'gstHidden']
const exactly = (paper: Paper, fees: number) =>
  12 *
  100 *
  (aprOf(
    {
      ...paper.figures,
      instalment: level(paper.figures.principal, paper.figures.ratePercent / 1200, paper.figures.count),
      perYear: 1,
    },
    fees,
  ) /
    100)

export const doctorings: Doctoring[] = [
  {
    title: 'the interest rate given as the APR',
    from: monthly,
    applies: hasFees,
    doctor: (paper) => withApr(paper, percent(paper.figures.ratePercent)),
    finds: aprReasons,
  },
  {
    title: 'the interest rate given as the APR of a loan that is not monthly',
    from: otherFrequency,
    applies: hasFees,
    doctor: (paper) => withApr(paper, percent(paper.figures.ratePercent)),
    finds: aprReasons,
  },
  {
    title: 'an APR that is half a point too low',
    from: monthly,
    applies: (paper) => hasFees(paper) && paper.figures.count <= 36,
    doctor: (paper) => withApr(paper, percent(exactly(paper, paper.figures.feesTotal) - 0.5)),
    finds: aprReasons,
  },
  {
    title: 'an APR without the insurance',
    from: monthly,
    applies: ({ figures }) =>
      figures.fees.some(({ name }) => name.startsWith('Insurance')) && figures.count <= 48,
    doctor: (paper) => {
      const insurance = paper.figures.fees.find(({ name }) => name.startsWith('Insurance'))?.amount ?? 0
      return withApr(paper, percent(exactly(paper, paper.figures.feesTotal - insurance)))
    },
    finds: aprReasons,
  },
  {
    title: 'an APR without the fees, of another rate than the stated one',
    from: monthly,
    applies: hasFees,
    doctor: (paper) => withApr(paper, percent(paper.figures.ratePercent + 0.01)),
    finds: aprReasons,
  },
  {
    title: 'an instalment that is two per cent too high',
    from: monthly,
    doctor: (paper) => {
      const amount = Math.round(paper.figures.instalment * 1.02) + 21
      const interest = Math.round(amount * paper.figures.count - paper.figures.principal)
      const higher = withInstalment(paper, amount)
      return withApr(
        withTotal(higher, {
          interest: rupees(interest),
          total: rupees(paper.figures.principal + interest),
        }),
        percent(aprOf(higher.figures, paper.figures.feesTotal)),
      )
    },
    finds: ['emi'],
  },
  ...(['to paise', 'up to a rupee'] as const).map(
    (rounding): Doctoring => ({
      title: `a flat rate called the interest rate, rounded ${rounding}`,
      from: monthly,
      doctor: (paper) => {
        const { principal, ratePercent, count } = paper.figures
        const exact = principal / count + (principal * ratePercent) / 1200
        const amount = rounding === 'to paise' ? toPaisa(exact) : Math.ceil(exact)
        const interest = Math.round(amount * count - principal)
        const flat = withInstalment(paper, amount)
        return withApr(
          withTotal(flat, { interest: rupees(interest), total: rupees(principal + interest) }),
          percent(aprOf(flat.figures, paper.figures.feesTotal)),
        )
      },
      finds: ['flatRate', 'emi'],
    }),
  ),
  {
    title: 'an instalment of a loan that is not monthly, eight per cent too high',
    from: otherFrequency,
    applies: ({ figures }) => figures.perYear !== 12 && figures.perYear > 1,
    doctor: (paper) => {
      const amount = Math.round(paper.figures.instalment * 1.08) + 3
      const interest = amount * paper.figures.count - paper.figures.principal
      const higher = withInstalment(paper, amount)
      return withApr(
        withTotal(
          {
            ...higher,
            instalments: [paper.instalments[0], paper.instalments[1], rupees(amount), paper.instalments[3]],
          },
          { interest: rupees(interest), total: rupees(paper.figures.principal + interest) },
        ),
        percent(aprOf(higher.figures, paper.figures.feesTotal)),
      )
    },
    finds: ['emi'],
  },
  {
    title: 'a total to pay that is too low',
    from: monthly,
    applies: withTotals,
    doctor: (paper) => withTotal(paper, { total: rupees(Math.round(totalOf(paper) * 0.97)) }),
    finds: ['total'],
  },
  {
    title: 'a total to pay below the instalments of a loan that is not monthly',
    from: otherFrequency,
    applies: withTotals,
    doctor: (paper) =>
      withTotal(paper, { total: rupees(Math.round(totalOf(paper) - paper.figures.interest * 0.6)) }),
    finds: ['total'],
  },
  {
    title: 'a total to pay that is not the loan and its interest, without a rate',
    from: monthly,
    applies: withTotals,
    doctor: (paper) => ({
      ...withTotal(paper, { total: rupees(Math.round(totalOf(paper)) - 10_200) }),
      rate: '',
    }),
    finds: ['total'],
  },
  {
    title: 'a total interest that is too low',
    from: monthly,
    applies: withTotals,
    doctor: (paper) => withTotal(paper, { interest: rupees(Math.round(paper.figures.interest * 0.9)) }),
    finds: ['totalInterest'],
    besides: ['total'],
  },
  {
    title: 'more kept from the payout than the fees',
    from: monthly,
    applies: withTotals,
    doctor: (paper) =>
      withTotal(paper, { net: rupees(toPaisa(paper.figures.principal * 0.975 - paper.figures.feesTotal)) }),
    finds: ['unexplainedDeduction'],
  },
  {
    title: 'insurance that is deducted and not in the table of fees',
    from: monthly,
    applies: ({ fees }) => !fees.some(({ name }) => /insurance/i.test(name)),
    doctor: (paper, random) => ({
      ...paper,
      notes: [
        pick(random, [
          'Insurance premium of ₹4,999 will be deducted from the loan amount',
          'Group life insurance premium is financed with the loan',
          'A credit shield insurance premium of Rs. 3,540 is collected at disbursement',
        ]),
      ],
    }),
    finds: ['insuranceUnlisted'],
  },
  {
    title: 'fees that annex B adds up to less',
    from: monthly,
    applies: (paper) => withTotals(paper) && hasFees(paper),
    doctor: (paper) => withTotal(paper, { fees: rupees(Math.round(paper.figures.feesTotal * 0.7)) }),
    finds: ['feeSum'],
  },
  {
    title: 'a fee that is more than its percentage',
    from: monthly,
    doctor: (paper) => {
      const [first, ...rest] = paper.fees
      const amount = Math.round(paper.figures.principal * 0.03)
      return {
        ...paper,
        totals: undefined,
        apr: percent(paper.figures.ratePercent + 90),
        fees: first
          ? [
              { ...first, words: `One-time 2% (Rs. ${rupees(amount)})` },
              ...rest.filter(({ name }) => !/gst/i.test(name)),
            ]
          : rest,
      }
    },
    finds: ['feePercent'],
  },
  {
    title: 'more instalments than months',
    from: monthly,
    doctor: (paper) => ({ ...paper, term: `${paper.figures.count - 3} months` }),
    finds: ['instalmentCount'],
  },
  {
    title: 'a benchmark and a spread that come to less than the rate',
    from: monthly,
    applies: floatingLoan,
    doctor: (paper) => ({
      ...paper,
      floating: paper.floating.map((cell, index) =>
        index === 2 ? `${Math.max(0.05, Number.parseFloat(cell) - 0.4).toFixed(2)}` : cell,
      ),
    }),
    finds: ['finalRate'],
  },
  ...[
    {
      title: 'a percentage for closing a floating-rate loan early',
      words: [
        '4% of the outstanding principal',
        '5% of POS',
        '3% + GST',
        '2% of the amount prepaid plus taxes',
      ],
    },
    {
      title: 'rupees for closing a floating-rate loan early',
      words: ['Rs.5,000 + GST', '₹10,000', 'INR 2,500 per request'],
    },
    {
      title: 'a lock-in of a floating-rate loan',
      words: [
        '4% if closed within 12 months, nil thereafter',
        '2% within the first 6 EMIs, Nil after that',
        '3% before 24 months; no charges thereafter',
        'Lock-in of 12 months; foreclosure not allowed before that',
      ],
    },
    {
      title: 'interest for closing a floating-rate loan early',
      words: [
        'One month’s interest on the outstanding principal',
        '2 months interest',
        'Interest of one month on the outstanding principal',
      ],
    },
  ].map(
    ({ title, words }): Doctoring => ({
      title,
      from: monthly,
      applies: floatingLoan,
      doctor: (paper, random) => ({ ...paper, foreclosure: pick(random, words) }),
      finds: ['foreclosureOnFloating'],
    }),
  ),
  ...[
    {
      title: 'penal interest',
      words: [
        'Penal interest at 24% p.a.',
        'Penal interest of 2% per month on the overdue amount',
        'Penal interest shall not exceed 36% p.a.',
        'Late payment: penal interest @ 3% p.m.',
      ],
    },
    {
      title: 'penal interest by another name',
      words: [
        'Default interest: 36% p.a.',
        'Overdue interest 2% per month',
        'Additional interest of 3% p.a. for the period of delay',
        '8% p.a. above the applicable interest rate on the overdue amount',
        'Delayed payment interest at 30% p.a.',
      ],
    },
    {
      title: 'penal charges that are added to the loan',
      words: [
        '24% p.a. compounded monthly on the overdue amount',
        '2% p.m., which is capitalised every month',
        '3% a month, added to the principal if unpaid',
      ],
    },
  ].map(
    ({ title, words }): Doctoring => ({
      title,
      from: monthly,
      doctor: (paper, random) => ({ ...paper, penal: pick(random, words) }),
      finds: ['penalInterest'],
    }),
  ),
  {
    title: 'no days of cooling-off in a digital loan',
    from: monthly,
    doctor: (paper, random) => ({
      ...paper,
      serviceProvider: 'QuickApp Technologies Private Limited',
      coolingOff: pick(random, ['0 days', 'Nil', 'NIL', 'No cooling-off period', '0', 'Zero days']),
    }),
    finds: ['coolingOffZero'],
  },
  {
    title: 'a digital loan without an entry for cooling-off',
    from: monthly,
    doctor: (paper) => ({
      ...paper,
      serviceProvider: 'QuickApp Technologies Private Limited',
      coolingOff: undefined,
    }),
    finds: ['missing:coolingOff'],
  },
  {
    title: 'a row that is missing from the schedule',
    from: monthly,
    applies: withSchedule,
    doctor: (paper) => ({ ...paper, schedule: paper.schedule.filter((_, index) => index !== 3) }),
    finds: ['rowMissing', 'scheduleLength'],
    besides: ['row'],
  },
  {
    title: 'a schedule with the interest of a higher rate',
    from: monthly,
    applies: withSchedule,
    doctor: (paper) => {
      const { principal, ratePercent, count, decimals } = paper.figures
      const round = decimals === 2 ? toPaisa : Math.round
      const instalment = round(level(principal, (ratePercent + 3) / 1200, count))
      let opening = principal
      return {
        ...paper,
        schedule: Array.from({ length: count }, (_, index) => {
          const interest = round((opening * (ratePercent + 3)) / 1200)
          const repaid = index === count - 1 ? opening : round(instalment - interest)
          const row = { opening, principal: repaid, interest, instalment: round(repaid + interest) }
          opening = round(opening - repaid)
          return scheduleCells(row, index, decimals)
        }),
      }
    },
    finds: ['scheduleRate', 'scheduleInstalment', 'row'],
    besides: ['moreRows', 'total', 'totalInterest'],
  },
  {
    title: 'one row of the schedule with ₹100 more interest',
    from: monthly,
    applies: withSchedule,
    doctor: (paper) =>
      withRows(paper, (row, index) =>
        index === 2 ? { ...row, interest: toPaisa(row.interest + 100) } : row,
      ),
    finds: ['row'],
  },
  {
    title: 'a schedule of a larger loan than the sanctioned one',
    from: monthly,
    applies: withSchedule,
    doctor: (paper) => ({ ...paper, amount: rupees(paper.figures.principal - 3_000), totals: undefined }),
    finds: ['scheduleStart'],
    besides: ['emi', 'row', 'scheduleRate', 'moreRows', ...aprReasons, 'feePercent'],
  },
  {
    title: 'two APRs, one of them without the fees',
    from: monthly,
    applies: (paper) => withTotals(paper) && hasFees(paper) && paper.figures.count <= 36,
    doctor: (paper) => ({ ...paper, apr: percent(paper.figures.ratePercent + 0.2) }),
    finds: ['twoValues', ...aprReasons],
  },
]
