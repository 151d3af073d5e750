import { amountOf } from '#loans/amount.ts'
import { gstPercent } from '#loans/fees.ts'
import { roundToPaisa } from '#loans/paise.ts'
import { type Fee, isInsurance, type Statement } from '../statement.ts'
import { amountsIn, isNil, percentsIn, quoteOf, withoutDates } from '../text.ts'
import type { Segment } from './labels.ts'

const knownName =
  /^(?:loan )?(?:processing|insurance|valuation|documentation|stamp|stamping|legal|convenience|administration|admin|login|application|credit|cibil|verification|mandate|e?-?nach|platform|technology|onboarding|file|franking|registration|technical|cersai|memorandum|facilitation|appraisal|appraiser)\b[^\n\t]*/i
/** “Life insurance (member and spouse) Rs. 900”, “Credit shield premium ₹2,800” */
const premiumName = /^(?:[a-z][a-z&-]{2,15} ){1,3}(?:insurance|premium)\b[^\n]*\d/i
const marker =
  /^(?:\(?(?:[ivx]{1,4}|[IVX]{1,4}|[a-p])[.)](?=\s|$|[A-Za-z]{3})|\d{1,2}(?:\.\d{1,2}|[.)])(?=\s[A-Za-z]{3}))\s*/
const frequency =
  /\bone[\s-]?time\b|\brecurring\b|\bannual(?:ly)?\b|\bupfront\b|\bper (?:year|annum|month)\b/gi
const addedTax =
  /(?:\+|\bplus\b|\bexcl\w*\.?(?: of)?|\bnet of)\s*(?:any ?|applicable ?|the ?)*(?:18 ?% ?)?(?:gst|taxes)|\b(?:gst|taxes)(?: @ ?18 ?%)?(?: (?:is|are|as applicable))? (?:extra|additional)\b/i
const includedTax = /\bincl\w*\.?(?: of)?\s*(?:any ?|applicable ?|all ?|the ?)*(?:18 ?% ?)?(?:gst|tax)/i

/** The entries after the fees, in RBI's form. */
const stops = new Set<Segment['label']>([
  'apr',
  'contingent',
  'penal',
  'otherPenal',
  'foreclosure',
  'partTwo',
  'computation',
  'feesTotal',
])

/** What may follow a table of fees that has a heading, in a lender's own form. */
const stopsOfTable = new Set<Segment['label']>([
  'netDisbursed',
  'paidOut',
  'totalInterest',
  'totalToPay',
  'coolingOff',
  'serviceProvider',
  'instalmentCount',
  'schedule',
])

/**
 * The fees of annex A, and what the statement says about GST and insurance elsewhere.
 *
 * @param text tidy, without boilerplate and without the schedule
 */
export function readFees(
  text: string,
  segments: Segment[],
): Pick<Statement, 'fees' | 'feeTable' | 'gstExtra' | 'insuranceMention'> {
  const first = segments.find(({ label }) => label === 'fees')
  const stop = segments.find(
    ({ label, start }) =>
      (stops.has(label) || (first !== undefined && stopsOfTable.has(label) && text[start - 1] === '\n')) &&
      start > (first?.start ?? 0),
  )
  const start = first ? first.start : 0
  const end = stop?.start ?? text.length
  const block = text.slice(start, end)
  const rows = itemsOf(block, first !== undefined)
  const items = rows.length > 0 || first ? rows : feesInLines(block)
  const written = items.filter((item) => !isTaxRow(item)).flatMap((item) => readFee(item) ?? [])
  const heading = first ? block.slice(0, items[0] === undefined ? undefined : block.indexOf(items[0])) : ''
  // An amount above the first fee may belong to it: a page may break a row.
  const isTorn = heading
    .split('\n')
    .some((line) => /^one[\s-]?time\b/i.test(line) && amountsIn(line).some((amount) => amount > 20))
  const fees = isTorn ? written.map((fee) => ({ ...fee, certainty: 'doubtful' as const })) : written
  const rest = text.slice(0, start) + text.slice(end)
  const aprWords = segments.flatMap(({ label, text: words }) =>
    label === 'apr' ? [words.split('\n', 1)[0] ?? ''] : [],
  )
  const notes = [...heading.split('\n'), ...aprWords, ...taxNotes(text)].filter(
    (words) => !amountsIn(words).some((amount) => amount > 20),
  )
  const hasAmounts = amountsIn(block).some((amount) => amount > 20)
  const isRead =
    fees.length > 0 ||
    /^[^:\t\n]{0,40}[:\t]\s?(?:nil|none|zero)\b/i.test(block) ||
    (!hasAmounts &&
      /\b(?:nil|n\.?a\.?|none|no (?:fees?|charges))\b|(?:^|[^\d.,])0+(?:\.0+)?(?![\d.,])/i.test(block))
  return {
    fees,
    feeTable: isRead && (first || fees.length > 0) ? 'found' : first ? 'unreadable' : 'missing',
    gstExtra: includedTax.test(block)
      ? undefined
      : (items.find(isTaxRow) ?? notes.map(quoteOf).find((words) => addedTax.test(words))),
    insuranceMention: rest
      .split('\n')
      .find(
        (line) =>
          /\binsurance\b/i.test(line) &&
          /\b(?:deduct\w*|financed|funded|collected|charged|added|bundled|premium of)\b/i.test(line) &&
          !/\b(?:nil|optional)\b|\b(?:no|without) (?:\w{1,12} )?(?:insurance|premium)\b|\bnot (?:\w{1,12} ){0,3}(?:deduct|financ|fund|collect|charg|add|bundl|mandatory|compulsory|condition)/i.test(
            line,
          ),
      ),
  }
}

/**
 * Lines that may be notes about tax on fees. RBI's footnote is not one: it only says that lenders may disclose amounts
 * without tax.
 */
const taxNotes = (text: string) =>
  text
    .split('\n')
    .filter(
      (line) =>
        /\b(?:fees?|charges)\b/i.test(line) &&
        !/may disclose|contingent|penal/i.test(line) &&
        /^\W*(?:\*|note|all|the|fees?|charges|above)/i.test(line) &&
        line.length < 200,
    )

/** @param isTable false if there is no heading: then every item is a single line with a known fee's name */
function itemsOf(block: string, isTable: boolean): string[] {
  // Lines are joined once, at the end, because an item may have most of the statement's lines.
  const items: string[][] = []
  let isOpen = false
  let isBareMarker = false
  for (const line of isTable ? linesOf(block) : block.split('\n')) {
    const bare = line.replace(marker, '')
    const hasMarker = isTable && bare !== line
    const startsWithName =
      hasMarker && (bare === '' || (/^[a-z]{3}/i.test(bare) && !/^(?:one|rec|nil)/i.test(bare)))
    if (isTotal(line)) isOpen = false
    else if (
      startsWithName ||
      ((knownName.test(bare) || (!isTable && premiumName.test(bare))) && !isBareMarker) ||
      (isOpen && isTable && isRowOfFee(bare) && isRowOfFee(items.at(-1)?.join('\n') ?? ''))
    ) {
      items.push([line])
      isOpen = true
      isBareMarker = bare.trim() === ''
    } else if (isOpen && isTable) {
      items.at(-1)?.push(line)
      isBareMarker &&= line.trim() === ''
    } else isOpen = false
  }
  return items.map((lines) => lines.join('\n'))
}

/** The fees that a message names beside other figures: “EMI ₹4,989, PF 2% + GST (₹2,360), APR 22%”. */
const feesInLines = (text: string): string[] =>
  text.split(/[\n\t;]|, (?=[a-z])/i).flatMap((part) => {
    const words = part.trim().replace(/^pf\b/i, 'Processing fee')
    return knownName.test(words) && /\b(?:fees?|charges?|insurance|premium)\b[^\n]*\d/i.test(words)
      ? [words]
      : []
  })

/** The lines below the heading, and what stands beside it if that is a fee: “Fees/charges: Processing fee ₹5,000”. */
function linesOf(block: string): string[] {
  const [heading = '', ...lines] = block.split('\n')
  const [, beside = ''] = /^[^:\t]{0,40}[:\t]\s?(.+)/.exec(heading) ?? []
  return knownName.test(beside) && amountsIn(beside).length > 0 ? [beside, ...lines] : lines
}

/** The sum below the table's rows. */
const isTotal = (item: string) => /^(?:sub-?\s?)?total\b/i.test(item.replace(marker, '').trim())

/** “Documentation charges 4,250”: below another one, it is a fee of its own without a number. */
const isRowOfFee = (line: string) =>
  /^[A-Z][A-Za-z]{2}[^\t\d%₹]{0,60}[\t )][^\n]*\d/.test(line) &&
  /^[^\t\d₹]*\b(?:fees?|charges?|premium|insurance|duty|cost|deposit|linking|cover|(?:pre-?emi|broken[- ]period|gap) interest)\b/i.test(
    line,
  ) &&
  !/^(?:one|rec|nil|gst|incl|excl|plus|sum|total)/i.test(line)

/** A row for GST on all fees that gives its rate and no amount. */
const isTaxRow = (item: string) =>
  /^(?:[cs]?gst|tax(?:es)?)\b[^\d]{0,40}18(?:\.0+)? ?%(?!.{0,40}\d{2,})/i.test(
    item.replace(marker, '').trim(),
  )

/** What a fee's row may say beside its amount: how much is insured, under which number it was paid, and its code for GST. */
const otherFigures = [
  /\b(?:sac|hsn)\b[^\d\n]{0,10}\d{4,8}/gi,
  /\b(?:sum (?:assured|insured)|cover(?:age)?)\b[^\d\n]{0,20}\d[\d,.]*(?: ?(?:lakhs?|lacs?|crores?))?/gi,
  /\b(?:utr|txn|transaction|ref(?:erence)?|receipt|application|account|a\/c|policy)\b[^\d\n]{0,20}[a-z]{0,6}\d{5,}/gi,
]

/** “+ CGST ₹216 + SGST ₹216” as “+ GST 432” */
const withOneGst = (values: string) =>
  values.replace(
    /\b[cs]gst\b[^\d\n]{0,12}(?:9(?:\.0+)? ?%[^\d\n]{0,12})?(\d[\d,]*(?:\.\d+)?)[^\d\n]{0,6}\b(?:[cs]|ut)gst\b[^\d\n]{0,12}(?:9(?:\.0+)? ?%[^\d\n]{0,12})?(\d[\d,]*(?:\.\d+)?)/i,
    (_, one: string, other: string) =>
      `GST ${roundToPaisa(amountOf(one, undefined) + amountOf(other, undefined))}`,
  )

/** Of “₹12,000 less 50% = ₹6,000 + 18% GST = ₹7,080”, the result. */
function lastResult(values: string): string {
  const [, before = '', result] = /^([^\n]*=[^\n]*)=([^\n=]*\d[^\n=]*)/.exec(values) ?? []
  if (result === undefined) return values
  return /\b(?:gst|taxes)\b/i.test(before) ? `${result} (incl. GST)` : result
}

const capped =
  /^(?:one[\s-]?time[\s:,-]*)?(?:₹|rs\.?|inr)? ?\d[\d,]*(?:\.\d+)?(?:\/-)? ?\([^)]{0,60}(?:max|min|up ?to|whichever|capped|subject)/i

/** GST with its amount, in either order: “GST ₹720”, “+ ₹720 GST”. */
function taxIn(values: string): [words: string, digits: string] | [] {
  const [after = '', afterDigits] =
    /(?:\+ ?|plus )?\b(?:gst|taxes)\b[^\d₹\n]{0,20}(?:18(?:\.0+)? ?%[^\d₹\n]{0,12})?(?:₹|rs\.?|inr)? ?(\d[\d,]*(?:\.\d+)?)(?![\d.,]*\d)(?! ?%)/i.exec(
      values,
    ) ?? []
  if (afterDigits !== undefined) return [after, afterDigits]
  const [before = '', beforeDigits] =
    /(?:\+|\bplus) ?(?:₹|rs\.?|inr)? ?(\d[\d,]*(?:\.\d+)?)(?:\/-)?\s?\(?(?:gst|taxes)\b/i.exec(values) ?? []
  return beforeDigits === undefined ? [] : [before, beforeDigits]
}

function readFee(item: string): Fee | undefined {
  const body = otherFigures
    .reduce((text, figure) => text.replace(figure, ' '), item.replace(marker, ''))
    // The next entry may be in the same line.
    .replace(/\s(?:apr\b|annual(?:i[sz]ed)? percentage rate|net disburs|rate of interest)[^\n]*/gi, '')
    .trim()
  const [name = ''] =
    /^[^\d₹\t\n:]{2,80}?(?=\s*(?:[\d₹\t\n:]|\bone[\s-]?time|\brecurring|\brs\b|\binr\b|\brupees\b|\bn\.?a\b|\bnil\b|-\s|-$|\(|$))/i.exec(
      body,
    ) ?? [body]
  const values = lastResult(withOneGst(withoutDates(body.slice(name.length))))
    .replace(/^[\s:.-]+/, '')
    // “2% of ₹2,00,000”
    .replace(/(% ?)of (?:₹|rs\.?|inr)? ?\d[\d,]*(?:\.\d+)?/gi, '$1')
  // “₹5,899 (1% + GST, at most ₹5,899)”: the first amount is the fee, and GST may be in it.
  const isCapped = capped.test(values)
  const [taxWords = '', taxDigits] = isCapped
    ? []
    : taxIn(values.replace(/\(\s?(?:incl|with\s)[^)\d]*(?:18 ?%)?[^)\d]*\)/gi, ' '))
  const plain = (isCapped ? values.replace(/\([^)]*\)?/g, ' ') : values)
    .replace(taxWords, ' ')
    .replace(/\b18(?:\.0+)? ?%/g, ' ')
  const amounts = amountsIn(plain).filter((amount) => amount > 0)
  const [percent] = percentsIn(plain).filter((each) => each > 0)
  const words = plain
    .replace(frequency, ' ')
    .replace(/[\d,.₹%|\t\n/()+-]|\brs\b|\binr\b|\bn\.?a\.?\b|\bnil\b/gi, ' ')
    .trim()
  if (amounts.length === 0 && percent === undefined) {
    const hasZero = /(?:^|[^\d.,])0+(?:\.0+)?(?![\d.,])/.test(plain)
    const isUnspecified = /as per|as applicable|actual|at the time|tbd|to be/i.test(words)
    // Digits that are no amount are one that cannot be read.
    const isUnreadable = isUnspecified || /[1-9]\d/.test(plain)
    if (hasZero || !isUnreadable || isNil(values)) return undefined
  }
  const tax = taxDigits === undefined ? undefined : amountOf(taxDigits)
  const withTax = totalOfColumns(amountsIn(plain)) ?? totalWithTax(amounts, tax, taxWords)
  const isRange = /\bwhichever\b|\bup ?to\b|\bmax(?:imum)?\b|\bmin(?:imum)?\b/i.test(words)
  return {
    name: name.replace(/[\s:(.-]+$/, ''),
    amount: isRange ? undefined : (withTax ?? (amounts.length === 0 ? undefined : total(amounts))),
    percent: isRange ? undefined : percent,
    isRecurring: /\brecurring\b|\bper (?:year|annum|month)\b|\bannually\b|\bevery (?:year|month)\b/i.test(
      values,
    ),
    isInsurance: isInsurance(name),
    gst: withTax !== undefined || includedTax.test(values) ? undefined : tax,
    isBeforeGst: !isCapped && withTax === undefined && addedTax.test(values),
    quote: quoteOf(item),
    // Of several amounts without a sum, some may be no part of the fee.
    certainty: withTax === undefined && amounts.length > 1 ? 'doubtful' : 'read',
  }
}

const isWithTax = (sum: number, amount: number) => Math.abs(sum - (amount * (100 + gstPercent)) / 100) < 1

/** A fee may have one amount for the lender and another for a third party. */
const total = (amounts: number[]) => roundToPaisa(amounts.reduce((sum, amount) => sum + amount, 0))

/** The last of a row's amounts, if it is the sum of two or more before it: “6,000⇥540⇥540⇥7,080”, “4,250⇥0⇥4,250”. */
function totalOfColumns(amounts: number[]): number | undefined {
  const last = amounts.at(-1) ?? 0
  return amounts.length >= 3 && last > 0 && Math.abs(total(amounts) - 2 * last) < 1 ? last : undefined
}

/**
 * The amount that is the sum of a fee and its GST, if one is written: "₹4,720 (₹4,000 + ₹720 GST)", "2% + GST = ₹4,720".
 *
 * @param tax the amount at the end of `taxWords`: either the GST or the sum
 */
function totalWithTax(amounts: number[], tax: number | undefined, taxWords: string): number | undefined {
  const all = tax === undefined ? amounts : [...amounts, tax]
  const largest = all.reduce((most, each) => Math.max(most, each), 0)
  if (all.length >= 3 && Math.abs(total(all) - 2 * largest) < 1) return largest
  const [first = 0, second = 0] = amounts
  if (amounts.length === 2 && isWithTax(Math.max(first, second), Math.min(first, second))) return largest
  if (tax === undefined) return undefined
  const isSum = amounts.length === 0 ? /[=(]|\bi\.?e\b|\btotal/i.test(taxWords) : tax > total(amounts)
  return isSum ? tax : undefined
}
