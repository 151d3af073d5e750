import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom'
import * as words from '#words/layout.ts'
import { useConnection } from './api/connection.ts'
import { hasUnstored, onWrite } from './browser-storage.ts'
import { Footer } from './Footer.tsx'
import { TopBar } from './menu/TopBar.tsx'
import { mountEvent } from './mount-event.ts'
import { PageHead } from './PageHead.tsx'

/** The `handle` of routes whose pages have the footer. */
export const withFooter = 'footer'

/** The top bar and banners of every page, and the footer of some. */
export function Layout() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)
  const hasFooter = useMatches().some(({ handle }) => handle === withFooter)

  useEffect(() => void dispatchEvent(new Event(mountEvent)), [])

  // Without this, a screen reader stays where the old page was.
  useEffect(() => {
    if (lastPathname.current !== pathname) main.current?.focus({ preventScroll: true })
    lastPathname.current = pathname
  }, [pathname])

  return (
    <>
      <PageHead />
      <a
        href="#main"
        className="sr-only rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {words.skipToContent}
      </a>
      <TopBar />
      <Offline />
      <NothingKept />
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
      aria-label={words.loading}
      className="fixed inset-x-0 top-0 z-50 h-1 animate-pulse bg-primary"
    />
  )
}

/** Says that the browser refused to store something. */
function NothingKept() {
  const isRefused = useSyncExternalStore(onWrite, hasUnstored, () => false)
  return (
    <div role="status">
      {isRefused && (
        <p className="border-b border-line bg-caution-wash px-4 py-3 text-center text-sm font-medium text-ink">
          {words.nothingKept}
        </p>
      )}
    </div>
  )
}

function Offline() {
  const isOffline = useConnection() === 'offline'
  return (
    <div role="status" className="sticky top-16 z-40 [@media(max-height:24rem)]:static">
      {isOffline && (
        <p
          data-note="offline"
          className="border-b border-line bg-caution-wash px-4 py-3 text-center text-sm font-medium text-ink"
        >
          {words.offline}
        </p>
      )}
    </div>
  )
}
