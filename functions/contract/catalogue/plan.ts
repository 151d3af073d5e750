import { contradictedTerm } from '#loans/terms/contradiction.ts'
import type { TermName } from '#loans/terms/parse-result.ts'
import { describeContradiction } from '../describe-contradiction.ts'
import { EligibilitySchema } from '../eligibility.ts'
import * as messages from '../messages.ts'
import { NewOffer } from '../new-offer.ts'
import type { StoredOffer } from '../offer.ts'
import { OfferChange } from '../offer-change.ts'
import { isSecureAddress } from '../offer-link.ts'
import { whyUnpriced } from '../price-check.ts'
import { TermsForm } from '../terms-form.ts'
import { type Cells, type Column, canonicalCell, cellsOf, columns, jsonColumns } from './cells.ts'
import type { FileRow } from './file.ts'

/** A field that a row would change, as the cells of the file show it. */
export interface FieldChange {
  column: Column
  from: string
  to: string
}

/** Why a row cannot be applied, and the column that is wrong, if it is one. */
interface RowProblem {
  column?: Column
  message: string
}

interface AnyRow {
  /** The row's number in the file. */
  number: number
  /** The lender, or what else names the offer. */
  name: string
  /** What the administrator should know: sentences. */
  notes: string[]
}

/** What applying a row would do. `form` has the texts of the form that adds or changes the offer. */
export type PlannedRow = AnyRow &
  (
    | { state: 'same'; id: string }
    | ({ state: 'new' } & OpenRow)
    | ({ state: 'changed'; id: string } & OpenRow)
    | { state: 'unreadable'; problems: RowProblem[] }
  )

interface OpenRow {
  changes: FieldChange[]
  form: OfferTexts
  /** Borrowers will see no cost of the offer. The notes say why. */
  isUnpriced: boolean
}

type OfferTexts = Record<string, string>

export interface ImportPlan {
  rows: PlannedRow[]
  /** Offers that the file does not have. An import leaves them as they are. */
  missing: { id: string; name: string }[]
}

const termNames: readonly TermName[] = ['loanAmount', 'interestRate', 'processingFee', 'tenure']
const required: readonly Column[] = ['lender', ...termNames, 'link', 'status']

/**
 * Compares the rows of a file with all offers, hidden ones too. A row without an id that an offer already has is the same,
 * so the rows of an import that stopped half-way can be planned and applied again.
 */
export function planImport(file: readonly FileRow[], offers: readonly StoredOffer[]): ImportPlan {
  const stored = offers.map((offer) => ({ offer, cells: cellsOf(offer) }))
  const seen = new Map<string, number>()
  const rows = file.map((row): PlannedRow => {
    const key = keyOf(row)
    const earlier = seen.get(key)
    if (earlier === undefined) seen.set(key, row.number)
    const name = row.cells.lender?.trim() || row.cells.description?.trim() || row.cells.link?.trim() || ''
    const about = { number: row.number, name, notes: [] }
    const refuse = (message: string, column?: Column): PlannedRow => ({
      ...about,
      state: 'unreadable',
      problems: [{ message, ...(column && { column }) }],
    })
    if (row.problem) return refuse(row.problem)
    if (earlier !== undefined) return refuse(`Row ${earlier} has the same offer`)
    const id = row.cells.id?.trim() ?? ''
    if (id === '') return planNew(about, row.cells, stored)
    const found = stored.find(({ offer }) => offer.id === id)
    if (!found)
      return refuse('No offer has this id. To add the offer as a new one, leave the cell empty', 'id')
    return planChange({ ...about, name: name || found.offer.lender }, row.cells, found)
  })
  const named = new Set(rows.flatMap((row) => ('id' in row ? [row.id] : [])))
  for (const { cells } of file) named.add(cells.id?.trim() ?? '')
  const missing = offers.filter(({ id }) => !named.has(id)).map(({ id, lender }) => ({ id, name: lender }))
  return { rows, missing }
}

interface Stored {
  offer: StoredOffer
  cells: Record<Column, string>
}

/** Equal for two rows about the same offer. */
const keyOf = ({ cells, number, problem }: FileRow): string =>
  problem ? `row ${number}` : cells.id?.trim() || JSON.stringify(fieldsOf(cells))

/** The columns that a row has, besides the id and the version, each with its cell as it is compared. */
const fieldsOf = (cells: Cells): [Column, string][] =>
  columns.flatMap((column): [Column, string][] => {
    const cell = cells[column]
    return cell === undefined || column === 'id' || column === 'version'
      ? []
      : [[column, canonicalCell(column, cell)]]
  })

/** Whether an offer has the value of a cell already. The picture at an address becomes a file of this site. */
const hasCell = (stored: Stored['cells'], column: Column, cell: string) =>
  canonicalCell(column, stored[column]) === cell ||
  (column === 'logo' && stored.logo !== '' && isSecureAddress(cell))

function planNew(about: AnyRow, cells: Cells, stored: Stored[]): PlannedRow {
  const given = fieldsOf(cells).filter(([column, cell]) => cell !== '' && cells[column]?.trim())
  const same = stored.find((one) => given.every(([column, cell]) => hasCell(one.cells, column, cell)))
  if (same) return { ...about, state: 'same', id: same.offer.id }
  const form = formTexts(Object.fromEntries(given))
  const problems = [
    ...problemsIn(NewOffer.safeParse(form)),
    ...logoProblems(form),
    ...contradictions(form, form),
  ]
  if (problems.length > 0) return { ...about, state: 'unreadable', problems }
  const unpriced = whyUnpriced(toOffer(form, form))
  const isSimilar = ({ offer }: Stored) => offer.lender === form.lender && offer.link === form.link
  return {
    ...about,
    state: 'new',
    changes: given.map(([column, to]) => ({ column, from: '', to })),
    form,
    isUnpriced: unpriced.length > 0,
    notes: [
      ...unpriced,
      ...(stored.some(isSimilar) ? ['The catalogue has an offer of this lender with this link already'] : []),
    ],
  }
}

function planChange(about: AnyRow, row: Cells, { offer, cells: stored }: Stored): PlannedRow {
  const changes = fieldsOf(row).flatMap(([column, to]) =>
    hasCell(stored, column, to) ? [] : [{ column, from: stored[column], to }],
  )
  const isLogoKept =
    !changes.some(({ column }) => column === 'logo') && isSecureAddress(row.logo?.trim() ?? '')
  const notes = isLogoKept ? ['The offer keeps its logo, which can be changed in its form'] : []
  if (changes.length === 0) return { ...about, state: 'same', id: offer.id, notes }

  const texts: OfferTexts = Object.fromEntries(changes.map(({ column, to }) => [column, to]))
  // The figures in the file count as confirmed from the texts beside them, also from one that has changed.
  const terms = canonicalCell('terms', row.terms ?? '')
  if (terms !== '' && termNames.some((term) => texts[term] !== undefined)) texts.terms = terms
  const form: OfferTexts = { id: offer.id, version: stored.version, ...formTexts(texts) }
  const next = { ...stored, ...texts }
  const problems = [
    ...newerVersion(row.version, offer),
    ...changes.filter(({ column, to }) => to === '' && required.includes(column)).map(isEmpty),
    ...problemsIn(OfferChange.safeParse(form)),
    ...logoProblems(texts),
    ...contradictions(texts, next),
  ]
  if (problems.length > 0) return { ...about, state: 'unreadable', problems }
  const unpriced = whyUnpriced(toOffer(next, texts.terms === undefined ? stored : next))
  return {
    ...about,
    state: 'changed',
    id: offer.id,
    changes,
    form,
    isUnpriced: unpriced.length > 0,
    notes: [...notes, ...unpriced],
  }
}

const isEmpty = ({ column }: { column: Column }): RowProblem => ({ column, message: mustBeFilled })
const mustBeFilled = 'This must not be empty'

function newerVersion(cell = '', { version }: StoredOffer): RowProblem[] {
  if (cell.trim() === '' || cell.trim() === String(version)) return []
  const message = `Somebody has changed the offer since this file was exported: it has version ${version}. Export it again, or leave this cell empty to change the offer all the same`
  return [{ column: 'version', message }]
}

/** What the API would say about a form. */
function problemsIn({
  error,
}: {
  error?: { issues: { path: PropertyKey[]; message: string }[] }
}): RowProblem[] {
  return (error?.issues ?? []).map(({ path: [field], message }) => {
    const column = columns.find((name) => name === field)
    const text = message === messages.requiredFieldsMissing ? mustBeFilled : message
    return { message: text, ...(column && { column }) }
  })
}

function logoProblems({ logo = '' }: OfferTexts): RowProblem[] {
  return logo === '' || isSecureAddress(logo)
    ? []
    : [
        {
          column: 'logo',
          message: 'Write an https address, from which the picture is copied, or leave the cell empty',
        },
      ]
}

/** Whether the figures of a row contradict the texts that its offer has then. */
function contradictions({ terms = '' }: OfferTexts, texts: OfferTexts): RowProblem[] {
  const { data } = TermsForm.safeParse(parsed(terms))
  const found = data && contradictedTerm(textsOf(texts), data)
  return found ? [{ column: 'terms', message: `${found.term}: ${describeContradiction(found)}` }] : []
}

const textsOf = (cells: OfferTexts): Record<TermName, string> => ({
  loanAmount: cells.loanAmount ?? '',
  interestRate: cells.interestRate ?? '',
  processingFee: cells.processingFee ?? '',
  tenure: cells.tenure ?? '',
})

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/**
 * As much of an offer as its price needs.
 *
 * @param confirmed has the texts from which the figures are confirmed
 */
function toOffer(cells: OfferTexts, confirmed: OfferTexts): Parameters<typeof whyUnpriced>[0] {
  const { otherCharges, repayment, ...terms } = TermsForm.safeParse(parsed(cells.terms ?? '')).data ?? {}
  const figures = Object.entries(terms).map(([term, value]) => [
    term,
    { ...value, confirmed: { text: textsOf(confirmed)[term as TermName], at: '' } },
  ])
  const { data: eligibility } = EligibilitySchema.safeParse(parsed(cells.eligibility ?? ''))
  return {
    ...textsOf(cells),
    terms: { ...Object.fromEntries(figures), otherCharges, repayment },
    eligibility,
  }
}

/** Cells as the texts of a form, which removes an empty logo with a field of its own and replaces JSON as a whole. */
function formTexts({ logo, ...cells }: OfferTexts): OfferTexts {
  const textOf = (column: string, cell: string) => {
    if (column === 'recommended') return { yes: 'true', no: 'false' }[cell] ?? cell
    const isJson = jsonColumns.some((name) => name === column)
    return cell === '' && isJson ? (column === 'documents' ? '[]' : '{}') : cell
  }
  const texts = Object.entries(cells).map(([column, cell]) => [column, textOf(column, cell)])
  return { ...Object.fromEntries(texts), ...(logo && { logo }), ...(logo === '' && { removeLogo: 'true' }) }
}
