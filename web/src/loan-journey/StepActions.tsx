import type { ReactNode } from 'react'

/** The buttons of a step. On a phone they stick to the bottom of the screen, above the keyboard. */
export function StepActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 -mx-4 mt-2 flex flex-wrap gap-3 border-t border-line bg-paper px-4 py-3 *:grow sm:static sm:mx-0 sm:border-0 sm:px-0">
      {children}
    </div>
  )
}
