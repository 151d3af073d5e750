import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import type { Stats, UserRow } from '#contract/user-record.ts'
import { messageOf } from '../../api/failure.ts'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { day, groupedNumber, rupees } from '../../ui/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatCard, StatRow } from '../../ui/StatCard.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { describeResults } from './describe-results.ts'
import { ExportButton } from './ExportButton.tsx'
import { MoreUsers } from './MoreUsers.tsx'
import { type UserFilter, usersQuery } from './queries.ts'
import { UserDetails } from './UserDetails.tsx'
import { UserList } from './UserList.tsx'
import { UserSearch } from './UserSearch.tsx'

interface UserManagementProps {
  title: string
  subtitle: string
}

export function UserManagement({ title, subtitle }: UserManagementProps) {
  const [filter, setFilter] = useState<UserFilter>({ search: '', status: undefined })
  const [viewed, setViewed] = useState<UserRow>()
  const query = useInfiniteQuery(usersQuery(filter))
  const { data, isPlaceholderData } = query
  // Deferred, so that React renders the first page in short slices.
  const hasPages = useDeferredValue(data !== undefined)
  const pages = hasPages ? data?.pages : undefined
  const lastPage = pages?.at(-1)
  const users = pages?.flatMap((page) => page.users) ?? []
  // A failure of "Load more" is shown below that button.
  const hasListFailed = query.isError && !query.isFetchNextPageError
  const isEmpty = lastPage !== undefined && users.length === 0

  return (
    <div className="page flex flex-col gap-4 pt-5 pb-16">
      <PageHeader
        title={title}
        subtitle={subtitle}
        stats={<UserStats stats={lastPage?.stats} isFailed={query.isLoadingError} />}
      >
        <ExportButton />
      </PageHeader>
      <UserSearch filter={filter} onChange={setFilter} />

      <p className="min-h-5 text-sm text-quiet empty:hidden" role="status">
        <ChangingText>
          {lastPage && !isPlaceholderData && describeResults(filter, users.length, lastPage)}
        </ChangingText>
      </p>
      {!hasListFailed && (!pages || (isEmpty && isPlaceholderData)) && <UsersSkeleton />}
      {hasListFailed && (
        <QueryFailure title={messages.usersNotFetched} query={query}>
          {messageOf(query.error, messages.usersNotFetchedFromServer)}
        </QueryFailure>
      )}
      {isEmpty && !isPlaceholderData && (
        <EmptyState title={messages.noUsersFound}>
          {lastPage.lookedBackTo
            ? `Nobody who registered since ${day(lastPage.lookedBackTo)} matches. You can search further back.`
            : filter.search
              ? `Try another part of a mobile number or a name, or ${limits.panSearchLength} or more characters from the beginning or end of a PAN.`
              : filter.status && 'Nobody has this status.'}
        </EmptyState>
      )}
      {users.length > 0 && (
        <div className={isPlaceholderData ? 'opacity-50' : ''} aria-busy={isPlaceholderData}>
          <UserList users={users} onView={setViewed} />
        </div>
      )}
      {query.hasNextPage && !isPlaceholderData && (
        <MoreUsers
          key={`${filter.status} ${filter.search}`}
          query={query}
          isSearch={filter.search !== '' || isEmpty}
        />
      )}
      {viewed && (
        <UserDetails user={viewed} users={users} onView={setViewed} onClose={() => setViewed(undefined)} />
      )}
    </div>
  )
}

function UsersSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">Loading users</span>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
        <Skeleton key={place} className="h-16 w-full" />
      ))}
    </div>
  )
}

interface UserStatsProps {
  stats: Stats | undefined
  isFailed: boolean
}

/** Figures over all users, whatever the list is filtered by. */
function UserStats({ stats, isFailed }: UserStatsProps) {
  const otherwise = isFailed ? '–' : undefined
  return (
    <StatRow>
      <StatCard label="Total Users" value={stats ? groupedNumber(stats.totalUsers) : otherwise} />
      <StatCard label="Verified Users" value={stats ? groupedNumber(stats.verifiedUsers) : otherwise} />
      <StatCard label="Pending Users" value={stats ? groupedNumber(stats.pendingUsers) : otherwise} />
      <StatCard label="Avg Loan Amount" value={stats ? rupees(stats.avgLoanAmount) : otherwise} />
    </StatRow>
  )
}
