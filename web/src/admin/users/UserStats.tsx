import type { Stats } from '#contract/user-record.ts'
import { groupedNumber, rupees } from '../../ui/format.ts'
import { StatCard } from '../../ui/StatCard.tsx'

interface UserStatsProps {
  stats: Stats | undefined
  /** The figures could not be loaded. */
  isFailed: boolean
}

/** Figures over all users, whatever the list is filtered by. */
export function UserStats({ stats, isFailed }: UserStatsProps) {
  const otherwise = isFailed ? '–' : undefined
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard label="Total Users" value={stats ? groupedNumber(stats.totalUsers) : otherwise} />
      <StatCard label="Verified Users" value={stats ? groupedNumber(stats.verifiedUsers) : otherwise} />
      <StatCard label="Pending Users" value={stats ? groupedNumber(stats.pendingUsers) : otherwise} />
      <StatCard label="Avg Loan Amount" value={stats ? rupees(stats.avgLoanAmount) : otherwise} />
    </div>
  )
}
