import type { ScheduledChange } from '#contract/scheduled-change.ts'

/** The changes that are listed: those that wait or failed, and the revoked ones whose time has not come. */
export const listedChanges = (changes: ScheduledChange[], now = new Date()): ScheduledChange[] =>
  changes.filter(({ state, starts_at }) => state !== 'revoked' || starts_at > now.toISOString())

/** `2 scheduled changes, 1 not applied`; empty if there are none but revoked ones. */
export function countChanges(changes: ScheduledChange[]): string {
  const count = (wanted: ScheduledChange['state']) => changes.filter(({ state }) => state === wanted).length
  const [waiting, failed] = [count('waiting'), count('failed')]
  return [
    waiting > 0 && (waiting === 1 ? '1 scheduled change' : `${waiting} scheduled changes`),
    failed > 0 && (failed === 1 ? '1 change not applied' : `${failed} changes not applied`),
  ]
    .filter(Boolean)
    .join(', ')
}

/** What is scheduled for each offer, by its id, as `countChanges` says it. */
export function scheduledByOffer(changes: ScheduledChange[]): Map<string, string> {
  const ids = new Set(changes.map(({ offer_id }) => offer_id))
  return new Map([...ids].map((id) => [id, countChanges(changes.filter(({ offer_id }) => offer_id === id))]))
}
