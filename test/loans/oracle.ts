/**
 * Computes what the loan engine computes, in other ways and without its code: instalments by bisection on the final
 * balance or from a sum of discount factors, balances and penal charges month by month. Slow, and exact enough for the
 * rates and tenures of real loans.
 */

/** How many loans a test compares with an oracle: `npm test` sets 10,000, `npm run test:fast` leaves it. */
export const comparedLoans = Number(process.env.ORACLE_LOANS ?? 1500)

/** The balances at the start and after each month of paying `instalment`. */
function balancesWith(instalment: number, principal: number, monthlyRate: number, months: number): number[] {
  const balances = [principal]
  for (let month = 0; month < months; month++)
    balances.push((balances[month] ?? 0) * (1 + monthlyRate) - instalment)
  return balances
}

/** The instalment that leaves a balance of 0 after the last month, found by bisection. */
export function instalmentByBisection(principal: number, monthlyRate: number, months: number): number {
  let low = 0
  let high = principal * (1 + monthlyRate)
  for (let step = 0; step < 90; step++) {
    const middle = (low + high) / 2
    if ((balancesWith(middle, principal, monthlyRate, months).at(-1) ?? 0) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The same instalment: the principal divided by the present value of a rupee a month, summed month by month. */
export function instalmentBySum(principal: number, monthlyRate: number, months: number): number {
  let annuityFactor = 0
  let discount = 1
  for (let month = 0; month < months; month++) {
    discount /= 1 + monthlyRate
    annuityFactor += discount
  }
  return principal / annuityFactor
}

/** The APR in per cent: twelve times the monthly rate at which the instalments repay `paidOut`. Found by bisection. */
export function aprByBisection(paidOut: number, instalment: number, months: number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if ((balancesWith(instalment, paidOut, middle, months).at(-1) ?? 0) > 0) high = middle
    else low = middle
  }
  return 1200 * low
}

export interface OracleMonth {
  interest: number
  paid: number
  extra: number
  closing: number
}

/**
 * Repays a loan month by month. After the instalment of a month, `extraIn(month)` rupees of principal are repaid on top,
 * at most what is left. `keep` is what an extra payment leaves unchanged: with `instalment` the loan ends earlier, with
 * `term` the instalment falls.
 */
export function withExtras(
  { principal, monthlyRate, months }: { principal: number; monthlyRate: number; months: number },
  extraIn: (month: number) => number,
  keep: 'instalment' | 'term',
): OracleMonth[] {
  const result: OracleMonth[] = []
  let balance = principal
  let instalment = instalmentBySum(principal, monthlyRate, months)
  // A remainder of up to half a paisa counts as repaid.
  for (let month = 1; month <= months && balance > 0.005; month++) {
    const interest = balance * monthlyRate
    const paid = month === months ? balance + interest : Math.min(instalment, balance + interest)
    const afterInstalment = balance + interest - paid
    const extra = Math.min(extraIn(month), Math.max(0, afterInstalment))
    balance = afterInstalment - extra
    if (extra > 0 && keep === 'term' && month < months)
      instalment = instalmentBySum(balance, monthlyRate, months - month)
    result.push({ interest, paid, extra, closing: balance })
  }
  return result
}

/**
 * The penal charges, in rupees, when `unpaid` rupees of each of `count` consecutive instalments are missed, and all is paid
 * `catchUpAfter` months after the last of them. Each month's charge is rounded to whole paise.
 */
export function penalCharges(
  unpaid: number,
  { count, catchUpAfter }: { count: number; catchUpAfter: number },
  { annualPercent, perInstalment }: { annualPercent: number; perInstalment: number },
): number {
  let charges = 0
  for (let month = 0; month < count + catchUpAfter; month++) {
    let overdue = 0
    for (let missed = 0; missed < count; missed++) if (missed < month) overdue += unpaid
    const fixed = month < count ? perInstalment : 0
    charges += Math.round(((overdue * annualPercent) / 1200 + fixed) * 100)
  }
  return charges / 100
}
