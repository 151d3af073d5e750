import type { UserRow } from '#contract/user-record.ts'
import { Button } from '../../ui/Button.tsx'
import { day, months, rupees } from '../../ui/format.ts'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { DoNotContactBadge, UserStatus } from './UserStatusBadge.tsx'

interface UserListProps {
  users: UserRow[]
  onView: (user: UserRow) => void
}

export function UserList(props: UserListProps) {
  return useIsWide('48rem') ? <UserTable {...props} /> : <UserCards {...props} />
}

const columns = ['User', 'Loan', 'Status', 'Registered']

function UserTable({ users, onView }: UserListProps) {
  return (
    <table className="w-full border-separate border-spacing-0 rounded-card border border-line bg-surface text-left">
      <caption className="sr-only">Users, newest first</caption>
      <thead>
        <tr className="text-sm text-quiet">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="sticky top-16 z-10 border-b border-line bg-surface px-4 py-3 font-medium first:rounded-tl-card"
            >
              <span className={column === 'Loan' ? 'inline-block w-26 text-right' : ''}>{column}</span>
            </th>
          ))}
          <th scope="col" className="sticky top-16 z-10 rounded-tr-card border-b border-line bg-surface">
            <span className="sr-only">Action</span>
          </th>
        </tr>
      </thead>
      <tbody className="[&_tr:not(:last-child)>*]:border-b [&_tr>*]:border-line">
        {users.map((user) => (
          <tr key={user.id} className="hover:bg-primary-wash">
            <th scope="row" className="px-4 py-2.5 font-normal">
              <Who user={user} />
            </th>
            <td className="px-4 py-2.5">
              <Loan user={user} />
            </td>
            <td className="px-4 py-2.5">
              <UserStatus isVerified={user.isAuthenticated} />
            </td>
            <td className="px-4 py-2.5 text-sm">
              <time dateTime={user.registrationDate}>{day(user.registrationDate)}</time>
            </td>
            <td className="px-4 py-1 text-right">
              <View user={user} onView={onView} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function UserCards({ users, onView }: UserListProps) {
  return (
    <ul
      className="divide-y divide-line rounded-card border border-line bg-surface"
      aria-label="Users, newest first"
    >
      {users.map((user) => (
        <li key={user.id} className="px-4 pt-3 pb-1">
          <div className="flex items-start justify-between gap-3">
            <Who user={user} />
            <div className="shrink-0 text-right">
              <UserStatus isVerified={user.isAuthenticated} />
              <p className="amount text-sm text-quiet">
                <span className="sr-only">Registered </span>
                <span>{day(user.registrationDate)}</span>
              </p>
            </div>
          </div>
          <div className="flex items-center justify-between gap-3 [&_button]:min-h-11">
            <Loan user={user} />
            <View user={user} onView={onView} />
          </div>
        </li>
      ))}
    </ul>
  )
}

const Who = ({ user: { name, mobile, doNotContact } }: { user: UserRow }) => (
  <div className="min-w-0 wrap-anywhere">
    {name ? (
      <p dir="auto" className="text-left font-semibold">
        {name}
      </p>
    ) : (
      <p className="text-quiet">Name not provided</p>
    )}
    <p translate="no" className="amount text-sm text-quiet">
      {mobile}
    </p>
    {doNotContact && <DoNotContactBadge />}
  </div>
)

function Loan({ user: { loanType, loanAmount, tenure } }: { user: UserRow }) {
  if (!loanType && loanAmount === undefined)
    return <p className="text-sm text-quiet md:ml-30">Not specified</p>
  return (
    <p className="flex flex-col md:grid md:items-baseline md:grid-cols-[6.5rem_minmax(0,1fr)] md:gap-x-4">
      <span translate="no" className="amount font-semibold md:text-right">
        {loanAmount !== undefined && rupees(loanAmount)}
      </span>
      <span className="text-sm text-quiet">
        {[loanType, tenure !== undefined && months(tenure)].filter(Boolean).join(', ')}
      </span>
    </p>
  )
}

const View = ({ user, onView }: { user: UserRow; onView: (user: UserRow) => void }) => (
  <Button variant="quiet" onClick={() => onView(user)}>
    View<span className="sr-only"> {user.name ?? user.mobile}</span>
  </Button>
)
