import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { paths } from '#web/paths.ts'

const hindiLocale = '../../../functions/languages/hi/locale.ts'

afterEach(() => {
  vi.doUnmock(hindiLocale)
  vi.resetModules()
})

/** The head and the language switch of the English Terms page, and the sitemap, with Hindi offered to visitors or not. */
async function render(isHindiOffered: boolean) {
  vi.resetModules()
  vi.doMock(hindiLocale, async (original) => ({
    ...(await original()),
    isOffered: isHindiOffered,
  }))
  const [{ PageHead }, { LanguageSwitch }, { sitemap }] = await Promise.all([
    import('#web/PageHead.tsx'),
    import('#web/menu/LanguageSwitch.tsx'),
    import('#web/prerender/search-engines.ts'),
  ])
  const html = renderToString(
    <MemoryRouter initialEntries={[paths.terms]}>
      <PageHead />
      <LanguageSwitch />
    </MemoryRouter>,
  )
  return { html, sitemap: sitemap() }
}

test('a language that is offered has a switch, alternates and a place in the sitemap', async () => {
  const { html, sitemap } = await render(true)
  expect(html).toMatch(/<a [^>]*href="\/hi\/terms"[^>]*lang="hi-IN"[^>]*>हिंदी<\/a>/)
  expect(html).toContain('<link rel="alternate" hrefLang="en-IN" href="https://tulna.in/terms"/>')
  expect(html).toContain('<link rel="alternate" hrefLang="hi-IN" href="https://tulna.in/hi/terms"/>')
  expect(html).toContain('<link rel="alternate" hrefLang="x-default" href="https://tulna.in/terms"/>')
  expect(html).toContain('<link rel="canonical" href="https://tulna.in/terms"/>')
  expect(sitemap).toContain('<loc>https://tulna.in/terms</loc>')
  expect(sitemap).toContain('<loc>https://tulna.in/hi/terms</loc>')
})

test('a language that is not offered has no switch, no alternates and no place in the sitemap', async () => {
  const { html, sitemap } = await render(false)
  expect(html).toContain('<link rel="canonical" href="https://tulna.in/terms"/>')
  for (const text of [html, sitemap]) expect(text).not.toMatch(/\/hi\/|alternate/)
})
