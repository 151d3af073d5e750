import { useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import * as words from '#words/menu.ts'
import { isAdminPage, paths } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from '../ui/Logo.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import type { FullScreenMenu } from './FullScreenMenu.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { menuButton } from './menu-button.ts'
import { SiteNotice } from './SiteNotice.tsx'

const places = [
  { to: paths.compare, name: words.compareLoans },
  { to: paths.lenders, name: words.lenders },
  { to: paths.tools, name: words.loanTools },
  { to: paths.shop, name: words.shopAndSave },
  { to: paths.ranking, name: words.howWeRank },
]

/** Resolves with `undefined` if the menu's code cannot be loaded. */
const loadMenu = () => import('./FullScreenMenu.tsx').catch(() => undefined)

export function TopBar() {
  const isHydrated = useIsHydrated()
  const isAdmin = isAdminPage(useLocation().pathname)
  const [isOpen, setOpen] = useState(false)
  const [Menu, setMenu] = useState<typeof FullScreenMenu>()

  /** Opens the menu, and loads it first if need be. If that fails, the button can be pressed again. */
  const open = async () => {
    const loaded = Menu ?? (await loadMenu())?.FullScreenMenu
    if (!loaded) return
    setMenu(() => loaded)
    setOpen(true)
  }

  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div
        className={`page flex min-h-16 flex-wrap items-center justify-between gap-x-3 ${isAdmin ? 'max-w-none!' : ''}`}
      >
        <Link to={paths.home} aria-label={words.homeLink} className="rounded-small">
          <Logo />
        </Link>
        {/* Administrators' pages have sections of their own. */}
        {!isAdmin && (
          <nav aria-label={words.mainPages} className="hidden lg:block">
            <ul className="flex gap-6 pl-5 text-[0.9375rem] font-medium">
              {places.map(({ to, name }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    className="inline-flex min-h-11 items-center hover:text-primary aria-[current=page]:text-primary"
                  >
                    {name}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <SiteNotice />
        <div className="ml-auto flex items-center gap-3">
          <LanguageSwitch />
          <button
            type="button"
            // Before hydration the button would do nothing: it is hidden, and keeps its place.
            className={`${menuButton} ${isHydrated ? '' : 'invisible'}`}
            aria-haspopup="dialog"
            onPointerEnter={loadMenu}
            onClick={() => void open()}
          >
            <Icon name="menu" />
            <span className="sr-only">{words.openMenu}</span>
          </button>
        </div>
      </div>
      {Menu && <Menu isOpen={isOpen} onClosed={() => setOpen(false)} />}
    </header>
  )
}
