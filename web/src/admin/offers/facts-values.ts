import * as z from 'zod/mini'
import { describeQuarter } from '#contract/describe-certain-rate.ts'
import { factNames, lenderKindNames, nbfcClassNames, rateKindNames } from '#contract/describe-facts.ts'
import * as messages from '#contract/messages.ts'
import { type FactName, OfferFacts } from '#contract/offer-facts.ts'
import { FactsForm } from '#contract/offer-form.ts'
import { isDay } from '#loans/dates.ts'
import { parseCount, parseFigure, parsePercent } from './typed-figure.ts'

/**
 * A fact as typed. It is left out if everything but the unit is empty. Only charges use the unit and the month; only the
 * rates that people got use what follows them, up to the quarter, and have the mean as `value`; only lending together uses the last
 * two, and has the second lender as `value`.
 */
const FactInput = z.object({
  value: z.string(),
  unit: z.string(),
  from_month: z.string(),
  category: z.string(),
  lowest: z.string(),
  highest: z.string(),
  /** As `nameQuarter` names it. */
  quarter: z.string(),
  share: z.string(),
  blended_rate: z.string(),
  source: z.string(),
  verified_on: z.string(),
})
type FactInput = z.infer<typeof FactInput>

const FormValues = z.record(z.keyof(OfferFacts), FactInput)
export type FactsFormValues = z.infer<typeof FormValues>

/** The parts of a fact's value that have fields of their own. */
const ownFields = ['from_month', 'category', 'lowest', 'highest', 'quarter', 'share', 'blended_rate']

/** Applies the contract's rules, with each message at its field. */
export const FactsFormSchema = FormValues.check(({ value, issues }) => {
  for (const { path, message } of FactsForm.safeParse(parseFacts(value)).error?.issues ?? []) {
    const [name = '', part = 'value', inner] = path.map(String)
    const field = inner !== undefined && ownFields.includes(inner) ? inner : part
    const isContradicted = inner === 'amount' && contradictsUnit(value[name as FactName])
    issues.push({
      code: 'custom',
      input: value,
      path: [name, field],
      message: isContradicted ? messages.signContradictsUnit : message,
    })
  }
})

/** The choice that empties a fact's value. The fact is left out if its source and day are empty too. */
export const notGiven = 'Not given'

export const factChoices = {
  lender_kind: lenderKindNames,
  nbfc_class: nbfcClassNames,
  rate_kind: rateKindNames,
  insurance_required: { true: 'Yes', false: 'No' },
} as const

export const chargeUnitNames = { percent: 'Per cent', rupees: 'Rupees' } as const

const isFromList = (name: FactName): name is keyof typeof factChoices => name in factChoices
const isCharge = (name: FactName) => name === 'foreclosure_charge' || name === 'part_prepayment_charge'
const isCount = (name: FactName) => name === 'cooling_off_days' || name === 'disbursal_days'

export const factsFormValues = (facts: OfferFacts = {}) =>
  Object.fromEntries(factNames.map((name) => [name, inputOf(name, facts)])) as FactsFormValues

function inputOf(name: FactName, facts: OfferFacts): FactInput {
  const { value, source = '', verified_on = '' } = facts[name] ?? {}
  const charge = typeof value === 'object' && 'amount' in value ? value : undefined
  const rates = typeof value === 'object' && 'mean' in value ? value : undefined
  const lent = typeof value === 'object' && 'partner' in value ? value : undefined
  const written = typeof value === 'object' ? (charge?.amount ?? rates?.mean ?? lent?.partner) : value
  const choices: Record<string, string> = isFromList(name) ? factChoices[name] : {}
  return {
    value: written === undefined ? '' : (choices[String(written)] ?? String(written)),
    unit: chargeUnitNames[charge?.unit ?? 'percent'],
    from_month: charge?.from_month === undefined ? '' : String(charge.from_month),
    category: rates?.category ?? '',
    lowest: rates ? String(rates.lowest) : '',
    highest: rates ? String(rates.highest) : '',
    quarter: rates ? nameQuarter(rates.quarter) : notGiven,
    share: lent ? String(lent.share) : '',
    blended_rate: lent?.blended_rate === undefined ? '' : String(lent.blended_rate),
    source,
    verified_on,
  }
}

/** The facts as the API takes them. What cannot be read becomes `undefined` or `NaN`, which the contract's rules reject. */
export const parseFacts = (values: FactsFormValues): Partial<Record<FactName, unknown>> =>
  Object.fromEntries(
    factNames.flatMap((name) => {
      const { value, unit, from_month, source, verified_on } = values[name]
      const { category, lowest, highest, quarter, share, blended_rate } = values[name]
      const written = isFromList(name) && value === notGiven ? '' : value.trim()
      const chosen = quarter === notGiven ? '' : quarter
      const typed = [
        written,
        from_month,
        source,
        verified_on,
        category,
        lowest,
        highest,
        chosen,
        share,
        blended_rate,
      ]
      if (typed.every((text) => text.trim() === '')) return []
      const fact = {
        value: isCharge(name)
          ? parseCharge(written, unit, from_month)
          : name === 'contracted_rates'
            ? parseRates(values[name])
            : name === 'co_lending'
              ? parseCoLending(values[name])
              : parseValue(name, written),
        ...(source.trim() && { source }),
        ...(verified_on && { verified_on }),
      }
      return [[name, fact]]
    }),
  )

/** The same values without the days that are half typed. */
export const withWholeDays = (values: FactsFormValues) =>
  Object.fromEntries(
    Object.entries(values).map(([name, fact]) => [
      name,
      { ...fact, verified_on: isDay(fact.verified_on) ? fact.verified_on : '' },
    ]),
  ) as FactsFormValues

/** The facts that can be read so far. */
export const readableFacts = (values: FactsFormValues): OfferFacts =>
  OfferFacts.parse(
    Object.fromEntries(
      Object.entries(parseFacts(values)).filter(
        ([name, fact]) => OfferFacts.safeParse({ [name]: fact }).success,
      ),
    ),
  )

function parseValue(name: FactName, written: string) {
  if (name === 'insurance_required') return written ? written === factChoices[name].true : undefined
  if (isFromList(name)) return keyOf(factChoices[name], written)
  return isCount(name) ? parseCount(written) : written
}

const parseCharge = (written: string, unit: string, from_month: string) => ({
  amount: contradictsUnit({ value: written, unit }) ? Number.NaN : parseFigure(written).figure,
  unit: keyOf(chargeUnitNames, unit),
  ...(from_month.trim() && { from_month: parseCount(from_month) }),
})

const parseRates = ({ value, category, lowest, highest, quarter }: FactInput) => ({
  category: category.trim(),
  lowest: parsePercent(lowest),
  mean: parsePercent(value),
  highest: parsePercent(highest),
  quarter: quarterOf(quarter),
})

const parseCoLending = ({ value, share, blended_rate }: FactInput) => ({
  partner: value.trim(),
  share: parsePercent(share),
  ...(blended_rate.trim() && { blended_rate: parsePercent(blended_rate) }),
})

/** `July to September 2026`, as the form names a quarter. */
export const nameQuarter = (quarter: string) => `${describeQuarter(quarter)} ${quarter.slice(0, 4)}`

/** The quarter with this name; empty if there is none. */
function quarterOf(name: string): string {
  const year = name.slice(-4)
  return (
    quarterMonths.map((month) => `${year}-${month}`).find((quarter) => nameQuarter(quarter) === name) ?? ''
  )
}

const quarterMonths = ['01', '04', '07', '10']

/** Whether a charge has the sign of another unit than the one chosen, such as `₹99` per cent. */
function contradictsUnit({ value, unit }: Pick<FactInput, 'value' | 'unit'>) {
  const { sign } = parseFigure(value)
  return sign !== undefined && sign !== keyOf(chargeUnitNames, unit)
}

const keyOf = (choices: Record<string, string>, chosen: string) =>
  Object.keys(choices).find((key) => choices[key] === chosen)
