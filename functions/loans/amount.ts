import { roundToPaisa } from './paise.ts'

/**
 * A thousand, a lakh and a crore, with the names that borrowers type (`typed-figure.ts`), lenders word (`terms/tokenizer.ts`) or
 * statements print (`kfs/text.ts`).
 */
export const multiples = {
  k: { rupees: 1_000, names: ['k', 'thousand', 'हज़ार', 'हजार', 'hazar', 'hazaar'] },
  l: { rupees: 100_000, names: ['l', 'lac', 'lacs', 'lakh', 'lakhs', 'लाख'] },
  c: { rupees: 10_000_000, names: ['cr', 'crs', 'crore', 'crores', 'करोड़', 'करोड'] },
}

/**
 * Rupees from a figure and the name of its multiple, if it has one: `1,50,000.75`; `1.5` and `lakh`. `NaN` for an unknown name.
 * A multiple is rounded to the paisa, because 1.15 × 1,00,000 is 114999.99999999999.
 */
export function amountOf(figure: string, name = ''): number {
  const value = Number(figure.replaceAll(',', ''))
  if (name === '') return value
  const multiple = Object.values(multiples).find(({ names }) => names.includes(name))
  return multiple ? roundToPaisa(value * multiple.rupees) : Number.NaN
}
