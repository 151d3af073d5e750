import type { OpenComplaint } from '#contract/complaint.ts'
import { daysBetween, todayInIndia } from '#loans/dates.ts'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { recentDay } from '../../ui/format.ts'

/** How late the answer is, or how much time is left, above the day. */
export function DueDay({ complaint: { due_on } }: { complaint: OpenComplaint }) {
  const left = daysBetween(todayInIndia(), due_on)
  return (
    <p>
      <ChangingText className={`block text-xl/7 font-bold ${left < 0 ? 'text-danger' : ''}`}>
        {describeDue(left)}
      </ChangingText>
      <span className="block text-sm text-quiet">
        <span>Answer due by </span>
        <time dateTime={due_on}>{recentDay(due_on)}</time>
      </span>
    </p>
  )
}

/** @param left days until the answer is due; negative once it is late */
export function describeDue(left: number): string {
  if (left === 0) return 'Due today'
  if (left === 1) return 'Due tomorrow'
  if (left > 1) return `${left} days left`
  return left === -1 ? '1 day late' : `${-left} days late`
}

/** Whom to call, and who wrote. */
export const Sender = ({
  complaint: { mobile, is_number_proven, user_id },
}: {
  complaint: OpenComplaint
}) => (
  <dl className="flex flex-wrap gap-x-8 gap-y-0.5 text-sm *:flex *:items-baseline *:gap-x-2">
    <div>
      <dt className="shrink-0 text-quiet">Call back on</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2">
        <span translate="no" className="amount font-semibold">
          {mobile}
        </span>
        {is_number_proven ? (
          <span className="font-medium text-positive">verified</span>
        ) : (
          <span className="font-medium text-caution">not verified</span>
        )}
      </dd>
    </div>
    <div>
      <dt className="shrink-0 text-quiet">Sent by</dt>
      <dd>{user_id ? 'a borrower who was signed in' : 'a visitor who was not signed in'}</dd>
    </div>
  </dl>
)
