/** @param quoted `10.5% to 18%` */
export const rankedAt = (quoted: string, percent: string) => `${quoted}, ranked at ${percent}`
export const upToRankedAt = (most: string, percent: string) => `Up to ${most}, ranked at ${percent}`
export const noUpperLimit = (least: string, percent: string) =>
  `From ${least}, no upper limit: ranked at ${percent}`
export const noUpperLimitAlone = (percent: string) => `No upper limit: ranked at ${percent}`
/** @param least empty if the lender names no lowest rate */
export const notForEveryone = (least: string, percent: string) =>
  `${least ? `From ${least}, not` : 'Not'} every borrower’s rate is named: ranked at ${percent}`
/** Of two lenders together */
export const blended = (percent: string) => `One rate of both lenders: ${percent}`
export const blendedRankedAt = (percent: string, ranked: string) => `${blended(percent)}, ranked at ${ranked}`
/** @param quarter one of `quarters` */
export const peopleGot = (percent: string, quarter: string) => `People got ${percent} on average, ${quarter}`
/** @param lowest the lowest rate of today, which is above the average */
export const peopleGotLess = (percent: string, quarter: string, lowest: string) =>
  `People got ${percent} on average, ${quarter}; from ${lowest} now, ranked at that`
/** In a list of what to watch for */
export const open = (percent: string) => `no upper limit: ranked at ${percent}`
export const openForSome = (percent: string) => `not all rates named: ranked at ${percent}`
/** By the month in which each begins. */
export const quarters = {
  '01': 'January to March',
  '04': 'April to June',
  '07': 'July to September',
  '10': 'October to December',
}
