import type { ListedEvent } from '#contract/audit-event.ts'

type Group = [ListedEvent, ...ListedEvent[]]

/** Events in the same order, where those of one person and one kind that follow each other form a group. */
export function groupRepeats(events: readonly ListedEvent[]): Group[] {
  const groups: Group[] = []
  for (const listed of events) {
    const last = groups.at(-1)
    const before = last?.[0].event
    const { event } = listed
    if (last && event && before?.by === event.by && before.action === event.action) last.push(listed)
    else groups.push([listed])
  }
  return groups
}
