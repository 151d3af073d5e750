/**
 * The interest rates of the loans that a lender gave in one quarter, as it publishes them. RBI asks banks to publish the
 * range and the mean by category every quarter (RBI/2014-15/422, 22 January 2015). Per cent a year on the reducing balance.
 */
export interface ContractedRates {
  /** The lender's own category, such as “Personal loans”. */
  category: string
  lowest: number
  /** The mean over all loans of the category; within `lowest` and `highest`. */
  mean: number
  highest: number
  /** The first month of the quarter, `yyyy-MM`: `2026-07` for July to September 2026. */
  quarter: string
}

/** Older rates no longer count: in October to December, those of July to September and of April to June do. */
const oldestThatCounts = 2

/** Whether the text names a quarter: `2026-01`, `2026-04`, `2026-07` or `2026-10`. */
const isQuarter = (text: string): boolean => /^\d{4}-(?:01|04|07|10)$/.test(text)

/** Whole quarters from `quarter` to the one that has `day`, `yyyy-MM-dd`: 0 for the current quarter, negative for a later one. */
function quartersSince(quarter: string, day: string): number {
  const count = (text: string) =>
    Number(text.slice(0, 4)) * 4 + Math.floor((Number(text.slice(5, 7)) - 1) / 3)
  return count(day) - count(quarter)
}

/** Whether the quarter is over on `day`. Rates of an unfinished quarter can't be published. */
export const hasEnded = (quarter: string, day: string): boolean =>
  isQuarter(quarter) && quartersSince(quarter, day) >= 1

/** Whether the ranking of `day` counts rates of this quarter. */
export const isRecent = (quarter: string, day: string): boolean =>
  hasEnded(quarter, day) && quartersSince(quarter, day) <= oldestThatCounts

/** The quarters whose rates count on `day`, the latest first. */
export const recentQuarters = (day: string): string[] =>
  Array.from({ length: oldestThatCounts }, (_, place) => {
    const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
    const first = new Date(Date.UTC(year, Math.floor((month - 1) / 3) * 3 - 3 * (place + 1), 1))
    return first.toISOString().slice(0, 7)
  })
