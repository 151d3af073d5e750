import { aprOfInstalment } from '#loans/apr.ts'
import { emi } from '#loans/emi.ts'
import { roundToPaisa } from '#loans/paise.ts'
import { groupDigits } from '#loans/rupees.ts'

/** What a generated statement says. A test may change facts before it writes the statement. */
export interface Facts {
  sanctioned: number
  months: number
  count: number
  emi: number
  ratePercent: number
  kind: 'Fixed' | 'Floating'
  benchmark: number
  spread: number
  /** `isThirdParty` marks a fee for a third party, `amount` includes any GST, `words` is what the statement says. */
  fees: { name: string; isThirdParty: boolean; amount: number; words: string }[]
  feesTotal: number
  apr: number | undefined
  totalInterest: number
  net: number
  total: number
  rows: Row[]
  /** Digits after the decimal point in the schedule. */
  decimals: 0 | 2
  penal: string
  foreclosure: string
  contact: string | undefined
  coolingOff: string
  notes: string[]
}

interface Row {
  opening: number
  principal: number
  interest: number
  instalment: number
}

/**
 * How the lender rounds the schedule. `shown`: computed unrounded, and written in whole rupees; `paise` and `rupees`:
 * each month is rounded to paise or to rupees; `up`: as `rupees`, with the EMI rounded up to a whole rupee.
 */
const roundings = ['shown', 'paise', 'rupees', 'up'] as const

export interface Choices {
  sanctioned: number
  ratePercent: number
  months: number
  kind: Facts['kind']
  rounding: (typeof roundings)[number]
  fees: Facts['fees']
  /** The rate that the instalment is computed with, if the lender rounds the monthly rate. `ratePercent` by default. */
  emiRatePercent?: number
  /** The rate that the interest of each month is computed with. `ratePercent` by default. */
  interestRatePercent?: number
}

export function randomChoices(random: () => number): Choices {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
  const sanctioned = (10 + Math.floor(random() * 2000)) * 1000
  const fees = [processingFee(sanctioned, pick([0, 1, 2, 3, 4]), pick([0.5, 1, 1.5, 2, 2.5, 3]))]
  if (random() < 0.6)
    fees.push({
      name: 'Insurance charges',
      isThirdParty: true,
      ...plain(Math.round(sanctioned * 0.007) + 100),
    })
  if (random() < 0.4)
    fees.push({ name: 'Valuation fees', isThirdParty: true, ...plain(pick([160, 500, 1770])) })
  if (random() < 0.4)
    fees.push({ name: 'Documentation charges', isThirdParty: false, ...plain(pick([250, 590.5, 3659])) })
  return {
    sanctioned,
    ratePercent: Math.round((8 + random() * 28) * 20) / 20,
    months: 6 + Math.floor(random() * 79),
    kind: pick(['Fixed', 'Fixed', 'Floating']),
    rounding: pick(roundings),
    fees,
  }
}

/** The amount in Indian grouping. By default it has two decimals if it is not in whole rupees, and otherwise none. */
export function grouped(amount: number, decimals = Number.isInteger(amount) ? 0 : 2): string {
  const [whole = '', fraction] = amount.toFixed(decimals).split('.')
  return groupDigits(Number(whole)) + (fraction === undefined ? '' : `.${fraction}`)
}

const plain = (amount: number) => ({ amount, words: `One-time ₹${grouped(amount)}` })

/**
 * A processing fee in one of five styles: an amount; a percentage and the amount; an amount that includes GST; an
 * amount plus an amount of GST; a percentage plus 18% GST.
 */
function processingFee(sanctioned: number, style: number, percent: number): Facts['fees'][number] {
  const before = roundToPaisa((sanctioned * percent) / 100)
  const gst = roundToPaisa(before * 0.18)
  const name = 'Processing fees'
  const withGst = roundToPaisa(before + gst)
  const written = [
    { amount: before, words: `One-time ${grouped(before)}` },
    { amount: before, words: `One-time ${percent}% (Rs. ${grouped(before)})` },
    { amount: withGst, words: `One-time Rs. ${grouped(withGst)} (inclusive of GST)` },
    { amount: withGst, words: `One-time ₹${grouped(before)} + GST ₹${grouped(gst)}` },
    { amount: withGst, words: `One-time ${percent}% of the loan amount plus 18% GST` },
  ]
  return { name, isThirdParty: false, ...(written[style] ?? { amount: before, words: '' }) }
}

/** The facts of a statement whose figures all agree. */
export function trueFacts(choices: Choices): Facts {
  const { sanctioned, ratePercent, months, kind, rounding, fees } = choices
  const { emiRatePercent = ratePercent, interestRatePercent = ratePercent } = choices
  const loan = { principal: sanctioned, annualRatePercent: emiRatePercent, tenureMonths: months }
  const exact = emi(loan)
  const instalment =
    rounding === 'up' ? Math.ceil(exact) : rounding === 'rupees' ? Math.round(exact) : roundToPaisa(exact)
  const rows = schedule(
    sanctioned,
    interestRatePercent,
    months,
    rounding,
    rounding === 'shown' ? exact : instalment,
  )
  const feesTotal = roundToPaisa(fees.reduce((sum, { amount }) => sum + amount, 0))
  const scheduled = rounding === 'shown' ? exact * months : rows.reduce((sum, row) => sum + row.instalment, 0)
  const interest = Math.round(scheduled - sanctioned)
  const benchmark = Math.round((ratePercent - 2.5) * 100) / 100
  return {
    sanctioned,
    months,
    count: months,
    emi: instalment,
    ratePercent,
    kind,
    benchmark,
    spread: Math.round((ratePercent - benchmark) * 100) / 100,
    fees,
    feesTotal,
    apr: Math.round((aprOfInstalment(exact, loan, feesTotal) ?? 0) * 100) / 100,
    totalInterest: interest,
    net: roundToPaisa(sanctioned - feesTotal),
    total: sanctioned + interest,
    rows,
    decimals: rounding === 'paise' ? 2 : 0,
    penal: '2% a month on the overdue instalment, as penal charges',
    foreclosure: kind === 'Floating' ? 'Nil' : '3% of the outstanding principal',
    contact: '1800 000 0000, nodal@lender.example',
    coolingOff: '3 days',
    notes: [],
  }
}

/**
 * The loan of annex C of RBI/2024-25/18 without its fees. Its schedule is computed unrounded and written in whole
 * rupees.
 */
export const annexLoan = trueFacts({
  sanctioned: 20_000,
  ratePercent: 15,
  months: 24,
  kind: 'Fixed',
  rounding: 'shown',
  fees: [],
})

function schedule(
  sanctioned: number,
  ratePercent: number,
  months: number,
  rounding: Choices['rounding'],
  instalment: number,
) {
  const unit = rounding === 'shown' ? 0 : rounding === 'paise' ? 100 : 1
  const round = (amount: number) => (unit === 0 ? amount : Math.round(amount * unit) / unit)
  let opening = sanctioned
  const rows = Array.from({ length: months }, (_, index): Row => {
    const interest = round((opening * ratePercent) / 1200)
    const principal = index === months - 1 ? opening : round(instalment - interest)
    const row = { opening, principal, interest, instalment: round(principal + interest) }
    opening = round(opening - principal)
    return row
  })
  if (rounding !== 'shown') return rows
  const shown = (row: Row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Math.round(value)]))
  return rows.map((row) => shown(row) as unknown as Row)
}
