const names = ['brand', 'type', 'purpose', 'amount', 'months'] as const

/**
 * The loan that a visitor chose on one page and another page starts with: the brand opened in the shop, the loan type
 * and purpose, the amount in rupees and the tenure in months. It is in the URL, not in the browser's storage.
 */
export type LoanChoices = Partial<Record<(typeof names)[number], string | number | undefined>>

/** The loan, in rupees and months, that pages show until a visitor chooses one. */
export const exampleLoan = { amount: 300_000, months: 36 } as const

/** The choices in the search part of a URL, unvalidated. */
export function choicesIn(search: string): LoanChoices {
  const params = new URLSearchParams(search)
  return Object.fromEntries(names.map((name) => [name, params.get(name) ?? undefined]))
}

/** Adds the choices, if any, to a path. */
export function withChoices(path: string, choices: LoanChoices): string {
  const params = new URLSearchParams()
  for (const name of names) if (choices[name]) params.set(name, String(choices[name]))
  // Safari before 17 and Chrome before 113 lack `params.size`.
  return params.toString() ? `${path}${path.includes('?') ? '&' : '?'}${params}` : path
}
