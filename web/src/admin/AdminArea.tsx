import { LogOut } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { AdminGate } from './AdminGate.tsx'

const links = [
  { to: paths.adminInsights, name: 'Insights' },
  { to: paths.adminOffers, name: 'Offers' },
  { to: paths.adminDue, name: 'Due' },
  { to: paths.adminHandovers, name: 'Hand-overs' },
  { to: paths.adminOutcomes, name: 'Outcomes' },
  { to: paths.adminPayments, name: 'Payments' },
  { to: paths.adminUsers, name: 'Users' },
  { to: paths.adminComplaints, name: 'Complaints' },
  { to: paths.adminAudit, name: 'Audit' },
]

const linkClasses =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-3 font-semibold text-quiet hover:bg-primary-wash hover:text-ink aria-[current=page]:text-primary aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8'

export default function AdminArea() {
  return (
    <AdminGate>
      {({ id, email, signOut }) => (
        <>
          <div className="border-b border-line bg-surface">
            <div className="page flex items-center justify-between gap-x-2">
              <Navigation />
              <div className="flex shrink-0 items-center gap-2">
                <span className="hidden text-sm text-quiet lg:inline">{email}</span>
                <button type="button" onClick={signOut} className={`${linkClasses} -mr-3`}>
                  <LogOut className="size-4" aria-hidden="true" />
                  <span className="max-md:sr-only">Sign out</span>
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

/** One row at every width: where it is too narrow for all pages, it scrolls sideways and begins at the one that is open. */
function Navigation() {
  const ref = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    const row = ref.current
    const open = row?.querySelector<HTMLElement>('[aria-current=page]')
    if (row && open) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2
  }, [pathname])
  return (
    <nav ref={ref} aria-label="Administration" className="scrolled-row -ml-3 flex min-w-0 py-1">
      {links.map(({ to, name }) => (
        <NavLink key={to} to={to} className={linkClasses}>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
