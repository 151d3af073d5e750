import { rowsOfItems, type TextItem } from '#statements/lay-out/rows-of-items.ts'
import type { Paper } from './paper.ts'

/** A row of RBI's form: its number, its label and the cells of its value. */
export type Row = { number?: string; label: string; cells?: string[] } | { line: string[] }

/** The whole form, in its order, with all of its own words. */
export function form(paper: Paper): Row[] {
  const row = (number: string, label: string, ...cells: string[]): Row => ({ number, label, cells })
  const line = (...cells: string[]): Row => ({ line: cells })
  const { totals, schedule } = paper
  return [
    line('Annex A'),
    line('Key Facts Statement'),
    line('Part 1 (Interest rate and fees/charges)'),
    row('1', 'Loan proposal/ account No.', 'LN00001234', 'Type of Loan', paper.loanType),
    row('2', 'Sanctioned Loan amount (in Rupees)', paper.amount),
    row(
      '3',
      'Disbursal schedule (i) Disbursement in stages or 100% upfront. (ii) If it is stage wise, mention the clause of loan agreement having relevant details',
      '100% upfront',
    ),
    row('4', 'Loan term (year/months/days)', paper.term),
    row('5', 'Instalment details'),
    line('Type of instalments', 'Number of EPIs', 'EPI (₹)', 'Commencement of repayment, post sanction'),
    line(...paper.instalments),
    row('6', 'Interest rate (%) and type (fixed or floating or hybrid)', paper.rate),
    row('7', 'Additional Information in case of Floating rate of interest'),
    line(
      'Reference Benchmark',
      'Benchmark rate (%) (B)',
      'Spread (%) (S)',
      'Final rate (%) R = (B) + (S)',
      'Reset periodicity2 (Months)',
      'Impact of change in the reference benchmark (for 25 bps change in ‘R’, change in:3)',
    ),
    line('B', 'S', 'EPI (₹)', 'No. of EPIs'),
    line(...paper.floating),
    row('8', 'Fee/ Charges4'),
    line('Payable to the RE (A)', 'Payable to a third party through RE (B)'),
    line(
      'One-time/ Recurring',
      'Amount (in ₹) or Percentage (%) as applicable5',
      'One-time/Recurring',
      'Amount (in ₹) or Percentage (%) as applicable5',
    ),
    ...paper.fees.map(({ name, isThirdParty, words }, index) =>
      line(
        `(${['i', 'ii', 'iii', 'iv', 'v'][index]}) ${name}`,
        ...(isThirdParty ? ['NA', 'NA', words] : [words, 'NA', 'NA']),
      ),
    ),
    row('9', 'Annual Percentage Rate (APR) (%)6', paper.apr),
    row('10', 'Details of Contingent Charges (in ₹ or %, as applicable)'),
    row('(i)', 'Penal charges, if any, in case of delayed payment', paper.penal),
    row('(ii)', 'Other penal charges, if any', 'Nil'),
    row('(iii)', 'Foreclosure charges, if applicable', paper.foreclosure),
    row('(iv)', 'Charges for switching of loans from floating to fixed rate and vice versa', paper.switching),
    row('(v)', 'Any other charges (please specify)', '₹500 per bounce'),
    line('2 Fixed reset, other than on account of changes in credit profile'),
    line('4 REs may disclose the amount net of any taxes such as GST'),
    line('Part 2 (Other qualitative information)'),
    row('1', 'Clause of Loan agreement relating to engagement of recovery agents', 'Clause 14'),
    row('2', 'Clause of Loan agreement which details grievance redressal mechanism', 'Clause 17'),
    row(
      '3',
      'Phone number and email id of the nodal grievance redressal officer',
      '1800 000 0000, gro@lender.example',
    ),
    row(
      '4',
      'Whether the loan is, or in future maybe, subject to transfer to other REs or securitisation (Yes/ No)',
      'Yes',
    ),
    line(
      '5 In case of lending under collaborative lending arrangements (e.g., co-lending/ outsourcing), following additional details may be furnished:',
    ),
    line('NA', 'NA', 'NA'),
    line('6 In case of digital loans, following specific disclosures may be furnished:'),
    ...(paper.coolingOff === undefined
      ? []
      : [
          row(
            '(i)',
            "Cooling off/look-up period, in terms of RE's board approved policy, during which borrower shall not be charged any penalty on prepayment of loan",
            paper.coolingOff,
          ),
        ]),
    row(
      '(ii)',
      'Details of LSP acting as recovery agent and authorized to approach the borrower',
      paper.serviceProvider,
    ),
    ...paper.notes.map((note) => line(note)),
    ...(totals
      ? [
          line('Annex B'),
          line('Illustration for computation of APR for Retail and MSME loans'),
          row(
            '1',
            'Sanctioned Loan amount (in Rupees) (Sl no. 2 of the KFS template – Part 1)',
            paper.amount,
          ),
          row('2', 'Loan Term (in years/ months/ days) (Sl No.4 of the KFS template – Part 1)', paper.term),
          row(
            'a)',
            'No. of instalments for payment of principal, in case of non- equated periodic loans',
            '-',
          ),
          row('c)', 'No. of instalments for payment of capitalised interest, if any', '-'),
          row(
            '3',
            'Interest rate type (fixed or floating or hybrid) (Sl No. 6 of the KFS template – Part 1)',
            paper.kind,
          ),
          row('4', 'Rate of Interest (Sl No. 6 of the KFS template – Part 1)', paper.rate),
          row(
            '5',
            'Total Interest Amount to be charged during the entire tenor of the loan as per the rate prevailing on sanction date (in Rupees)',
            totals.interest,
          ),
          row('6', 'Fee/ Charges payable (in Rupees)', totals.fees),
          row('A', 'Payable to the RE (Sl No.8A of the KFS template-Part 1)', totals.feesToLender),
          row(
            'B',
            'Payable to third-party routed through RE (Sl No.8B of the KFS template – Part 1)',
            totals.feesToThirdParties,
          ),
          row('7', 'Net disbursed amount (1-6) (in Rupees)', totals.net),
          row('8', 'Total amount to be paid by the borrower (sum of 1 and 5) (in Rupees)', totals.total),
          row(
            '9',
            'Annual Percentage rate- Effective annualized interest rate (in percentage) (computed on net disbursed amount using IRR approach and reducing balance method) (Sl No. 9 of the KFS template-Part 1)',
            totals.apr,
          ),
          row('10', 'Schedule of disbursement as per terms and conditions', '100% upfront'),
          row('11', 'Due date of payment of instalment and interest', '5th of each month'),
        ]
      : []),
    ...(schedule.length > 0
      ? [
          line('Annex C'),
          line('Illustrative Repayment Schedule'),
          line(
            'Instalment No.',
            'Outstanding Principal (in Rupees)',
            'Principal (in Rupees)',
            'Interest (in Rupees)',
            'Instalment (in Rupees)',
          ),
          ...schedule.map((cells) => line(...cells)),
        ]
      : []),
  ]
}

const cellsOf = (row: Row) =>
  'line' in row
    ? row.line
    : [row.number === undefined ? row.label : `${row.number} ${row.label}`, ...(row.cells ?? [])]

const copied = (paper: Paper) =>
  form(paper)
    .map((row) => cellsOf(row).join(' '))
    .join('\n')
const tabbed = (paper: Paper) =>
  form(paper)
    .map((row) => cellsOf(row).join('\t'))
    .join('\r\n')
const cellByCell = (paper: Paper) => form(paper).flatMap(cellsOf).join('\n')

/** The words in lines of at most `width` characters. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const valuePlaces = ['own', 'top', 'middle', 'bottom'] as const
const numberPlaces = ['first', 'middle'] as const
interface Wrap {
  width: number
  value: (typeof valuePlaces)[number]
  number: (typeof numberPlaces)[number]
}

/** A paste in which the labels are wrapped as PDFs wrap them, with value and row number beside one of their lines. */
function wrapped(paper: Paper, { width, value, number }: Wrap): string {
  return form(paper)
    .flatMap((row) => {
      if ('line' in row) return [row.line.join(' ')]
      const lines = wrap(row.label, width)
      const middle = Math.floor((lines.length - 1) / 2)
      const words = (row.cells ?? []).join(' ')
      const at = { own: -1, top: 0, middle, bottom: lines.length - 1 }[value]
      const numberAt = number === 'first' ? 0 : middle
      const written = lines.map((text, index) =>
        [index === numberAt ? row.number : '', text, index === at ? words : ''].filter(Boolean).join(' '),
      )
      return value === 'own' && words !== '' ? [...written, words] : written
    })
    .join('\n')
}

const letter = 10
const widthOf = (text: string) => text.length * letter * 0.5

/**
 * The pieces of a table on the pages of a PDF, with the cells of a row at its top or centred, headers and page numbers.
 *
 * @param labelWidth in characters
 */
function pagesOf(paper: Paper, align: 'top' | 'middle', labelWidth: number): TextItem[][] {
  const pages: TextItem[][] = [[]]
  let y = 780
  const newPage = () => {
    pages.at(-1)?.push({ text: `Page ${pages.length} of 9`, x: 270, y: 30, width: 60, height: 8 })
    pages.push([{ text: 'Ready Finance Limited', x: 40, y: 815, width: 100, height: 8 }])
    y = 780
  }
  const put = (text: string, x: number, at: number) =>
    pages.at(-1)?.push({ text, x, y: at, width: widthOf(text), height: letter })
  const lineHeight = 12
  for (const row of form(paper)) {
    const isLine = 'line' in row
    const labelX = isLine ? 40 : 65
    const columns = isLine
      ? row.line.map((text, index) => ({ text, x: 40 + index * Math.max(90, 520 / row.line.length) }))
      : [
          { text: row.label, x: labelX },
          ...(row.cells ?? []).map((text, index) => ({
            text,
            x: labelX + labelWidth * letter * 0.5 + 25 + index * 95,
          })),
        ]
    const cells = columns.map(({ text, x }, index) => {
      const next = columns[index + 1]?.x ?? Math.max(620, x + 60)
      const fits =
        isLine && columns.length === 1 ? 1000 : Math.max(8, Math.floor((next - x - 8) / (letter * 0.5)))
      return { x, lines: wrap(text, fits) }
    })
    if (!isLine && row.number !== undefined) cells.unshift({ x: 40, lines: [row.number] })
    const height = Math.max(...cells.map(({ lines }) => lines.length)) * lineHeight
    if (y - height < 60) newPage()
    for (const { x, lines } of cells) {
      const top = align === 'top' ? y : y - (height - lines.length * lineHeight) / 2
      for (const [index, text] of lines.entries()) put(text, x, top - index * lineHeight)
    }
    y -= height + 5
  }
  return pages
}

/** Letters apart, as justified or emphasised text is copied: words are three spaces apart, and cells are further. */
const spacedOut = (paper: Paper) =>
  form(paper)
    .map((row) =>
      cellsOf(row)
        .map((cell) =>
          cell
            .split(' ')
            .map((word) => [...word].join(' '))
            .join('   '),
        )
        .join('\t'),
    )
    .join('\n')

/** The pieces of a page, each letter in a piece of its own and a little apart from the next. */
const spacedItems = (items: TextItem[]): TextItem[] =>
  items.flatMap(({ text, x, width, ...item }) => {
    const step = width / text.length
    return [...text].map((each, index) => ({ ...item, text: each, x: x + index * step, width: step * 0.6 }))
  })

/** Pages with two pages of the form beside each other. */
function inTwoColumns(pages: TextItem[][]): TextItem[][] {
  return pages.flatMap((page, index) =>
    index % 2 === 1
      ? []
      : [[...page, ...(pages[index + 1] ?? []).map((item) => ({ ...item, x: item.x + 640 }))]],
  )
}

const letterBefore = [
  'Dear Customer,',
  'We are pleased to inform you that your application for a loan has been approved.',
  'Loan amount applied for: Rs. 3,00,000',
  'Please find the key facts of the loan below.',
]
const agreementAfter = [
  'LOAN AGREEMENT',
  'The Borrower shall repay the Loan together with interest in the manner set out in the Key Facts Statement.',
  'Any notice under this agreement shall be in writing. 14. The Lender may engage recovery agents.',
]

export type Layout = (paper: Paper) => string

/** Every layout by name: three ways to copy, all wraps, and tables of PDFs. */
export const layouts: Record<string, Layout> = {
  copied,
  tabbed,
  cellByCell,
  'between letter and agreement': (paper) => [...letterBefore, copied(paper), ...agreementAfter].join('\n'),
  ...Object.fromEntries(
    [22, 28, 34, 40, 46, 52, 58, 64, 70, 1000].flatMap((width) =>
      valuePlaces.flatMap((value) =>
        numberPlaces.map((number) => [
          `${width}-${value}-${number}`,
          (paper: Paper) => wrapped(paper, { width, value, number }),
        ]),
      ),
    ),
  ),
  ...Object.fromEntries(
    [30, 40, 50].flatMap((width) =>
      (['top', 'middle'] as const).map((align) => [
        `pdf-${width}-${align}`,
        (paper: Paper) => pagesOf(paper, align, width).map(rowsOfItems).join('\n'),
      ]),
    ),
  ),
  'letters apart': spacedOut,
  'letters apart in a PDF': (paper) =>
    pagesOf(paper, 'top', 40)
      .map((page) => rowsOfItems(spacedItems(page)))
      .join('\n'),
  'two columns': (paper) =>
    inTwoColumns(pagesOf(paper, 'top', 40))
      .map(rowsOfItems)
      .join('\n'),
}
