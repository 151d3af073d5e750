import type { ReactNode } from 'react'
import * as words from '#words/ui.ts'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

interface ErrorStateProps {
  title: string
  children?: ReactNode
  onRetry?: () => void
}

export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState title={title} action={onRetry && <Button onClick={onRetry}>{words.tryAgain}</Button>}>
        {children ?? words.nothingLost}
      </EmptyState>
    </div>
  )
}
