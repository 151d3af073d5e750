import type { ReactNode } from 'react'

/**
 * The buttons of a step. On all but wide screens they stay at the bottom of the screen, in a bar as wide as the screen:
 * a border image reaches beyond the column without making the page scroll sideways. They stay above the on-screen
 * keyboard only in browsers that support `interactive-widget` (`index.html`).
 */
export function StepActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 mt-auto flex flex-wrap gap-3 py-3 *:grow [border-image:linear-gradient(var(--color-line)_1px,var(--color-paper)_0)_fill_0/0/0_100vw] xl:static xl:mt-2 xl:[border-image:none]">
      {children}
    </div>
  )
}
