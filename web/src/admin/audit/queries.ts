import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { AuditEvent, ListedEvent } from '#contract/audit-event.ts'
import * as routes from '#contract/routes.ts'
import { callAsAdmin } from '../call.ts'

/** What the list is narrowed to. */
export interface AuditFilter {
  /** `yyyy-MM-dd` in India. */
  day: string
  action: AuditEvent['action'] | undefined
  by: string | undefined
  about: string | undefined
}

/** A page of the audit. Not fetched again on its own, because the server audits every reading. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', filter],
    queryFn: ({ pageParam: cursor, signal }) => fetchPage(filter, cursor, signal),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

const fetchPage = ({ day, action, by, about }: AuditFilter, cursor: string, signal?: AbortSignal) =>
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

/** All events that match, newest first. */
export async function fetchAll(filter: AuditFilter): Promise<ListedEvent[]> {
  const found: ListedEvent[] = []
  for (let cursor = ''; ; ) {
    const page = await fetchPage(filter, cursor)
    found.push(...page.events)
    if (!page.cursor) return found
    cursor = page.cursor
  }
}
