import { afterEach, expect, test, vi } from 'vitest'
import { claims } from '#web/content/site.ts'
import { paths } from '#web/paths.ts'

const provable = [claims.rating, claims.arranged, claims.customers].map(({ value }) => value)
const pathsWithClaims: (string | undefined)[] = [paths.home, paths.callToAction]

afterEach(() => {
  vi.doUnmock('#web/content/site.ts')
  vi.resetModules()
})

/** The HTML of the prerendered pages that show claims. */
async function claimsPages() {
  const { pageFiles } = await import('#web/prerender/prerender.ts')
  return pageFiles.filter(({ path }) => pathsWithClaims.includes(path)).map(({ body, head }) => head + body)
}

test('the home page and the call-to-action page together show every number that the owner must prove', async () => {
  for (const value of provable) expect((await claimsPages()).join()).toContain(value)
})

test('if `areClaimsShown` is false, the home and call-to-action pages show no number that needs proof', async () => {
  vi.resetModules()
  vi.doMock('#web/content/site.ts', async (original) => ({ ...(await original()), areClaimsShown: false }))
  const pages = await claimsPages()
  expect(pages).toHaveLength(pathsWithClaims.length)
  for (const page of pages) for (const value of provable) expect(page).not.toContain(value)
})
