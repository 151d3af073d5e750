import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

interface ErrorStateProps {
  title: string
  children?: ReactNode
  onRetry?: () => void
}

/** Something could not be fetched or shown, and what can be done about it. */
export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState title={title} action={onRetry && <Button onClick={onRetry}>Try again</Button>}>
        {children ?? 'It may be the connection, or us. Nothing that you entered is lost.'}
      </EmptyState>
    </div>
  )
}
