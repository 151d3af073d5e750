import { expect, inject, test } from 'vitest'
import { pageErrors, withPage } from '#support/browser/browser.ts'

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
    for (const summary of await page.locator('section summary').all()) await summary.click()
    expect(await shown.allTextContents()).toEqual(english)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  })
})
