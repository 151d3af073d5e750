import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { Providers, routes } from './app.tsx'
import './styles.css'

/** A prerendered page can only be taken over by the same page, so its code has to be here first. */
async function loadOpenPage() {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  }
}

/** A function, since the pages' chunks import this one: awaited at its top level, they would wait for each other. */
async function start(root: HTMLElement) {
  const isPrerendered = root.dataset.prerendered !== undefined
  try {
    await loadOpenPage()
  } catch (error) {
    // A page that can already be read stays, with links that work; elsewhere the router shows what is wrong.
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
  // The page brings a title of its own, and a browser shows the first that it finds.
  document.querySelector('title')?.remove()
  return createRoot(root).render(app)
}

const root = document.getElementById('root')
if (root) void start(root)
