import { House, LogOut, type LucideIcon, Scale, ShoppingBag, X } from 'lucide-react'
import { type MouseEvent, type Ref, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { paths } from '../paths.ts'
import { clearSession, useSession } from '../session/session.ts'
import { Logo } from '../ui/Logo.tsx'

export const menuButton =
  '-mr-2.5 inline-flex size-11 items-center justify-center rounded-control text-ink hover:bg-primary-wash hover:text-primary'

const entry =
  'flex min-h-16 w-full items-center gap-4 border-b border-line text-left text-2xl font-semibold hover:text-primary aria-[current=page]:text-primary'

const places: { to: string; name: string; icon: LucideIcon }[] = [
  { to: paths.home, name: 'Home', icon: House },
  { to: paths.loanJourney, name: 'Compare loans', icon: Scale },
  { to: paths.shop, name: 'Shop and Save', icon: ShoppingBag },
]

/** The browser's own modal dialog: it traps the focus, closes on Escape and gives the focus back. */
export function FullScreenMenu({ ref }: { ref: Ref<HTMLDialogElement> }) {
  const { canLogOut } = useSession()
  return (
    <dialog
      ref={ref}
      aria-label="Menu"
      className="m-0 h-dvh max-h-none w-full max-w-none overscroll-contain bg-paper text-ink open:animate-appear"
    >
      <form
        method="dialog"
        className="page flex h-16 items-center justify-between border-b border-transparent"
      >
        <Logo />
        <button type="submit" className={menuButton}>
          <X className="size-6" aria-hidden="true" />
          <span className="sr-only">Close menu</span>
        </button>
      </form>
      <nav aria-label="Main" className="page pt-4">
        <ul>
          {places.map(({ to, name, icon: Icon }) => (
            <li key={to}>
              <NavLink to={to} end className={entry} onClick={closeAround}>
                <Icon className="size-6" aria-hidden="true" />
                {name}
              </NavLink>
            </li>
          ))}
          {canLogOut && (
            <li>
              <LogOutButton />
            </li>
          )}
        </ul>
      </nav>
    </dialog>
  )
}

function LogOutButton() {
  const [leaving, setLeaving] = useState(false)
  return (
    <button
      type="button"
      className={entry}
      disabled={leaving}
      onClick={() => {
        setLeaving(true)
        void leave()
      }}
    >
      <LogOut className="size-6" aria-hidden="true" />
      {leaving ? 'Logging out...' : 'Logout'}
    </button>
  )
}

/** What logging out needs is loaded when somebody does. Where it cannot be, this device still forgets. */
async function leave() {
  try {
    const { logOut } = await import('../session/log-out.ts')
    await logOut()
  } catch {
    clearSession()
    window.location.assign(paths.home)
  }
}

function closeAround({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.closest('dialog')?.close()
}
