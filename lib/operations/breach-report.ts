import { type AuditEntry, auditEntry } from '#audit/audit-entry.ts'
import type { EventOf } from '#contract/audit-event.ts'
import { keptDays, linkSeconds } from '#exports/export-jobs.ts'
import { partitions } from '#table/keys.ts'
import { readStored } from '#table/read-items.ts'

type EntryOf<Action extends AuditEntry['action']> = AuditEntry & EventOf<Action>

interface Audit {
  entries: AuditEntry[]
  /** Sort keys (instant and random id) of entries that could not be read, of whatever action and by whomever. */
  unreadable: string[]
}

interface Period {
  /** Inclusive. */
  from: Date
  /** Exclusive. */
  to: Date
  /** Only what this administrator did. */
  by?: string | undefined
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * What the audit says about a period, oldest first, after two kinds of entries from before it: the exports of the day
 * before, whose files could still be fetched, and the fetches whose links still worked. The audit keeps entries for two
 * years, those of offers and logos for one.
 */
export async function readAudit({ from, to, by }: Period): Promise<Audit> {
  const earliest = new Date(from.getTime() - keptDays * dayMs)
  const schema = auditEntry()
  const { entries, unreadable }: Audit = { entries: [], unreadable: [] }
  const firstDay = Math.floor(earliest.getTime() / dayMs) * dayMs
  for (let day = firstDay; day < to.getTime(); day += dayMs) {
    const items = await readStored(partitions.audit(new Date(day).toISOString().slice(0, 10)))
    for (const item of items) {
      const { data } = schema.safeParse(item)
      if (data) entries.push(data)
      else unreadable.push(item.sk)
    }
  }
  const startOf: { [Action in AuditEntry['action']]?: Date } = {
    exported: earliest,
    'export-fetched': new Date(from.getTime() - linkSeconds * 1000),
  }
  const isWithin = (at: string, start: Date) => at >= start.toISOString() && at < to.toISOString()
  return {
    entries: entries.filter(
      (entry) => isWithin(entry.at, startOf[entry.action] ?? from) && (!by || entry.by === by),
    ),
    unreadable: unreadable.filter((sk) => isWithin(sk, earliest)),
  }
}

/**
 * Whom a breach may have affected, and drafts of what has to be sent. One string per line.
 *
 * @param audit what `readAudit` returned for the period
 */
export function describeBreach(
  { entries: found, unreadable }: Audit,
  { from, to, by }: Period,
  now: Date,
): string[] {
  const isEarlier = ({ at }: AuditEntry) => at < from.toISOString()
  const of = <Action extends AuditEntry['action']>(action: Action, entries = found) =>
    entries.filter((entry): entry is EntryOf<Action> => entry.action === action)
  const fetched = new Set(of('export-fetched').map(({ export_id }) => export_id))
  const earlierExports = of('exported', found.filter(isEarlier)).filter(({ export_id }) =>
    fetched.has(export_id),
  )
  const exports = of('exported').filter((entry) => !isEarlier(entry))
  const viewed = [...new Set(of('viewed').map(({ borrower_id }) => borrower_id))].sort()
  const pages = [...of('listed'), ...of('searched')]
  const listed = sumOf(pages)
  const complaintViews = of('complaints-listed')
  const complaints = sumOf(complaintViews)
  const period = `${from.toISOString()} to ${to.toISOString()}`
  return [
    `Period: ${period}${by ? `, administrator ${by} only` : ''}`,
    ...(unreadable.length > 0
      ? [
          `NOT in this report, because they could not be read: ${unreadable.length} entries of the audit`,
          ...unreadable.map((sk) => `  ${sk}`),
        ]
      : []),
    `Borrowers whose details were viewed: ${viewed.length}`,
    ...viewed.map((id) => `  ${id}`),
    `Exports: ${exports.length}${exports.length > 0 ? '. Each contains everybody who had registered when it began, and perhaps some who registered later. The time is when it ended' : ''}`,
    ...exports.map(exportLine),
    `Exports of the day before, whose files were fetched in the period or by a link that still worked: ${earlierExports.length}`,
    ...earlierExports.map(exportLine),
    `Pages of the users list and of search results: ${pages.length}, with ${listed} borrowers’ names, numbers and loan requests. The audit does not record which borrowers`,
    `Views of the open-complaints list: ${complaintViews.length}, with ${complaints} complaints (text and mobile number). The audit does not record which complaints`,
    `By: ${[...new Set(found.map((entry) => entry.by))].sort().join(', ') || 'nobody'}`,
    '',
    ...noticeToPeople(period),
    '',
    ...noticeToBoard(
      period,
      { viewed: viewed.length, exports: [...earlierExports, ...exports], listed, complaints },
      now,
    ),
  ]
}

const sumOf = (entries: { count: number }[]) => entries.reduce((sum, { count }) => sum + count, 0)

const exportLine = ({ at, count }: EntryOf<'exported'>) => `  ${at}, rows: ${count}`

// Rule 7 of the Digital Personal Data Protection Rules, 2025, says what the notices must have.

const noticeToPeople = (period: string) => [
  '--- Draft for the people affected: send without delay ---',
  'On […] we found that somebody may have seen your details on Tulna without permission.',
  `When: ${period}. What: […, such as your name, mobile number, PAN and loan request].`,
  'What it can mean for you: […, such as unwanted calls or somebody using your PAN].',
  'What we have done: […].',
  'What you can do: do not share codes, check your credit report, and tell us about anything unusual.',
  'Questions: [the Grievance Officer’s e-mail address and telephone number].',
]

interface Extent {
  viewed: number
  exports: EntryOf<'exported'>[]
  listed: number
  complaints: number
}

const noticeToBoard = (period: string, { viewed, exports, listed, complaints }: Extent, now: Date) => [
  `--- Draft for the Data Protection Board: a first report without delay, all of it within 72 hours after you learned of the breach (by ${new Date(now.getTime() + 3 * dayMs).toISOString()} if that was now) ---`,
  `[Company], data fiduciary. Period: ${period}. Nature: […]. Place: […].`,
  `Extent: ${viewed} people whose details were opened; ${exports.length} exports of up to ${Math.max(0, ...exports.map(({ count }) => count))} people; ${listed} rows of lists; ${complaints} complaints.`,
  'Likely consequences: […]. Events and reasons: […].',
  'What was done, and is planned, to reduce the risk: […]. Who caused it, if known: […].',
  'Measures against a repetition: […]. Notices sent to the people affected: […].',
]
