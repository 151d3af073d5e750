import type { Stats } from '#contract/user-record.ts'
import { day, groupedNumber } from '../../ui/format.ts'
import type { UserFilter } from './queries.ts'

/** How many users are listed, and out of how many where that is known. */
export function describeResults(
  { search, status }: UserFilter,
  shown: number,
  { stats, lookedBackTo }: { stats: Stats; lookedBackTo?: string | undefined },
): string {
  const count = `${groupedNumber(shown)} ${shown === 1 ? 'user' : 'users'}`
  if (search)
    return lookedBackTo
      ? `${count} found among those registered since ${day(lookedBackTo)}`
      : `${count} found`
  const all = { Verified: stats.verifiedUsers, Pending: stats.pendingUsers }
  const total = status ? all[status] : stats.totalUsers
  return lookedBackTo
    ? `Showing ${groupedNumber(shown)} of ${groupedNumber(total)} users`
    : shown === 0
      ? count
      : `Showing all ${count}`
}
