import { UserManagement } from './UserManagement.tsx'

export default function UsersPage() {
  return <UserManagement title="User Management" subtitle="Everybody who has registered, newest first" />
}
