import type { CheckResult, Entry, Finding, Unchecked } from '#statements/judge/findings.ts'
import type { FigureName, FigureValue } from '#statements/statement.ts'
import { months } from '#words/format.ts'
import * as words from '#words/kfs-result.ts'
import { money, rate } from './money.ts'

export const entryNames: Record<Entry, string> = words.entries

interface Pair {
  stated: number
  computed: number
}
type PairSentence = (stated: string, computed: string) => string

const inRupees = (sentence: PairSentence) => (pair: Pair) =>
  sentence(money(pair.stated), money(pair.computed))
const inPercent = (sentence: PairSentence) => (pair: Pair) => sentence(rate(pair.stated), rate(pair.computed))

type Wording<F extends Finding> = [describe: (finding: F) => string, question: string]

/** The sentence that describes each finding, and what to ask the lender about it. */
const wordings: { [R in Finding['reason']]: Wording<Extract<Finding, { reason: R }>> } = {
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
      words.twoValues(entryNames[name], shownValue(name, stated), shownValue(name, computed)),
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
}

export function describeFinding(finding: Finding): string {
  const [describe] = wordings[finding.reason] as Wording<Finding>
  return describe(finding)
}

const questionOf = (finding: Finding): string =>
  finding.reason === 'aprWithoutFee' && finding.isInsurance ? words.askInsurance : wordings[finding.reason][1]

function shownValue(name: FigureName, value: FigureValue): string {
  if (typeof value === 'string') return words.choices[value]
  if (name === 'apr' || name.endsWith('Percent')) return rate(value)
  if (name === 'termMonths') return months(value)
  return name === 'instalmentCount' ? String(value) : money(value)
}

export const describeUnchecked = ({ what, because }: Unchecked) =>
  words.uncheckedReasons[because](words.uncheckedNames[what])

/** What to ask the lender, each question once. */
export function questionsFor({ findings, missing }: CheckResult): string[] {
  const entries = missing.map((entry) => entryNames[entry]).join(', ')
  return [...new Set(findings.map(questionOf)), ...(entries === '' ? [] : [words.askMissing(entries)])]
}
