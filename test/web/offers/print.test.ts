import { afterAll, expect, test } from 'vitest'
import { closeBrowser } from '#support/browser/browser.ts'
import { aKnownBorrower, offersPath, samplesOnly } from '#support/browser/offers-page.ts'
import { button, visitSignedIn } from '#support/browser/wizard.ts'

afterAll(closeBrowser)

test('offers are printed dark on white, whole, and with nothing over them', async () => {
  const { page } = await visitSignedIn(offersPath, await aKnownBorrower(), {
    before: samplesOnly,
    colorScheme: 'dark',
    width: 794,
  })
  await button(page, 'More Details').first().waitFor()
  const look = () =>
    page.evaluate(() => ({
      ink: getComputedStyle(document.body).color,
      header: getComputedStyle(document.querySelector('header') ?? document.body).position,
    }))
  expect(await look()).toEqual({ ink: 'rgb(238, 241, 248)', header: 'sticky' })
  await page.emulateMedia({ media: 'print' })
  await expect.poll(look).toEqual({ ink: 'rgb(18, 26, 47)', header: 'static' })
  const last = page.getByRole('group').last()
  expect(await last.evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
  await page.context().close()
})
