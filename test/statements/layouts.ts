import { rowsOfItems, type TextItem } from '#statements/lay-out/rows-of-items.ts'
import { seededRandom } from '#support/random.ts'
import { type Facts, grouped } from './true-statement.ts'

/** An entry of a statement: its label, and the cells of its value. */
type Entry = [label: string, ...cells: string[]]

const percent = (rate: number) => `${rate.toFixed(2)}%`
const money = (amount: number) => `₹${grouped(amount)}`

const partOne = (facts: Facts): Entry[] => [
  ['1 Loan proposal/ account No.', 'PL-2026-000123'],
  ['2 Sanctioned Loan amount (in Rupees)', grouped(facts.sanctioned)],
  ['3 Disbursal schedule'],
  ['(i) Disbursement in stages or 100% upfront.', '100% upfront'],
  ['4 Loan term (year/months/days)', `${facts.months} months`],
]
const instalmentLabels = [
  'Type of instalments',
  'Number of EPIs',
  'EPI (₹)',
  'Commencement of repayment, post sanction',
]
const instalmentValues = (facts: Facts) => ['Monthly', String(facts.count), grouped(facts.emi), '30 days']
const rate = (facts: Facts): Entry[] => [
  [
    '6 Interest rate (%) and type (fixed or floating or hybrid)',
    `${percent(facts.ratePercent)} ${facts.kind}`,
  ],
  ['7 Additional Information in case of Floating rate of interest'],
  ['Reference Benchmark'],
  ['Benchmark rate (%) (B)', 'Spread (%) (S)', 'Final rate (%) R = (B) + (S)', 'Reset periodicity (Months)'],
]
const floatingValues = ({ kind, benchmark, spread, ratePercent }: Facts) =>
  kind === 'Fixed'
    ? ['NA', 'NA', 'NA', 'NA']
    : [benchmark.toFixed(2), spread.toFixed(2), ratePercent.toFixed(2), '3']
const feeRows = (facts: Facts): Entry[] =>
  facts.fees.map(({ name, isThirdParty, words }, index) => {
    const label = `(${['i', 'ii', 'iii', 'iv', 'v'][index]}) ${name}`
    return isThirdParty ? [label, '-', '-', words] : [label, words, '-', '-']
  })
const aprEntry = ({ apr }: Facts): Entry[] =>
  apr === undefined ? [] : [['9 Annual Percentage Rate (APR) (%)6', apr.toFixed(2)]]
const contingent = (facts: Facts): Entry[] => [
  ['10 Details of Contingent Charges (in ₹ or %, as applicable)'],
  ['(i) Penal charges, if any, in case of delayed payment', facts.penal],
  ['(ii) Other penal charges, if any', 'Nil'],
  ['(iii) Foreclosure charges, if applicable', facts.foreclosure],
  ['(iv) Charges for switching of loans from floating to fixed rate and vice versa', 'NA'],
  ['(v) Any other charges (please specify)', '₹500 for each bounced payment'],
]
const partTwo = (facts: Facts): Entry[] => [
  ['Part 2 (Other qualitative information)'],
  ['1 Clause of Loan agreement relating to engagement of recovery agents', 'Clause 14'],
  ['2 Clause of Loan agreement which details grievance redressal mechanism', 'Clause 17'],
  ...(facts.contact === undefined
    ? []
    : [
        [
          '3 Phone number and email id of the nodal grievance redressal officer',
          facts.contact,
        ] satisfies Entry,
      ]),
  [
    '4 Whether the loan is, or in future maybe, subject to transfer to other REs or securitisation (Yes/ No)',
    'Yes',
  ],
  ['6 In case of digital loans, following specific disclosures may be furnished:'],
  [
    '(i) Cooling off/look-up period, in terms of RE’s board approved policy, during which borrower shall not be charged any penalty on prepayment of loan',
    facts.coolingOff,
  ],
  [
    '(ii) Details of LSP acting as recovery agent and authorized to approach the borrower',
    'Ready Recovery Services',
  ],
  ...facts.notes.map((note): Entry => [note]),
]
/** The totals of the fees for third parties and of those for the lender. */
const feeParts = (facts: Facts) => {
  const others = facts.fees
    .filter(({ isThirdParty }) => isThirdParty)
    .reduce((sum, { amount }) => sum + amount, 0)
  return {
    others: Math.round(others * 100) / 100,
    lender: Math.round((facts.feesTotal - others) * 100) / 100,
  }
}
const annexB = (facts: Facts): Entry[] => [
  ['Annex B'],
  ['Illustration for computation of APR for Retail and MSME loans'],
  ['1 Sanctioned Loan amount (in Rupees) (Sl no. 2 of the KFS template – Part 1)', grouped(facts.sanctioned)],
  ['2 Loan Term (in years/ months/ days) (Sl No.4 of the KFS template – Part 1)', `${facts.months} months`],
  ['a) No. of instalments for payment of principal, in case of non- equated periodic loans', '-'],
  ['3 Interest rate type (fixed or floating or hybrid) (Sl No. 6 of the KFS template – Part 1)', facts.kind],
  ['4 Rate of Interest (Sl No. 6 of the KFS template – Part 1)', percent(facts.ratePercent)],
  [
    '5 Total Interest Amount to be charged during the entire tenor of the loan as per the rate prevailing on sanction date (in Rupees)',
    grouped(facts.totalInterest),
  ],
  ['6 Fee/ Charges payable (in Rupees)', grouped(facts.feesTotal)],
  ['A Payable to the RE (Sl No.8A of the KFS template-Part 1)', grouped(feeParts(facts).lender)],
  [
    'B Payable to third-party routed through RE (Sl No.8B of the KFS template – Part 1)',
    grouped(feeParts(facts).others),
  ],
  ['7 Net disbursed amount (1-6) (in Rupees)', grouped(facts.net)],
  ['8 Total amount to be paid by the borrower (sum of 1 and 5) (in Rupees)', grouped(facts.total)],
  ...(facts.apr === undefined
    ? []
    : [
        [
          '9 Annual Percentage rate- Effective annualized interest rate (in percentage) (computed on net disbursed amount using IRR approach and reducing balance method)',
          percent(facts.apr),
        ] satisfies Entry,
      ]),
  ['10 Schedule of disbursement as per terms and conditions', 'Detailed schedule to be provided'],
  ['11 Due date of payment of instalment and interest', '05/01/2027'],
]
const scheduleHead = [
  'Instalment No.',
  'Outstanding Principal (in Rupees)',
  'Principal (in Rupees)',
  'Interest (in Rupees)',
  'Instalment (in Rupees)',
]
const scheduleRows = ({ rows, decimals }: Facts) =>
  rows.map(({ opening, principal, interest, instalment }, index) => [
    String(index + 1),
    ...[opening, principal, interest, instalment].map((amount) => grouped(amount, decimals)),
  ])

const feeHead: Entry[] = [
  ['8 Fee/ Charges4'],
  ['Payable to the RE (A)', 'Payable to a third party through RE (B)'],
  ['One-time/ Recurring', 'Amount (in ₹) or Percentage (%) as applicable5'],
]

/** The whole template, in its order, as rows of cells. */
const template = (facts: Facts): string[][] => [
  ['Annex A'],
  ['Key Facts Statement'],
  ['Part 1 (Interest rate and fees/charges)'],
  ...partOne(facts),
  ['5 Instalment details'],
  instalmentLabels,
  instalmentValues(facts),
  ...rate(facts),
  floatingValues(facts),
  ...feeHead,
  ...feeRows(facts),
  ...aprEntry(facts),
  ...contingent(facts),
  ...partTwo(facts),
  ...annexB(facts),
  ...(facts.rows.length > 0
    ? [
        ['Annex C'],
        ['Illustrative Repayment Schedule under Equated Periodic Instalment'],
        scheduleHead,
        ...scheduleRows(facts),
      ]
    : []),
]

/** RBI's template as text copied from a PDF: one row on a line, one space between cells. */
const copied = (facts: Facts) =>
  template(facts)
    .map((cells) => cells.join(' '))
    .join('\n')

/** The same template copied from a table, with tabs between its cells. */
const tabbed = (facts: Facts) =>
  template(facts)
    .map((cells) => cells.join('\t'))
    .join('\r\n')

/** Each cell on a line of its own, as some PDF viewers copy a table. */
const cellByCell = (facts: Facts) => template(facts).flat().join('\n')

/** A lender's own form: "label: value" lines in its own words, and a schedule with dates and closing balances. */
function ownForm(facts: Facts): string {
  const { rows, decimals } = facts
  const lines = [
    'KEY FACT STATEMENT',
    'Loan account number: LAN 778899',
    `Loan amount sanctioned: Rs. ${grouped(facts.sanctioned)}/-`,
    'Disbursement schedule: In full, to your account',
    `Loan tenure: ${facts.months} months`,
    `Number of EMIs: ${facts.count}`,
    `EMI amount: Rs. ${grouped(facts.emi)}`,
    'Commencement of repayment: 05-Jan-2027',
    `Rate of interest: ${percent(facts.ratePercent)} p.a.`,
    `Type of interest rate: ${facts.kind}`,
    ...(facts.kind === 'Floating'
      ? [
          'Additional information in case of floating rate',
          `Reference benchmark: Repo rate, ${percent(facts.benchmark)}`,
          `Spread: ${percent(facts.spread)}`,
          `Final rate: ${percent(facts.ratePercent)}`,
          'Reset periodicity: 3 months',
        ]
      : []),
    'Fees and charges',
    ...facts.fees.map(({ name, words }) => `${name}: ${words}`),
    ...(facts.apr === undefined ? [] : [`APR: ${percent(facts.apr)}`]),
    `Late payment charges: ${facts.penal}`,
    `Foreclosure charges: ${facts.foreclosure}`,
    'Switching charges: NA',
    'Recovery agents: Clause 14 of the agreement',
    'Grievance redressal: Clause 17 of the agreement',
    ...(facts.contact === undefined ? [] : [`Nodal grievance redressal officer: ${facts.contact}`]),
    'Securitisation: Yes',
    `Cooling-off period: ${facts.coolingOff}`,
    'Details of LSP: Ready Recovery Services',
    ...facts.notes,
    'Computation of APR',
    `Total interest payable: ${money(facts.totalInterest)}`,
    `Fees and charges payable: ${money(facts.feesTotal)}`,
    `Net disbursed amount: ${money(facts.net)}`,
    `Total amount payable by the borrower: ${money(facts.total)}`,
    ...(rows.length > 0
      ? ['Amortisation schedule', 'Sr. No. | Due date | EMI | Interest | Principal | Closing balance']
      : []),
    ...rows.map(({ principal, interest, instalment }, index) =>
      [
        index + 1,
        `05/${String((index % 12) + 1).padStart(2, '0')}/${2027 + Math.floor(index / 12)}`,
        ...[instalment, interest, principal, rows[index + 1]?.opening ?? 0].map((amount) =>
          grouped(amount, decimals),
        ),
      ].join(' | '),
    ),
  ]
  return lines.join('\n')
}

/** The pieces of text on each page of a PDF, in random order, with wrapped labels and page numbers. */
export function pdfPages(facts: Facts): TextItem[][] {
  const random = seededRandom(facts.sanctioned + facts.months)
  const letter = 10
  const width = (text: string) => text.length * letter * 0.5
  const pages: TextItem[][] = [[]]
  let y = 800
  const newLine = () => {
    y -= 14
    if (y > 60) return
    pages.at(-1)?.push({ text: `Page ${pages.length} of 9`, x: 270, y: 30, width: 60, height: 8 })
    pages.push([])
    y = 800
  }
  const put = (text: string, x: number) =>
    pages.at(-1)?.push({ text, x, y: y + random() * 2, width: width(text), height: letter })
  for (const cells of template(facts)) {
    const [label = '', ...values] = cells
    // Long labels wrap inside their column, and the value is beside their first line.
    const lines = cells.length > 1 ? (label.match(/.{1,48}(?:\s|$)/g) ?? [label]) : [label]
    put(lines[0]?.trim() ?? '', 40)
    values.forEach(
      (value, index) => void put(value, 320 + index * 130 - (/^[\d,.]+$/.test(value) ? width(value) / 4 : 0)),
    )
    for (const line of lines.slice(1)) {
      newLine()
      put(line.trim(), 40)
    }
    newLine()
  }
  return pages.map((items) => [...items].sort(() => random() - 0.5))
}

/** The text of such a PDF, in rows. */
const pdf = (facts: Facts) => pdfPages(facts).map(rowsOfItems).join('\n')

export const layouts = { copied, tabbed, cellByCell, ownForm, pdf }
