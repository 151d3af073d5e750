import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from '../ui/Logo.tsx'
import { FullScreenMenu, menuButton } from './FullScreenMenu.tsx'

export function TopBar() {
  const menu = useRef<HTMLDialogElement>(null)
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="page flex h-16 items-center justify-between">
        <Link to={paths.home} aria-label="Tulna, home" className="rounded-small">
          <Logo />
        </Link>
        <button
          type="button"
          className={menuButton}
          aria-haspopup="dialog"
          onClick={() => menu.current?.showModal()}
        >
          <Icon name="menu" />
          <span className="sr-only">Open menu</span>
        </button>
      </div>
      <FullScreenMenu ref={menu} />
    </header>
  )
}
