import { useEffect, useRef, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { useJourneyLink } from '../borrower/use-journey-link.ts'
import { site } from '../content/site.ts'
import { paths } from '../paths.ts'
import { clearSession, useSession } from '../session/session.ts'
import { Icon, type icons } from '../ui/Icon.tsx'
import { Logo } from '../ui/Logo.tsx'
import { useBackEntry } from '../ui/use-back-entry.ts'
import { menuButton } from './menu-button.ts'

const entry =
  'flex min-h-16 w-full items-center gap-4 border-b border-line text-left text-2xl font-semibold hover:text-primary aria-[current=page]:text-primary'

/** A native modal dialog, which traps the focus, closes on Escape and returns the focus. Its links replace its entry. */
export function FullScreenMenu({ isOpen, onClosed }: { isOpen: boolean; onClosed: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  const keepEntry = useBackEntry(isOpen, close)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])
  const { canLogOut } = useSession()
  const { to: journey, firstName } = useJourneyLink()
  const places: { to: string; name: string; icon: keyof typeof icons }[] = [
    { to: paths.home, name: 'Home', icon: 'home' },
    { to: paths.compare, name: 'Compare loans', icon: 'compare' },
    { to: journey, name: firstName ? 'Your offers' : 'Check eligibility', icon: 'check' },
    { to: paths.shop, name: 'Shop and Save', icon: 'bag' },
  ]
  return (
    <dialog
      ref={dialog}
      onClose={onClosed}
      aria-label="Menu"
      className="m-0 h-dvh max-h-none w-full max-w-none overscroll-contain bg-paper text-ink open:animate-appear"
    >
      <form
        method="dialog"
        className="page flex h-16 items-center justify-between border-b border-transparent"
      >
        <Logo />
        <button type="submit" className={menuButton}>
          <Icon name="close" />
          <span className="sr-only">Close menu</span>
        </button>
      </form>
      <nav aria-label="Main" className="page pt-4">
        <ul>
          {places.map(({ to, name, icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end
                replace
                className={entry}
                onClick={() => {
                  keepEntry()
                  close()
                }}
              >
                <Icon name={icon} />
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
      <div className="page mt-8 text-quiet">
        <p>Prefer to talk?</p>
        <a href={`tel:${site.phone.dialled}`} className="link amount inline-block py-2.5 text-xl font-bold">
          {site.phone.shown}
        </a>
        <p>Toll-free, {site.phone.hours}.</p>
      </div>
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
      <Icon name="leave" />
      {leaving ? 'Logging out...' : 'Logout'}
    </button>
  )
}

/** Loads the logout code on demand. If that fails, the session is still cleared on this device. */
async function leave() {
  try {
    const { logOut } = await import('../session/log-out.ts')
    await logOut()
  } catch {
    clearSession()
    window.location.assign(paths.home)
  }
}
