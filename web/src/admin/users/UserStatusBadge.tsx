import { Badge } from '../../ui/Badge.tsx'

interface UserStatusBadgeProps {
  isVerified: boolean
  /** The label for a user who is not verified. */
  pending?: string
}

export const UserStatusBadge = ({ isVerified, pending = 'Pending' }: UserStatusBadgeProps) => (
  <Badge tone={isVerified ? 'positive' : 'caution'}>{isVerified ? 'Verified' : pending}</Badge>
)
