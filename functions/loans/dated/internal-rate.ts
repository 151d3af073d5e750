/** An amount at a time, in units of any length. Above 0 to the borrower, below 0 to the lender. */
export interface Flow {
  time: number
  amount: number
}

/**
 * The rate for one unit of time, as a fraction, at which the flows are worth nothing today: Σ amount / (1 + rate)^time = 0.
 *
 * The search is over the logarithm of the growth, g = ln(1 + rate), in which the sum is smooth and never overflows for times
 * above 0. Newton's method, inside a bracket that bisection halves whenever a step would leave it.
 *
 * @returns `undefined` if the flows do not change sign, or if no rate between -99% and a factor of 10^9 a unit solves them
 */
export function internalRate(flows: readonly Flow[]): number | undefined {
  const worthAt = (growth: number) => {
    let worth = 0
    let slope = 0
    for (const { time, amount } of flows) {
      const today = amount * Math.exp(-growth * time)
      worth += today
      slope -= time * today
    }
    return { worth, slope }
  }
  const longest = Math.max(...flows.map(({ time }) => time), 1)
  // Wider brackets would let e^(-g·t) overflow.
  let low = Math.max(Math.log(0.01), -600 / longest)
  let high = Math.log(1e9)
  const atLow = worthAt(low).worth
  const atHigh = worthAt(high).worth
  if (!(atLow < 0 && atHigh > 0)) return undefined
  let growth = 0
  for (let step = 0; step < 200; step++) {
    const { worth, slope } = worthAt(growth)
    if (worth < 0) low = growth
    else high = growth
    const newton = growth - worth / slope
    const next = newton > low && newton < high ? newton : (low + high) / 2
    if (Math.abs(next - growth) <= 1e-15 + 1e-14 * Math.abs(next)) return Math.expm1(next)
    growth = next
  }
  return Math.expm1(growth)
}
