/**
 * The labels of RBI's form that are long enough to wrap, each after the row numbers that it has in annex A and B. The longest
 * of the labels that begin alike comes first.
 */
const labels: [numbers: string[], label: string][] = [
  [['1'], 'Loan proposal/ account No.'],
  [['1'], 'Sanctioned Loan amount (in Rupees) (Sl no. 2 of the KFS template - Part 1)'],
  [['2', '1'], 'Sanctioned Loan amount (in Rupees)'],
  [
    ['3'],
    'Disbursal schedule (i) Disbursement in stages or 100% upfront. (ii) If it is stage wise, mention the clause of loan agreement having relevant details',
  ],
  [['(i)'], 'Disbursement in stages or 100% upfront.'],
  [['(ii)'], 'If it is stage wise, mention the clause of loan agreement having relevant details'],
  [['4'], 'Loan term (year/months/days)'],
  [['2'], 'Loan Term (in years/ months/ days) (Sl No.4 of the KFS template - Part 1)'],
  [['2'], 'Loan Term (in years/ months/ days)'],
  [['5'], 'Instalment details'],
  [['6'], 'Interest rate (%) and type (fixed or floating or hybrid)'],
  [['7'], 'Additional Information in case of Floating rate of interest'],
  [['9'], 'Annual Percentage Rate (APR) (%)'],
  [['10'], 'Details of Contingent Charges (in ₹ or %, as applicable)'],
  [['(i)', 'i.', 'i)'], 'Penal charges, if any, in case of delayed payment'],
  [['(ii)', 'ii.', 'ii)'], 'Other penal charges, if any'],
  [['(iii)', 'iii.', 'iii)'], 'Foreclosure charges, if applicable'],
  [['(iv)', 'iv.', 'iv)'], 'Charges for switching of loans from floating to fixed rate and vice versa'],
  [['(v)', 'v.', 'v)'], 'Any other charges (please specify)'],
  [['1'], 'Clause of Loan agreement relating to engagement of recovery agents'],
  [['2'], 'Clause of Loan agreement which details grievance redressal mechanism'],
  [['3'], 'Phone number and email id of the nodal grievance redressal officer'],
  [
    ['4'],
    'Whether the loan is, or in future maybe, subject to transfer to other REs or securitisation (Yes/ No)',
  ],
  [
    ['5'],
    'In case of lending under collaborative lending arrangements (e.g., co-lending/ outsourcing), following additional details may be furnished:',
  ],
  [['6'], 'In case of digital loans, following specific disclosures may be furnished:'],
  [
    ['(i)', 'i.', 'i)'],
    "Cooling off/look-up period, in terms of RE's board approved policy, during which borrower shall not be charged any penalty on prepayment of loan",
  ],
  [['(ii)', 'ii.', 'ii)'], 'Details of LSP acting as recovery agent and authorized to approach the borrower'],
  [['a)'], 'No. of instalments for payment of principal, in case of non- equated periodic loans'],
  [
    ['b)'],
    'Type of EPI Amount of each EPI (in Rupees) and nos. of EPIs (e.g., no. of EMIs in case of monthly instalments) (Sl No. 5 of the KFS template - Part 1)',
  ],
  [['c)'], 'No. of instalments for payment of capitalised interest, if any'],
  [['d)'], 'Commencement of repayments, post sanction (Sl No. 5 of the KFS template - Part 1)'],
  [['3'], 'Interest rate type (fixed or floating or hybrid) (Sl No. 6 of the KFS template - Part 1)'],
  [['4'], 'Rate of Interest (Sl No. 6 of the KFS template - Part 1)'],
  [
    ['5'],
    'Total Interest Amount to be charged during the entire tenor of the loan as per the rate prevailing on sanction date (in Rupees)',
  ],
  [['6'], 'Fee/ Charges payable (in Rupees)'],
  [['A'], 'Payable to the RE (Sl No.8A of the KFS template-Part 1)'],
  [['B'], 'Payable to third-party routed through RE (Sl No.8B of the KFS template - Part 1)'],
  [['7'], 'Net disbursed amount (1-6) (in Rupees)'],
  [['8'], 'Total amount to be paid by the borrower (sum of 1 and 5) (in Rupees)'],
  [
    ['9'],
    'Annual Percentage rate- Effective annualized interest rate (in percentage) (computed on net disbursed amount using IRR approach and reducing balance method) (Sl No. 9 of the KFS template-Part 1)',
  ],
  [
    ['9'],
    'Annual Percentage rate- Effective annualized interest rate (in percentage) (computed on net disbursed amount using IRR approach and reducing balance method)',
  ],
  [['10'], 'Schedule of disbursement as per terms and conditions'],
  [['11'], 'Due date of payment of instalment and interest'],
]

/** The words of the labels, in lower case. */
export const formWords = new Set(labels.flatMap(([, label]) => label.toLowerCase().match(/[a-z]+/g) ?? []))

const withoutSpaces = (text: string) => text.replace(/\s+/g, '').toLowerCase()

/** The label without its spaces, which is what the lines of a wrapped label are compared with. */
const patterns = labels.map(([numbers, label]) => ({
  numbers,
  label,
  letters: withoutSpaces(label),
  start: withoutSpaces(label).slice(0, 4),
}))

/** Letters that tell a label from a value. */
const enoughLetters = 10

/** Whether a cell begins with a row's number and one of the labels, or as much of it as fits into the cell. */
export function beginsWithNumberedLabel(cell: string): boolean {
  const text = cell.trim().replace(/\s+/g, ' ')
  return patterns.some(({ numbers, letters }) =>
    numbers.some((number) => {
      const rest = text.startsWith(`${number} `) ? withoutSpaces(text.slice(number.length)) : ''
      return rest.length >= enoughLetters && letters.startsWith(rest.slice(0, letters.length).slice(0, 16))
    }),
  )
}

/** Whether a line begins with one of the longer labels, without a number, or with as much of it as fits into the line. */
export function beginsWithLabel(line: string): boolean {
  const text = withoutSpaces(line)
  return text.length >= 16 && patterns.some(({ letters }) => letters.startsWith(text.slice(0, 24)))
}

/** Lines of a value that may stand between the first and the last line of its label. */
const maxValueLines = 4

/** The most lines of a wrapped label: the longest one has 13 in a column of 22 letters. */
const maxLabelLines = 20

/**
 * The text with each of RBI's labels that is wrapped in one line, and what stands beside its lines after it: a PDF has the value,
 * and the row's number, beside the first, the middle or the last line of a label, or between two of them.
 *
 * @param text tidy
 */
export function unwrapLabels(text: string): string {
  const lines = text.split('\n')
  const result: string[] = []
  for (let index = 0; index < lines.length; ) {
    const row = unwrapRow(lines, index)
    result.push(row?.text ?? lines[index] ?? '')
    index = row?.next ?? index + 1
  }
  return result.join('\n')
}

type Pattern = (typeof patterns)[number]

interface UnwrappedRow {
  text: string
  /** The index of the line after the row. */
  next: number
}

function unwrapRow(lines: string[], first: number): UnwrappedRow | undefined {
  const line = lines[first]?.trim() ?? ''
  const start = withoutSpaces(line.slice(0, 24))
  for (const pattern of patterns) {
    if (!start.includes(pattern.start) || !beginsWith(line, pattern)) continue
    const row = matchRow(lines, first, pattern)
    if (typeof row === 'object') return row
    // The value may begin with a word that the label goes on with: “Part 1 Years, 6 Months”, “(fixed or Floating”. Then most of
    // the label is there.
    if (row < pattern.letters.length / 3) continue
    for (let gives = first; gives < Math.min(lines.length, first + maxLabelLines); gives++) {
      const other = matchRow(lines, first, pattern, gives)
      if (typeof other === 'object') return other
    }
  }
  return undefined
}

/** The line without the row's number, if it has one of the label's. */
function withoutNumber(line: string, { numbers }: Pattern): { number: string | undefined; rest: string } {
  const number = numbers.find(
    (each) => line.startsWith(each) && /^[ \t]|^$|^[A-Za-z]/.test(line.slice(each.length)),
  )
  return { number, rest: number === undefined ? line : line.slice(number.length).trim() }
}

/** Whether the line begins with four letters of the label, apart from the row's number. */
const beginsWith = (line: string, { start, numbers }: Pattern) =>
  ['', ...numbers].some(
    (number) => line.startsWith(number) && withoutSpaces(line.slice(number.length, 24)).startsWith(start),
  )

/**
 * @param gives the line whose last word of the label belongs to the value
 * @returns how many letters of the label are there, if not all are
 */
function matchRow(lines: string[], first: number, pattern: Pattern, gives?: number): UnwrappedRow | number {
  const { label, letters } = pattern
  let matched = 0
  let number: string | undefined
  const values: string[] = []
  let valueLines = 0
  for (let index = first; index < Math.min(lines.length, first + maxLabelLines); index++) {
    let line = lines[index]?.trim() ?? ''
    const found = withoutNumber(line, pattern)
    const isLabel = matched > 0 && consume(line, letters, matched).count > 0
    if (number === undefined && found.number !== undefined && !isLabel) {
      number = found.number
      line = found.rest
    }
    const { count, rest } = consume(line, letters, matched, index === gives)
    matched += count
    if (count === 0) {
      valueLines++
      if (index === first || line.length > 60 || valueLines > maxValueLines) return matched
    }
    if (rest !== '') values.push(rest)
    if (matched < letters.length) continue
    // A label in one line needs no unwrapping, unless the value has the label's last words and the next line repeats them.
    const next = lines[index + 1]?.trim() ?? ''
    const end = next.replace(/\s+/g, '').toLowerCase()
    const isRepeated = end.length >= 6 && letters.endsWith(end) && count > end.length
    if (index === first && !isRepeated) return 0
    if (isRepeated) {
      values.splice(rest === '' ? values.length : values.length - 1)
      values.push(tailOf(line, rest, end.length))
    }
    const value = values.length > 0 ? `\t${values.join(' ')}` : ''
    return {
      text: [number, label].filter(Boolean).join(' ') + value,
      next: index + (isRepeated ? 2 : 1),
    }
  }
  return matched
}

/** What follows the label in the line, with the last `count` letters of the label before it. */
function tailOf(line: string, rest: string, count: number): string {
  let start = line.length - rest.length
  for (let left = count; left > 0 && start > 0; start--) if (/\S/.test(line[start - 1] ?? '')) left--
  return line.slice(start).trim()
}

/**
 * How many letters of the label, from `from` on, the line begins with, and what follows them. Whole words only.
 *
 * @param gives whether the last of these words belongs to what follows
 */
function consume(
  line: string,
  letters: string,
  from: number,
  gives = false,
): { count: number; rest: string } {
  let count = 0
  let end = 0
  const words = [{ count: 0, end: 0 }]
  while (end < line.length && from + count < letters.length) {
    const letter = line[end] ?? ''
    if (letter === ' ' || letter === '\t') {
      end++
      continue
    }
    if (letter.toLowerCase() !== letters[from + count]) break
    count++
    end++
    const isWord = end === line.length || /[\s/-]/.test(line[end] ?? '') || /[/-]/.test(letter)
    if (isWord || from + count === letters.length) words.push({ count, end })
  }
  const word = words.at(gives ? -2 : -1) ?? { count: 0, end: 0 }
  const isWhole = from + word.count === letters.length
  // The number of a footnote may be glued to the last word.
  const rest = line.slice(word.end).replace(isWhole ? /^\d(?=\s|$)/ : /^$/, '')
  return { count: word.count, rest: rest.trim() }
}
