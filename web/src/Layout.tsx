import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom'
import { Footer } from './Footer.tsx'
import { TopBar } from './menu/TopBar.tsx'
import { PageHead } from './PageHead.tsx'

/** The `handle` of routes whose pages have the footer. */
export const withFooter = 'footer'

/** The top bar, banners and footer around every page. */
export function Layout() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const openedAt = useRef(pathname)
  const hasFooter = useMatches().some(({ handle }) => handle === withFooter)

  // Without this, a screen reader stays where the old page was.
  useEffect(() => {
    if (openedAt.current !== pathname) main.current?.focus({ preventScroll: true })
    openedAt.current = pathname
  }, [pathname])

  return (
    <>
      <PageHead />
      <a
        href="#main"
        className="sr-only rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to the content
      </a>
      <TopBar />
      <Offline />
      <Pending />
      <main id="main" ref={main} tabIndex={-1} className="flex grow flex-col outline-none">
        <Outlet />
      </main>
      {hasFooter && <Footer />}
      <ScrollRestoration />
    </>
  )
}

/** A line along the top while the next page's code loads. */
function Pending() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div
      role="status"
      aria-label="Loading"
      className="fixed inset-x-0 top-0 z-50 h-1 animate-pulse bg-primary"
    />
  )
}

function watchConnection(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

function Offline() {
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className="sticky top-16 z-40">
      {!online && (
        <p className="border-b border-line bg-caution-wash px-4 py-3 text-center text-sm font-medium text-ink">
          You are offline. You can go on reading; nothing will save or load until you're back online.
        </p>
      )}
    </div>
  )
}
