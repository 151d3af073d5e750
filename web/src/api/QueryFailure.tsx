import type { ReactNode } from 'react'
import { busy } from '#words/ui.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { isChallenge } from './challenge.ts'

interface FailedQuery {
  error: unknown
  refetch: () => Promise<unknown>
}

/** Runs a failed query again. After a firewall's challenge it loads the page again instead, because only that can pass it. */
export function retry({ error, refetch }: FailedQuery) {
  if (isChallenge(error)) location.reload()
  else void refetch()
}

interface QueryFailureProps {
  title: string
  query: FailedQuery
  /** What to do about it, unless the site is busy. */
  children?: ReactNode
}

/** Stands where the data of a failed query would be. */
export const QueryFailure = ({ title, query, children }: QueryFailureProps) => (
  <ErrorState title={title} onRetry={() => retry(query)}>
    {isChallenge(query.error) ? busy : children}
  </ErrorState>
)
