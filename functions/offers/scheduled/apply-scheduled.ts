import { describeError, log } from '#runtime/log.ts'
import { scheduledChangeItem } from '#table/items.ts'
import { partitions, waitingPrefix } from '#table/keys.ts'
import { asStored, queryAll } from '#table/read-items.ts'
import { applyChange } from './apply-change.ts'
import { inOrder } from './scheduled-changes.ts'

/** How many changes were applied, how many failed for a reason that an administrator reads, and how many stay for the next run. */
interface Outcomes {
  applied: number
  failed: number
  stuck: number
}

/**
 * Applies the scheduled changes whose time has come, one after the other, in the order of their times. Each is one transaction, so a
 * run that is repeated, or that runs beside another one, applies none twice. One that cannot be applied is marked as failed, with
 * the reason. One that cannot be read or written stays for the next run.
 */
export async function applyDueChanges(now: Date): Promise<Outcomes> {
  const due = await queryAll(asStored, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':pk': partitions.scheduled,
      ':first': waitingPrefix,
      // An id begins with a character that sorts before `~`.
      ':last': `${waitingPrefix}${now.toISOString()}#~`,
    },
    ConsistentRead: true,
  })
  const outcomes: Outcomes = { applied: 0, failed: 0, stuck: 0 }
  const readable = due.flatMap((item) => {
    try {
      return [scheduledChangeItem.parse(item)]
    } catch (error) {
      log.error('scheduled change not read', { error: describeError(error) })
      outcomes.stuck++
      return []
    }
  })
  for (const { id, offer_id, ...rest } of inOrder(readable)) {
    try {
      const outcome = await applyChange({ id, ...rest }, now)
      if (outcome) outcomes[outcome.failure ? 'failed' : 'applied']++
    } catch (error) {
      log.error('scheduled change not applied', { change_id: id, offer_id, error: describeError(error) })
      outcomes.stuck++
    }
  }
  return outcomes
}
