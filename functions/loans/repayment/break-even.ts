/** Whether a change that costs something now is worth it later. */
export interface BreakEven {
  /** The first month after which the changed loan stays cheaper; undefined if it costs as much or more in the end. */
  month: number | undefined
  /** True if the changed loan has cost less after at least one month. */
  isEverAhead: boolean
}

/**
 * Compares the costs so far of a loan with those of the same loan after a change. The costs are interest, charges and
 * fees: a payment of principal lowers what is owed by as much, so it costs nothing. Later months are not discounted.
 *
 * @param before the costs of the unchanged loan in each month, in rupees
 * @param changed the costs of the changed loan in each month, in rupees
 * @param upFront rupees that the change costs before the first of these months
 */
export function breakEven(before: number[], changed: number[], upFront = 0): BreakEven {
  const months = Math.max(before.length, changed.length)
  let difference = upFront
  let isEverAhead = false
  let lastNotAhead = 0
  for (let month = 1; month <= months; month++) {
    difference += (changed[month - 1] ?? 0) - (before[month - 1] ?? 0)
    // Ahead by less than half a paisa is not ahead.
    if (difference > -0.005) lastNotAhead = month
    else isEverAhead = true
  }
  return { month: lastNotAhead < months ? lastNotAhead + 1 : undefined, isEverAhead }
}
