import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { withPage } from './browser/browser.ts'

/** The entry of an empty page with only the libraries that every page of this stack loads. */
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

/** The compressed size of that shell, built as the app is. */
export async function shellBytes(): Promise<number> {
  const environment = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  const root = new URL('../../web', import.meta.url).pathname
  const file = `${root}/src/shell.js`
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
  })
  process.env.NODE_ENV = environment
  if (!('output' in output)) throw new Error('The shell was not built')
  return output.output
    .filter((part) => part.type === 'chunk')
    .reduce((sum, { code }) => sum + gzipSync(code).length, 0)
}

/** The compressed size of all scripts that a visitor's browser requests on a page, as the budget counts it. */
export async function scriptBytes(address: string, path: string): Promise<number> {
  const addresses = new Set<string>()
  await withPage({ address, path: '/config.json' }, async (page) => {
    page.on('request', (request) => {
      if (request.resourceType() === 'script' || request.url().endsWith('.js')) addresses.add(request.url())
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  })
  const scripts = await Promise.all([...addresses].map(async (url) => (await fetch(url)).text()))
  return scripts.reduce((sum, code) => sum + gzipSync(code).length, 0)
}
