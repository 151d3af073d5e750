import { decodeSheet, readSheet, UnreadableFile, writeSheet } from '#contract/catalogue/sheet.ts'
import {
  ImportedOutcome,
  type OutcomeKind,
  outcomeKinds,
  type StoredOutcome,
} from '#contract/handover-outcome.ts'
import { lenderId } from '#contract/lender.ts'

/** The titles of a sheet of outcomes. */
const columns = ['lender', 'event_id', 'handover', 'kind', 'at', 'amount', 'reason_class'] as const
type Column = (typeof columns)[number]

/** A row of a sheet. */
export interface SheetRow {
  /** Its number in the spreadsheet, whose first row has the titles. */
  number: number
  /** Its cells, as they are shown. */
  cells: Readonly<Record<Column, string>>
  /** What is sent. */
  outcome: Record<string, unknown>
  /** Why it cannot be read, in a sentence. */
  problem?: string
}

/**
 * Reads a sheet of outcomes, as a file or as pasted text.
 *
 * @param lenders the keys of the lenders that have offers
 * @throws UnreadableFile with a sentence that says why
 */
export function readOutcomeSheet(sheet: Uint8Array | string, lenders: ReadonlySet<string>): SheetRow[] {
  const [titles = [], ...lines] = readSheet(typeof sheet === 'string' ? sheet : decodeSheet(sheet))
  const places = columns.map((column) => titles.findIndex((title) => letters(title) === letters(column)))
  const missing = columns.filter((_, n) => places[n] === -1)
  if (missing.length > 0) throw new UnreadableFile(`The first row lacks these titles: ${missing.join(', ')}`)
  const seen = new Map<string, number>()
  return lines.flatMap((line, index) => {
    const cells = Object.fromEntries(
      columns.map((column, n) => [column, (line[places[n] ?? -1] ?? '').trim()]),
    ) as Record<Column, string>
    if (Object.values(cells).every((cell) => cell === '')) return []
    const number = index + 2
    const outcome = outcomeOf(cells)
    const event = `${lenderId(cells.lender)}#${cells.event_id}`
    const problem = problemOf(outcome, cells, lenders, seen.get(event))
    if (!problem) seen.set(event, number)
    return [{ number, cells, outcome, ...(problem && { problem }) }]
  })
}

const letters = (title: string) => title.toLowerCase().replace(/[^a-z]/g, '')

/** A cell without an offset is a time in India, as a spreadsheet has it. */
const localTime = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?$/

function outcomeOf({ at, amount, reason_class, ...others }: Record<Column, string>): Record<string, unknown> {
  const figure = amount.replace(/[₹,\s]/g, '')
  return {
    ...others,
    at: at.replace(localTime, (_, day, time = '00:00') => `${day}T${time}+05:30`),
    // What is no number is sent as it is, so that the row is refused and not recorded without its amount.
    ...(amount !== '' && { amount: Number.isFinite(Number(figure)) ? Number(figure) : amount }),
    ...(reason_class !== '' && { reason_class }),
  }
}

function problemOf(
  outcome: Record<string, unknown>,
  { lender }: Record<Column, string>,
  lenders: ReadonlySet<string>,
  sameEvent: number | undefined,
): string | undefined {
  const [issue] = ImportedOutcome.safeParse(outcome).error?.issues ?? []
  if (issue) return `${issue.path.join('.')}: ${issue.message}`
  if (!lenders.has(lenderId(lender))) return 'lender: No offer is from this lender'
  if (sameEvent) return `event_id: Row ${sameEvent} has the same event`
  return undefined
}

/** What else than its time an example of each kind has. */
const examples: Record<OutcomeKind, { event: string; amount?: string; reason?: string }> = {
  received: { event: 'LOAN-0001-IN' },
  approved: { event: 'LOAN-0001-YES' },
  refused: { event: 'LOAN-0002-NO', reason: 'income' },
  disbursed: { event: 'LOAN-0001-PAID', amount: '250000' },
  returned: { event: 'LOAN-0001-BACK' },
  clawed_back: { event: 'LOAN-0001-CLAW' },
}

/** A sheet with the titles and an example of each kind, to fill in. */
export const templateSheet = (lender: string): string =>
  writeSheet([
    columns,
    ...outcomeKinds.map((kind, n) => {
      const { event, amount = '', reason = '' } = examples[kind]
      const press = kind === 'refused' ? 'fedcba9876543210' : '0123456789abcdef'
      return [lender, event, `20261120-${press.repeat(2)}`, kind, `2026-11-2${n} 14:05`, amount, reason]
    }),
  ])

/** Outcomes as a sheet, which can be imported again, with the press that each matches. */
export const outcomesSheet = (outcomes: readonly StoredOutcome[]): string =>
  writeSheet([
    [...columns, 'received_at', 'offer_id', 'day_of_hand_over'],
    ...outcomes.map(({ press, amount, reason_class = '', ...outcome }) => [
      outcome.lender,
      outcome.event_id,
      outcome.handover,
      outcome.kind,
      outcome.at,
      amount === undefined ? '' : String(amount),
      reason_class,
      outcome.received_at,
      press?.offer_id ?? '',
      press?.day ?? '',
    ]),
  ])
