import type { ScheduledChange } from '#contract/scheduled-change.ts'

const dayMs = 24 * 60 * 60 * 1_000

/** The changes that are listed: those that wait or failed, and the revoked ones that can still be taken back. */
export const listedChanges = (changes: ScheduledChange[], now = new Date()): ScheduledChange[] =>
  changes.filter((change) => change.state !== 'revoked' || canBeRestored(change, now))

/** Until its time. A rejected proposal, which may have none, can be taken back longer, but is listed for a day. */
const canBeRestored = ({ starts_at, is_proposal, ended_at = '' }: ScheduledChange, now: Date) =>
  starts_at > now.toISOString() ||
  (is_proposal === true && ended_at > new Date(now.getTime() - dayMs).toISOString())

/**
 * How many changes wait for their time, `2 scheduled changes`, and for approval, `1 change to approve`, and how many failed,
 * `1 change not applied`. Empty if none does.
 */
export interface ScheduledCounts {
  waiting: string
  proposed: string
  failed: string
}

export function countChanges(changes: ScheduledChange[]): ScheduledCounts {
  const count = (wanted: ScheduledChange['state']) => changes.filter(({ state }) => state === wanted).length
  const [waiting, proposed, failed] = [count('waiting'), count('proposed'), count('failed')]
  return {
    proposed: proposed === 0 ? '' : proposed === 1 ? '1 change to approve' : `${proposed} changes to approve`,
    waiting: waiting === 0 ? '' : waiting === 1 ? '1 scheduled change' : `${waiting} scheduled changes`,
    failed: failed === 0 ? '' : failed === 1 ? '1 change not applied' : `${failed} changes not applied`,
  }
}

/** What is scheduled for each offer, by its id. */
export function scheduledByOffer(changes: ScheduledChange[]): Map<string, ScheduledCounts> {
  const ids = new Set(changes.map(({ offer_id }) => offer_id))
  return new Map([...ids].map((id) => [id, countChanges(changes.filter(({ offer_id }) => offer_id === id))]))
}
