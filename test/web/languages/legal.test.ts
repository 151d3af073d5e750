import { expect, inject, test } from 'vitest'
import { expectNoAxeViolations, pageErrors, withPage } from '#support/browser/browser.ts'

const address = inject('address')
const pages = ['/terms', '/privacy']

/** What the sections of the English page say: headings, paragraphs and items. */
async function englishOf(path: string): Promise<string[]> {
  let texts: string[] = []
  await withPage({ address, path }, async (page) => {
    texts = await page.locator('section').locator('h2, p, li').allTextContents()
    expect(await page.locator('main [lang], article details').count()).toBe(0)
  })
  expect(texts.length).toBeGreaterThan(20)
  return texts
}

const note = 'अंग्रेज़ी टेक्स्ट ही मान्य है'

test.each(pages)('/hi%s has the English text beside each paragraph on a wide screen', async (path) => {
  const english = await englishOf(path)
  await withPage({ address, path: `/hi${path}`, width: 1280 }, async (page) => {
    expect(await page.getByText(note).isVisible()).toBe(true)
    const shown = page.locator('section [lang=en]').locator('p, li').filter({ visible: true })
    expect(await shown.allTextContents()).toEqual(english)
    const [heading, beside] = [page.locator('section h2').first(), shown.first()]
    expect((await beside.boundingBox())?.y).toBe((await heading.boundingBox())?.y)
    expect(pageErrors(page)).toEqual([])
  })
})

test.each(pages)('/hi%s has the English text collapsed below each section on a phone', async (path) => {
  const english = await englishOf(path)
  await withPage({ address, path: `/hi${path}`, width: 320 }, async (page) => {
    expect(await page.getByText(note).isVisible()).toBe(true)
    const shown = page.locator('section [lang=en]').locator('p, li').filter({ visible: true })
    expect(await shown.count()).toBe(0)
    const names = await page.locator('section summary').evaluateAll((all) =>
      all.map((summary) =>
        (summary.getAttribute('aria-labelledby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      ),
    )
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^इसे अंग्रेज़ी में पढ़ें \S/)
    for (const summary of await page.locator('section summary').all()) await summary.click()
    expect(await shown.allTextContents()).toEqual(english)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  })
})

test.each(pages)('the last entry of the contents of %s is reachable on a small laptop', async (path) => {
  await withPage({ address, path, width: 1093 }, async (page) => {
    await page.setViewportSize({ width: 1093, height: 500 })
    const entry = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    // Scrolls the contents, not the page.
    await entry.evaluate((link) => link.closest('div')?.scrollTo(0, 10_000))
    expect(await entry.evaluate((link) => innerHeight - link.getBoundingClientRect().bottom)).toBeGreaterThan(
      0,
    )
    await expectNoAxeViolations(page)
  })
})
