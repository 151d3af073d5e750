import { Badge } from '../../ui/Badge.tsx'

interface UserStatusBadgeProps {
  isVerified: boolean
  pending?: string
}

export const UserStatusBadge = ({ isVerified, pending = 'Pending' }: UserStatusBadgeProps) => (
  <Badge tone={isVerified ? 'positive' : 'caution'}>{isVerified ? 'Verified' : pending}</Badge>
)

/** The same in a list, where a badge on every row would be louder than the names. */
export const UserStatus = ({ isVerified }: { isVerified: boolean }) => (
  <span
    className={`inline-flex items-center gap-1.5 text-sm font-medium whitespace-nowrap ${isVerified ? 'text-positive' : 'text-quiet'}`}
  >
    <span
      aria-hidden="true"
      className={`size-2 rounded-full border border-current ${isVerified ? 'bg-current' : ''}`}
    />
    <span>{isVerified ? 'Verified' : 'Pending'}</span>
  </span>
)

/** The user has withdrawn the consent to be contacted. */
export const DoNotContactBadge = () => <Badge tone="caution">Do not contact</Badge>
