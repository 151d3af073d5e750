import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from '../ui/Logo.tsx'
import type { FullScreenMenu } from './FullScreenMenu.tsx'
import { menuButton } from './menu-button.ts'

const never = () => () => {}

/** False in a file rendered at build, and true as soon as the app has taken it over. */
const useIsRunning = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const loadMenu = () => import('./FullScreenMenu.tsx')

export function TopBar() {
  const isRunning = useIsRunning()
  const dialog = useRef<HTMLDialogElement>(null)
  const [Menu, setMenu] = useState<typeof FullScreenMenu>()

  const openOnArrival = useCallback((element: HTMLDialogElement | null) => {
    dialog.current = element
    element?.showModal()
  }, [])

  /** The menu's code comes with the first press; without a connection the button can be pressed again. */
  const open = async () => {
    const loaded = Menu ?? (await loadMenu().catch(() => undefined))?.FullScreenMenu
    setMenu(() => loaded)
    dialog.current?.showModal()
  }

  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="page flex h-16 items-center justify-between">
        <Link to={paths.home} aria-label="Tulna, home" className="rounded-small">
          <Logo />
        </Link>
        <button
          type="button"
          // A button that does nothing yet keeps its place and is not shown.
          className={`${menuButton} ${isRunning ? '' : 'invisible'}`}
          aria-haspopup="dialog"
          onPointerEnter={() => void loadMenu().catch(() => undefined)}
          onClick={() => void open()}
        >
          <Icon name="menu" />
          <span className="sr-only">Open menu</span>
        </button>
      </div>
      {Menu && <Menu ref={openOnArrival} />}
    </header>
  )
}
