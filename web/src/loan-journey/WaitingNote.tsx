import type { ReactNode } from 'react'
import { savedHere } from '#words/loan-journey.ts'

/** Says that the step was submitted offline and will be sent. `children` follow that text. */
export function WaitingNote({ isWaiting, children }: { isWaiting: boolean; children: ReactNode }) {
  return (
    <div role="status">
      {isWaiting && (
        <p className="rounded-card bg-caution-wash px-4 py-3 text-sm">
          <span>{savedHere}</span> <span>{children}</span>
        </p>
      )}
    </div>
  )
}
