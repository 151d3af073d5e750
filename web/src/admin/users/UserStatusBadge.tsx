import { Badge } from '../../ui/Badge.tsx'

interface UserStatusBadgeProps {
  isVerified: boolean
  /** What stands for a number that nobody has proved yet. */
  pending?: string
}

export const UserStatusBadge = ({ isVerified, pending = 'Pending' }: UserStatusBadgeProps) => (
  <Badge tone={isVerified ? 'positive' : 'caution'}>{isVerified ? 'Verified' : pending}</Badge>
)
