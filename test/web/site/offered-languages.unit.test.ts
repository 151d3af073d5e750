import { afterEach, expect, test, vi } from 'vitest'
import { paths } from '#web/paths.ts'

const hindiLocale = '../../../functions/languages/hi/locale.ts'

afterEach(() => {
  vi.doUnmock(hindiLocale)
  vi.resetModules()
})

/** The English Terms page and the sitemap, as the build renders them with Hindi offered to visitors or not. */
async function render(isHindiOffered: boolean) {
  vi.resetModules()
  vi.doMock(hindiLocale, async (original) => ({
    ...(await original()),
    isOffered: isHindiOffered,
  }))
  const { pageFiles, app } = await import('#web/prerender/prerender.ts')
  const terms = pageFiles.find(({ path }) => path === paths.terms)
  return { head: terms?.head, body: terms?.body, sitemap: app.sitemap() }
}

test('a language that is offered has a switch, alternates and a place in the sitemap', async () => {
  const { head, body, sitemap } = await render(true)
  expect(body).toMatch(/<a [^>]*href="\/hi\/terms"[^>]*lang="hi-IN"[^>]*>हिन्दी<\/a>/)
  expect(head).toContain('<link rel="alternate" hrefLang="en-IN" href="https://tulna.in/terms"/>')
  expect(head).toContain('<link rel="alternate" hrefLang="hi-IN" href="https://tulna.in/hi/terms"/>')
  expect(head).toContain('<link rel="alternate" hrefLang="x-default" href="https://tulna.in/terms"/>')
  expect(head).toContain('<link rel="canonical" href="https://tulna.in/terms"/>')
  expect(sitemap).toContain('<loc>https://tulna.in/terms</loc>')
  expect(sitemap).toContain('<loc>https://tulna.in/hi/terms</loc>')
})

test('a language that is not offered has no switch, no alternates and no place in the sitemap', async () => {
  const { head, body, sitemap } = await render(false)
  expect(head).toContain('<link rel="canonical" href="https://tulna.in/terms"/>')
  for (const text of [head, body, sitemap]) expect(text).not.toMatch(/\/hi\/|alternate/)
})
