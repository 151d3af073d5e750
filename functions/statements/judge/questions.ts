import { type Entry, readingOf, type Statement } from '../statement.ts'
import type { Finding, Question } from './findings.ts'

const loan: Entry[] = ['sanctionedAmount', 'ratePercent', 'instalmentCount']
const paidOut: Entry[] = ['sanctionedAmount', 'fees']
const costs: Entry[] = ['sanctionedAmount', 'fees', 'ratePercent', 'instalmentCount']

/** The readings that a finding rests on. The first is the one that the finding says is wrong. */
const readings: Record<Exclude<Finding['reason'], 'twoValues'>, Entry[]> = {
  emi: ['instalmentAmount', ...loan],
  flatRate: ['instalmentAmount', ...loan],
  instalmentCount: ['instalmentCount', 'termMonths', 'instalmentType'],
  finalRate: ['ratePercent', 'benchmarkPercent', 'spreadPercent'],
  apr: ['apr', ...costs],
  aprWithoutFees: ['apr', ...costs],
  aprWithoutFee: ['apr', ...costs],
  aprIsRate: ['apr', 'ratePercent', 'fees'],
  gstHidden: ['fees', 'apr', 'sanctionedAmount'],
  netDisbursed: ['netDisbursed', ...paidOut],
  unexplainedDeduction: ['netDisbursed', ...paidOut],
  insuranceUnlisted: ['fees'],
  feeSum: ['feesTotal', 'fees', 'feesToLender', 'feesToThirdParties'],
  feePercent: ['fees', 'sanctionedAmount'],
  totalInterest: ['totalInterest', 'instalmentAmount', ...loan],
  total: ['totalToPay', 'instalmentAmount', 'instalmentCount', 'sanctionedAmount', 'totalInterest'],
  totalIncludesFees: ['totalToPay', 'instalmentAmount', 'instalmentCount', 'fees'],
  row: ['schedule', ...loan],
  moreRows: ['schedule', ...loan],
  rowMissing: ['schedule'],
  scheduleStart: ['schedule', 'sanctionedAmount'],
  scheduleEnd: ['schedule'],
  scheduleLength: ['schedule', 'instalmentCount'],
  scheduleInstalment: ['schedule', 'instalmentAmount'],
  scheduleRate: ['schedule', 'ratePercent'],
  penalInterest: ['penal'],
  foreclosureOnFloating: ['foreclosure', 'rateKind'],
  coolingOffZero: ['coolingOff'],
}

/** The readings that a finding rests on, the one that it says is wrong first. */
export const readingsOf = (finding: Finding): Entry[] =>
  finding.reason === 'twoValues' ? [finding.name] : readings[finding.reason]

/** Reasons whose `stated` and `computed` are of one kind, and so alike that a multiple is a misreading. */
const alike = new Set<Finding['reason']>([
  'emi',
  'netDisbursed',
  'unexplainedDeduction',
  'feeSum',
  'totalInterest',
  'total',
  'totalIncludesFees',
  'instalmentCount',
  'scheduleStart',
  'scheduleInstalment',
])

/** So many times more, or less, than the other figures say is rather a misreading than what a lender wrote. */
const implausibleRatio = 3

function isFar(finding: Finding): boolean {
  if (!alike.has(finding.reason) || !('computed' in finding)) return false
  const [stated, computed] = [Number(finding.stated), Number(finding.computed)]
  return computed > 0 && (stated > computed * implausibleRatio || stated * implausibleRatio < computed)
}

/**
 * Tells the findings whose readings are certain from those that may rest on a misreading. One that rests on a doubtful reading
 * asks for it, and one whose figure is implausibly far from the computed one asks for that figure, unless they are confirmed.
 * If all of several such figures rest on one reading, it is that one which is asked for.
 */
export function withQuestions(
  statement: Statement,
  all: Finding[],
): { findings: Finding[]; questions: Question[] } {
  const isConfirmed = (entry: Entry) => {
    const reading = readingOf(statement, entry)
    return reading.state === 'found' && reading.certainty === 'confirmed'
  }
  const far = all.filter((finding) => isFar(finding) && !isConfirmed(readingsOf(finding)[0] ?? 'fees'))
  const [first] = far
  const common =
    first && far.length > 1
      ? readingsOf(first).find(
          (entry) =>
            !isConfirmed(entry) &&
            readingOf(statement, entry).state === 'found' &&
            far.every((finding) => readingsOf(finding).includes(entry)),
        )
      : undefined
  const doubtOf = (finding: Finding): Entry | undefined => {
    const rests = readingsOf(finding)
    return (
      rests.find((entry) => isDoubtful(statement, entry, finding)) ??
      rests.find((entry) => entry === common) ??
      (far.includes(finding) ? rests[0] : undefined)
    )
  }
  const findings: Finding[] = []
  const questions = new Map<Entry, Question>()
  for (const finding of all) {
    const entry = doubtOf(finding)
    if (entry === undefined) findings.push(finding)
    else if (!questions.has(entry))
      questions.set(entry, { entry, finding, suggestion: suggestionOf(finding, entry) })
  }
  return { findings, questions: [...questions.values()] }
}

function isDoubtful(statement: Statement, entry: Entry, finding: Finding): boolean {
  const reading = readingOf(statement, entry)
  if (reading.state !== 'found' || reading.certainty === 'confirmed') return false
  // Where the instalments differ, the total is compared with the loan and its interest.
  const isUnused =
    entry === 'instalmentAmount' && finding.reason === 'total' && statement.unequal !== undefined
  if (isUnused) return false
  const isOtherDoubtful =
    finding.reason === 'twoValues' && reading.others.some(({ certainty }) => certainty === 'doubtful')
  return reading.certainty === 'doubtful' || isOtherDoubtful
}

function suggestionOf(finding: Finding, entry: Entry): number | undefined {
  if (!('computed' in finding) || readingsOf(finding)[0] !== entry || entry === 'schedule') return undefined
  return typeof finding.computed === 'number' ? finding.computed : undefined
}

/** The readings to look at first: the doubtful ones, and those that questions ask for. */
export const readingsToConfirm = (statement: Statement, questions: Question[], entries: Entry[]): Entry[] =>
  entries.filter((entry) => {
    const reading = readingOf(statement, entry)
    return (
      questions.some((question) => question.entry === entry) ||
      (reading.state === 'found' && reading.certainty === 'doubtful')
    )
  })
