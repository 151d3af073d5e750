import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { lenderPath, paths } from '#web/paths.ts'
import { withPage } from './browser/browser.ts'

interface Budget {
  path: string
  /** The screen of a borrower who has completed the wizard. Every other screen is that of a visitor. */
  isSignedIn?: true
  /** In pixels; a phone's by default. */
  width?: number
  /** The most JavaScript that the page may load, as a multiple of `shellBytes`; both are compressed. */
  budget: number
}

/** The screens with a budget. For administrators' pages, the scripts up to the sign-in form count. */
export const budgets: Budget[] = [
  { path: paths.home, budget: 1.15 },
  { path: paths.shop, budget: 1.3 },
  { path: paths.loanJourney, budget: 1.5 },
  { path: paths.offers, isSignedIn: true, budget: 1.6 },
  { path: paths.compare, budget: 1.5 },
  { path: paths.myTulna, isSignedIn: true, budget: 1.4 },
  { path: paths.lenders, budget: 1.25 },
  { path: paths.kfsCheck, budget: 1.25 },
  { path: paths.tools, budget: 1.25 },
  { path: paths.emi, budget: 1.25 },
  { path: paths.prepay, budget: 1.25 },
  { path: paths.badMonth, budget: 1.25 },
  { path: paths.transfer, budget: 1.25 },
  { path: paths.afford, budget: 1.25 },
  { path: paths.afford, budget: 1.25, width: 1280 },
  { path: lenderPath('neemtreefinance'), budget: 1.3 },
  { path: paths.grievance, budget: 1.6 },
  { path: paths.adminUsers, budget: 2.6 },
  { path: paths.adminOffers, budget: 2.6 },
]

/**
 * The entry of an empty page with React, React Router, TanStack Query and toasts, as their packages resolve by default.
 * The app loads the toasts on some pages only, and uses React Router's production build, which is 0.6 KB smaller.
 */
const shell = `
  import { createElement, StrictMode } from 'react'
  import { createRoot } from 'react-dom/client'
  import { createBrowserRouter, RouterProvider } from 'react-router-dom'
  import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
  import { Toaster } from 'react-hot-toast'
  const router = createBrowserRouter([{ path: '/', Component: () => null }])
  const page = createElement(RouterProvider, { router })
  const client = new QueryClient()
  createRoot(document.body).render(
    createElement(StrictMode, null, createElement(QueryClientProvider, { client }, page, createElement(Toaster))),
  )`

/** The compressed size of `shell`, built for production with Vite's defaults and the app's target. */
export async function shellBytes(): Promise<number> {
  const root = new URL('../../web', import.meta.url).pathname
  const file = `${root}/src/shell.js`
  const environment = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'shell',
        resolveId: (id) => (id === file ? file : null),
        load: (id) => (id === file ? shell : null),
      },
    ],
    build: { write: false, target: 'es2022', rolldownOptions: { input: file } },
  }).finally(() => {
    process.env.NODE_ENV = environment
  })
  if (!('output' in output)) throw new Error('The shell was not built')
  return output.output
    .filter((part) => part.type === 'chunk')
    .reduce((sum, { code }) => sum + gzipSync(code).length, 0)
}

/** The compressed size of all scripts that a browser requests on a page. `prepare` may sign the browser in first. */
export async function scriptBytes(
  address: string,
  { path, width = 360 }: Pick<Budget, 'path' | 'width'>,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<number> {
  const addresses = new Set<string>()
  await withPage({ address, path: '/config.json', width }, async (page) => {
    await prepare?.(page)
    page.on('request', (request) => {
      if (request.resourceType() === 'script' || request.url().endsWith('.js')) addresses.add(request.url())
    })
    await page.goto(path)
    // The app starts after the first paint, and the network may be idle before the app starts. The menu’s button is
    // invisible until then.
    await page.getByRole('button', { name: 'Open menu' }).waitFor()
    await page.waitForLoadState('networkidle')
  })
  const scripts = await Promise.all([...addresses].map(async (url) => (await fetch(url)).text()))
  return scripts.reduce((sum, code) => sum + gzipSync(code).length, 0)
}
