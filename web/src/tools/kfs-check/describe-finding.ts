import type { CheckResult, Column, Entry, Finding, Unchecked } from '#loans/kfs/findings.ts'
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

/** What is wrong, and the question for the lender that follows. */
export interface DescribedFinding {
  text: string
  question: string
  /** The words that it was read from, where the figures do not say it. */
  quote?: string
}

/** Puts a finding into words. */
export function describeFinding(finding: Finding): DescribedFinding {
  switch (finding.reason) {
    case 'emi':
      return {
        text: words.wrongEmi(money(finding.stated), money(finding.computed)),
        question: words.askEmi,
      }
    case 'flatRate': {
      const { stated, ratePercent, reducingPercent } = finding
      return {
        text: words.wrongFlatRate(rate(ratePercent), rate(reducingPercent), money(stated)),
        question: words.askEmi,
      }
    }
    case 'instalmentCount':
      return {
        text: words.wrongCount(String(finding.stated), String(finding.computed)),
        question: words.askSchedule,
      }
    case 'finalRate':
      return {
        text: words.wrongFinalRate(rate(finding.stated), rate(finding.computed)),
        question: words.askRate,
      }
    case 'apr':
      return {
        text: words.wrongApr(rate(finding.stated), rate(finding.computed)),
        question: words.askApr,
      }
    case 'aprIsEffective':
      return {
        text: words.aprIsEffective(rate(finding.stated), rate(finding.computed)),
        question: words.askApr,
      }
    case 'aprWithoutFees': {
      const { stated, computed, amount } = finding
      return {
        text: words.aprWithoutFees(rate(stated), rate(computed), money(amount)),
        question: words.askApr,
      }
    }
    case 'aprWithoutFee': {
      const { stated, computed, amount, name, isInsurance } = finding
      const text = isInsurance
        ? words.aprWithoutInsurance(rate(stated), rate(computed), money(amount))
        : words.aprWithoutFee(rate(stated), rate(computed), name, money(amount))
      return { text, question: isInsurance ? words.askInsurance : words.askApr }
    }
    case 'gstHidden':
      return { text: words.gstHidden(money(finding.amount)), question: words.askGst }
    case 'netDisbursed':
      return {
        text: words.wrongNet(money(finding.stated), money(finding.computed)),
        question: words.askNet,
      }
    case 'unexplainedDeduction':
      return {
        text: words.unexplainedDeduction(money(finding.amount), money(finding.stated)),
        question: words.askNet,
      }
    case 'insuranceUnlisted':
      return { text: words.insuranceUnlisted, question: words.askInsurance, quote: finding.quote }
    case 'feeSum':
      return {
        text: words.wrongFeeSum(money(finding.stated), money(finding.computed)),
        question: words.askFees,
      }
    case 'feePercent': {
      const { name, percent, stated, computed } = finding
      return {
        text: words.wrongFeePercent(name, rate(percent), money(stated), money(computed)),
        question: words.askFees,
      }
    }
    case 'feesAboveLoan':
      return {
        text: words.feesAboveLoan(money(finding.stated), money(finding.computed)),
        question: words.askFees,
      }
    case 'totalInterest':
      return {
        text: words.wrongInterest(money(finding.stated), money(finding.computed)),
        question: words.askTotal,
      }
    case 'total':
      return {
        text: words.wrongTotal(money(finding.stated), money(finding.computed)),
        question: words.askTotal,
      }
    case 'totalIncludesFees':
      return {
        text: words.totalIncludesFees(money(finding.stated), money(finding.computed)),
        question: words.askTotal,
      }
    case 'twoValues': {
      const { name, stated, computed } = finding
      return {
        text: words.twoValues(entryNames[name], String(stated), String(computed)),
        question: words.askTwoValues,
      }
    }
    case 'penalInterest':
      return { text: words.penalInterest, question: words.askPenal, quote: finding.quote }
    case 'foreclosureOnFloating':
      return { text: words.foreclosureOnFloating, question: words.askForeclosure, quote: finding.quote }
    case 'coolingOffZero':
      return { text: words.coolingOffZero, question: words.askCoolingOff, quote: finding.quote }
    default:
      return { text: describeSchedule(finding), question: words.askSchedule }
  }
}

type ScheduleFinding = Extract<
  Finding,
  {
    reason:
      | 'row'
      | 'moreRows'
      | 'rowMissing'
      | 'scheduleStart'
      | 'scheduleEnd'
      | 'scheduleLength'
      | 'scheduleInstalment'
      | 'scheduleRate'
  }
>

function describeSchedule(finding: ScheduleFinding): string {
  switch (finding.reason) {
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
      return words.wrongEnd(money(finding.amount))
    case 'scheduleLength':
      return words.wrongLength(String(finding.stated), String(finding.computed))
    case 'scheduleInstalment':
      return words.wrongScheduleInstalment(money(finding.stated), money(finding.computed))
    case 'scheduleRate':
      return words.wrongScheduleRate(rate(finding.stated), rate(finding.computed))
  }
}

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
export const describeUnchecked = ({ what, because }: Unchecked) =>
  uncheckedReasons[because](uncheckedNames[what])

/** What to ask the lender, each question once. */
export function questionsFor({ findings, missing }: CheckResult): string[] {
  const asked = findings.map((finding) => describeFinding(finding).question)
  const entries = missing.map((entry) => entryNames[entry]).join(', ')
  return [...new Set(asked), ...(entries === '' ? [] : [words.askMissing(entries)])]
}
