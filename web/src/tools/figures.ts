import * as messages from '#contract/messages.ts'
import { formatPercent } from '#loans/rupees.ts'
import { typedPercent, typedRupees, typedTenure } from '#loans/typed-figure.ts'
import { monthsUnit } from '#words/format.ts'
import * as words from '#words/tools.ts'
import { groupedNumber, months, rupees } from '../ui/format.ts'

const crore = 10_000_000

const amounts = (min: number, max: number) => ({
  prefix: '₹',
  accepted: { min, max },
  format: rupees,
  formatInput: groupedNumber,
  messages: {
    tooLow: words.atLeast(rupees(min)),
    tooHigh: words.atMost(rupees(max)),
    unreadable: messages.amountUnreadable,
  },
})

/** The amount of a loan, in rupees. */
export const loanAmount = {
  ...amounts(1_000, 5 * crore),
  slider: { min: 50_000, max: 5_000_000, step: 50_000 },
  parse: typedRupees,
}

/** The price of a thing, or a small loan, in rupees. */
export const smallAmount = { ...amounts(100, 5 * crore), parse: typedRupees }

/** An amount in rupees, or 0 where the field is empty. */
export const optionalAmount = {
  ...amounts(0, 5 * crore),
  parse: (text: string) => (text.trim() === '' ? 0 : typedRupees(text)),
}

export const positiveAmount = { ...amounts(1, 5 * crore), parse: typedRupees }

const percents = (max: number) => ({
  accepted: { min: 0, max },
  parse: typedPercent,
  formatInput: String,
  messages: {
    tooLow: words.percentUnread,
    tooHigh: words.atMost(formatPercent(max)),
    unreadable: words.percentUnread,
  },
})

/** A rate of interest, in per cent a year. */
export const yearlyRate = {
  ...percents(60),
  suffix: '%',
  slider: { min: 5, max: 36, step: 0.25 },
  format: formatPercent,
}

/** A rate of interest, in per cent a month. */
export const monthlyRate = percents(5)

/** A charge in per cent, or 0 where the field is empty. */
export const optionalPercent = {
  ...percents(50),
  parse: (text: string) => (text.trim() === '' ? 0 : typedPercent(text)),
}

/** The number of an instalment, or a count of instalments or months. */
export const monthNumber = {
  accepted: { min: 1, max: 360 },
  parse: (text: string) => (/^\s*\p{Nd}{1,3}\s*$/u.test(text) ? typedTenure(text) : Number.NaN),
  formatInput: String,
  messages: { tooLow: words.numberUnread, tooHigh: words.atMost('360'), unreadable: words.numberUnread },
}

/** A tenure, in months. */
export const tenure = {
  suffix: monthsUnit,
  slider: { min: 6, max: 360, step: 6 },
  accepted: { min: 1, max: 360 },
  parse: typedTenure,
  format: months,
  formatInput: String,
  messages: {
    tooLow: messages.tenureUnreadable,
    tooHigh: words.atMost(months(360)),
    unreadable: messages.tenureUnreadable,
  },
}
