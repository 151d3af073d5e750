import { gstPercent } from '#loans/fees.ts'
import { isInOtherScript } from '../lay-out/hindi-labels.ts'
import { layOutText } from '../lay-out/lay-out-text.ts'
import { statementsIn } from '../lay-out/statements-in.ts'
import {
  clauseNames,
  type Fee,
  type Figures,
  type Quoted,
  type RateKind,
  type Reading,
  type Statement,
} from '../statement.ts'
import { amountsIn, isNil, matchesNotAfter, percentsIn, quoteOf, withoutDates } from '../text.ts'
import { withLabelsBeside } from './across.ts'
import { instalmentsPerYear, withSentences } from './figures-in-sentences.ts'
import { findSegments, type Label, mentionOf, type Segment, withoutBoilerplate } from './labels.ts'
import { readFees } from './read-fees.ts'
import { readInstalments } from './read-instalments.ts'
import { readSchedule } from './read-schedule.ts'

/**
 * Reads the text of a Key Facts Statement, the first one if there are several. A missing or unreadable value is reported as
 * such: none is guessed from what RBI's template would have there.
 *
 * @param text pasted, or the rows of a PDF (`rowsOfItems`)
 */
export function readStatement(text: string): Statement {
  const [first, ...others] = statementsIn(text)
  const all = withoutBoilerplate(layOutText(first?.text ?? text))
  const { rest: whole, rows, unreadable, certainty } = readSchedule(all)
  const rest = withLabelsBeside(whole)
  const segments = findSegments(rest)
  const of = (...labels: Label[]) => segments.filter(({ label }) => labels.includes(label))
  const amount = (label: Label) =>
    readValue(of(label), (segment) => firstAmount(segment), isOneOfSeveralAmounts)
  const rates = of('ratePercent')
  const floating = readFloating(segments)
  const unequal = unequalWords(rest)
  const labelled: Figures = {
    sanctionedAmount: amount('sanctionedAmount'),
    termMonths: readValue(of('termMonths'), months, isBelowOtherWords),
    ...readInstalments(rest, segments),
    ratePercent: readValue(rates, yearlyPercent, isOneOfSeveralRates),
    rateKind: readValue([...of('rateKind'), ...rates], kind, isOneOfSeveralKinds),
    ...floating.figures,
    apr: readValue(of('apr'), percent, isOneOfSeveralPercents),
    totalInterest: amount('totalInterest'),
    ...readFeeTotals(of('feesTotal')),
    netDisbursed: amount('netDisbursed'),
    totalToPay: amount('totalToPay'),
  }
  const figures = withSentences(labelled, rest, unequal)
  const fees = readFees(rest, segments)
  const isOfTable = of('fees').length > 0 && labelled.netDisbursed.state === 'found'
  const { netDisbursed } = figures
  if (!isOfTable && netDisbursed.state === 'found' && mayHaveMoreFees(figures, fees.fees, rest))
    figures.netDisbursed = { ...netDisbursed, certainty: 'doubtful' }
  const clauses = { ...readClauses(of), reset: floating.reset }
  const isSentences = mainFigures.filter((name) => labelled[name].state !== 'found').length >= 3
  return {
    figures: withMentioned(figures, rest, isSentences),
    clauses: withMentioned(clauses, rest, isSentences),
    schedule: rows,
    scheduleCertainty: certainty,
    unreadableRows: unreadable,
    unequal,
    instalmentsPerYear: instalmentsPerYear(figures),
    interestKept: interestKept(rest),
    otherStatements: others.length,
    isInOtherScript: isInOtherScript(first?.text ?? text),
    isDigital: isDigital(of('serviceProvider'), rest),
    isDocument: true,
    ...fees,
  }
}

const mainFigures = ['sanctionedAmount', 'termMonths', 'instalmentAmount', 'ratePercent', 'apr'] as const

/** Entries whose labels are so long that their words elsewhere in the text are the label. */
const longLabels = new Set([
  'disbursal',
  'recovery',
  'grievance',
  'grievanceContact',
  'transfer',
  'switching',
  'netDisbursed',
  'totalInterest',
  'totalToPay',
])

/**
 * What was not found where labels stand, but is named elsewhere: in a text of sentences, or in a cell that could not be told
 * from the one above. It is there, although no value of it can be read.
 */
function withMentioned<Readings extends Figures | Statement['clauses']>(
  readings: Readings,
  text: string,
  isSentences: boolean,
): Readings {
  return Object.fromEntries(
    Object.entries<Reading<unknown>>(readings).map(([name, reading]) => {
      const isSought = reading.state === 'missing' && (isSentences || longLabels.has(name))
      const quote =
        (isSought ? mentionOf(name, text) : undefined) ??
        (reading.state === 'missing' ? everydayMention(name, text) : undefined)
      return [name, quote === undefined ? reading : { state: 'unreadable', quote }]
    }),
  ) as Readings
}

const amount = '[^\\n]*(?:₹|\\brs\\b\\.?|\\binr\\b)? ?\\d[\\d,]{3,}'
/**
 * Words with which lenders name an entry outside RBI's form: “Customer IRR 18%”, “sanctions a loan of Rs. 3,25,000”. They
 * are too general for a value to be read after them, but a careful reader finds it there.
 */
const everydayWords: Record<string, RegExp> = {
  sanctionedAmount: new RegExp(`\\b(?:loan|facility|finance|sanction\\w*|limit)\\b${amount}`, 'i'),
  termMonths:
    /\b\d{1,3}\s*(?:months?|mths?|years?|yrs?|emis?|(?:\w+ ){0,2}instal?ments?)\b|\b\d{1,3} ?x ?\d/i,
  instalmentCount: /\b\d{1,3}\s*(?:months?|emis?|(?:\w+ ){0,2}instal?ments?)\b|\b\d{1,3} ?x ?\d/i,
  instalmentAmount: new RegExp(`\\b(?:emis?|instal?ments?|pay)\\b${amount}`, 'i'),
  ratePercent: /\b(?:interest|irr|roi|rate|pricing)\b[^\n]*\d ?%|^rate\b[^\n]*%/im,
  rateKind: /\b(?:fixed|floating)\b/i,
  apr: /\b(?:apr|annual percentage)\b[^\n]*\d/i,
  netDisbursed: new RegExp(`\\b(?:net|disburs\\w*|credited|you (?:get|receive))\\b${amount}`, 'i'),
  totalToPay: new RegExp(`\\btotal\\b[^\\n]*(?:pay|repay)${amount}`, 'i'),
  commencement:
    /\b(?:first|1st)\b[^\n]{0,40}\b(?:emi|instal?ment|due)\b|\b(?:due date|payable on|payable in)\b/i,
}
function everydayMention(name: string, text: string): string | undefined {
  const words = everydayWords[name]
  const line = words && text.split('\n').find((each) => words.test(each))
  return line && quoteOf(line)
}

/** The line that says that the instalments are not all equal. */
const unequalWords = (text: string) =>
  text
    .split('\n')
    .map(quoteOf)
    .find(
      (line) =>
        (/\bstep(?:ped)?[- ]?(?:up|down)\b|\b(?:paid|payable) in advance\b|\bfor (?:the )?(?:first|next|remaining) \d{1,3} (?:months?|e[mp]is?)\b|\badvance (?:e[mp]i|instal?ment)s?\b|\bfirst (?:e[mp]i|instal?ment) (?:of )?(?:₹|rs\b|inr\b|\d[\d,]{3})/i.test(
          line,
        ) ||
          (/\b(?:moratorium|holiday|balloon|bullet|interest[- ]only|last e[mp]i of|(?:course|study) period|during (?:the )?course)\b/i.test(
            line,
          ) &&
            /\d/.test(line))) &&
        !/\b(?:n\.?a\.?|nil|not applicable|no (?:moratorium|balloon|step[- ]?up|advance e[mp]i))\W*$/i.test(
          line,
        ),
    )

/** The interest of the days before the first month, if one line alone gives its amount. */
function interestKept(text: string): number | undefined {
  const lines = text
    .split('\n')
    .filter((line) => /\b(?:broken[- ]period|pre-?\s?e[mp]i|gap) interest\b/i.test(line))
  const amounts = lines.flatMap((line) => amountsIn(line.replace(/\b\d{1,3} days?\b/gi, ' ')))
  return amounts.length === 1 ? amounts[0] : undefined
}

/**
 * Whether what is kept from the payout beyond the fees that were read is written somewhere: one amount, with or without GST, or the
 * sum of two. Without a table of fees, it may be a fee by a name that isn't known.
 */
function mayHaveMoreFees({ sanctionedAmount, netDisbursed }: Figures, fees: Fee[], text: string): boolean {
  if (sanctionedAmount.state !== 'found' || netDisbursed.state !== 'found') return false
  const [principal, net] = [sanctionedAmount.value, netDisbursed.value]
  const read = fees.map(({ amount = 0, gst = 0 }) => amount + gst)
  const kept = principal - net - read.reduce((sum, each) => sum + each, 0)
  if (kept < 10) return false
  const known = new Set([principal, net, ...read, ...fees.flatMap(({ amount, gst }) => [amount, gst])])
  const others = text.split('\n').filter((line) => !/\b(?:paid separately|in addition)\b/i.test(line))
  const left = [...new Set(amountsIn(others.join('\n')))]
    .filter((each) => each >= 50 && !known.has(each))
    .slice(0, 60)
  const isKept = (each: number) => Math.abs(each - kept) < 10
  return left.some(
    (each, index) =>
      isKept(each) ||
      isKept(each * (1 + gstPercent / 100)) ||
      left.slice(index + 1).some((other) => isKept(each + other)),
  )
}

/** RBI's words after “Details of LSP”. */
const ofAgents =
  /^\s*acting\s+as\s+recovery\s+agent(?:\s+and\s+authori[sz]ed\s+to\s+approach\s+the\s+borrower)?\s*/i

const isDigital = (providers: Segment[], text: string) =>
  providers
    .map(({ text: value }) => value.replace(ofAgents, '').split('\n', 1)[0] ?? '')
    .some((value) => /[a-z]{3}/i.test(value) && !isNil(value)) ||
  /\b(?:digital lending (?:app|platform)|lending app|through our app)\b/i.test(text)

/**
 * The first value that the segments have; the others are kept when they differ from it.
 *
 * @param isDoubtful whether the words after the label may also mean another value
 */
function readValue<Value>(
  segments: Segment[],
  parse: (segment: Segment) => Value | undefined,
  isDoubtful: (segment: Segment, value: Value) => boolean = () => false,
): Reading<Value> {
  const values: Quoted<Value>[] = segments.flatMap((segment) => {
    const value = parse(segment)
    const certainty = value !== undefined && isDoubtful(segment, value) ? 'doubtful' : 'read'
    return value === undefined ? [] : [{ value, quote: segment.quote, certainty }]
  })
  const [first, ...rest] = values
  if (first) return { state: 'found', ...first, others: rest.filter(({ value }) => value !== first.value) }
  const [segment] = segments
  return segment ? { state: 'unreadable', quote: segment.quote } : { state: 'missing' }
}

/** The first lines after a label, which have its value. What follows them is often about something else. */
const head = ({ text }: Segment) =>
  text
    .split('\n', 4)
    .join('\n')
    .slice(0, 300)
    // In a PDF, the number of a row may be beside the value, below the label.
    .replace(/^\d{1,2}[ \t](?=[₹\d])/gm, '')

/** In rupees. A smaller figure beside a label is the number of a row or a footnote. */
const leastAmount = 100

/** “Total: ₹16,00,000”, “Total loan amount (A + B) 5,15,000”, but not “Total repayable 51,588”, which is another entry. */
const totalOf =
  /\btotal(?: (?:loan|amount|sanctioned|limit|facility|financed?))*(?: ?\([^)\n]*\))?[ \t]*[:=-]?[ \t]*((?:₹|rs\.?|inr)? ?\d[^;\n]*)/i

/** The first amount of at least this many rupees; of “₹2,00,000 - ₹5,500 = ₹1,94,500”, the result. */
function firstAmount(segment: Segment, least = leastAmount): number | undefined {
  // “(incl. insurance ₹15,000): ₹6,00,000”
  const text = head(segment).replace(/^\((?=[^)]*\d)[^)]*\)\s*(?=[:-]?\s*(?:₹|rs\.?|inr)?\s*\d)/i, '')
  const [, result = ''] =
    /\d[^=\n]{0,80}[-+x×*][^=\n]{0,80}=([^=\n]+)/i.exec(text) ?? totalOf.exec(text) ?? []
  const isAmount = (each: number) => each === 0 || each >= least
  return amountsIn(result).find(isAmount) ?? amountsIn(text).find(isAmount)
}

const firstLine = (segment: Segment) => head(segment).split('\n', 1)[0] ?? ''

/** The value is on a later line, below words that have figures of their own. */
const isBelow = (segment: Segment, isThere: (line: string) => boolean) => {
  const line = firstLine(segment)
  return !isThere(line) && /\d/.test(withoutDates(line))
}

const isBelowOtherWords = (segment: Segment, value: number) =>
  isBelow(segment, (line) => months({ ...segment, text: line }) === value)

const distinct = (figures: number[]) => new Set(figures).size

/**
 * “₹2,00,000 ₹5,500” may be either; “₹2,00,000 - ₹5,500 = ₹1,94,500” and “₹5,15,000 (₹15,000 of it a premium)” may not.
 */
function isOneOfSeveralAmounts(segment: Segment, value: number): boolean {
  const line = firstLine(segment)
  const amounts = amountsIn(line.replace(/\([^)]*\)/g, ' ')).filter((amount) => amount >= leastAmount)
  return (
    (distinct(amounts) > 1 && !/=|\btotal\b/i.test(line)) ||
    isBelow(segment, () => amountsIn(line).includes(value))
  )
}

/** “(GST at 18% included)” has no other value. */
const isOneOfSeveralPercents = (segment: Segment, value: number) =>
  distinct(percentsIn(firstLine(segment).replace(/\([^)]*\bgst\b[^)]*\)/i, ' '))) > 1 ||
  isBelow(segment, (line) => [...percentsIn(line), ...amountsIn(line)].includes(value))

/** Of “8.45% (then EBLR + 0.60%)”, the first is the rate. */
const isOneOfSeveralRates = (segment: Segment, value: number) =>
  explicitRate(firstLine(segment)) !== value &&
  isOneOfSeveralPercents({ ...segment, text: segment.text.replace(/\([^)\n]*\+[^)\n]*\)/, ' ') }, value)

const isOneOfSeveralKinds = (segment: Segment) =>
  new Set(
    head(segment)
      .toLowerCase()
      .match(/\b(?:fixed|floating|variable|hybrid)\b/g),
  ).size > 1

function percent(segment: Segment): number | undefined {
  const text = head(segment)
  const [written] = percentsIn(text)
  if (written !== undefined) return written
  // The percent sign may be in the label. 0.15 is rejected, because it may mean 15%; a single digit may be a footnote's.
  const [first, second] = amountsIn(text.split('\n', 2).join('\n'))
  const isDigit = first !== undefined && Number.isInteger(first) && first > 0 && first < 10
  const bare = isDigit ? second : first
  return bare === 0 || (bare !== undefined && bare >= 1 && bare <= 400) ? bare : undefined
}

/**
 * The yearly rate: the result of a sum, a figure marked as yearly or reducing, twelve times one marked as monthly, or else
 * the first percentage, unless that is part of a sum.
 */
function yearlyPercent(segment: Segment): number | undefined {
  const line = head(segment)
    .split('\n')
    .find((each) => percentsIn(each).length > 0)
  if (line === undefined) return percent(segment)
  const explicit = explicitRate(line)
  if (explicit === undefined && /%\s*(?:per|a)\s+day\b|\bdaily\b/i.test(line)) return undefined
  if (explicit !== undefined) return explicit
  const isAddend = /^[^%]*\+|^[^%]*%(?:[^%(]|\([^)%]*\)){0,20}\+/.test(line)
  return isAddend ? undefined : percent(segment)
}

/** The rate that a line marks as the yearly one. */
function explicitRate(line: string): number | undefined {
  const figure = String.raw`(\d{1,3}(?:\.\d{1,6})?) ?(?:%|per ?cent)`
  const matched = (pattern: string) => {
    const [, digits] = new RegExp(pattern, 'i').exec(line) ?? []
    return digits === undefined ? undefined : Number(digits)
  }
  // Of a loan by two lenders, the borrower pays the blended rate.
  const sum =
    matched(String.raw`(?:\+|\bplus\b)[^=]{1,60}(?:=|\bi\.?e\.?,?) ?${figure}`) ??
    matched(
      String.raw`(?:^|[^\w.,])${figure} ?\(?(?:p\.? ?a\.?|per annum)? ?(?:blended|composite|weighted)\b`,
    ) ??
    matched(String.raw`\b(?:blended|composite|weighted)\b[^%\d]{0,29}[^%\w.,]${figure}`)
  const yearly = matched(
    String.raw`(?:^|[^\w.,])${figure} ?\(?(?:p\.? ?a\b|per annum|per year|reducing|diminishing)`,
  )
  if (sum !== undefined || yearly !== undefined) return sum ?? yearly
  const monthly = matched(String.raw`(?:^|[^\w.,])${figure} ?\(?(?:p\.? ?m\b|per month|a month)`)
  if (monthly === undefined) return undefined
  // “28% (2.33% per month)” says the same twice, and the second is rounded.
  return (
    percentsIn(line).find((each) => each !== monthly && Math.abs(each - monthly * 12) <= 0.061) ??
    Math.round(monthly * 12 * 1e6) / 1e6
  )
}

function kind(segment: Segment): RateKind | undefined {
  const [, word] = /\b(fixed|floating|variable|hybrid)\b/i.exec(head(segment)) ?? []
  if (!word) return undefined
  const lower = word.toLowerCase()
  if (lower === 'fixed' || lower === 'hybrid') return lower
  return 'floating'
}

/**
 * Whole months. Terms in days are not read, because such loans have no monthly instalments to compute; nor are terms with a
 * moratorium, which have fewer instalments than months.
 */
function months(segment: Segment): number | undefined {
  const text = head(segment)
  if (/\b(?:moratorium|holiday)\b/i.test(text) && /\d/.test(text)) return undefined
  const [, ofYears, ofMonths] = /^\W*(\d{1,2}) ?\/ ?(\d{1,3}) ?\/ ?0{1,2}\b/.exec(text) ?? []
  if (ofMonths !== undefined) return Number(ofYears) * 12 + Number(ofMonths)
  const numberBefore = (unit: RegExp) => {
    const [, digits] =
      new RegExp(
        String.raw`(?:^|[^\d.])(\d{1,3}(?:\.\d{1,2})?)\)?(?: ?\([a-z -]{1,40}\))?[ \t\n]?${unit.source}`,
        'i',
      ).exec(text) ?? []
    return digits === undefined ? undefined : Number(digits)
  }
  const years = numberBefore(/y(?:(?:ea)?rs?)?\b/)
  const rest = numberBefore(/m(?:(?:on)?ths?)?\b/)
  if (years !== undefined || rest !== undefined) {
    const yearsInMonths = Math.round((years ?? 0) * 1200) / 100
    // “24 months (2 years)” and “18 months or 1 year 6 months” say the same twice.
    const isTwice = rest !== undefined && rest >= 12 && yearsInMonths <= rest
    const total = isTwice ? rest : yearsInMonths + (rest ?? 0)
    return Number.isInteger(total) ? total : undefined
  }
  if (/\bdays?\b/i.test(text) || /^\W*\d{1,3} ?(?:weeks?|fortnights?|quarters?)\b/i.test(text))
    return undefined
  const [bare] = amountsIn(text)
  if (!bare || !Number.isInteger(bare) || bare > mostMonths) return undefined
  return /^\W*(?:in )?years?\b/i.test(text) ? bare * 12 : bare
}

/** A larger figure beside the term is something else. */
const mostMonths = 600

/** Annex B has its fees as a total and two parts, whose labels annex A uses as the head of a table. */
function readFeeTotals(segments: Segment[]) {
  const part = (pattern: RegExp) =>
    readValue(
      segments.filter(({ text }) => pattern.test(text)),
      ({ text }) => amountsIn(pattern.exec(text)?.[1] ?? '')[0],
    )
  return {
    feesTotal: readValue(segments, (segment) => firstAmount(segment, 0)),
    feesToLender: part(/payable to (?:the )?(?:re|lender|bank|nbfc)\b([^a-z]{1,60})/i),
    feesToThirdParties: part(
      /payable to (?:a )?third[\s-]part(?:y|ies)(?:\s(?:routed\s)?through\s(?:the\s)?(?:re|lender|bank|nbfc))?\b([^a-z]{1,60})/i,
    ),
  }
}

function readClauses(of: (label: Label) => Segment[]): Statement['clauses'] {
  const clause = ({ text }: Segment) => (/[a-z0-9-]/i.test(text) ? quoteOf(text) : undefined)
  // What a long clause says at its end may change what it says at its beginning.
  // So may letters that stand apart, because the words that they make are not read.
  const isCut = (_: Segment, words: string) =>
    words.endsWith('…') || /(?:^|\s)(?:[a-z] ){2,}[a-z]\b/i.test(words)
  return Object.fromEntries(
    clauseNames.map((name) => [name, readValue(of(name), clause, isCut)]),
  ) as Statement['clauses']
}

const isSumOf = (total: number | undefined, benchmark: number, spread: number | undefined) =>
  total !== undefined &&
  spread !== undefined &&
  [spread, -spread].some((each) => Math.abs(benchmark + each - total) < 0.0051)

/** The entries for floating rates: in a table, all labels come before all values. */
function readFloating(segments: Segment[]) {
  const isFloating = (segment: Segment | undefined) =>
    segment !== undefined &&
    ['floatingRate', 'benchmark', 'spread', 'finalRate', 'reset'].includes(segment.label)
  // RBI's table ends with columns for the instalments, below whose labels all its values are.
  const isColumn = ({ label }: Segment) => label === 'instalmentAmount' || label === 'instalmentCount'
  const block = segments.filter(
    (segment, index) =>
      isFloating(segment) || (isColumn(segment) && [1, 2].some((back) => isFloating(segments[index - back]))),
  )
  const all = block.map((segment) => `\n${segment.text.slice(0, 300)}`).join('')
  // What the benchmark is made of is in brackets, if three figures are left without it.
  const outside = all.replace(/\([^)\n]*\d[^)\n]*\+[^)\n]*\)/g, ' ')
  const text = (outside.match(/\d{1,2}\.\d{1,4}/g)?.length === 3 ? outside : all)
    // RBI's own words, which a table may tear apart.
    .replace(/\bfor 25 ?bps\b|\b25 ?bps change\b|\(25 ?bps\)/gi, ' ')
    .replace(/\b(\d{1,3}) ?(?:bps|basis points)\b/gi, (_, points) => `${(Number(points) / 100).toFixed(2)}%`)
  const quote = quoteOf(block.map((segment) => segment.quote).join(' '))
  const figures = matchesNotAfter(/[\d.,]/, /\d{1,2}\.\d{1,4}(?![\d.])|\d{1,2}(?= ?%)/g, text)
  const rates = figures.map(([digits]) => Number(digits))
  const afterRates = text.slice(text.search(/\d{1,2}(?:\.\d+)? ?%?/) + 1)
  const [, period] =
    /(?:^|[^\d.])(\d{1,2}) ?(?:months?\b)/i.exec(text) ??
    /\b(monthly|quarterly|half-?yearly|yearly|annual(?:ly)?)\b/i.exec(text) ??
    []
  const isBlank =
    isNil(text.replace(/\bn\.?\/?a\.?\b|\s|-/gi, '')) ||
    (!/\d/.test(text) && /\bn\.?\/?a\b|\bnil\b|\bnot applicable\b/i.test(text))
  const bareReset = /(?:^|\s)(\d{1,2})(?=\s|$)/.exec(afterRates)?.[1]
  const resetText = period ?? (rates.length >= 2 ? bareReset : undefined)
  // Beside them, there may be figures of other things.
  const sum = rates.findIndex((rate, index) => isSumOf(rates[index + 2], rate, rates[index + 1]))
  const isOneSum = sum === 0
  const [benchmark, spread] = rates.slice(Math.max(0, sum))
  // The parts of a sum are benchmark and spread only if they add up to the last rate. Otherwise, both may be parts of
  // the benchmark.
  const isSum = /\d ?%?\)? ?[+=]/.test(text)
  const isClear =
    benchmark !== undefined &&
    spread !== undefined &&
    (!isSum || Math.abs(benchmark + spread - (rates.at(-1) ?? 0)) < 0.0051)
  const reading = <Value>(value: Value | undefined): Reading<Value> => {
    if (value !== undefined)
      return {
        state: 'found',
        value,
        quote,
        certainty: rates.length > 3 && !isOneSum ? 'doubtful' : 'read',
        others: [],
      }
    return block.length > 0 && !isBlank ? { state: 'unreadable', quote } : { state: 'missing' }
  }
  return {
    figures: {
      benchmarkPercent: reading(isBlank || !isClear ? undefined : benchmark),
      spreadPercent: reading(isBlank || !isClear ? undefined : spread),
    } satisfies Partial<Figures>,
    reset: reading(resetText),
  }
}
