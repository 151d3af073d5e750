import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { claims } from '#web/content/site.ts'

const provable = [claims.rating, claims.arranged, claims.customers].map(({ value }) => value)

afterEach(() => {
  vi.doUnmock('#web/content/site.ts')
  vi.resetModules()
})

/** The HTML of the pages that show claims, as the build prerenders them. */
async function claimsPages() {
  const pages = await Promise.all([
    import('#web/landing/LandingPage.tsx'),
    import('#web/call-to-action/CallToActionPage.tsx'),
  ])
  return pages.map(({ default: Page }) =>
    renderToString(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
}

test('the home page and the call-to-action page together show every number that the owner must prove', async () => {
  for (const value of provable) expect((await claimsPages()).join()).toContain(value)
})

test('if `areClaimsShown` is false, the home and call-to-action pages show no number that needs proof', async () => {
  vi.resetModules()
  vi.doMock('#web/content/site.ts', async (original) => ({ ...(await original()), areClaimsShown: false }))
  for (const page of await claimsPages()) for (const value of provable) expect(page).not.toContain(value)
})

test('a claim whose source the owner gives links to it, and the others name none', async () => {
  for (const page of await claimsPages()) expect(page).not.toContain('Source: ')
  vi.resetModules()
  const claimSources = { rating: { name: 'Google Play', href: 'https://play.example/tulna' } }
  vi.doMock('#web/content/site.ts', async (original) => ({ ...(await original()), claimSources }))
  for (const page of await claimsPages()) {
    expect(page).toMatch(/<a href="https:\/\/play\.example\/tulna"[^>]*>Source: Google Play<\/a>/)
    expect(page.split('Source: ')).toHaveLength(2)
  }
})
