import { audit } from '#audit/audit.ts'
import { ImportedOutcome, type ImportedRow, type OutcomeImport } from '#contract/handover-outcome.ts'
import * as messages from '#contract/messages.ts'
import { type JudgedOutcome, judgeOutcomes, type RecordedOutcome, recordOutcomes } from './outcomes.ts'

/**
 * Records some rows of a sheet, or says what recording them would do. A row that fails stops no other. Repeating it changes
 * nothing, so a sheet whose import was cut short is imported again.
 *
 * @returns what became of each row, in their order
 */
export async function importOutcomes(
  { rows, dry_run }: OutcomeImport,
  adminId: string,
  now: Date,
): Promise<ImportedRow[]> {
  const parsed = rows.map((row) => ImportedOutcome.safeParse(row))
  const judged = await judgeOutcomes(parsed.flatMap(({ data }) => data ?? []))
  const recorded: RecordedOutcome[] = dry_run ? judged : await record(judged, adminId, now)
  const rest = recorded.values()
  return parsed.map(({ error }) => {
    if (error) return { state: 'error', reason: error.issues[0]?.message }
    const { state, press } = rest.next().value as RecordedOutcome
    if (state === 'early') return { state: 'error', reason: messages.outcomeTooEarly }
    return { state: state === 'new' && !press ? 'unmatched' : state }
  })
}

/** 100 outcomes do not fit into one transaction, so their audit entry comes first: nothing is written without it. */
async function record(judged: JudgedOutcome[], adminId: string, now: Date): Promise<RecordedOutcome[]> {
  const added = judged.filter(({ state }) => state === 'new')
  if (added.length > 0) {
    const lenders = [...new Set(added.map(({ outcome }) => outcome.lender))]
    await audit({ by: adminId, action: 'outcomes-imported', lenders, count: added.length }, now)
  }
  return recordOutcomes(judged, now)
}
