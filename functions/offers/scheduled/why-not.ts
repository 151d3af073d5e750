import { isDeepStrictEqual } from 'node:util'
import type { Changes } from '#contract/audit-event.ts'
import { describeContradiction } from '#contract/describe-contradiction.ts'
import * as messages from '#contract/messages.ts'
import { contradictedTerm } from '#loans/terms/contradiction.ts'
import { HttpError, Invalid } from '#runtime/errors.ts'
import type { OfferUpdate } from '../offer-changes.ts'
import { checkUpdate } from '../offer-update.ts'
import type { SavedOffer } from '../store.ts'
import type { StoredChange } from './scheduled-changes.ts'

export type Failure = Pick<StoredChange, 'reason' | 'changed_since'> & { reason: string }

/** Why a change can't be applied to the offer as it is now. */
export async function whyNot(
  { changes, state }: StoredChange,
  offer: SavedOffer | undefined,
): Promise<Failure | undefined> {
  if (!offer) return { reason: messages.offerNotFound }
  const values = new Map<string, unknown>(Object.entries(offer))
  const changed_since = Object.entries(changes)
    .filter(([field, { from, to }]) => !isOneOf(values.get(field), [from, to]))
    .map(([field]) => field)
  const reason = state === 'proposed' ? messages.fieldsChangedSinceProposal : messages.fieldsChangedSince
  if (changed_since.length > 0) return { reason, changed_since }
  const update = newValues(changes)
  try {
    await checkUpdate(update, offer)
    if (update.terms) checkTexts({ ...offer, ...update, terms: update.terms })
  } catch (error) {
    if (error instanceof HttpError && error.status === 400) return { reason: error.message }
    throw error
  }
  return undefined
}

const isOneOf = (value: unknown, known: unknown[]) => known.some((one) => isDeepStrictEqual(value, one))

/** @throws Invalid if a text that was changed in between contradicts the figures */
function checkTexts({ terms, ...texts }: SavedOffer & Pick<Required<SavedOffer>, 'terms'>) {
  const found = contradictedTerm(texts, terms)
  if (found) throw new Invalid(describeContradiction(found))
}

/** The values are those of a form that was validated when the change was scheduled or proposed. */
export const newValues = (changes: Changes): OfferUpdate =>
  Object.fromEntries(Object.entries(changes).map(([field, { to }]) => [field, to]))
