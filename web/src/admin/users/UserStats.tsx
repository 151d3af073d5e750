import type { Stats } from '../../../../functions/contract/user-record.ts'
import { groupedNumber, rupees } from '../../ui/format.ts'
import { StatCard } from '../../ui/StatCard.tsx'

/** Over all users, whatever the list is narrowed to. */
export function UserStats({ stats }: { stats: Stats | undefined }) {
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard label="Total Users" value={stats && groupedNumber(stats.totalUsers)} />
      <StatCard label="Verified Users" value={stats && groupedNumber(stats.verifiedUsers)} />
      <StatCard label="Pending Users" value={stats && groupedNumber(stats.pendingUsers)} />
      <StatCard label="Avg Loan Amount" value={stats && rupees(stats.avgLoanAmount)} />
    </div>
  )
}
