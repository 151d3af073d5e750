import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { NavLink } from 'react-router-dom'
import * as words from '#words/menu.ts'
import { useJourneyLink } from '../borrower/use-journey-link.ts'
import { site } from '../content/site.ts'
import { addressOf, paths } from '../paths.ts'
import { readLoansText, writeLoansText } from '../session/loans-on-device.ts'
import { clearSession, useSession } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { Icon, type icons } from '../ui/Icon.tsx'
import { Logo } from '../ui/Logo.tsx'
import { useBackEntry } from '../ui/use-back-entry.ts'
import { menuButton } from './menu-button.ts'

const entry =
  'flex min-h-14 w-full items-center py-2 gap-4 text-left text-2xl leading-tight font-semibold hover:text-primary aria-[current=page]:text-primary lg:-mx-3 lg:min-h-12 lg:w-[calc(100%+1.5rem)] lg:rounded-control lg:px-3 lg:text-lg lg:hover:bg-primary-wash'

const further = [
  { to: paths.lenders, name: words.lenders },
  { to: paths.loans, name: words.loanTypes },
  { to: paths.tools, name: words.loanTools },
  { to: paths.myLoans, name: words.myLoans },
  { to: paths.ranking, name: words.howWeRank },
  { to: paths.grievance, name: words.complaints },
]

/**
 * A native modal dialog, which traps the focus, closes on Escape and returns the focus. While it is open it has a
 * history entry, which its links to other pages replace. From 64rem up it is a drawer at the right edge, which a press beside it
 * closes too.
 */
export function FullScreenMenu({ isOpen, onClosed }: { isOpen: boolean; onClosed: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  const keepEntry = useBackEntry(isOpen, close)
  const leaveMenu = (event: MouseEvent) => {
    // With these keys the browser opens the link in another tab or window, or downloads it.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    keepEntry()
    close()
  }
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])
  const { canLogOut, token } = useSession()
  const { to: offers, firstName } = useJourneyLink()
  const places: { to: string; name: string; icon: keyof typeof icons }[] = [
    { to: paths.home, name: words.home, icon: 'home' },
    { to: paths.compare, name: words.compareLoans, icon: 'compare' },
    { to: paths.loanJourney, name: words.checkEligibility, icon: 'check' },
    ...(firstName ? [{ to: offers, name: words.yourOffers, icon: 'slip' as const }] : []),
    { to: paths.shop, name: words.shopAndSave, icon: 'bag' },
    token
      ? { to: paths.myTulna, name: words.myTulna, icon: 'card' }
      : { to: paths.login, name: words.signIn, icon: 'card' },
  ]
  return (
    <dialog
      ref={dialog}
      onClose={onClosed}
      closedby="any"
      aria-label={words.menu}
      className="m-0 ml-auto h-(--viewport-height) max-h-none w-full max-w-none overscroll-contain bg-paper text-ink open:animate-appear lg:w-96 lg:border-l lg:border-line lg:shadow-over lg:backdrop:bg-scrim"
    >
      <form
        method="dialog"
        className="page flex h-16 items-center justify-between border-b border-transparent lg:px-8"
      >
        <span className="lg:hidden">
          <Logo />
        </span>
        <p aria-hidden="true" className="hidden text-lg font-semibold lg:block">
          {words.menu}
        </p>
        <button type="submit" className={menuButton}>
          <Icon name="close" />
          <span className="sr-only">{words.closeMenu}</span>
        </button>
      </form>
      <div className="page flex flex-col gap-5 pt-2 pb-8">
        <nav aria-label={words.main}>
          <ul>
            {places.map(({ to, name, icon }) => (
              <li key={to}>
                <NavLink to={to} end replace className={entry} onClick={leaveMenu}>
                  <Icon name={icon} className="size-6 shrink-0" />
                  <span>{name}</span>
                </NavLink>
              </li>
            ))}
            {canLogOut && (
              <li>
                <LogOutButton />
              </li>
            )}
          </ul>
          <ul className="mt-4 grid grid-cols-2 gap-x-4 border-t border-line pt-4">
            {further.map(({ to, name }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end
                  replace
                  className="inline-flex min-h-11 items-center font-medium hover:text-primary aria-[current=page]:text-primary"
                  onClick={leaveMenu}
                >
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className="flex flex-wrap items-center gap-x-3 border-t border-line pt-4 text-sm text-quiet">
          <a
            href={`tel:${site.phone.dialled}`}
            translate="no"
            className="link amount inline-flex min-h-11 items-center text-lg font-bold"
          >
            {site.phone.shown}
          </a>
          <span>{words.tollFree(site.phone.hours)}</span>
        </p>
      </div>
    </dialog>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()

/** Asks first whether the loans of this browser stay, if it has any. */
function LogOutButton() {
  const [leaving, setLeaving] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const leaveNow = () => {
    setLeaving(true)
    void leave()
  }
  if (isAsking && !leaving)
    return (
      <section aria-label={words.logOut} className="py-4">
        <p ref={focus} tabIndex={-1} className="reading">
          {words.keepLoansQuestion}
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button onClick={leaveNow}>{words.keepLoans}</Button>
          <Button
            variant="secondary"
            onClick={() => {
              writeLoansText(null)
              leaveNow()
            }}
          >
            {words.removeLoans}
          </Button>
        </div>
      </section>
    )
  return (
    <button
      type="button"
      className={entry}
      disabled={leaving}
      onClick={() => (readLoansText() === null ? leaveNow() : setIsAsking(true))}
    >
      <Icon name="leave" />
      <span>{leaving ? words.loggingOut : words.logOut}</span>
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
    window.location.assign(addressOf(paths.home))
  }
}
