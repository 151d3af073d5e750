/**
 * What the loan engine computes, worked out in other ways and without its code: instalments by bisection over the last
 * balance or by a plain sum of discount factors, balances month by month, and one entry per missed instalment. Slow, and exact
 * enough for rates and tenures that lenders have.
 */

/** The balance after each month of paying `instalment`. */
function balancesWith(instalment: number, principal: number, rate: number, months: number): number[] {
  const balances = [principal]
  for (let month = 0; month < months; month++) balances.push((balances[month] ?? 0) * (1 + rate) - instalment)
  return balances
}

/** The instalment with which nothing is owed in the end. */
export function instalmentByBisection(principal: number, rate: number, months: number): number {
  let low = 0
  let high = principal * (1 + rate)
  for (let step = 0; step < 90; step++) {
    const middle = (low + high) / 2
    if ((balancesWith(middle, principal, rate, months).at(-1) ?? 0) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The same from the present value of a rupee a month, added up month by month. */
export function instalmentBySum(principal: number, rate: number, months: number): number {
  let worth = 0
  let discount = 1
  for (let month = 0; month < months; month++) {
    discount /= 1 + rate
    worth += discount
  }
  return principal / worth
}

export interface OracleMonth {
  interest: number
  paid: number
  extra: number
  closing: number
}

/** A loan with payments of principal after the instalments of some months. */
export function withExtras(
  { principal, rate, months }: { principal: number; rate: number; months: number },
  extraIn: (month: number) => number,
  keep: 'instalment' | 'term',
): OracleMonth[] {
  const result: OracleMonth[] = []
  let balance = principal
  let instalment = instalmentBySum(principal, rate, months)
  // Lenders add a remainder of under half a paisa to the last instalment.
  for (let month = 1; month <= months && balance > 0.005; month++) {
    const interest = balance * rate
    const paid = month === months ? balance + interest : Math.min(instalment, balance + interest)
    const afterInstalment = balance + interest - paid
    const extra = Math.min(extraIn(month), Math.max(0, afterInstalment))
    balance = afterInstalment - extra
    if (extra > 0 && keep === 'term' && month < months)
      instalment = instalmentBySum(balance, rate, months - month)
    result.push({ interest, paid, extra, closing: balance })
  }
  return result
}

/**
 * The penal charges for `count` instalments in a row, in rupees. `unpaid` rupees of each stay overdue until all is paid
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
