import * as z from 'zod/mini'
import { EligibilitySchema } from '#contract/eligibility.ts'
import * as messages from '#contract/messages.ts'
import type { Eligibility } from '#loans/eligibility.ts'
import { loanTypes, professions } from '#loans/loan-request.ts'
import { parseCount, parseRupees } from './typed-figure.ts'

/** The form's values. An empty text or list stands for a value that is missing in `Eligibility`. */
const FormValues = z.object({
  loanTypes: z.array(z.enum(loanTypes)),
  professions: z.array(z.enum(professions)),
  amountMin: z.string(),
  amountMax: z.string(),
  minMonthlyIncome: z.string(),
  ageMin: z.string(),
  ageMax: z.string(),
})
export type EligibilityFormValues = z.infer<typeof FormValues>

type NumberField = Exclude<keyof EligibilityFormValues, 'loanTypes' | 'professions'>

/** The form's field and message for the path of each number and range in the contract's schema. */
const places: Record<string, { field: NumberField; message: string }> = {
  'amount.min': { field: 'amountMin', message: messages.rupeesInvalid },
  'amount.max': { field: 'amountMax', message: messages.rupeesInvalid },
  amount: { field: 'amountMax', message: messages.maximumBelowMinimum },
  minMonthlyIncome: { field: 'minMonthlyIncome', message: messages.rupeesInvalid },
  'ageYears.min': { field: 'ageMin', message: messages.ageInvalid },
  'ageYears.max': { field: 'ageMax', message: messages.ageInvalid },
  ageYears: { field: 'ageMax', message: messages.maximumBelowMinimum },
}

/** Applies the contract's rules, with each message at its field. */
export const EligibilityForm = FormValues.check(({ value, issues }) => {
  for (const { path } of EligibilitySchema.safeParse(parseEligibility(value)).error?.issues ?? []) {
    const place = places[path.join('.')]
    if (place) issues.push({ code: 'custom', input: value, path: [place.field], message: place.message })
  }
})

export const eligibilityFormValues = ({
  loanTypes = [],
  professions = [],
  amount,
  minMonthlyIncome,
  ageYears,
}: Eligibility = {}): EligibilityFormValues => ({
  loanTypes,
  professions,
  amountMin: textOf(amount?.min),
  amountMax: textOf(amount?.max),
  minMonthlyIncome: textOf(minMonthlyIncome),
  ageMin: textOf(ageYears?.min),
  ageMax: textOf(ageYears?.max),
})

/** Leaves out empty fields. Text that is not a number becomes `NaN`, which every rule rejects. */
export function parseEligibility(values: EligibilityFormValues): Eligibility {
  const { loanTypes, professions } = values
  const minMonthlyIncome = unlessEmpty(values.minMonthlyIncome, parseRupees)
  const amount = rangeOf(values.amountMin, values.amountMax, parseRupees)
  const ageYears = rangeOf(values.ageMin, values.ageMax, parseCount)
  return {
    ...(loanTypes.length > 0 && { loanTypes }),
    ...(amount && { amount }),
    ...(minMonthlyIncome !== undefined && { minMonthlyIncome }),
    ...(professions.length > 0 && { professions }),
    ...(ageYears && { ageYears }),
  }
}

type Parse = (text: string) => number

function rangeOf(from: string, to: string, parse: Parse) {
  const [min, max] = [unlessEmpty(from, parse), unlessEmpty(to, parse)]
  if (min === undefined && max === undefined) return undefined
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

const textOf = (figure: number | undefined) => (figure === undefined ? '' : String(figure))

const unlessEmpty = (text: string, parse: Parse) => (text.trim() ? parse(text) : undefined)
