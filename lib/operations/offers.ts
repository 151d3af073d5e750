import type { CatalogueFile } from '#contract/catalogue/file.ts'
import { type ImportPlan, type PlannedRow, planImport } from '#contract/catalogue/plan.ts'
import { NewOffer } from '#contract/new-offer.ts'
import { OfferChange } from '#contract/offer-change.ts'
import { addOffer, updateOffer } from '#offers/save-offer.ts'
import { needsApproval } from '#offers/scheduled/approval.ts'
import { listOffers } from '#offers/store.ts'
import { HttpError } from '#runtime/errors.ts'

/** Who changes offers in the audit when a command does. */
const operator = { id: 'operator' }

/**
 * The rows of a file that another stage has exported: without its ids and versions, so that each adds an offer unless there
 * is the same one, and without the paths of its logos, which are not here.
 */
export const fromOtherStage = ({ rows, ignored }: CatalogueFile): CatalogueFile => ({
  ignored,
  rows: rows.map(({ cells: { id: _, version: __, logo, ...cells }, ...row }) => ({
    ...row,
    cells: { ...cells, ...(logo && !logo.startsWith('/') && { logo }) },
  })),
})

interface ImportOptions {
  /** Without it, nothing is changed. */
  isConfirmed: boolean
  now: () => Date
  print: (line: string) => void
}

/**
 * Prints what the rows of a file would change and, if confirmed, applies one row after the other. A row that fails is
 * printed with the reason, and the rest goes on. After a failure or an interruption, the same import goes on, because rows
 * that are applied count as the same. Returns how many rows were not applied and should have been.
 */
export async function importOffers(
  { rows, ignored }: CatalogueFile,
  { isConfirmed, now, print }: ImportOptions,
): Promise<number> {
  const plan = planImport(rows, await listOffers({ fresh: true }))
  for (const title of ignored) print(`The column ${title} names no field and is not read`)
  for (const line of describePlan(plan)) print(line)
  const unreadable = plan.rows.filter(({ state }) => state === 'unreadable').length
  const open = plan.rows.filter(isOpen)
  if (open.length === 0) return unreadable
  if (!isConfirmed) {
    print(`Nothing was changed. Add --yes to apply ${countRows(open.length)}`)
    return unreadable
  }
  let failed = 0
  for (const [index, row] of open.entries()) {
    const where = `${index + 1} of ${open.length}: row ${row.number}, ${row.name}`
    try {
      await apply(row, now())
      const done = row.state === 'new' ? 'added' : 'changed'
      print(`${where}: ${needsApproval() ? 'waits for an administrator’s approval' : done}`)
    } catch (error) {
      failed++
      print(`${where}: not applied. ${messageOf(error)}`)
    }
  }
  if (failed > 0) print(`${countRows(failed)} not applied. Run the command again once the causes are mended`)
  return unreadable + failed
}

type OpenRow = Extract<PlannedRow, { state: 'new' | 'changed' }>

const isOpen = (row: PlannedRow): row is OpenRow => row.state === 'new' || row.state === 'changed'

/** As the routes of the administrators do, in one transaction with the audit entry. */
async function apply({ state, form }: OpenRow, now: Date): Promise<void> {
  if (state === 'new') await addOffer(NewOffer.parse(form), operator, now)
  else await updateOffer(OfferChange.parse(form), operator, now)
}

const messageOf = (error: unknown) =>
  error instanceof HttpError || error instanceof Error ? error.message : String(error)

const countRows = (count: number) => (count === 1 ? '1 row' : `${count} rows`)

/** A plan as lines of text: each row that is not the same with its fields, and the counts at the end. */
export function describePlan({ rows, missing }: ImportPlan): string[] {
  const count = (state: PlannedRow['state']) => rows.filter((row) => row.state === state).length
  return [
    ...rows.flatMap(describeRow),
    ...missing.map(({ id, name }) => `Not in the file, stays as it is: ${name} (${id})`),
    `${count('new')} new, ${count('changed')} changed, ${count('same')} the same, ${count('unreadable')} unreadable, ${missing.length} not in the file`,
  ]
}

function describeRow(row: PlannedRow): string[] {
  const { number, name, notes, state } = row
  const details =
    state === 'unreadable'
      ? row.problems.map(({ column, message }) => (column ? `${column}: ${message}` : message))
      : state === 'same'
        ? []
        : row.changes.map(
            ({ column, from, to }) => `${column}: ${from ? `${from} → ` : ''}${to || '(empty)'}`,
          )
  if (state === 'same' && notes.length === 0) return []
  return [`Row ${number}, ${name}: ${state}`, ...[...details, ...notes].map((line) => `    ${line}`)]
}
