import { aprOfInstalment, reducingRate } from '#loans/apr.ts'
import { aprOfMonths } from '#loans/dated/cost.ts'
import { emi } from '#loans/emi.ts'
import { gstPercent } from '#loans/fees.ts'
import { type Loan, loanRange } from '#loans/loan.ts'
import { roundToPaisa } from '#loans/paise.ts'
import { figureOf, isPartlyLower, type Reading, type Statement } from '../statement.ts'
import { checkPeriods } from './check-periods.ts'
import type { CheckResult, Finding, Unchecked } from './findings.ts'
import { daysStated, instalmentsFrom } from './first-instalment.ts'
import {
  epsilon,
  isInstalmentOf,
  isRoundingOf,
  ratesOfInstalment,
  roundingUnit,
  roundUpUnit,
} from './rounding.ts'
import { type FeeTotals, totalFees } from './total-fees.ts'

type CostResult = Pick<CheckResult, 'findings' | 'unchecked' | 'computed'>

/**
 * Whether the instalments are monthly. If the statement does not say, they are taken as monthly unless their number
 * differs from the number of months.
 */
export function hasMonthlyInstalments({ figures }: Statement): boolean {
  const type = figureOf(figures.instalmentType)
  const count = figureOf(figures.instalmentCount)
  const months = figureOf(figures.termMonths)
  // One instalment after some days.
  if (count === 1 && months === undefined) return false
  if (type !== undefined) return type === 'monthly'
  return count === undefined || months === undefined || count === months
}

/** The loan of a statement; `undefined` if it is not repaid monthly, or a figure is missing or out of bounds. */
export function loanOf(statement: Statement): Loan | undefined {
  const { figures } = statement
  if (!hasMonthlyInstalments(statement)) return undefined
  if (statement.unequal !== undefined) return undefined
  const principal = figureOf(figures.sanctionedAmount)
  const annualRatePercent = figureOf(figures.ratePercent)
  const tenureMonths = figureOf(figures.instalmentCount) ?? figureOf(figures.termMonths)
  if (principal === undefined || annualRatePercent === undefined || tenureMonths === undefined)
    return undefined
  const isInRange =
    principal >= loanRange.principal.min &&
    principal <= loanRange.principal.max &&
    annualRatePercent >= 0 &&
    annualRatePercent <= 200 &&
    Number.isInteger(tenureMonths) &&
    tenureMonths >= 1 &&
    tenureMonths <= 600
  return isInRange ? { principal, annualRatePercent, tenureMonths } : undefined
}

/**
 * Recomputes the EMI, the APR, the fees, the amount paid out and the totals as annex B of RBI's template does, and
 * compares them with what the statement says.
 */
export function checkCost(statement: Statement): CostResult {
  const { figures } = statement
  const result: CostResult = { findings: [], unchecked: [], computed: {} }
  const fees = totalFees(statement)
  if (fees) {
    result.findings.push(...checkFees(statement, fees))
  }
  const loan = loanOf(statement)
  const isMonthly = hasMonthlyInstalments(statement)
  if (!loan) {
    const because: Unchecked['because'] = statement.unequal
      ? 'unequal'
      : !isMonthly
        ? 'notMonthly'
        : hasLoanFigures(statement)
          ? 'outOfRange'
          : 'figuresMissing'
    const periods = isMonthly ? undefined : checkPeriods(statement)
    const sums = checkSums(statement, fees)
    const isTotal = ({ reason }: Finding) => reason === 'total'
    return {
      ...result,
      findings: [
        ...result.findings,
        ...(periods ?? []).filter((finding) => !(isTotal(finding) && sums.some(isTotal))),
        ...checkNet(statement, fees),
        ...sums,
      ],
      unchecked: [...(periods ? [] : [{ what: 'emi' as const, because }]), { what: 'apr', because }],
    }
  }
  const exact = emi(loan)
  const stated = figureOf(figures.instalmentAmount)
  result.computed.emi = exact
  const emiFindings = stated === undefined ? [] : checkEmi(stated, exact, loan, statement)
  if (stated === undefined) result.unchecked.push({ what: 'emi', because: 'figuresMissing' })
  result.findings.push(...emiFindings, ...checkNet(statement, fees))
  // Even a wrong instalment is what the borrower pays, so the totals may be computed from it.
  const instalments = stated === undefined ? [exact] : [exact, stated, ...unroundedInstalments(stated, loan)]
  result.findings.push(...checkTotals(statement, loan, instalments, fees, result))
  const aprResult = checkApr(
    statement,
    loan,
    { exact, stated, problem: emiFindings[0]?.reason, firstDays: firstDaysOf(statement, stated, exact) },
    fees,
  )
  return {
    findings: [...result.findings, ...aprResult.findings],
    unchecked: [...result.unchecked, ...aprResult.unchecked],
    computed: { ...result.computed, ...aprResult.computed },
  }
}

/** Unrounded instalments that round to the stated one: the lender may have computed the totals from one of them. */
const unroundedInstalments = (stated: number, loan: Loan) =>
  ratesOfInstalment(stated, loan).map((annualRatePercent) => emi({ ...loan, annualRatePercent }))

const hasLoanFigures = ({
  figures: { sanctionedAmount, ratePercent, instalmentCount, termMonths },
}: Statement) =>
  [sanctionedAmount, ratePercent, instalmentCount.state === 'found' ? instalmentCount : termMonths].every(
    ({ state }) => state === 'found',
  )

/** Rupees an instalment. A smaller difference is a lender's rounding, and nothing for a borrower to ask about. */
const leastDifference = 1

/** Lenders round instalments up to the next ₹5 or ₹10; the last one makes up for it. */
const isRoundedUp = (stated: number, exact: number) =>
  stated > exact && stated % 5 === 0 && stated - exact < (stated % 10 === 0 ? 10 : 5)

/** Days after the payout at which the first instalment may be due if the statement gives no number of days. */
const latestStart = 61

/**
 * The days from the payout to the first instalment: as stated, or the fewest and the most that they may be if only a date, or
 * nothing that can be read, is given.
 */
function daysToFirst({ clauses: { commencement } }: Statement): [fewest: number, most: number] {
  const words = commencement.state === 'found' ? commencement.value : ''
  const days = daysStated(words)
  if (days !== undefined) return [days, days]
  return /\b(?:one|1) month\b/i.test(words) ? [30, 30] : [30, latestStart]
}

/**
 * The same, for the APR. Without a number of days, the first instalment is due after a month, unless the instalment is as high
 * as if it were due later.
 */
function firstDaysOf(statement: Statement, stated: number | undefined, exact: number): [number, number] {
  const [fewest, most] = daysToFirst(statement)
  const isHigher = stated !== undefined && stated - exact >= roundUpUnit(stated)
  return isHigher ? [fewest, most] : [fewest, fewest]
}

/**
 * The instalment if the days before the first one, beyond a month, bear interest that is added to the loan: the most that a
 * lender who states such a day, or none, may charge.
 */
function instalmentWithLateStart(loan: Loan, statement: Statement): number | undefined {
  const [, days] = daysToFirst(statement)
  if (days <= 31) return undefined
  const interest = (loan.principal * loan.annualRatePercent * (days - 28)) / 36_500
  return emi({ ...loan, principal: loan.principal + interest })
}

function checkEmi(stated: number, exact: number, loan: Loan, statement: Statement): Finding[] {
  const { schedule } = statement
  if (isInstalmentOf(stated, loan)) return []
  // A lower instalment favours the borrower, unless it does not even repay the loan.
  const repays = stated * loan.tenureMonths >= loan.principal
  if ((stated - exact < leastDifference && repays) || isRoundedUp(stated, exact)) return []
  const lateStart = instalmentWithLateStart(loan, statement)
  if (lateStart !== undefined && stated <= lateStart + leastDifference) return []
  // The last instalment makes up for the rounding of the others.
  const last = schedule.at(-1)?.instalment ?? stated
  if (stated > exact && last < stated && stated - exact < roundUpUnit(stated)) return []
  const { principal, annualRatePercent, tenureMonths } = loan
  const flat = principal / tenureMonths + (principal * annualRatePercent) / 1200
  if (isRoundingOf(stated, flat) && annualRatePercent > 0) {
    const reducingPercent = reducingRate(annualRatePercent, tenureMonths)
    return [{ reason: 'flatRate', stated, computed: exact, ratePercent: annualRatePercent, reducingPercent }]
  }
  return [{ reason: 'emi', stated, computed: exact }]
}

function checkFees({ figures, fees }: Statement, totals: FeeTotals): Finding[] {
  const findings: Finding[] = []
  const principal = figureOf(figures.sanctionedAmount)
  for (const { name, amount, percent, isRecurring } of fees) {
    if (amount === undefined || percent === undefined || principal === undefined || isRecurring) continue
    const computed = (principal * percent) / 100
    // The percentage is itself rounded, and the amount may include GST.
    const tolerance =
      leastTotalDifference + (principal * roundingUnit(percent)) / 200 / (Number.isInteger(percent) ? 50 : 1)
    if (
      ![computed, (computed * (100 + gstPercent)) / 100].some((each) => Math.abs(amount - each) <= tolerance)
    )
      findings.push({ reason: 'feePercent', stated: amount, computed, name, percent })
  }
  const total = figureOf(figures.feesTotal)
  const lender = figureOf(figures.feesToLender)
  const others = figureOf(figures.feesToThirdParties)
  if (
    total !== undefined &&
    totals.items.length > 0 &&
    ![totals.stated, ...totals.candidates].some((each) => isNear(total, each))
  )
    findings.push({ reason: 'feeSum', stated: total, computed: totals.withGst })
  else if (
    total !== undefined &&
    lender !== undefined &&
    others !== undefined &&
    !isNear(total, lender + others)
  )
    findings.push({ reason: 'feeSum', stated: total, computed: lender + others })
  return findings
}

/** Rupees, over a whole loan. A smaller difference is rounding. */
const leastTotalDifference = 10

/** True between the lowest and the highest of `bounds`, apart from what is too little to speak of. */
const isWithin = (stated: number, bounds: number[], least: number) =>
  stated > Math.min(...bounds) - least && stated < Math.max(...bounds) + least

const isNear = (stated: number, computed: number) => Math.abs(stated - computed) < leastTotalDifference

/**
 * What must add up however often the loan is repaid: the instalments and the total to pay, the loan with its interest and that
 * total, and an APR that is above the rate if there are fees.
 */
function checkSums({ figures, unequal }: Statement, fees: FeeTotals | undefined): Finding[] {
  const findings: Finding[] = []
  const principal = figureOf(figures.sanctionedAmount)
  const interest = figureOf(figures.totalInterest)
  const total = figureOf(figures.totalToPay)
  const count = figureOf(figures.instalmentCount)
  const instalment = figureOf(figures.instalmentAmount)
  if (total !== undefined && count !== undefined && instalment !== undefined && !isPartlyLower(unequal)) {
    const computed = count * instalment
    // The last instalment may be lower than the others.
    if (total < computed - instalment) findings.push({ reason: 'total', stated: total, computed })
  }
  if (findings.length === 0 && total !== undefined && principal !== undefined && interest !== undefined) {
    const computed = principal + interest
    const isWithFees = fees !== undefined && Math.abs(total - computed - fees.withGst) <= leastTotalDifference
    if (Math.abs(total - computed) > leastTotalDifference && !isWithFees)
      findings.push({ reason: 'total', stated: total, computed })
  }
  return [...findings, ...aprIsRate(figures, fees)]
}

/** However often the loan is repaid, fees that are not given back make its APR higher than its rate. */
function aprIsRate({ ratePercent, apr }: Statement['figures'], fees: FeeTotals | undefined): Finding[] {
  const rate = figureOf(ratePercent)
  return fees &&
    Math.min(...fees.candidates) > leastTotalDifference &&
    rate !== undefined &&
    figureOf(apr) === rate
    ? [{ reason: 'aprIsRate', stated: rate, amount: fees.withGst }]
    : []
}

/** Checks the amount paid out, which in annex B is the sanctioned amount less the fees. */
function checkNet({ figures, unequal, interestKept = 0 }: Statement, fees: FeeTotals | undefined): Finding[] {
  const principal = figureOf(figures.sanctionedAmount)
  const stated = figureOf(figures.netDisbursed)
  if (principal === undefined || stated === undefined || !fees) return []
  // Instalments that are paid in advance may be kept from the payout.
  const advance = /\badvance\b/i.test(unequal ?? '') ? (figureOf(figures.instalmentAmount) ?? Number.NaN) : 0
  if (Number.isNaN(advance)) return []
  const candidates = fees.candidates.flatMap((total) =>
    (advance > 0 ? [0, 1, 2, 3] : [0]).flatMap((count) =>
      [0, interestKept].map((kept) => roundToPaisa(principal - total - count * advance - kept)),
    ),
  )
  if (candidates.some((each) => isNear(stated, each))) return []
  const computed = roundToPaisa(principal - fees.withGst)
  if (fees.withGst > fees.stated && isNear(stated, principal - fees.stated))
    return [{ reason: 'gstHidden', amount: roundToPaisa(fees.withGst - fees.stated) }]
  return stated < computed
    ? [{ reason: 'unexplainedDeduction', stated, computed, amount: roundToPaisa(computed - stated) }]
    : [{ reason: 'netDisbursed', stated, computed }]
}

/** What is paid in all if the last instalment makes up for the rounding of the others. */
function totalWithLast(instalment: number, { principal, annualRatePercent, tenureMonths }: Loan): number {
  let [owed, paid] = [principal, 0]
  for (let month = 1; month <= tenureMonths; month++) {
    owed += (owed * annualRatePercent) / 1200
    const due = month === tenureMonths ? owed : Math.min(owed, instalment)
    owed -= due
    paid += due
  }
  return paid
}

/** Checks the total interest and the total to pay, which in annex B is the loan plus that interest. */
function checkTotals(
  { figures, schedule }: Statement,
  loan: Loan,
  instalments: number[],
  fees: FeeTotals | undefined,
  result: CostResult,
): Finding[] {
  const { principal, tenureMonths } = loan
  const totals = [
    ...instalments.map((each) => each * tenureMonths),
    ...instalments.map((each) => totalWithLast(each, loan)),
  ]
  // The last instalment makes up for the rounding of the others, so the sum of a complete schedule is right too.
  const repaid = schedule.reduce((sum, row) => sum + row.principal, 0)
  if (schedule.length === tenureMonths && Math.abs(repaid - principal) <= tenureMonths)
    totals.push(schedule.reduce((sum, row) => sum + row.instalment, 0))
  // Without the whole schedule, each instalment may be off by what is too little to speak of.
  const least = Math.max(leastTotalDifference, leastDifference * tenureMonths)
  const computed = totals[0] ?? 0
  result.computed.totalToPay = computed
  const findings: Finding[] = []
  const interest = figureOf(figures.totalInterest)
  if (
    interest !== undefined &&
    !isWithin(
      interest,
      totals.map((each) => each - principal),
      least,
    )
  )
    findings.push({ reason: 'totalInterest', stated: interest, computed: computed - principal })
  const total = figureOf(figures.totalToPay)
  if (total === undefined || isWithin(total, totals, least)) return findings
  const isWithFees =
    fees &&
    fees.withGst > 0 &&
    isWithin(
      total,
      totals.map((each) => each + fees.withGst),
      least,
    )
  findings.push({ reason: isWithFees ? 'totalIncludesFees' : 'total', stated: total, computed })
  return findings
}

/**
 * Checks the APR, which in annex B is twelve times the monthly internal rate of return on the amount paid out.
 *
 * @param emis the exact EMI, the stated one, and why the stated one is wrong, if it is
 */
function checkApr(
  { figures, fees: all }: Statement,
  loan: Loan,
  emis: {
    exact: number
    stated: number | undefined
    problem: Finding['reason'] | undefined
    firstDays: [fewest: number, most: number]
  },
  fees: FeeTotals | undefined,
): CostResult {
  const stated = figureOf(figures.apr)
  const unknown = (because: Unchecked['because']): CostResult => ({
    findings: [],
    unchecked: [{ what: 'apr', because }],
    computed: {},
  })
  if (!fees) return unknown('figuresMissing')
  const netDisbursed = loan.principal - fees.withGst
  if (all.some(({ isRecurring }) => isRecurring))
    return {
      ...unknown('recurringFee'),
      findings: aprIsRate(figures, fees),
    }
  if (netDisbursed <= 0) return unknown('outOfRange')
  const aprs = (amount: number) => aprsOf(emis, loan, Math.max(0, amount))
  const computed = aprs(fees.withGst).at(emis.problem ? -1 : 0) ?? Number.NaN
  const netStated = figureOf(figures.netDisbursed)
  const result: CostResult = { findings: [], unchecked: [], computed: { apr: computed, netDisbursed } }
  if (stated === undefined) return { ...result, unchecked: [{ what: 'apr', because: 'figuresMissing' }] }
  // An APR below the rate while fees are kept cannot be, so it was not read rightly.
  if (stated < loan.annualRatePercent - leastAprDifference && fees.withGst > 0 && emis.problem !== 'flatRate')
    return { ...result, unchecked: [{ what: 'apr', because: 'outOfRange' }] }
  const isApr = (amount: number) => isSameRate(stated, aprs(amount))
  // An APR above the computed one is no complaint: the loan is cheaper than it says, or a year is compounded.
  const lowest = Math.min(...fees.candidates.map((amount) => Math.min(...aprs(amount))))
  const least = leastRateDifference(figures.apr)
  // True if the statement repeats the interest rate as its APR, although the fees make the APR higher.
  const isRate =
    emis.problem !== 'flatRate' &&
    stated === loan.annualRatePercent &&
    (aprOfInstalment(emis.exact, loan, fees.withGst) ?? 0) - stated > least
  if (stated >= lowest - least && !isRate) return result
  const finding = explainApr()
  return { ...result, findings: finding ? [finding] : [] }

  function explainApr(): Finding | undefined {
    const base = { stated: stated ?? 0, computed }
    if (!fees) return undefined
    if (fees.withGst > fees.stated && isApr(fees.stated))
      // `checkNet` has reported the hidden GST.
      return netStated !== undefined && isNear(netStated, loan.principal - fees.stated)
        ? undefined
        : { reason: 'gstHidden', amount: roundToPaisa(fees.withGst - fees.stated) }
    if (isRate || isApr(0)) return { reason: 'aprWithoutFees', ...base, amount: fees.withGst }
    const omitted = fees.items.find(
      ({ amount, gst }) => fees.items.length > 1 && isApr(fees.withGst - amount - gst),
    )
    if (omitted) {
      const { name, isInsurance } = omitted.fee
      return { reason: 'aprWithoutFee', ...base, amount: omitted.amount, name, isInsurance }
    }
    return { reason: 'apr', ...base }
  }
}

/**
 * The APRs that a statement may give: that of the exact EMI and that of the stated one. If the stated EMI is that of a flat
 * rate, only its APR is right. Instalments that repay less than was paid out have no APR.
 */
function aprsOf(
  { exact, stated, problem, firstDays }: Parameters<typeof checkApr>[2],
  loan: Loan,
  fees: number,
): number[] {
  const paidOut = loan.principal - fees
  const own = aprOfInstalment(exact, loan, fees) ?? Number.NaN
  const isRepaid = stated !== undefined && stated * loan.tenureMonths >= paidOut
  const instalment = isRepaid ? stated : exact
  // The first instalment at the end of a month, and on its day.
  const paid = [1, ...firstDays.map((days) => (days * 12) / 365)].flatMap(
    (first) => aprOfMonths(instalmentsFrom(first, instalment, loan.tenureMonths, paidOut)) ?? [],
  )
  return problem === 'flatRate' ? paid.slice(0, 1) : [own, ...(isRepaid ? paid : paid.slice(1))]
}

/** Points of APR. A smaller difference is nothing for a borrower to ask about. */
const leastAprDifference = 0.05

/** How far an APR may be off: by what it is rounded to, if it is written with fewer than two decimals. */
function leastRateDifference(apr: Reading<number>): number {
  if (apr.state !== 'found') return leastAprDifference
  const isWritten = new RegExp(`(?:^|[^\\d.])${String(apr.value).replace('.', '\\.')}\\.?0`).test(apr.quote)
  const unit = isWritten ? 0.01 : roundingUnit(apr.value)
  return Math.max(leastAprDifference, unit === 1 ? 0.5 : unit)
}

/** True if `stated` is within the range of the computed rates, apart from rounding. */
function isSameRate(stated: number, computed: number[]): boolean {
  const within = Math.max(leastAprDifference, roundingUnit(stated) / 2) + epsilon
  return stated >= Math.min(...computed) - within && stated <= Math.max(...computed) + within
}
