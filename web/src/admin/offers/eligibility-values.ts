import * as z from 'zod/mini'
import { EligibilitySchema } from '#contract/eligibility.ts'
import { messages } from '#contract/messages.ts'
import type { Eligibility } from '#loans/eligibility.ts'
import { loanTypes, professions } from '#loans/loan-request.ts'

/** Whom an offer is for, as it stands in the form: an empty text is an open end, an empty list holds nobody back. */
const Typed = z.object({
  loanTypes: z.array(z.enum(loanTypes)),
  professions: z.array(z.enum(professions)),
  amountMin: z.string(),
  amountMax: z.string(),
  minMonthlyIncome: z.string(),
  ageMin: z.string(),
  ageMax: z.string(),
})
export type EligibilityTyped = z.infer<typeof Typed>

type NumberField = Exclude<keyof EligibilityTyped, 'loanTypes' | 'professions'>

/** Where the contract's complaint about a part belongs, and how the form says it. */
const places: Record<string, { field: NumberField; message: string }> = {
  'amount.min': { field: 'amountMin', message: messages.rupeesInvalid },
  'amount.max': { field: 'amountMax', message: messages.rupeesInvalid },
  amount: { field: 'amountMax', message: messages.maximumBelowMinimum },
  minMonthlyIncome: { field: 'minMonthlyIncome', message: messages.rupeesInvalid },
  'ageYears.min': { field: 'ageMin', message: messages.ageInvalid },
  'ageYears.max': { field: 'ageMax', message: messages.ageInvalid },
  ageYears: { field: 'ageMax', message: messages.maximumBelowMinimum },
}

/** The contract's own rules, each said beside the field that it is about. */
export const EligibilityForm = Typed.check(({ value, issues }) => {
  for (const { path } of EligibilitySchema.safeParse(eligibilityOf(value)).error?.issues ?? []) {
    const place = places[path.join('.')]
    if (place) issues.push({ code: 'custom', input: value, path: [place.field], message: place.message })
  }
})

export const typedOf = ({
  loanTypes = [],
  professions = [],
  amount,
  minMonthlyIncome,
  ageYears,
}: Eligibility = {}): EligibilityTyped => ({
  loanTypes,
  professions,
  amountMin: textOf(amount?.min),
  amountMax: textOf(amount?.max),
  minMonthlyIncome: textOf(minMonthlyIncome),
  ageMin: textOf(ageYears?.min),
  ageMax: textOf(ageYears?.max),
})

/** What was typed, without the parts that were left empty. What is no number is `NaN`, which no rule accepts. */
export function eligibilityOf(typed: EligibilityTyped): Eligibility {
  const { loanTypes, professions } = typed
  const minMonthlyIncome = numberOf(typed.minMonthlyIncome)
  const amount = spanOf(typed.amountMin, typed.amountMax)
  const ageYears = spanOf(typed.ageMin, typed.ageMax)
  return {
    ...(loanTypes.length > 0 && { loanTypes }),
    ...(amount && { amount }),
    ...(minMonthlyIncome !== undefined && { minMonthlyIncome }),
    ...(professions.length > 0 && { professions }),
    ...(ageYears && { ageYears }),
  }
}

function spanOf(from: string, to: string) {
  const [min, max] = [numberOf(from), numberOf(to)]
  if (min === undefined && max === undefined) return undefined
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

const textOf = (amount: number | undefined) => (amount === undefined ? '' : String(amount))

/** `₹2,50,000` as well as `250000`. */
function numberOf(text: string): number | undefined {
  const digits = text.replaceAll(/[₹,\s]/g, '')
  if (digits === '') return undefined
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}
