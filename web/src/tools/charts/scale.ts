/** The steps of an axis, times a power of ten. */
const roundSteps = [1, 2, 2.5, 5, 10]

/**
 * Round amounts for an axis from 0 up, at most five, evenly apart. The last one is at least `highest`.
 *
 * @param highest rupees
 */
export function amountTicks(highest: number): number[] {
  if (!(highest > 0)) return [0]
  const power = 10 ** Math.floor(Math.log10(highest / 4))
  const step = power * (roundSteps.find((round) => round * power * 4 >= highest) ?? 10)
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, place) => place * step)
}

/** Months for an axis: 0, full years or round numbers of months, at most seven, and the last month. */
export function monthTicks(months: number): number[] {
  const step = [1, 2, 3, 6, 12, 24, 36, 60, 120].find((each) => months / each <= 6) ?? 120
  const ticks = Array.from({ length: Math.floor(months / step) + 1 }, (_, place) => place * step)
  const rest = months % step
  if (rest === 0) return ticks
  // The last label would stand on the one before it.
  return [...(rest < step / 2 ? ticks.slice(0, -1) : ticks), months]
}
