import { expect, test } from 'vitest'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { aKnownBorrower, offersPath, samplesOnly } from '#support/browser/offers-page.ts'
import { visitSignedIn } from '#support/browser/wizard.ts'

const showDark = async () => {
  const { page } = await visitSignedIn(offersPath, await aKnownBorrower(), {
    before: samplesOnly,
    colorScheme: 'dark',
    width: 794,
  })
  await page.getByRole('button', { name: 'More Details' }).first().waitFor()
  return page
}

test('the dark theme prints dark on white, and the header is not sticky', async () => {
  const page = await showDark()
  const styles = () =>
    page.evaluate(() => ({
      ink: getComputedStyle(document.body).color,
      paper: getComputedStyle(document.documentElement).backgroundColor,
      header: getComputedStyle(document.querySelector('header') ?? document.body).position,
    }))
  expect(await styles()).toEqual({ ink: 'rgb(238, 241, 248)', paper: 'rgb(14, 19, 32)', header: 'sticky' })
  await page.emulateMedia({ media: 'print' })
  const printed = { ink: 'rgb(18, 26, 47)', paper: 'rgb(255, 255, 255)', header: 'static' }
  await expect.poll(styles).toEqual(printed)
})

test('all offers print as one table on at most six pages', async () => {
  const page = await showDark()
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      document.title = String(document.querySelectorAll('table tbody tr th[scope=row]').length)
    })
  })
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(await page.title()).toBe(String(sampleOffers.length))
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length
  expect(pages).toBeGreaterThan(0)
  expect(pages).toBeLessThanOrEqual(6)
  expect(await page.getByRole('table').count()).toBe(0)
})
