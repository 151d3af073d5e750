/** The first of the most frequent values; `NaN` if there are no values. */
export function mostFrequent(values: number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? Number.NaN
}
