import type { ReactNode } from 'react'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { isSection } from './sections.ts'

interface PageHeaderProps {
  title: string
  subtitle: string
  /** A `StatRow`: below the title, and on a wide screen beside it. */
  stats?: ReactNode
  /** Buttons. */
  children?: ReactNode
}

/**
 * The head of an administrators' page: low, because what they come for is the rows below it. A button of the page that disappears
 * once it is pressed hands the focus to a heading.
 */
export function PageHeader({ title, subtitle, stats, children }: PageHeaderProps) {
  useKeptFocus()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 xl:grid-cols-[minmax(0,1fr)_auto_auto]">
      {/* Without a sidebar, the button that opens the list of sections says the same right above. */}
      <h1
        className={`text-lg leading-6 sm:text-2xl sm:leading-8 ${isSection(title) ? 'max-lg:sr-only' : ''}`}
      >
        {title}
      </h1>
      {children && (
        <div className="col-start-2 row-start-1 flex justify-end gap-2 [&_button]:min-h-11 [&_button]:px-3 [&_button]:text-[0.9375rem] sm:row-span-2 sm:[&_button]:px-4 xl:col-start-3">
          {children}
        </div>
      )}
      <p
        className={`col-start-1 max-w-prose text-sm text-quiet ${isSection(title) ? '' : 'max-sm:col-span-2'}`}
      >
        {subtitle}
      </p>
      {stats && (
        <div className="col-span-2 mt-1.5 sm:mt-3 xl:col-span-1 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:mt-0">
          {stats}
        </div>
      )}
    </div>
  )
}
