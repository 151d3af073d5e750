import type { ReactNode } from 'react'
import { Mark } from './Mark.tsx'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  action?: ReactNode
  /** `h1` where the page has no other heading. */
  heading?: 'h1' | 'h2'
}

export function EmptyState({ title, children, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <Mark size={48} className="text-edge" />
      <Heading className="text-xl">{title}</Heading>
      {children !== undefined && <div className="max-w-md text-quiet">{children}</div>}
      {action !== undefined && <div className="mt-2">{action}</div>}
    </div>
  )
}
