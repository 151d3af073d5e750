import { UserManagement } from './UserManagement.tsx'

export default function AdminUsersPage() {
  return <UserManagement title="Admin Management" subtitle="Manage and export user data" />
}
