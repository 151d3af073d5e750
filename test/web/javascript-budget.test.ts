import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { closeBrowser, withPage } from '../support/browser.ts'

const address = inject('address')
const limit = 1.15

afterAll(closeBrowser)
afterAll(vi.unstubAllEnvs)

/** What any page of this stack has to load, with nothing on it. */
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

async function shellBytes(): Promise<number> {
  vi.stubEnv('NODE_ENV', 'production')
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
  if (!('output' in output)) throw new Error('The shell was not built')
  return output.output
    .filter((part) => part.type === 'chunk')
    .reduce((sum, { code }) => sum + gzipSync(code).length, 0)
}

/** Every script that a visitor's browser asks for on `/`, compressed as the budget counts it. */
async function landingBytes(): Promise<number> {
  const addresses = new Set<string>()
  await withPage({ address, path: '/config.json' }, async (page) => {
    page.on('request', (request) => {
      if (request.resourceType() === 'script' || request.url().endsWith('.js')) addresses.add(request.url())
    })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
  })
  const scripts = await Promise.all([...addresses].map(async (url) => (await fetch(url)).text()))
  return scripts.reduce((sum, code) => sum + gzipSync(code).length, 0)
}

test(`the landing page loads at most ${limit} times the JavaScript of a bare shell`, async () => {
  const [landing, bare] = [await landingBytes(), await shellBytes()]
  const ratio = landing / bare
  console.log(`JavaScript for /: ${landing} bytes, bare shell ${bare} bytes, ${ratio.toFixed(3)} times`)
  expect(bare).toBeGreaterThan(90_000)
  expect(ratio).toBeLessThanOrEqual(limit)
})
