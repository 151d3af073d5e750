import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { Providers, routes } from './app.tsx'
import './styles.css'

/** Hydration needs the page's own code, so a prerendered page loads it before React starts. */
async function loadOpenPage() {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

/** Not at the top level: the pages' chunks import this one, and a top-level await would deadlock. */
async function start(root: HTMLElement) {
  giveEntryAKey()
  const isPrerendered = root.dataset.prerendered !== undefined
  try {
    await loadOpenPage()
  } catch (error) {
    // A prerendered page stays readable, and its links work; elsewhere the router shows the error.
    if (isPrerendered) return console.error(error)
  }
  const app = (
    <StrictMode>
      <Providers>
        <RouterProvider router={createBrowserRouter(routes)} />
      </Providers>
    </StrictMode>
  )
  if (isPrerendered) return hydrateRoot(root, app)
  // The page renders a title of its own, and browsers use the first one in the document.
  document.querySelector('title')?.remove()
  return createRoot(root).render(app)
}

/**
 * The router's key of every newly opened page is `default`, and it would scroll each to where the last one was left.
 * With a key of its own, a new page starts at the top, and only a reload or going back restores the position.
 */
function giveEntryAKey() {
  if (!history.state?.key) history.replaceState({ ...history.state, key: crypto.randomUUID() }, '')
}

const root = document.getElementById('root')
if (root) void start(root)
