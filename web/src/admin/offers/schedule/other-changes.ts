import type { ScheduledChange } from '#contract/scheduled-change.ts'
import { fieldNames } from '../field-names.ts'

/** A change that is being scheduled. */
interface Planned {
  offerId: string
  /** An instant in ISO 8601, UTC. */
  startsAt: string | undefined
  fields: readonly string[]
  /** The id of the change whose place it takes, if any. */
  replaces: string | undefined
}

/**
 * Says in a sentence that other changes of the same fields start in the same minute, because of two the one scheduled later
 * prevails. Undefined if there are none.
 */
export function sameMinuteNotice(
  { offerId, startsAt, fields, replaces }: Planned,
  changes: readonly ScheduledChange[],
): string | undefined {
  const others = changes.filter(
    ({ id, offer_id, starts_at, state }) =>
      offer_id === offerId &&
      id !== replaces &&
      starts_at === startsAt &&
      (state === 'waiting' || state === 'proposed'),
  )
  const shared = fields.filter((field) => others.some((other) => field in other.changes))
  if (shared.length === 0) return undefined
  const names = shared.map((field) => fieldNames[field] ?? field).join(', ')
  return `Another change of this offer starts in the same minute and has the same fields: ${names}. This one, scheduled later, will prevail.`
}

/**
 * The fields of the offer that a form changes.
 *
 * @param dirty the form's fields, each with `true` where a value differs from the stored one
 */
export const changedFields = (dirty: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(dirty)
    .filter(([, parts]) => JSON.stringify(parts).includes('true'))
    .map(([field]) => (field === 'isHidden' ? 'status' : field))
