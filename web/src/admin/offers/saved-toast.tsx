import toast from 'react-hot-toast'
import type { StoredOffer } from '#contract/offer.ts'
import { offerList } from '#contract/routes.ts'
import { timeInIndia } from '#loans/dates.ts'

/** Long enough to notice that it was the wrong offer. */
const undoMs = 10_000

/**
 * The time in India, such as `16:32`, from which borrowers see what was saved at `now`: for a while, the edge and then the
 * browser may each have the old list. Rounded up to the minute. While the API fails, they may see it for a day.
 */
export function liveFrom(now: Date): string {
  const instant = now.getTime() + 2 * (offerList.edgeCacheSeconds ?? 0) * 1_000
  return timeInIndia(new Date(Math.ceil(instant / 60_000) * 60_000).toISOString())
}

interface Saved {
  /** What was done, such as the server's message. */
  message: string
  /** The lender, or how many offers. */
  about?: string
  status: StoredOffer['status']
  /** It waits for another administrator's approval instead. */
  isProposed?: boolean | undefined
  undo?: () => void
}

/** Says what was saved and from when borrowers see it, with a button that takes it back; or that it waits for approval. */
export function showSaved({ message, about, status, isProposed, undo }: Saved) {
  if (isProposed) return showWithUndo({ message, details: about ?? '' })
  const time = liveFrom(new Date())
  const effect = status === 'hidden' ? `Hidden from borrowers at ${time}` : `Live for borrowers at ${time}`
  showWithUndo({ message, details: about ? `${about}: ${effect}` : effect, undo })
}

interface Done {
  /** What was done, such as the server's message. */
  message: string
  details: string
  undo?: (() => void) | undefined
}

/** Says what was done, with a button that takes it back. */
export function showWithUndo({ message, details, undo }: Done) {
  const id = toast.success(
    <span className="flex flex-wrap items-center gap-x-3">
      <span>{message}</span>
      <span className="text-sm text-quiet">{details}</span>
      {undo && (
        <button
          type="button"
          className="min-h-11 font-semibold text-primary underline"
          onClick={() => {
            toast.dismiss(id)
            undo()
          }}
        >
          Undo
        </button>
      )}
    </span>,
    undo ? { duration: undoMs } : {},
  )
}
