import { Badge } from '../../ui/Badge.tsx'

interface UserStatusBadgeProps {
  isVerified: boolean
  pending?: string
}

export const UserStatusBadge = ({ isVerified, pending = 'Pending' }: UserStatusBadgeProps) => (
  <Badge tone={isVerified ? 'positive' : 'caution'}>{isVerified ? 'Verified' : pending}</Badge>
)

/** The user has withdrawn the consent to be contacted. */
export const DoNotContactBadge = () => <Badge tone="caution">Do not contact</Badge>
