import { loanPurposes } from '#contract/enums.ts'
import { linkName } from '#contract/link-name.ts'
import { type LoanType, loanTypes } from '#loans/loan-request.ts'
import { paths } from '../paths.ts'

const names = ['brand', 'type', 'purpose', 'amount', 'months'] as const

/**
 * The loan that a visitor chose on one page and another page starts with: the brand opened in the shop, the loan type
 * and purpose, the amount in rupees and the tenure in months. It is in the URL, not in the browser's storage.
 */
export type LoanChoices = Partial<Record<(typeof names)[number], string | number | undefined>>

/** The loan, in rupees and months, that pages show until a visitor chooses one. */
export const exampleLoan = { amount: 300_000, months: 36 } as const

/** The page about a loan type: `/loans/gold-loan`. */
export const loanTypePath = (type: LoanType) => `${paths.loans}/${linkName(type)}`

/** The option that a link names, whichever way its spaces were written and read since. */
export const optionInLink = <Option extends string>(options: readonly Option[], text: string | null) =>
  text === null ? undefined : options.find((option) => linkName(option) === linkName(text))

/** The choices in the search part of a URL. Brand, amount and months are not validated. */
export function choicesIn(search: string): LoanChoices {
  const params = new URLSearchParams(search)
  return {
    ...Object.fromEntries(names.map((name) => [name, params.get(name) ?? undefined])),
    type: optionInLink(loanTypes, params.get('type')),
    purpose: optionInLink(loanPurposes, params.get('purpose')),
  }
}

/** The loan type among them, if it is one. */
export const chosenType = (search: string): LoanType | undefined =>
  loanTypes.find((type) => type === choicesIn(search).type)

/** Adds the choices, if any, to a path. */
export function withChoices(path: string, choices: LoanChoices): string {
  const params = new URLSearchParams()
  for (const name of names) {
    const text = String(choices[name] ?? '')
    if (text) params.set(name, name === 'type' || name === 'purpose' ? linkName(text) : text)
  }
  // Safari before 17 and Chrome before 113 lack `params.size`.
  return params.toString() ? `${path}${path.includes('?') ? '&' : '?'}${params}` : path
}
