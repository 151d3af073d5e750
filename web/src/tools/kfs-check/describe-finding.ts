import type { CheckResult, Convention, Finding, Unchecked } from '#statements/judge/findings.ts'
import { readingsOf } from '#statements/judge/questions.ts'
import { type FigureName, type FigureValue, readingOf, type Statement } from '#statements/statement.ts'
import type * as english from '#words/kfs-result.ts'
import { money, rate } from './money.ts'

/** The type of a module of words in any language. */
export type InAnyLanguage<Words> = Words extends string
  ? string
  : Words extends (...parameters: infer Parameters) => string
    ? (...parameters: Parameters) => string
    : { readonly [Name in keyof Words]: InAnyLanguage<Words[Name]> }

/** The words of a result. Those of a letter may be in another language than the page's. */
export type Words = InAnyLanguage<typeof english>

interface Pair {
  stated: number
  computed: number
}
type PairSentence = (stated: string, computed: string) => string

const inRupees = (sentence: PairSentence) => (pair: Pair) =>
  sentence(money(pair.stated), money(pair.computed))
const inPercent = (sentence: PairSentence) => (pair: Pair) => sentence(rate(pair.stated), rate(pair.computed))

type Wording<F extends Finding> = [describe: (finding: F) => string, question: string]

type Wordings = { [R in Finding['reason']]: Wording<Extract<Finding, { reason: R }>> }

/** The sentence that describes each finding, and what to ask the lender about it. */
const wordingsIn = (words: Words): Wordings => ({
  emi: [inRupees(words.wrongEmi), words.askEmi],
  flatRate: [
    ({ stated, ratePercent, reducingPercent }) =>
      words.wrongFlatRate(rate(ratePercent), rate(reducingPercent), money(stated)),
    words.askEmi,
  ],
  instalmentCount: [({ stated, computed }) => words.wrongCount(stated, computed), words.askSchedule],
  finalRate: [inPercent(words.wrongFinalRate), words.askRate],
  apr: [inPercent(words.wrongApr), words.askApr],
  aprWithoutFees: [
    ({ stated, computed, amount }) => words.aprWithoutFees(rate(stated), rate(computed), money(amount)),
    words.askApr,
  ],
  aprWithoutFee: [
    ({ stated, computed, amount, name, isInsurance }) =>
      isInsurance
        ? words.aprWithoutInsurance(rate(stated), rate(computed), money(amount))
        : words.aprWithoutFee(rate(stated), rate(computed), name, money(amount)),
    words.askApr,
  ],
  gstHidden: [({ amount }) => words.gstHidden(money(amount)), words.askGst],
  netDisbursed: [inRupees(words.wrongNet), words.askNet],
  unexplainedDeduction: [
    ({ amount, stated }) => words.unexplainedDeduction(money(amount), money(stated)),
    words.askNet,
  ],
  insuranceUnlisted: [() => words.insuranceUnlisted, words.askInsurance],
  feeSum: [inRupees(words.wrongFeeSum), words.askFees],
  feePercent: [
    ({ name, percent, stated, computed }) =>
      words.wrongFeePercent(name, rate(percent), money(stated), money(computed)),
    words.askFees,
  ],
  aprIsRate: [({ stated, amount }) => words.aprIsRate(rate(stated), money(amount)), words.askApr],
  totalInterest: [inRupees(words.wrongInterest), words.askTotal],
  total: [inRupees(words.wrongTotal), words.askTotal],
  totalIncludesFees: [inRupees(words.totalIncludesFees), words.askTotal],
  twoValues: [
    ({ name, stated, computed }) =>
      words.twoValues(
        words.entries[name],
        shownValue(words, name, stated),
        shownValue(words, name, computed),
      ),
    words.askTwoValues,
  ],
  row: [
    ({ row, column, stated, computed }) => {
      const difference = money(Math.abs(stated - computed))
      return words.wrongCell(row, words.columns[column], money(stated), money(computed), difference)
    },
    words.askSchedule,
  ],
  moreRows: [({ count }) => words.moreRows(count), words.askSchedule],
  rowMissing: [({ row }) => words.rowMissing(row), words.askSchedule],
  scheduleStart: [inRupees(words.wrongStart), words.askSchedule],
  scheduleEnd: [
    ({ amount }) => (amount < 0 ? words.repaysTooMuch(money(-amount)) : words.wrongEnd(money(amount))),
    words.askSchedule,
  ],
  scheduleLength: [({ stated, computed }) => words.wrongLength(stated, computed), words.askSchedule],
  scheduleInstalment: [inRupees(words.wrongScheduleInstalment), words.askSchedule],
  scheduleRate: [inPercent(words.wrongScheduleRate), words.askSchedule],
  penalInterest: [() => words.penalInterest, words.askPenal],
  foreclosureOnFloating: [() => words.foreclosureOnFloating, words.askForeclosure],
  coolingOffZero: [() => words.coolingOffZero, words.askCoolingOff],
})

/** Findings whose figures are rupees over the whole loan or an instalment, so that their difference says by how much. */
const inAmounts = new Set<Finding['reason']>([
  'emi',
  'netDisbursed',
  'feeSum',
  'feePercent',
  'totalInterest',
  'total',
  'scheduleStart',
  'scheduleInstalment',
])

/** Rupees that a finding is about: 0 if it is about none. */
export function amountOf(finding: Finding): number {
  if ('amount' in finding) return Math.abs(finding.amount)
  const isAmount = inAmounts.has(finding.reason) || finding.reason === 'row'
  return isAmount && 'computed' in finding ? Math.abs(Number(finding.stated) - Number(finding.computed)) : 0
}

/** What does not agree, and by how much. */
export function describeFinding(words: Words, finding: Finding): string {
  const [describe] = wordingsIn(words)[finding.reason] as Wording<Finding>
  const sentence = describe(finding)
  if (!inAmounts.has(finding.reason) || !('computed' in finding)) return sentence
  return `${sentence} ${words.byHowMuch(money(Math.abs(Number(finding.stated) - Number(finding.computed))))}`
}

/** What to ask the lender about a finding. */
export const questionOf = (words: Words, finding: Finding): string =>
  finding.reason === 'aprWithoutFee' && finding.isInsurance
    ? words.askInsurance
    : wordingsIn(words)[finding.reason][1]

/** The words of the statement that a finding is about; empty if it was typed. */
export function quoteOf(statement: Statement, finding: Finding): string {
  if ('quote' in finding) return finding.quote
  if (finding.reason === 'row')
    return statement.schedule.find(({ number }) => number === finding.row)?.quote ?? ''
  if (finding.reason === 'feePercent')
    return statement.fees.find(({ name }) => name === finding.name)?.quote ?? ''
  const [entry = 'schedule'] = readingsOf(finding)
  const reading = readingOf(statement, entry)
  return reading.state === 'found' ? reading.quote : ''
}

export function shownValue(words: Words, name: FigureName, value: FigureValue): string {
  if (typeof value === 'string') return words.choices[value]
  if (name === 'apr' || name.endsWith('Percent')) return rate(value)
  if (name === 'termMonths') return words.termOf(value)
  return name === 'instalmentCount' ? String(value) : money(value)
}

export const describeUnchecked = (words: Words, { what, because }: Unchecked) =>
  words.uncheckedReasons[because](words.uncheckedNames[what])

export const describeConvention = (words: Words, convention: Convention): string =>
  convention.kind === 'roundedUp'
    ? words.conventions.roundedUp(money(convention.unit))
    : convention.kind === 'firstDays' || convention.kind === 'aprFirstDays'
      ? words.conventions[convention.kind](convention.days)
      : words.conventions[convention.kind]

/** The request for what RBI demands and the statement does not have, if there is any. */
export const askForMissing = (words: Words, { missing }: CheckResult): string | undefined =>
  missing.length > 0 ? words.askMissing(missing.map((entry) => words.entries[entry]).join(', ')) : undefined
