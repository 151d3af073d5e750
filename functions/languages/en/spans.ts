import { months, years } from './format.ts'

// Figures, such as `₹5,00,000` or `10.5%`
export const upTo = (most: string) => `up to ${most}`
export const from = (least: string) => `from ${least}`
export const orMore = (least: string) => `${least} or more`
export const between = (least: string, most: string) => `${least} to ${most}`
export const flatRate = (percent: string) => `${percent} flat`

// A time to repay
export const overMonths = (count: number) => `over ${months(count)}`
export const overYears = (count: number) => `over ${years(count)}`
/** @param amount of a loan */
export const loanOver = (amount: string, tenureMonths: number) => `${amount} ${overMonths(tenureMonths)}`

// Sentences from clauses
export const fullStop = (clause: string) => `${clause}.`
export const and = (first: string, last: string) => `${first} and ${last}`
