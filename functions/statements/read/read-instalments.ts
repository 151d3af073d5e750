import type { Certainty, Figures, InstalmentType, Reading } from '../statement.ts'
import { amountsIn, quoteOf, withoutDates } from '../text.ts'
import type { Segment } from './labels.ts'

type Instalments = Pick<Figures, 'instalmentType' | 'instalmentCount' | 'instalmentAmount'>

const types =
  /\b(monthly|(?:four-?)?weekly|ewi|fortnightly|bi-?weekly|bi-?monthly|twice a month|(?:every|once in|once every) \d{1,3} (?:days|weeks|months)|daily|quarterly|half[- ]?yearly|semi-?annual(?:ly)?|yearly|annual(?:ly)?|seasonal|bullet|on maturity|single|lump ?sum|emis?(?=\s+\d{1,3}\s))\b/i

const floating = new Set<string>(['floatingRate', 'benchmark', 'spread', 'finalRate', 'reset'])

/**
 * The type, number and amount of the instalments. RBI's annex A has the three labels side by side, before the values. Its
 * annex B has the values in the order type, amount, number. Some statements label each value.
 */
export function readInstalments(text: string, segments: Segment[]): Instalments {
  const found: (Run & { quote: string; hasMore: boolean })[] = []
  const own = new Set([
    'instalmentDetails',
    'instalmentType',
    'instalmentCount',
    'instalmentAmount',
    'amountAndCount',
    'commencement',
  ])
  // A run of neighbouring labels is one block.
  for (let first = 0; first < segments.length; first++) {
    let end = first
    while (own.has(segments[end]?.label ?? '')) end++
    if (end === first) continue
    const run = segments.slice(first, end)
    // The table for floating rates has a column for the number of instalments.
    const isFloating =
      floating.has(segments[first - 1]?.label ?? '') &&
      run[0]?.label !== 'instalmentDetails' &&
      !run.some(({ label, start }) => isOfValue(label) && hasValueBeside(text, start))
    first = end
    if (isFloating) continue
    const start = run[0]?.start ?? 0
    const stop = segments[end]?.start ?? text.length
    const block = text.slice(start, Math.min(stop, start + 300))
    // An EMI is monthly by its name.
    const monthly = /\bemis?\b|\bmonthly\b/i.test(block) ? { type: 'monthly' as const } : {}
    const { hasMore, ...values } = readRun(run)
    found.push({ ...monthly, ...values, quote: quoteOf(block), hasMore })
  }
  type Block = (typeof found)[number]
  const reading = <Value>(
    pick: (block: Block) => Value | undefined,
    isDoubtful: (block: Block) => boolean = () => false,
  ): Reading<Value> => {
    const values = found.flatMap((block) => {
      const value = pick(block)
      const certainty: Certainty = isDoubtful(block) ? 'doubtful' : 'read'
      return value === undefined ? [] : [{ value, quote: block.quote, certainty }]
    })
    const [value, ...rest] = values
    if (value)
      return { state: 'found', ...value, others: rest.filter((other) => other.value !== value.value) }
    return found[0] ? { state: 'unreadable', quote: found[0].quote } : { state: 'missing' }
  }
  return {
    instalmentType: reading(({ type }) => type),
    instalmentCount: reading(({ count }) => count),
    instalmentAmount: reading(
      ({ amount }) => amount,
      ({ hasMore }) => hasMore,
    ),
  }
}

const isOfValue = (label: Segment['label']) => label === 'instalmentAmount' || label === 'instalmentCount'

/**
 * Whether a line begins with this label and has an amount or a number: “EMI: Rs. 22,262”, “No. of EPIs 144”. A table’s columns
 * have theirs in the rows below.
 */
const hasValueBeside = (text: string, start: number) =>
  (start === 0 || text[start - 1] === '\n') &&
  /^(?:\d{1,2}[.)]?\s)?[^\d\n₹]{2,30}(?:₹|rs\.?|inr)? ?(?:\d[\d,]{3}|\d{2,3}(?![\d.,]))/i.test(
    text.slice(start, start + 80),
  )

/**
 * The words after a label of the instalments, without the lines about something else: those with a label of their own or the
 * number of the next row, and fees. “Number of instalments: 84⏎(i) Share linking: Rs. 12,500” has one figure of the instalments.
 */
function ownLines(words: string): string {
  const lines = words.split('\n', 6)
  const end = lines.findIndex((line, index) => index > 0 && isAboutElse(line))
  return lines.slice(0, end < 0 ? undefined : end).join('\n')
}

const isAboutElse = (line: string) =>
  (/^(?:\(?[a-z\d]{1,2}[.)] ?)?[a-z][^\d\t:\n]{3,60}:\s*\S/i.test(line) ||
    /^\d{1,2}[.)]?\t[a-z]{3}/i.test(line) ||
    /^(?:loan )?(?:processing|documentation|upfront|login|insurance|stamp)\b/i.test(line)) &&
  !/\b(?:amount|number|nos?|type|frequency|e[mp]is?|instal\w*|principal|interest)\b/i.test(line) &&
  !types.test(line)

interface Run {
  type?: InstalmentType
  count?: number
  amount?: number
}

/** `hasMore`: there are more amounts than the two, so that another one may be meant. */
function readRun(run: Segment[]): Run & { hasMore: boolean } {
  const textAfter = (label: Segment['label']) =>
    run
      .filter((segment) => segment.label === label)
      .map(({ text }) => text)
      .join('\n')
  const together = run.map(({ text }) => ownLines(text)).join('\n')
  const [, word] = types.exec(together) ?? []
  const type = word === undefined ? undefined : /^(?:monthly|emis?)$/i.test(word) ? 'monthly' : 'other'
  const count = wholeNumber(textAfter('instalmentCount'))
  const amount = amountsIn(textAfter('instalmentAmount'))[0]
  const both = amountsIn(textAfter('amountAndCount') || together.slice(Math.max(0, together.search(types))))
  // Annex B has the amount before the number.
  const isReversed = textAfter('amountAndCount') !== ''
  const [first, second] =
    isReversed || !isCount(both[0]) ? [both[1], both[0]] : [both[0], likelyAmount(both.slice(1))]
  const times = equalTimes(run.find(({ label }) => label === 'instalmentAmount')?.text ?? '')
  if (times && count === undefined) return { hasMore: false, ...(type && { type }), ...times }
  // `6 x 2145, 1 x 2143` and `23 + 1` are instalments of several amounts.
  if (/\d ?[x+] ?(?:rs\.?|₹)? ?\d/i.test(together)) return { ...(type && { type }), hasMore: false }
  const others = both.filter((each) => each !== count)
  const found = pair(
    count ?? (amount === undefined || isReversed ? first : undefined),
    amount ?? (count === undefined || isReversed ? second : likelyAmount(others)),
  )
  const hasMore = both.some((each) => each >= leastAmount && each !== found.count && each !== found.amount)
  return { hasMore, ...(type && { type }), ...found }
}

/** “Rs. 30,541 x 36” alone in its line: equal instalments, the amount and how often. */
function equalTimes(text: string): { count: number; amount: number } | undefined {
  const [line = ''] = text.split('\n', 1)
  const [, first = '', second = ''] =
    /^(?:₹|rs\.?|inr)? ?(\d[\d,.]*)(?:\/-)? ?x ?(?:₹|rs\.?|inr)? ?(\d[\d,.]*)(?:\/-)? ?(?:monthly|months|emis?)?$/i.exec(
      line,
    ) ?? []
  const [count, amount] = [first, second].flatMap(amountsIn).sort((a, b) => a - b)
  return isCount(count) &&
    count !== undefined &&
    amount !== undefined &&
    amount > count &&
    amount >= leastAmount
    ? { count, amount }
    : undefined
}

/** In rupees. A smaller figure beside a larger one is rather the number of some instalments. */
const leastAmount = 100

const likelyAmount = (figures: number[]) => figures.find((each) => each >= leastAmount) ?? figures[0]

const isCount = (figure: number | undefined) =>
  figure !== undefined && Number.isInteger(figure) && figure >= 1 && figure <= 1200

/** Drops an amount that may be the number of instalments, unless that number is known. */
const pair = (count: number | undefined, amount: number | undefined) => ({
  ...(isCount(count) && { count }),
  ...(amount !== undefined && amount > 0 && (isCount(count) || !isCount(amount)) && { amount }),
})

/** The whole number, of at most three digits, with which the text after a label begins. */
function wholeNumber(text: string): number | undefined {
  // The label may be there in a second language: “Number of EPIs / किस्तों की संख्या⇥24”.
  const [, digits] = /^(?:\/[^\d\n]{0,60}\t)?\s*(\d{1,3})\b(?![.,/]\d)/.exec(withoutDates(text)) ?? []
  return digits === undefined ? undefined : Number(digits)
}
