/** `1 month`, `18 months`. */
export const months = (count: number) => `${count} month${count === 1 ? '' : 's'}`
/** Shown after a figure in a field. */
export const monthsUnit = 'months'
/** `1 year`, `5 years`. */
export const years = (count: number) => `${count} year${count === 1 ? '' : 's'}`
/** How `Intl` writes the month of a date. */
export const monthStyle: 'short' | 'long' = 'short'
