import { typedAmount, typedPercent, typedTenure } from '#loans/typed-figure.ts'
import { correctStatement } from '#statements/correct.ts'
import { totalFees } from '#statements/judge/total-fees.ts'
import { type FigureValues, figureOf, type Statement } from '#statements/statement.ts'
import * as words from '#words/kfs-result.ts'
import { groupedText } from '../../ui/format.ts'

export const typedFigures = [
  { name: 'sanctionedAmount', unit: 'rupees' },
  { name: 'termMonths', unit: 'months' },
  { name: 'ratePercent', unit: 'percent' },
  { name: 'instalmentAmount', unit: 'rupees' },
  { name: 'fees', unit: 'rupees' },
  { name: 'apr', unit: 'percent' },
  { name: 'netDisbursed', unit: 'rupees' },
  { name: 'totalToPay', unit: 'rupees' },
] as const

/** Further figures of a statement that was read, which can be corrected like the others. */
const furtherFigures = [
  { name: 'instalmentCount', unit: 'count' },
  { name: 'totalInterest', unit: 'rupees' },
  { name: 'benchmarkPercent', unit: 'percent' },
  { name: 'spreadPercent', unit: 'percent' },
  { name: 'feesTotal', unit: 'rupees' },
  { name: 'feesToLender', unit: 'rupees' },
  { name: 'feesToThirdParties', unit: 'rupees' },
] as const
type Field = (typeof typedFigures | typeof furtherFigures)[number]
export type TypedName = Field['name']
export type Unit = Field['unit']
export type Typed = Partial<Record<TypedName, string>>

function wholeNumber(text: string): number {
  const value = typedAmount(text)
  return Number.isInteger(value) ? value : Number.NaN
}

export const unitOf = (name: TypedName): Unit =>
  [...typedFigures, ...furtherFigures].find((figure) => figure.name === name)?.unit ?? 'rupees'

const units = {
  rupees: { parse: typedAmount, min: 0, max: 1e12 - 1, message: words.enterAmount },
  months: { parse: typedTenure, min: 1, max: 600, message: words.enterMonths },
  percent: { parse: typedPercent, min: 0, max: 200, message: words.enterPercent },
  count: { parse: wholeNumber, min: 1, max: 1_200, message: words.enterCount },
}

/** The figure in a typed text; `NaN` if there is none, or if it is out of range. */
export function parse(text: string, unit: Unit): number {
  const { min, max } = units[unit]
  const value = units[unit].parse(text)
  return value >= min && value <= max ? value : Number.NaN
}

const maxLength = 30

/** An amount as people write it, and any other figure as it is. */
export const grouped = (text: string, unit: Unit) => (unit === 'rupees' ? groupedText(text) : text)

/**
 * Reads the typed figures from URL parameters, whose values may be any text. A value of more than `maxLength`
 * characters is cut off and ends with “…”, so that it is not accepted as a figure.
 */
export function readTyped(text: string): Typed {
  const params = new URLSearchParams(text)
  const given = typedFigures.map(({ name, unit }) => {
    const text = grouped(params.get(name) ?? '', unit)
    return [name, text.length > maxLength ? `${text.slice(0, maxLength)}…` : text]
  })
  return Object.fromEntries(given.filter(([, text]) => text))
}

/** The fragment of an address with the typed figures, including the `#`. Text that `parse` rejects is left out. */
export function writeTyped(typed: Typed): string {
  const params = new URLSearchParams({ way: 'figures' })
  for (const { name, unit } of typedFigures) {
    const value = parse(typed[name] ?? '', unit)
    if (!Number.isNaN(value)) params.set(name, String(value))
  }
  return `#${params}`
}

/**
 * The statement with the typed figures in place of those that were read, and the errors of typed figures. An emptied field
 * means that the statement does not have the figure.
 */
export function applyTyped(statement: Statement, typed: Typed): { corrected: Statement; errors: Typed } {
  const figures: Partial<FigureValues> = {}
  const errors: Typed = {}
  let fees: number | 'missing' | undefined
  for (const { name, unit } of [...typedFigures, ...furtherFigures]) {
    const text = typed[name]?.trim()
    if (text === undefined || (text === '' && readFigure(statement, name) === '')) continue
    const value = text === '' ? undefined : parse(text, unit)
    if (value !== undefined && !(value >= (name === 'sanctionedAmount' ? 1 : 0)))
      errors[name] = units[unit].message
    else if (name === 'fees') fees = value ?? 'missing'
    else figures[name] = value
    // A corrected term also corrects the number of instalments, unless another one was read.
    if (name === 'termMonths' && figures.termMonths !== undefined && !hasOwnCount(statement))
      figures.instalmentCount = figures.termMonths
  }
  const corrected = correctStatement(statement, figures, fees)
  const principal = figureOf(corrected.figures.sanctionedAmount)
  if (typeof fees === 'number' && principal !== undefined && fees >= principal)
    errors.fees = words.feesTooHigh
  return { corrected, errors }
}

/** True if the statement has a number of instalments that is not the number of its months. */
function hasOwnCount({ figures }: Statement): boolean {
  const count = figureOf(figures.instalmentCount)
  return count !== undefined && count !== figureOf(figures.termMonths)
}

/** The text of a figure's field before anybody types in it: the figure that was read, or empty if none was. */
export function readFigure(statement: Statement, name: TypedName): string {
  const value = name === 'fees' ? totalFees(statement)?.withGst : figureOf(statement.figures[name])
  return value === undefined ? '' : grouped(String(value), unitOf(name))
}
