import { isShown, type SavedOffer } from '#offers/store.ts'

/** Something that happened to an offer and that borrowers could see. */
export interface OfferEvent {
  kind: 'new' | 'changed' | 'hidden' | 'returned'
  /** The offer as borrowers saw it from then on or, if it was hidden, until then. */
  offer: SavedOffer
  /** The offer as borrowers saw it before. Absent for a new one. */
  before?: SavedOffer
  /** ISO 8601, UTC. */
  at: string
  /** The version with which it happened. */
  version: number
}

/**
 * The events of an offer, oldest first. An offer that is hidden has no public history, so only its hiding is left of it.
 *
 * @param versions the stored versions, newest first. What happened before the oldest of them is not known
 */
export function eventsOf(versions: readonly SavedOffer[]): OfferEvent[] {
  const events: OfferEvent[] = []
  let shown: SavedOffer | undefined
  let isHidden = false
  for (const offer of [...versions].reverse()) {
    const { saved_at: at, version } = offer
    if (isShown(offer)) {
      if (shown) events.push({ kind: isHidden ? 'returned' : 'changed', offer, before: shown, at, version })
      // If earlier versions are missing, this one need not be the first that borrowers saw.
      else if (versions.at(-1)?.version === 1) events.push({ kind: 'new', offer, at, version })
      shown = offer
      isHidden = false
    } else if (shown && !isHidden) {
      events.push({ kind: 'hidden', offer: shown, before: shown, at, version })
      isHidden = true
    }
  }
  return isHidden ? events.slice(-1) : events
}
