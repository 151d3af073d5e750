import { findSegments, type Label, type Segment, withoutBoilerplate } from './labels.ts'
import { readFees } from './read-fees.ts'
import { readInstalments } from './read-instalments.ts'
import { readSchedule } from './read-schedule.ts'
import {
  clauseNames,
  type Figures,
  type Quoted,
  type RateKind,
  type Reading,
  type Statement,
} from './statement.ts'
import { amountsIn, isNil, percentsIn, quoteOf, tidyText } from './text.ts'

/**
 * Reads the text of a Key Facts Statement. A missing or unreadable value is reported as such: none is guessed from what
 * RBI's template would have there.
 *
 * @param text pasted, or the rows of a PDF (`rowsOfItems`)
 */
export function readStatement(text: string): Statement {
  const all = withoutBoilerplate(tidyText(text))
  const { rest, rows, unreadable } = readSchedule(all)
  const segments = findSegments(rest)
  const of = (...labels: Label[]) => segments.filter(({ label }) => labels.includes(label))
  const figure = <Value>(label: Label, parse: (segment: Segment) => Value | undefined) =>
    readValue(of(label), parse)
  const amount = (label: Label) => figure(label, firstAmount)
  const rates = of('ratePercent')
  const floating = readFloating(segments)
  const figures: Figures = {
    sanctionedAmount: amount('sanctionedAmount'),
    termMonths: figure('termMonths', months),
    ...readInstalments(rest, segments),
    ratePercent: readValue(rates, yearlyPercent),
    rateKind: readValue([...of('rateKind'), ...rates], kind),
    ...floating.figures,
    apr: figure('apr', percent),
    totalInterest: amount('totalInterest'),
    ...readFeeTotals(of('feesTotal')),
    netDisbursed: amount('netDisbursed'),
    totalToPay: amount('totalToPay'),
  }
  return {
    figures,
    clauses: { ...readClauses(of), reset: floating.reset },
    schedule: rows,
    unreadableRows: unreadable,
    isDocument: true,
    ...readFees(rest, segments),
  }
}

/** The first value that the segments have; the others are kept when they differ from it. */
function readValue<Value>(
  segments: Segment[],
  parse: (segment: Segment) => Value | undefined,
): Reading<Value> {
  const values: Quoted<Value>[] = segments.flatMap((segment) => {
    const value = parse(segment)
    return value === undefined ? [] : [{ value, quote: segment.quote }]
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

/** The first amount; of “₹2,00,000 - ₹5,500 = ₹1,94,500”, the result. */
function firstAmount(segment: Segment): number | undefined {
  const text = head(segment)
  const [, result = ''] = /\d[^=\n]{0,80}[-+x×*][^=\n]{0,80}=([^=\n]+)/i.exec(text) ?? []
  return amountsIn(result)[0] ?? amountsIn(text)[0]
}

function percent(segment: Segment): number | undefined {
  const text = head(segment)
  const [written] = percentsIn(text)
  if (written !== undefined) return written
  // The percent sign may be in the label. 0.15 is rejected, because it may mean 15%.
  const [bare] = amountsIn(text.split('\n', 2).join('\n'))
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
  const figure = String.raw`(?<![\w.,])(\d{1,3}(?:\.\d{1,6})?) ?(?:%|per ?cent)`
  const matched = (pattern: string) => {
    const [, digits] = new RegExp(pattern, 'i').exec(line) ?? []
    return digits === undefined ? undefined : Number(digits)
  }
  const sum = matched(String.raw`\+[^=]{1,60}= ?${figure}`)
  const yearly = matched(String.raw`${figure} ?\(?(?:p\.? ?a\b|per annum|per year|reducing|diminishing)`)
  if (sum !== undefined || yearly !== undefined) return sum ?? yearly
  const monthly = matched(String.raw`${figure} ?\(?(?:p\.? ?m\b|per month|a month)`)
  if (monthly !== undefined) return Math.round(monthly * 12 * 1e6) / 1e6
  const isAddend = /^[^%]*\+|^[^%]*%(?:[^%(]|\([^)%]*\)){0,20}\+/.test(line)
  return isAddend ? undefined : percent(segment)
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
  if (/\d ?months?(?: of)? (?:moratorium|holiday)\b/i.test(text)) return undefined
  const [, ofYears, ofMonths] = /^\W*(\d{1,2}) ?\/ ?(\d{1,3}) ?\/ ?0{1,2}\b/.exec(text) ?? []
  if (ofMonths !== undefined) return Number(ofYears) * 12 + Number(ofMonths)
  const numberBefore = (unit: RegExp) => {
    const [, digits] =
      new RegExp(
        String.raw`(?<![\d.])(\d{1,3}(?:\.\d{1,2})?)\)?(?: ?\([a-z -]{1,40}\))?[ \t\n]?${unit.source}`,
        'i',
      ).exec(text) ?? []
    return digits === undefined ? undefined : Number(digits)
  }
  const years = numberBefore(/y(?:ea)?rs?\b/)
  const rest = numberBefore(/m(?:on)?ths?\b/)
  if (years !== undefined || rest !== undefined) {
    const yearsInMonths = Math.round((years ?? 0) * 1200) / 100
    // “24 months (2 years)” says the same twice.
    const total = yearsInMonths === rest ? rest : yearsInMonths + (rest ?? 0)
    return Number.isInteger(total) ? total : undefined
  }
  if (/\bdays?\b/i.test(text)) return undefined
  const [bare] = amountsIn(text)
  if (!bare || !Number.isInteger(bare)) return undefined
  return /^\W*(?:in )?years?\b/i.test(text) ? bare * 12 : bare
}

/** Annex B has its fees as a total and two parts, whose labels annex A uses as the head of a table. */
function readFeeTotals(segments: Segment[]) {
  const part = (pattern: RegExp) =>
    readValue(
      segments.filter(({ text }) => pattern.test(text)),
      ({ text }) => amountsIn(pattern.exec(text)?.[1] ?? '')[0],
    )
  return {
    feesTotal: readValue(segments, firstAmount),
    feesToLender: part(/payable to (?:the )?(?:re|lender|bank|nbfc)\b([^a-z]{1,60})/i),
    feesToThirdParties: part(
      /payable to (?:a )?third[\s-]part(?:y|ies)(?:\s(?:routed\s)?through\s(?:the\s)?(?:re|lender|bank|nbfc))?\b([^a-z]{1,60})/i,
    ),
  }
}

function readClauses(of: (label: Label) => Segment[]): Statement['clauses'] {
  const clause = ({ text }: Segment) => (/[a-z0-9-]/i.test(text) ? quoteOf(text) : undefined)
  return Object.fromEntries(
    clauseNames.map((name) => [name, readValue(of(name), clause)]),
  ) as Statement['clauses']
}

/** The entries for floating rates: in a table, all labels come before all values. */
function readFloating(segments: Segment[]) {
  const block = segments.filter(({ label }) =>
    ['floatingRate', 'benchmark', 'spread', 'finalRate', 'reset'].includes(label),
  )
  const text = block
    .map((segment) => `\n${segment.text.slice(0, 300)}`)
    .join('')
    .replace(/\b(\d{1,3}) ?(?:bps|basis points)\b/gi, (_, points) => `${(Number(points) / 100).toFixed(2)}%`)
  const quote = quoteOf(block.map((segment) => segment.quote).join(' '))
  const rates =
    text.match(/(?<![\d.,])\d{1,2}\.\d{1,4}(?![\d.])|(?<![\d.,])\d{1,2}(?= ?%)/g)?.map(Number) ?? []
  const afterRates = text.slice(text.search(/\d{1,2}(?:\.\d+)? ?%?/) + 1)
  const [, period] =
    /(?<![\d.])(\d{1,2}) ?(?:months?\b)/i.exec(text) ??
    /\b(monthly|quarterly|half-?yearly|yearly|annual(?:ly)?)\b/i.exec(text) ??
    []
  const isBlank =
    isNil(text.replace(/\bn\.?\/?a\.?\b|\s|-/gi, '')) ||
    (!/\d/.test(text) && /\bn\.?\/?a\b|\bnil\b|\bnot applicable\b/i.test(text))
  const bareReset = /(?:^|\s)(\d{1,2})(?=\s|$)/.exec(afterRates)?.[1]
  const resetText = period ?? (rates.length >= 2 ? bareReset : undefined)
  const [benchmark, spread] = rates
  // The parts of a sum are benchmark and spread only if they add up to the last rate. Otherwise, both may be parts of
  // the benchmark.
  const isSum = /\d ?%?\)? ?[+=]/.test(text)
  const isClear =
    benchmark !== undefined &&
    spread !== undefined &&
    (!isSum || Math.abs(benchmark + spread - (rates.at(-1) ?? 0)) < 0.0051)
  const reading = <Value>(value: Value | undefined): Reading<Value> => {
    if (value !== undefined) return { state: 'found', value, quote, others: [] }
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
