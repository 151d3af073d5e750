import type { ReactNode } from 'react'
import { Mark } from './Mark.tsx'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <Mark size={48} className="text-edge" />
      <h2 className="text-xl">{title}</h2>
      {children !== undefined && <div className="max-w-md text-quiet">{children}</div>}
      {action !== undefined && <div className="mt-2">{action}</div>}
    </div>
  )
}
