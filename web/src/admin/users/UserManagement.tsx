import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import type { Stats, UserRow } from '#contract/user-record.ts'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { groupedNumber, rupees } from '../../ui/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatCard, StatRow } from '../../ui/StatCard.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { describeResults } from './describe-results.ts'
import { ExportButton } from './ExportButton.tsx'
import { MoreUsers } from './MoreUsers.tsx'
import { NoUsers } from './NoUsers.tsx'
import { type UserFilter, usersQuery } from './queries.ts'
import { UserDetails } from './UserDetails.tsx'
import { UserList } from './UserList.tsx'
import { UserSearch } from './UserSearch.tsx'
import { UsersFailure } from './UsersFailure.tsx'

interface UserManagementProps {
  title: string
  subtitle: string
}

const everybody: UserFilter = { search: '', status: undefined }

export function UserManagement({ title, subtitle }: UserManagementProps) {
  const [filter, setFilter] = useState(everybody)
  const [typed, setTyped] = useState('')
  const searchField = useRef<HTMLInputElement>(null)
  const [viewed, setViewed] = useState<UserRow>()
  const query = useInfiniteQuery(usersQuery(filter))
  // Deferred, so that React renders the first page in short slices.
  const hasPages = useDeferredValue(query.data !== undefined)
  const fetched = hasPages ? query.data?.pages : undefined
  const [kept, setKept] = useState(fetched)
  if (fetched && fetched !== kept) setKept(fetched)
  // If another search fails, the last list stays.
  const pages = fetched ?? (query.isLoadingError ? kept : undefined)
  /** The list is not that of the filter. */
  const isOld = query.isPlaceholderData || pages !== fetched
  const lastPage = pages?.at(-1)
  const users = pages?.flatMap((page) => page.users) ?? []
  // A failure of "Load more" is shown below that button.
  const hasListFailed = query.isError && !query.isFetchNextPageError
  const isEmpty = lastPage !== undefined && users.length === 0
  const clear = () => {
    setTyped('')
    setFilter(everybody)
    searchField.current?.focus()
  }

  return (
    <div className="page flex flex-col gap-4 pt-5 pb-16">
      <PageHeader
        title={title}
        subtitle={subtitle}
        stats={<UserStats stats={lastPage?.stats} isFailed={query.isLoadingError && !lastPage} />}
      >
        <ExportButton />
      </PageHeader>
      <UserSearch filter={filter} onChange={setFilter} typed={typed} onType={setTyped} ref={searchField} />

      <p className={isEmpty ? 'sr-only' : 'min-h-5 text-sm text-quiet empty:hidden'} role="status">
        <ChangingText>{lastPage && !isOld && describeResults(filter, users.length, lastPage)}</ChangingText>
      </p>
      {!hasListFailed && (!pages || (isEmpty && isOld)) && <UsersSkeleton />}
      {hasListFailed && <UsersFailure query={query} hasRows={users.length > 0} />}
      {isEmpty && !isOld && <NoUsers filter={filter} lookedBackTo={lastPage.lookedBackTo} onClear={clear} />}
      {users.length > 0 && (
        <div className={query.isPlaceholderData ? 'opacity-50' : ''} aria-busy={query.isPlaceholderData}>
          <UserList users={users} onView={setViewed} />
        </div>
      )}
      {query.hasNextPage && !isOld && (
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
