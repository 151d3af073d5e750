import { UserManagement } from './UserManagement.tsx'

export default function UsersPage() {
  return <UserManagement title="User Management" subtitle="All registered users, newest first" />
}
