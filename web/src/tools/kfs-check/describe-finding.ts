import type { CheckResult, Column, Entry, Finding, Unchecked } from '#loans/kfs/findings.ts'
import type { FigureName, FigureValue } from '#loans/kfs/statement.ts'
import { months } from '#words/format.ts'
import * as words from '#words/kfs-result.ts'
import { money, rate } from './money.ts'

export const entryNames: Record<Entry, string> = {
  sanctionedAmount: words.sanctionedAmount,
  termMonths: words.termMonths,
  instalmentType: words.instalmentType,
  instalmentCount: words.instalmentCount,
  instalmentAmount: words.instalmentAmount,
  ratePercent: words.ratePercent,
  rateKind: words.rateKind,
  benchmarkPercent: words.benchmarkPercent,
  spreadPercent: words.spreadPercent,
  apr: words.apr,
  totalInterest: words.totalInterest,
  feesTotal: words.feesTotal,
  feesToLender: words.feesToLender,
  feesToThirdParties: words.feesToThirdParties,
  netDisbursed: words.netDisbursed,
  totalToPay: words.totalToPay,
  fees: words.fees,
  schedule: words.schedule,
  proposalNumber: words.proposalNumber,
  disbursal: words.disbursal,
  commencement: words.commencement,
  reset: words.reset,
  penal: words.penal,
  foreclosure: words.foreclosure,
  switching: words.switching,
  recovery: words.recovery,
  grievance: words.grievance,
  grievanceContact: words.grievanceContact,
  transfer: words.transfer,
  coolingOff: words.coolingOff,
}

const columns: Record<Column, string> = {
  opening: words.columnOpening,
  interest: words.columnInterest,
  principal: words.columnPrincipal,
  instalment: words.columnInstalment,
  closing: words.columnClosing,
}

/** Describes a finding in a sentence. */
export function describeFinding(finding: Finding): string {
  switch (finding.reason) {
    case 'emi':
      return words.wrongEmi(money(finding.stated), money(finding.computed))
    case 'flatRate': {
      const { stated, ratePercent, reducingPercent } = finding
      return words.wrongFlatRate(rate(ratePercent), rate(reducingPercent), money(stated))
    }
    case 'instalmentCount':
      return words.wrongCount(finding.stated, finding.computed)
    case 'finalRate':
      return words.wrongFinalRate(rate(finding.stated), rate(finding.computed))
    case 'apr':
      return words.wrongApr(rate(finding.stated), rate(finding.computed))
    case 'aprIsEffective':
      return words.aprIsEffective(rate(finding.stated), rate(finding.computed))
    case 'aprWithoutFees':
      return words.aprWithoutFees(rate(finding.stated), rate(finding.computed), money(finding.amount))
    case 'aprWithoutFee': {
      const { stated, computed, amount, name, isInsurance } = finding
      return isInsurance
        ? words.aprWithoutInsurance(rate(stated), rate(computed), money(amount))
        : words.aprWithoutFee(rate(stated), rate(computed), name, money(amount))
    }
    case 'gstHidden':
      return words.gstHidden(money(finding.amount))
    case 'netDisbursed':
      return words.wrongNet(money(finding.stated), money(finding.computed))
    case 'unexplainedDeduction':
      return words.unexplainedDeduction(money(finding.amount), money(finding.stated))
    case 'insuranceUnlisted':
      return words.insuranceUnlisted
    case 'feeSum':
      return words.wrongFeeSum(money(finding.stated), money(finding.computed))
    case 'feePercent': {
      const { name, percent, stated, computed } = finding
      return words.wrongFeePercent(name, rate(percent), money(stated), money(computed))
    }
    case 'feesAboveLoan':
      return words.feesAboveLoan(money(finding.stated), money(finding.computed))
    case 'totalInterest':
      return words.wrongInterest(money(finding.stated), money(finding.computed))
    case 'total':
      return words.wrongTotal(money(finding.stated), money(finding.computed))
    case 'totalIncludesFees':
      return words.totalIncludesFees(money(finding.stated), money(finding.computed))
    case 'twoValues': {
      const { name, stated, computed } = finding
      return words.twoValues(entryNames[name], shownValue(name, stated), shownValue(name, computed))
    }
    case 'row': {
      const { row, column, stated, computed } = finding
      const difference = money(Math.abs(stated - computed))
      return words.wrongCell(row, columns[column], money(stated), money(computed), difference)
    }
    case 'moreRows':
      return words.moreRows(finding.count)
    case 'rowMissing':
      return words.rowMissing(finding.row)
    case 'scheduleStart':
      return words.wrongStart(money(finding.stated), money(finding.computed))
    case 'scheduleEnd':
      return finding.amount < 0
        ? words.repaysTooMuch(money(-finding.amount))
        : words.wrongEnd(money(finding.amount))
    case 'scheduleLength':
      return words.wrongLength(finding.stated, finding.computed)
    case 'scheduleInstalment':
      return words.wrongScheduleInstalment(money(finding.stated), money(finding.computed))
    case 'scheduleRate':
      return words.wrongScheduleRate(rate(finding.stated), rate(finding.computed))
    case 'penalInterest':
      return words.penalInterest
    case 'foreclosureOnFloating':
      return words.foreclosureOnFloating
    case 'coolingOffZero':
      return words.coolingOffZero
  }
}

/** What to ask the lender about a finding. */
const questions: Record<Finding['reason'], string> = {
  emi: words.askEmi,
  flatRate: words.askEmi,
  instalmentCount: words.askSchedule,
  finalRate: words.askRate,
  apr: words.askApr,
  aprIsEffective: words.askApr,
  aprWithoutFees: words.askApr,
  aprWithoutFee: words.askApr,
  gstHidden: words.askGst,
  netDisbursed: words.askNet,
  unexplainedDeduction: words.askNet,
  insuranceUnlisted: words.askInsurance,
  feeSum: words.askFees,
  feePercent: words.askFees,
  feesAboveLoan: words.askFees,
  totalInterest: words.askTotal,
  total: words.askTotal,
  totalIncludesFees: words.askTotal,
  twoValues: words.askTwoValues,
  row: words.askSchedule,
  moreRows: words.askSchedule,
  rowMissing: words.askSchedule,
  scheduleStart: words.askSchedule,
  scheduleEnd: words.askSchedule,
  scheduleLength: words.askSchedule,
  scheduleInstalment: words.askSchedule,
  scheduleRate: words.askSchedule,
  penalInterest: words.askPenal,
  foreclosureOnFloating: words.askForeclosure,
  coolingOffZero: words.askCoolingOff,
}

const questionOf = (finding: Finding): string =>
  finding.reason === 'aprWithoutFee' && finding.isInsurance ? words.askInsurance : questions[finding.reason]

const uncheckedNames: Record<Unchecked['what'], string> = {
  emi: words.emiUnchecked,
  apr: words.aprUnchecked,
  schedule: words.scheduleUnchecked,
}
const uncheckedReasons: Record<Unchecked['because'], (what: string) => string> = {
  figuresMissing: words.figuresMissing,
  notMonthly: words.notMonthly,
  recurringFee: words.recurringFee,
  outOfRange: words.outOfRange,
  dailyInterest: words.dailyInterest,
}

/** The value of an entry as its finding shows it. */
function shownValue(name: FigureName, value: FigureValue): string {
  if (typeof value === 'string') return words.choices[value]
  if (name === 'apr' || name.endsWith('Percent')) return rate(value)
  if (name === 'termMonths') return months(value)
  return name === 'instalmentCount' ? String(value) : money(value)
}

export const describeUnchecked = ({ what, because }: Unchecked) =>
  uncheckedReasons[because](uncheckedNames[what])

/** What to ask the lender, each question once. */
export function questionsFor({ findings, missing }: CheckResult): string[] {
  const entries = missing.map((entry) => entryNames[entry]).join(', ')
  return [...new Set(findings.map(questionOf)), ...(entries === '' ? [] : [words.askMissing(entries)])]
}
