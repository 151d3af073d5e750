import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as messages from '#contract/messages.ts'
import type { ResponseOf } from '#contract/route.ts'
import type * as routes from '#contract/routes.ts'
import { Button } from '../../ui/Button.tsx'

interface MoreUsersProps {
  query: UseInfiniteQueryResult<InfiniteData<ResponseOf<typeof routes.users>>>
  isSearch: boolean
}

/**
 * Fetches the next page. A page of a filtered list covers a limited number of users, and perhaps none of them match, so
 * the button fetches pages until one has matches. A long search can be stopped.
 */
export function MoreUsers({ query, isSearch }: MoreUsersProps) {
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const stop = useCallback(() => {
    isRunning.current = false
  }, [])
  // Another filter unmounts this component.
  useEffect(() => stop, [stop])

  const fetchMore = async () => {
    isRunning.current = true
    setBusy(true)
    while (isRunning.current) {
      const { data, hasNextPage, isError } = await query.fetchNextPage()
      if (isError || !hasNextPage || data?.pages.at(-1)?.users.length) stop()
    }
    setBusy(false)
  }

  return (
    <div className="flex flex-col items-center gap-2">
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="secondary" busy={isBusy} onClick={() => void fetchMore()}>
          {isSearch ? (isBusy ? 'Searching further back' : 'Search further back') : 'Load more'}
        </Button>
        {isSearch && isBusy && (
          <Button variant="quiet" onClick={stop}>
            Stop
          </Button>
        )}
      </div>
      <p role="alert" className="text-sm text-danger">
        {query.isFetchNextPageError && messages.usersNotFetched}
      </p>
    </div>
  )
}
