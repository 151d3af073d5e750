import * as messages from '#contract/messages.ts'
import { messageOf } from '../../api/failure.ts'
import { QueryFailure, retry } from '../../api/QueryFailure.tsx'
import { Button } from '../../ui/Button.tsx'

interface UsersFailureProps {
  query: { error: unknown; refetch: () => Promise<unknown> }
  /** The users that were listed before are still there, below. */
  hasRows: boolean
}

/** That the users could not be fetched, with a way to try again: above the last ones, or in their place. */
export function UsersFailure({ query, hasRows }: UsersFailureProps) {
  const reason = messageOf(query.error, messages.usersNotFetchedFromServer)
  if (!hasRows)
    return (
      <QueryFailure title={messages.usersNotFetched} query={query}>
        <p>{reason}</p>
        {reason === messages.usersNotFetchedFromServer && <p>Check your connection and try again.</p>}
      </QueryFailure>
    )
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-danger bg-surface px-4 py-2"
    >
      <div>
        <p className="font-semibold text-danger">{messages.usersNotFetched}</p>
        <p className="text-sm">{reason}</p>
        <p className="text-sm">The users below are the last that were fetched.</p>
      </div>
      <Button variant="secondary" className="min-h-11!" onClick={() => retry(query)}>
        Try again
      </Button>
    </div>
  )
}
