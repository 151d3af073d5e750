import { scheduledTwice } from '#contract/messages.ts'
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
 * Says in a sentence what the offer's other open changes mean for this one: it will be refused if one of them changes the same facts,
 * terms, documents or borrowers, and if one starts in the same minute, the one scheduled later prevails in the fields of both.
 * Undefined if they mean nothing.
 */
export function otherChangesNotice(
  { offerId, startsAt, fields, replaces }: Planned,
  changes: readonly ScheduledChange[],
): string | undefined {
  const others = changes.filter(
    ({ id, offer_id, state }) =>
      offer_id === offerId && id !== replaces && (state === 'waiting' || state === 'proposed'),
  )
  const isWhole = ({ from, to }: ScheduledChange['changes'][string] = {}) =>
    typeof from === 'object' || typeof to === 'object'
  if (fields.some((field) => others.some((other) => isWhole(other.changes[field])))) return scheduledTwice
  const atOnce = others.filter(({ starts_at }) => starts_at === startsAt)
  const shared = fields.filter((field) => atOnce.some((other) => field in other.changes))
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
