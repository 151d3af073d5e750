import { type ReactNode, Suspense, useState } from 'react'
import * as words from '#words/tools-my-loans.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Stands in the place of a part whose code did not load. */
export const PartNotLoaded = () => (
  <p role="alert" className="font-medium">
    {words.partNotLoaded}
  </p>
)

interface LazyPartProps {
  title: string
  /** For a part of the page; without it, of a loan. */
  isOfPage?: boolean
  children: ReactNode
}

/** A folded part, whose code loads when it is unfolded for the first time. */
export function LazyPart({ title, isOfPage = false, children }: LazyPartProps) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details
      className={`border-t border-line print:hidden ${isOfPage ? 'mt-8 -mb-8' : 'mt-2'}`}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className="min-h-11 py-2.5 font-semibold">{title}</summary>
      {wasOpened && (
        <div className="pb-3">
          <Suspense fallback={<Skeleton className="h-40" />}>{children}</Suspense>
        </div>
      )}
    </details>
  )
}
