import * as z from 'zod/mini'
import { keptSeconds } from '#exports/export-jobs.ts'
import { partitions } from '#table/keys.ts'
import { readStored } from '#table/read-items.ts'

const AuditRecord = z.object({
  at: z.string(),
  /** An administrator's id, `operator`, `borrower`, or the name of a part of the system. */
  by: z.string(),
  action: z.string(),
  /** Whose details were viewed. */
  user_id: z.optional(z.string()),
  /** How many borrowers an export contained, or how many complaints were listed. */
  rows: z.optional(z.number()),
  /** How many borrowers a page of the list or a search returned. */
  found: z.optional(z.number()),
})
export type AuditRecord = z.infer<typeof AuditRecord>

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
 * What the audit says about a period, oldest first, after the exports of the day before: until a day has passed, new links
 * to a file can be had without an entry. The audit keeps entries for two years, those of offers and logos for one.
 */
export async function readAudit({ from, to, by }: Period): Promise<AuditRecord[]> {
  const earliest = new Date(from.getTime() - keptSeconds * 1000)
  const records: AuditRecord[] = []
  const firstDay = Math.floor(earliest.getTime() / dayMs) * dayMs
  for (let day = firstDay; day < to.getTime(); day += dayMs) {
    const items = await readStored(partitions.audit(new Date(day).toISOString().slice(0, 10)))
    records.push(...items.map((item) => AuditRecord.parse(item)))
  }
  return records.filter((record) => {
    const start = record.action === 'exported' ? earliest : from
    return record.at >= start.toISOString() && record.at < to.toISOString() && (!by || record.by === by)
  })
}

/**
 * Whom a breach may have affected, and drafts of what has to be sent. One string per line.
 *
 * @param found what `readAudit` returned for the period
 */
export function describeBreach(found: AuditRecord[], { from, to, by }: Period, now: Date): string[] {
  const isEarlier = ({ at }: AuditRecord) => at < from.toISOString()
  const earlierExports = found.filter(isEarlier)
  const records = found.filter((record) => !isEarlier(record))
  const of = (action: string) => records.filter((record) => record.action === action)
  const viewed = [...new Set(of('viewed').flatMap(({ user_id }) => user_id ?? []))].sort()
  const exports = of('exported')
  const pages = [...of('listed'), ...of('searched')]
  const listed = pages.reduce((sum, { found = 0 }) => sum + found, 0)
  const complaintViews = of('complaints-listed')
  const complaints = complaintViews.reduce((sum, { rows = 0 }) => sum + rows, 0)
  const period = `${from.toISOString()} to ${to.toISOString()}`
  return [
    `Period: ${period}${by ? `, administrator ${by} only` : ''}`,
    `Borrowers whose details were viewed: ${viewed.length}`,
    ...viewed.map((id) => `  ${id}`),
    `Exports: ${exports.length}${exports.length > 0 ? '. Each contains everybody who had registered when it began, and perhaps some who registered later. The time is when it ended' : ''}`,
    ...exports.map(exportLine),
    `Exports of the day before, whose files could still be downloaded: ${earlierExports.length}`,
    ...earlierExports.map(exportLine),
    `Pages of the users list and of search results: ${pages.length}, with ${listed} borrowers’ names, numbers and loan requests. The audit does not record which borrowers`,
    `Views of the open-complaints list: ${complaintViews.length}, with ${complaints} complaints (text and mobile number). The audit does not record which complaints`,
    `By: ${[...new Set(found.map((record) => record.by))].sort().join(', ') || 'nobody'}`,
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

const exportLine = ({ at, rows = 0 }: AuditRecord) => `  ${at}, rows: ${rows}`

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
  exports: AuditRecord[]
  listed: number
  complaints: number
}

const noticeToBoard = (period: string, { viewed, exports, listed, complaints }: Extent, now: Date) => [
  `--- Draft for the Data Protection Board: a first report without delay, all of it within 72 hours after you learned of the breach (by ${new Date(now.getTime() + 3 * dayMs).toISOString()} if that was now) ---`,
  `[Company], data fiduciary. Period: ${period}. Nature: […]. Place: […].`,
  `Extent: ${viewed} people whose details were opened; ${exports.length} exports of up to ${Math.max(0, ...exports.map(({ rows = 0 }) => rows))} people; ${listed} rows of lists; ${complaints} complaints.`,
  'Likely consequences: […]. Events and reasons: […].',
  'What was done, and is planned, to reduce the risk: […]. Who caused it, if known: […].',
  'Measures against a repetition: […]. Notices sent to the people affected: […].',
]
