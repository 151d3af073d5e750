import type { ReactNode } from 'react'

/** Focusable by script only, not by the Tab key. */
export function StepHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mb-6">
      <h1 tabIndex={-1} className="text-3xl outline-none">
        {title}
      </h1>
      <p className="mt-2 text-quiet">{children}</p>
    </div>
  )
}
