import { LogOut } from 'lucide-react'
import { NavLink, Outlet } from 'react-router-dom'
import { paths } from '../paths.ts'
import { AdminGate } from './AdminGate.tsx'

const links = [
  { to: paths.adminOffers, name: 'Offers' },
  { to: paths.adminDue, name: 'Due' },
  { to: paths.adminHandovers, name: 'Hand-overs' },
  { to: paths.adminUsers, name: 'Users' },
  { to: paths.adminComplaints, name: 'Complaints' },
  { to: paths.adminAudit, name: 'Audit' },
]

const linkClasses =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-3 max-sm:px-2 font-semibold text-quiet hover:bg-primary-wash hover:text-ink aria-[current=page]:text-primary aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8'

export default function AdminArea() {
  return (
    <AdminGate>
      {({ id, email, signOut }) => (
        <>
          <div className="border-b border-line bg-surface">
            <div className="page flex flex-wrap items-center justify-between gap-x-4 py-1">
              <nav aria-label="Administration" className="-ml-3 flex flex-wrap max-sm:-ml-2">
                {links.map(({ to, name }) => (
                  <NavLink key={to} to={to} className={linkClasses}>
                    {name}
                  </NavLink>
                ))}
              </nav>
              <div className="ml-auto flex items-center gap-2">
                <span className="hidden text-sm text-quiet sm:inline">{email}</span>
                <button type="button" onClick={signOut} className={`${linkClasses} -mr-3 max-sm:-mr-2`}>
                  <LogOut className="size-4" aria-hidden="true" />
                  <span>Sign out</span>
                </button>
              </div>
            </div>
          </div>
          <Outlet context={id} />
        </>
      )}
    </AdminGate>
  )
}
