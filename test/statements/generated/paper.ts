import { groupDigits } from '#loans/rupees.ts'

/** What a statement says, entry by entry, in its own words. A layout decides where each of them stands. */
export interface Paper {
  /** How the statement was made, so that a failed test names it. */
  made: string[]
  digital: boolean
  loanType: string
  amount: string
  term: string
  /** Type, number and amount of the instalments, and when the first one is due. */
  instalments: [type: string, count: string, amount: string, commencement: string]
  rate: string
  kind: 'Fixed' | 'Floating'
  /** RBI's eight columns: benchmark, its rate, spread, final rate, reset (B and S), EPI and number of EPIs. */
  floating: string[]
  fees: PaperFee[]
  apr: string
  penal: string
  foreclosure: string
  switching: string
  coolingOff: string | undefined
  serviceProvider: string
  /** Annex B; without it, a statement has no totals. */
  totals: Totals | undefined
  /** The rows of annex C, cell by cell. */
  schedule: string[][]
  notes: string[]
  /** The figures behind the words, for those who change them. */
  figures: PaperFigures
}

export interface PaperFee {
  name: string
  isThirdParty: boolean
  /** The cells beside the name: frequency and amount. */
  words: string
}

export interface Totals {
  interest: string
  fees: string
  feesToLender: string
  feesToThirdParties: string
  net: string
  total: string
  apr: string
}

export interface PaperFigures {
  principal: number
  ratePercent: number
  /** Instalments a year. */
  perYear: number
  count: number
  instalment: number
  fees: { name: string; amount: number; gst: number }[]
  feesTotal: number
  interest: number
  rows: PaperRow[]
  decimals: 0 | 2
}

export interface PaperRow {
  opening: number
  principal: number
  interest: number
  instalment: number
}

export type Random = () => number
export const pick = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)] as T

/** The amount in Indian grouping, with paise if it has any. */
export function rupees(amount: number, decimals = Number.isInteger(amount) ? 0 : 2): string {
  const [whole = '', fraction] = amount.toFixed(decimals).split('.')
  return groupDigits(Number(whole)) + (fraction === undefined ? '' : `.${fraction}`)
}

export const toPaisa = (amount: number) => Math.round(amount * 100) / 100
export const percent = (rate: number, decimals = 2) => `${rate.toFixed(decimals)}%`

/** The level instalment, by the formula of any textbook. */
export const level = (principal: number, rate: number, count: number) =>
  rate === 0 ? principal / count : (principal * rate) / (1 - (1 + rate) ** -count)

/**
 * The rate of a period at which the payments are worth `paidOut`, by bisection.
 *
 * @param payments the amount of each, and when, in periods
 */
export function internalRate(paidOut: number, payments: { amount: number; at: number }[]): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2
    const worth = payments.reduce((sum, { amount, at }) => sum + amount / (1 + middle) ** at, 0)
    if (worth > paidOut) low = middle
    else high = middle
  }
  return (low + high) / 2
}

export const levelPayments = (amount: number, count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => ({ amount, at: first + index }))

/** The APR in per cent: the rate of a period times the periods of a year. */
export const aprOf = ({ principal, instalment, count, perYear }: PaperFigures, fees: number) =>
  100 * perYear * internalRate(principal - fees, levelPayments(instalment, count))
