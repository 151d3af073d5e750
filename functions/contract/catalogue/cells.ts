import { isConfirmed } from '#loans/terms/confirmed-terms.ts'
import type { TermName } from '#loans/terms/parse-result.ts'
import type { StoredOffer } from '../offer.ts'
import { isRecommended, tidy } from '../offer-form.ts'
import { normalizeLink } from '../offer-link.ts'

/** The columns of the catalogue's file: the fields of an offer's form, by its names, after the offer's id and version. */
export const columns = [
  'id',
  'version',
  'lender',
  'description',
  'loanAmount',
  'interestRate',
  'processingFee',
  'tenure',
  'link',
  'status',
  'recommended',
  'recommended_for',
  'facts_asked_on',
  'paused_until',
  'logo',
  'documents',
  'eligibility',
  'facts',
  'terms',
] as const
export type Column = (typeof columns)[number]

/** These have JSON text in a sheet, and the value itself in a JSON file. */
export const jsonColumns: readonly Column[] = ['documents', 'eligibility', 'facts', 'terms']

/** A row of the file. A column that the file does not have is absent; an empty cell is `''`. */
export type Cells = { [Name in Column]?: string }

/** An offer as a row of the file, with every column. */
export const cellsOf = (offer: StoredOffer): Record<Column, string> => ({
  id: offer.id,
  version: String(offer.version),
  lender: offer.lender,
  description: offer.description,
  loanAmount: offer.loanAmount,
  interestRate: offer.interestRate,
  processingFee: offer.processingFee,
  tenure: offer.tenure,
  link: offer.link,
  status: offer.status,
  recommended: isRecommended(offer.recommended) ? 'yes' : 'no',
  recommended_for: offer.recommended_for ?? '',
  facts_asked_on: offer.facts_asked_on ?? '',
  paused_until: offer.paused_until ?? '',
  logo: offer.logo,
  documents: jsonCell(offer.documents),
  eligibility: jsonCell(offer.eligibility),
  facts: jsonCell(offer.facts),
  terms: jsonCell(termsOf(offer)),
})

/** The confirmed terms without who confirmed them and when. Leaves out figures whose text has changed since. */
function termsOf(offer: StoredOffer): object {
  const { otherCharges, repayment, ...terms } = offer.terms ?? {}
  const used = (Object.entries(terms) as [TermName, StoredTerm | undefined][]).flatMap(([name, term]) => {
    if (!term || !isConfirmed(offer, name)) return []
    const { confirmed: _, ...figures } = term
    return [[name, figures]]
  })
  return {
    ...Object.fromEntries(used),
    ...(otherCharges && { otherCharges }),
    ...(repayment && { repayment }),
  }
}

type StoredTerm = NonNullable<NonNullable<StoredOffer['terms']>[TermName]>

/** JSON with sorted keys, so that the same value has the same text; empty for an empty object or list. */
function jsonCell(value: unknown): string {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return ''
  return JSON.stringify(value, (_, part) => (isRecord(part) ? sorted(part) : part))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sorted = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))

/**
 * A cell in the form in which cells are compared. Spreadsheets change how a cell is written, such as `shown` to `Shown`, and
 * forms tidy what they get; neither counts as a change. A cell that can't be read stays as it is.
 */
export function canonicalCell(column: Column, cell: string): string {
  const text = tidy(cell)
  if (jsonColumns.includes(column)) {
    try {
      return text === '' ? '' : jsonCell(JSON.parse(text))
    } catch {
      return text
    }
  }
  if (column === 'link') return normalizeLink(text) ?? text
  if (column === 'status') return text.toLowerCase()
  if (column !== 'recommended') return text
  const word = text.toLowerCase()
  return { '': 'no', '0': 'no', false: 'no', '1': 'yes', true: 'yes' }[word] ?? word
}
