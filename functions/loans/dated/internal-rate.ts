/** An amount at a time, in units of any length. Above 0 to the borrower, below 0 to the lender. */
export interface Flow {
  time: number
  amount: number
}

/**
 * The rate for one unit of time, as a fraction, at which the flows are worth nothing today: Σ amount / (1 + rate)^time = 0.
 *
 * The search is over the logarithm of the growth, g = ln(1 + rate), in which the sum is smooth and never overflows for times
 * above 0. Newton's method, inside a bracket that is bisected whenever a step would leave it or is more than half of the step
 * before: far below the root the sum is nearly exponential, and Newton's steps stay about as short as 1 / the longest time.
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
  let before = high - low
  for (let tries = 0; tries < 200; tries++) {
    const { worth, slope } = worthAt(growth)
    if (worth === 0) break
    if (worth < 0) low = growth
    else high = growth
    const newton = growth - worth / slope
    const step = Math.abs(newton - growth)
    if (step <= 1e-15 + 1e-14 * Math.abs(growth)) return Math.expm1(newton)
    const next = newton > low && newton < high && 2 * step <= before ? newton : (low + high) / 2
    before = Math.abs(next - growth)
    growth = next
  }
  return Math.expm1(growth)
}
