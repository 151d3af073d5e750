import type * as z from 'zod/mini'
import {
  type AuditEvent,
  type AuditQuery,
  auditEvent,
  type ListedEvent,
  subjectOf,
} from '#contract/audit-event.ts'
import * as messages from '#contract/messages.ts'
import { daysLater, startInIndia } from '#loans/dates.ts'
import { Invalid } from '#runtime/errors.ts'
import { partitions } from '#table/keys.ts'
import { asStored, queryPages } from '#table/read-items.ts'
import { audit } from './audit.ts'

type Query = z.infer<ReturnType<typeof AuditQuery>>
type Filter = Pick<Query, 'action' | 'by' | 'about'>

interface EventPage {
  events: ListedEvent[]
  /** Where the next page begins; absent at the end of the day. */
  cursor?: string
}

/** No page has more events. */
const pageSize = 200

/** No page takes more reads of a megabyte each, however few events match. */
const maxReads = 5

/** A page of what happened on a day in India, newest first. Reading it is audited. */
export async function readDay(
  { day, cursor, ...filter }: Query,
  adminId: string,
  now: Date,
): Promise<EventPage> {
  const page = await readPage(day, filter, cursor)
  await audit({ by: adminId, action: 'audit-read', day, count: page.events.length }, now)
  return page
}

async function readPage(day: string, filter: Filter, cursor: string | undefined): Promise<EventPage> {
  const range = { from: startInIndia(day).toISOString(), to: startInIndia(daysLater(day, 1)).toISOString() }
  if (cursor && (cursor < range.from || cursor > range.to))
    throw new Invalid(messages.cursorInvalid, { cursor: messages.cursorInvalid })
  const events: ListedEvent[] = []
  const schema = auditEvent()
  let reads = 0
  // A day in India begins on the day before in UTC.
  for (const utcDay of [day, daysLater(day, -1)])
    for await (const items of queryPages(
      asStored,
      newestFirst(utcDay, { ...range, ...(cursor && { to: cursor }) }),
    )) {
      for (const { sk, at, ...item } of items) {
        const { data: event } = schema.safeParse(item)
        if (sk !== cursor && matches(event, filter))
          events.push({ id: sk, at: String(at), ...(event && { event }) })
        if (events.length === pageSize) return { events, cursor: sk }
      }
      reads++
      const last = items.at(-1)
      if (last && reads === maxReads) return { events, cursor: last.sk }
    }
  return { events }
}

const newestFirst = (utcDay: string, { from, to }: { from: string; to: string }) => ({
  KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
  ExpressionAttributeValues: { ':pk': partitions.audit(utcDay), ':from': from, ':to': to },
  ScanIndexForward: false,
})

/** An event that cannot be read matches only if nothing is asked about it. */
const matches = (event: AuditEvent | undefined, { action, by, about }: Filter) =>
  (!action || event?.action === action) &&
  (!by || event?.by === by) &&
  (!about || (event !== undefined && subjectOf(event) === about))
