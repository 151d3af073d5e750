/** `1 month`, `18 months`. */
export const months = (count: number) => `${count} month${count === 1 ? '' : 's'}`
/** Shown after a figure in a field. */
export const monthsUnit = 'months'
/** `1 year`, `5 years`. */
export const years = (count: number) => `${count} year${count === 1 ? '' : 's'}`
/** How `Intl` writes the month of a date. */
/** `8:52 pm`. @param hour from 0 to 23 */
export const clockTime = (hour: number, minute: number) =>
  `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
export const monthStyle: 'short' | 'long' = 'short'
