import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { AuditEvent, ListedEvent } from '#contract/audit-event.ts'
import * as routes from '#contract/routes.ts'
import { daysLater, monthsLater, todayInIndia } from '#loans/dates.ts'
import { callAsAdmin } from '../call.ts'

/** What the list is narrowed to. */
export interface AuditFilter {
  /** The newest that is shown, `yyyy-MM-dd` in India. */
  day: string
  action: AuditEvent['action'] | undefined
  by: string | undefined
  about: string | undefined
}

/** Where a page begins: on a day, and after an entry of it. */
interface Place {
  day: string
  cursor?: string
}

/** Entries are kept for two years. */
export const keptYears = 2

/**
 * Pages of the audit, from the chosen day on to the days before it. Not fetched again on its own, because the server audits every
 * reading.
 */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', filter],
    queryFn: async ({ pageParam, signal }) => ({
      ...(await fetchPage(filter, pageParam, signal)),
      day: pageParam.day,
    }),
    initialPageParam: { day: filter.day } as Place,
    getNextPageParam: placeAfter,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    // Whoever returns to the page reads what is new, and only its first page.
    gcTime: 0,
  })

/** The rest of the day, or else the day before it. */
export function placeAfter({ day, cursor }: Place): Place | undefined {
  if (cursor) return { day, cursor }
  return day > monthsLater(todayInIndia(), -12 * keptYears) ? { day: daysLater(day, -1) } : undefined
}

const fetchPage = ({ action, by, about }: AuditFilter, { day, cursor }: Place, signal?: AbortSignal) =>
  callAsAdmin(routes.audit, {
    query: {
      day,
      ...(action && { action }),
      ...(by && { by }),
      ...(about && { about }),
      ...(cursor && { cursor }),
    },
    signal,
  })

/** All events of some days that match, newest first. */
export async function fetchAll(filter: AuditFilter, days: readonly string[]): Promise<ListedEvent[]> {
  const found: ListedEvent[] = []
  for (const day of days)
    for (let cursor: string | undefined; ; ) {
      const page = await fetchPage(filter, { day, ...(cursor && { cursor }) })
      found.push(...page.events)
      cursor = page.cursor
      if (!cursor) break
    }
  return found
}
