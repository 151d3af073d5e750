import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import * as locale from '#words/locale.ts'
import { siteConfig } from './api/site-config.ts'
import { Providers, routes } from './app.tsx'
import { noticeAutofill } from './form/notice-autofill.ts'
import { chosenBasename, rememberSwitch } from './languages.ts'
import { showLateFonts } from './late-fonts.ts'
import { measureSomeVisits } from './measure-visits.ts'
import { isAdminPage } from './paths.ts'
import { followLogOut } from './session/follow-log-out.ts'
import { keepLinksInApp } from './ui/in-app.ts'
import { registerWorker } from './worker/register-worker.ts'
import './styles.css'
import '#words/style.css'

/** Loads the open page's own code before React starts, because hydration needs it. */
async function loadOpenPage() {
  const matches = matchRoutes(routes, location, locale.basename) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

/** A function, because a top-level await would deadlock: the pages' chunks import this module's chunk. */
async function start(root: HTMLElement) {
  giveEntryAKey()
  // Every page needs it once it is rendered.
  void siteConfig().catch(() => undefined)
  const { prerendered } = root.dataset
  let hasLoaded = true
  try {
    await loadOpenPage()
  } catch (error) {
    // A prerendered page stays readable, and its links work. On any other page the router shows the error.
    if (prerendered === 'page') return console.error(error)
    hasLoaded = false
  }
  const isRendered = prerendered && hasLoaded
  // A page translator may have put `font` elements into the page already. React then renders it anew.
  const willHydrate = isRendered && !root.querySelector('font')
  // With `hydrationData` the router leaves the first scroll position to the browser. Otherwise it would undo what the
  // visitor scrolled before the app started.
  const router = createBrowserRouter(routes, {
    basename: locale.basename,
    ...(isRendered && { hydrationData: {} }),
  })
  // `RouterProvider` misses what changes between its first rendering and its subscription, such as that the page's code failed.
  if (!router.state.initialized) await initialized(router)
  showLateFonts(router)
  const app = (
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  )
  // The page renders a title of its own, and browsers use the first one in the document.
  if (!willHydrate) document.querySelector('title')?.remove()
  // In a transition React renders in short slices, so the page stays responsive.
  return startTransition(() => (willHydrate ? void hydrateRoot(root, app) : createRoot(root).render(app)))
}

const initialized = (router: ReturnType<typeof createBrowserRouter>) =>
  new Promise<void>((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })

/**
 * The router gives every newly opened page the key `default`, so it would scroll each to where the last one was left. With a
 * key of its own, a new page starts at the top, and only a reload, Back or Forward restores the position.
 */
function giveEntryAKey() {
  if (!history.state?.key) history.replaceState({ ...history.state, key: crypto.randomUUID() }, '')
}

/**
 * The address to open instead, if any. For an English page: the same page in the language that the visitor chose. For an
 * administrator's page in another language: the English one, because there is no other.
 */
function addressElsewhere(): string | undefined {
  const { pathname, search, hash } = location
  const path = pathname.slice(locale.basename.length)
  const isEnglishOnly = isAdminPage(`/${path}`)
  if (!isEnglishOnly) rememberSwitch(document.referrer)
  const isEnglish = locale.basename === '/'
  const basename = isEnglish ? chosenBasename() : '/'
  return basename && isEnglish !== isEnglishOnly ? basename + path + search + hash : undefined
}

const root = document.getElementById('root')
const elsewhere = addressElsewhere()
if (elsewhere) location.replace(elsewhere)
else {
  // `/hi` is the home page too, but neither in the router's basename nor in the worker's scope.
  if (`${location.pathname}/` === locale.basename)
    history.replaceState(history.state, '', locale.basename + location.search + location.hash)
  followLogOut()
  keepLinksInApp()
  noticeAutofill()
  // Only then: their requests would delay those of the page.
  if (root) void start(root).then(registerWorker).then(measureSomeVisits)
}
