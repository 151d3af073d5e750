/** `1 month`, `18 months`. */
export const months = (count: number) => `${count} month${count === 1 ? '' : 's'}`
/** Shown after a figure in a field. */
export const monthsUnit = 'months'
/** `1 year`, `5 years`. */
export const years = (count: number) => `${count} year${count === 1 ? '' : 's'}`
/** `8:52 pm`. @param hour from 0 to 23 */
export const clockTime = (hour: number, minute: number) =>
  `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
/** The months in dates such as `21 Nov 2026`. */
export const shownMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ')
