import {
  type Entry,
  type FigureName,
  type FigureValue,
  figureOf,
  type Reading,
  readingOf,
  type Statement,
} from '../statement.ts'
import { isNil, percentsIn } from '../text.ts'
import { checkCost, hasMonthlyInstalments, loanOf } from './check-cost.ts'
import { checkSchedule } from './check-schedule.ts'
import { conventionsOf } from './conventions.ts'
import type { CheckResult, Finding } from './findings.ts'
import { withQuestions } from './questions.ts'
import { isRoundingOf } from './rounding.ts'

/** The entries whose absence is reported for every loan, in the order of RBI's template. */
const requiredEntries: Entry[] = [
  'proposalNumber',
  'sanctionedAmount',
  'disbursal',
  'termMonths',
  'instalmentCount',
  'instalmentAmount',
  'commencement',
  'ratePercent',
  'rateKind',
  'fees',
  'apr',
  'penal',
  'foreclosure',
  'recovery',
  'grievance',
  'grievanceContact',
  'transfer',
  'netDisbursed',
  'totalToPay',
  'schedule',
]
const requiredOfFloating: Entry[] = ['benchmarkPercent', 'spreadPercent', 'reset', 'switching']

/** Checks the figures of a statement against each other, and its entries against RBI's template. */
export function checkStatement(statement: Statement): CheckResult {
  const cost = checkCost(statement)
  const loan = loanOf(statement)
  const schedule = checkSchedule(statement, loan)
  const { findings, questions } = withQuestions(statement, [
    ...checkEntries(statement),
    ...cost.findings,
    ...schedule.findings,
    ...(statement.isDocument ? checkClauses(statement) : []),
  ])
  const gaps = statement.isDocument ? findGaps(statement) : { missing: [], unreadable: [] }
  const { unreadable } = gaps
  const missing = statement.isInOtherScript ? [] : gaps.missing
  const unchecked = [...cost.unchecked, ...schedule.unchecked]
  const isComplete = gaps.missing.length + unreadable.length + unchecked.length === 0 && statement.isDocument
  const verdict =
    findings.length > 0
      ? 'contradicts'
      : questions.length > 0
        ? 'unconfirmed'
        : isComplete
          ? 'consistent'
          : 'incomplete'
  return {
    verdict,
    hasSeveralStatements: statement.otherStatements > 0 || isMixed(statement),
    findings,
    questions,
    conventions: loan && findings.length === 0 ? conventionsOf(statement, loan) : [],
    missing,
    unreadable,
    unchecked,
    computed: cost.computed,
  }
}

function findGaps(statement: Statement) {
  const kind = figureOf(statement.figures.rateKind)
  const entries = [
    ...requiredEntries,
    ...(kind === 'floating' || kind === 'hybrid' ? requiredOfFloating : []),
    ...(statement.isDigital ? (['coolingOff'] as const) : []),
  ]
  const missing = entries.filter((entry) => readingOf(statement, entry).state === 'missing')
  const unreadable = [...new Set<Entry>([...entries, 'coolingOff'])].flatMap((entry) => {
    const reading = readingOf(statement, entry)
    return reading.state === 'unreadable' && entry !== 'schedule' ? [{ entry, quote: reading.quote }] : []
  })
  const fees = statement.fees
    .filter(({ amount, percent }) => amount === undefined && percent === undefined)
    .map(({ quote }) => ({ entry: 'fees' as const, quote }))
  const rows = statement.unreadableRows.slice(0, 3).map((quote) => ({ entry: 'schedule' as const, quote }))
  return { missing, unreadable: [...unreadable, ...fees, ...rows] }
}

/** The figures of which the statement has different values. */
function twoValues({ figures }: Statement): Finding[] {
  return (Object.entries(figures) as [FigureName, Reading<FigureValue>][]).flatMap(([name, reading]) => {
    if (reading.state !== 'found') return []
    const { value: stated } = reading
    const other = reading.others.find(({ value }) => isCertain(name, value) && !isSame(stated, value))
    return other ? [{ reason: 'twoValues' as const, name, stated, computed: other.value }] : []
  })
}

/** So many differences are a second statement that could not be told from the first. */
const isMixed = (statement: Statement) => twoValues(statement).length > maxTwoValues

/** Entries that contradict each other. */
function checkEntries(statement: Statement): Finding[] {
  const { figures } = statement
  const findings: Finding[] = []
  findings.push(...twoValues(statement))
  if (isMixed(statement)) findings.length = 0
  const count = figureOf(figures.instalmentCount)
  const months = figureOf(figures.termMonths)
  if (
    statement.unequal === undefined &&
    hasMonthlyInstalments(statement) &&
    count !== undefined &&
    months !== undefined &&
    count !== months
  )
    findings.push({ reason: 'instalmentCount', stated: count, computed: months })
  const benchmark = figureOf(figures.benchmarkPercent)
  const spread = figureOf(figures.spreadPercent)
  const rate = figureOf(figures.ratePercent)
  if (
    benchmark !== undefined &&
    spread !== undefined &&
    rate !== undefined &&
    // A rate that is fixed at first need not be their sum.
    figureOf(figures.rateKind) !== 'hybrid' &&
    // The minus sign of a spread may be lost.
    ![benchmark + spread, benchmark - spread].some((each) => Math.abs(each - rate) <= 0.0051)
  )
    findings.push({
      reason: 'finalRate',
      stated: rate,
      computed: Math.round((benchmark + spread) * 100) / 100,
    })
  return findings
}

const maxTwoValues = 2

/** False for a reading that may be the number of a row, a footnote's digit, or the template's own list of kinds. */
function isCertain(name: FigureName, value: FigureValue): boolean {
  if (typeof value !== 'number') return name !== 'rateKind'
  if (name === 'termMonths') return value <= 600
  const mayBeRowNumber = Number.isInteger(value) && value > 0 && value <= 12
  return !mayBeRowNumber || !['apr', 'ratePercent', 'instalmentCount'].includes(name)
}

const isSame = (a: number | string, b: number | string) =>
  typeof a === 'number' && typeof b === 'number' ? isRoundingOf(a, b) || isRoundingOf(b, a) : a === b

/**
 * True for a text with an amount of at least ₹1, unless it mentions a statement, letter or certificate: the amount is
 * then the price of that document.
 */
const hasRupees = (text: string) =>
  /(?:₹|\brs\b\.?|\binr\b) ?0*[1-9]/i.test(text) && !/\b(?:statement|letter|certificate)\b/i.test(text)

/** `0 days`, `Nil`, `Not available`, `No cooling-off period`; not `No. of days: 3` or `0-3 days`. */
const noDays =
  /^(?:(?:no\.?|number) of (?:days|hours))?\W*(?:not (?:available|offered|provided|given)\b|(?:nil|none)\b(?! (?:charges?|fees?|penalty|of)\b)|(?:0+|zero|no)(?: ?\([^)]{0,9}\))?[ -]?(?:days?\b|hours?\b|cooling|look|period\b|\W*$))/i

/** Penal interest, also by another name. */
const penalInterest =
  /\bpenal (?:rate of )?interest\b|\b(?:additional|default|overdue|(?:late|delayed) payment) interest\s{0,2}(?:at(?: the rate of)?|of|@|:|-)?\s{0,2}\d|\b(?:rate of interest|interest rate|roi)\s?(?:\+|\bplus\b)\s?\d|\d ?% (?:p\.? ?a\.? )?(?:above|over) the (?:applicable|contracted|prevailing)(?: interest)? rate/i
const noPenalInterest =
  /\b(?:(?:no|not|without)(?: any| additional)?|instead of|(?:formerly|earlier|previously)(?: (?:called|known as|termed))?|in lieu of|in place of|rather than|(?:not|never)(?: \w{1,12}){0,3} (?:as|in the form of|by way of)) penal interest\b(?: ?(?:\/|or) ?(?:late|delayed) payment interest\b)?|\bpenal interest\W{1,3}(?:(?:is|shall|will|has)(?: been| be)? )?(?:nil|not(?! (?:be )?(?:exceed|more|less))|replaced|discontinued)\b/gi
/** A clause that is nothing but interest on what is overdue: “Interest at 36% p.a. on the overdue amount”. */
const interestOnOverdue =
  /^\W*(?:interest\s?(?:at|@|of|:)\s?\d[\d.]* ?%[^;]{0,40}\b(?:overdue|delay\w*|default\w*|late)\b|\d[\d.]* ?% (?:p\.? ?[am]\.? |per (?:annum|month) )?over and above the (?:applicable|contracted|prevailing)?\s?(?:interest rate|rate of interest))/i
const compounding = /\bcompound(?:ed|ing)\b|\bcapitali[sz]ed\b|\badded to (?:the )?(?:principal|loan)\b/i
const noCompounding =
  /\bno (?:compounding|capitali[sz])|\b(?:not|never|non|without)\b[^.]{0,30}(?:compound|capitali[sz]|added)/i

const chargeForNonIndividuals = /\bnon-?\s?individual/i

/** “Floating rate: 4%”, “4% for floating rate loans”; not “Floating rate loans: free up to 25%”. */
const floatingPercent =
  /\bfloating(?:[- ](?:rate|interest|roi))?(?: loans?)? ?[:=-]? ?(\d+(?:\.\d+)?) ?%|(?:^|[^\d.])(\d+(?:\.\d+)?) ?% (?:for|on) floating\b/gi
const notCharged =
  /\b(?:nil|no|not|zero|free|without|exempt\w*|except\w*|exclud\w*|unless|waived|others?|business|firms?|compan(?:y|ies)|conver\w*|switch\w*)\b/i
const isFloatingCharged = (clause: string) =>
  !notCharged.test(clause) &&
  [...clause.matchAll(floatingPercent)].some(([, after, before]) => Number(after ?? before) > 0)

/** “Only for fixed rate loans”; not “Fixed rate and floating rate loans”. */
const chargeForFixedRate = /\bfixed[- ](?:rate|interest|roi)\b(?!(?: loans?)? ?(?:and|or|&|\/) ?floating)/i

const lockIn =
  /\block(?:ed)?[- ]?in\b[^.;]{0,30}\d|\b\d{1,2} ?(?:months?|years?|emis?|instal\w{1,6})\b[^.;]{0,20}\block(?:ed)?[- ]?in\b/i
const noLockIn =
  /\b(?:no|without|nil|zero|not)\b[^.;]{0,20}\block(?:ed)?[- ]?in\b|\block[- ]?in\b\W{0,3}(?:period\W{0,3})?(?:nil|na|none|0)\b|\bfixed[- ]rate\b/i

/** “Floating: 0%, fixed: 3%” */
const freeForFloating = /\bfloating\b[^,;.\d]{0,20}(?:\b0+(?:\.0+)? ?%|\b(?:nil|zero|free)\b)/i

/** “Two EMIs as foreclosure charge”; not “after one EMI”. */
const chargedInInstalments =
  /^\W*(?:\d|one|two|three) e[mp]is?\W*$|\b(?:\d|one|two|three) e[mp]is? (?:as|towards) (?:a |the )?(?:\w[\w-]{1,15} )?(?:charges?|fees?|penalty)\b/i

/** Whether a charge for closing a floating-rate loan early applies to this loan. If in doubt, it does not. */
function isForeclosureCharged(text: string): boolean {
  const isInterest =
    /\bmonths?(?:'s?)? interest\b|\binterest (?:of|for) (?:\d{1,2}|one|two|three) months?\b/i.test(text) ||
    chargedInInstalments.test(text)
  if (lockIn.test(text) && !noLockIn.test(text) && !chargeForNonIndividuals.test(text)) return true
  if (!isInterest && !percentsIn(text).some((percent) => percent > 0) && !hasRupees(text)) return false
  if (chargeForNonIndividuals.test(text)) return false
  const clauses = text.split(/[;,(]|\. /)
  if (clauses.some(isFloatingCharged)) return true
  if (chargeForFixedRate.test(text) || freeForFloating.test(text)) return false
  if (
    !/\b(?:nil|no (?:[\w-]{1,12} )?charges?|not applicable|waived|free|without (?:any )?(?:charges?|fees?|penalty))\b/i.test(
      text,
    )
  )
    return true
  // “2% if closed within 12 months, nil thereafter”
  return clauses.some(
    (clause) =>
      percentsIn(clause).some((percent) => percent > 0) &&
      /\b(?:within|before|first|till|until)\b(?: the)?(?: first)? \d{1,2} ?(?:emis?|instal|months?|years?)|\bbalance transfer\b|\btake-?over\b|\btransferred to (?:another|other)\b|\brefinanc/i.test(
        clause,
      ) &&
      !/\bpart\b|\ballowed\b|\bpermitted\b/i.test(clause),
  )
}

/**
 * Insurance that the table of fees leaves out, and clauses that RBI's rules forbid: penal interest, and penal charges
 * that are added to the loan (circular RBI/2023-24/53, paragraph 3); a charge for foreclosing a floating-rate loan
 * (Pre-payment Charges on Loans Directions, 2025); a cooling-off period of no days (Digital Lending Directions, 2025).
 */
function checkClauses({ clauses, figures, insuranceMention, fees, isDigital }: Statement): Finding[] {
  const findings: Finding[] = []
  if (
    insuranceMention !== undefined &&
    !fees.some(({ isInsurance, amount, percent }) => isInsurance && (amount || percent))
  )
    findings.push({ reason: 'insuranceUnlisted', quote: insuranceMention })
  const { foreclosure, coolingOff, penal } = clauses
  const penalties = penal.state === 'found' ? [penal, ...penal.others] : []
  const penalWords = penalties
    .filter(({ value }) => !isNil(value))
    .map(({ quote }) => quote)
    .join('; ')
  if (
    penalInterest.test(penalWords.replace(noPenalInterest, ' ')) ||
    penalties.some(({ value }) => interestOnOverdue.test(value)) ||
    (compounding.test(penalWords) && !noCompounding.test(penalWords))
  )
    findings.push({ reason: 'penalInterest', quote: penalWords })
  if (
    figureOf(figures.rateKind) === 'floating' &&
    foreclosure.state === 'found' &&
    !isNil(foreclosure.value) &&
    isForeclosureCharged(foreclosure.value)
  )
    findings.push({ reason: 'foreclosureOnFloating', quote: foreclosure.quote })
  if (isDigital && coolingOff.state === 'found' && noDays.test(coolingOff.value))
    findings.push({ reason: 'coolingOffZero', quote: coolingOff.quote })
  return findings
}
