import type { ReactNode } from 'react'

/** The buttons of a step. On all but wide screens they stay at the bottom of the screen, above the keyboard. */
export function StepActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 -mx-4 mt-auto flex flex-wrap gap-3 border-t border-line bg-paper px-4 py-3 *:grow xl:static xl:mx-0 xl:mt-2 xl:border-0 xl:px-0">
      {children}
    </div>
  )
}
