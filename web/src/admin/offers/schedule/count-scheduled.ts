import type { ScheduledChange } from '#contract/scheduled-change.ts'

/** The changes that are listed: those that wait or failed, and the revoked ones whose time has not come. */
export const listedChanges = (changes: ScheduledChange[], now = new Date()): ScheduledChange[] =>
  changes.filter(({ state, starts_at }) => state !== 'revoked' || starts_at > now.toISOString())

/** How many changes wait, `2 scheduled changes`, and how many failed, `1 change not applied`. Empty if none does. */
export interface ScheduledCounts {
  waiting: string
  failed: string
}

export function countChanges(changes: ScheduledChange[]): ScheduledCounts {
  const count = (wanted: ScheduledChange['state']) => changes.filter(({ state }) => state === wanted).length
  const [waiting, failed] = [count('waiting'), count('failed')]
  return {
    waiting: waiting === 0 ? '' : waiting === 1 ? '1 scheduled change' : `${waiting} scheduled changes`,
    failed: failed === 0 ? '' : failed === 1 ? '1 change not applied' : `${failed} changes not applied`,
  }
}

/** What is scheduled for each offer, by its id. */
export function scheduledByOffer(changes: ScheduledChange[]): Map<string, ScheduledCounts> {
  const ids = new Set(changes.map(({ offer_id }) => offer_id))
  return new Map([...ids].map((id) => [id, countChanges(changes.filter(({ offer_id }) => offer_id === id))]))
}
