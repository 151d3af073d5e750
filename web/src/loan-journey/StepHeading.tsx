import type { ReactNode } from 'react'

/** A step's heading. A new step moves the focus to it by script; the Tab key skips it. */
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
