import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { quotedFigures } from '#contract/quoted-figures.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { aMobile, post } from '#support/api.ts'
import { pageErrors } from '#support/browser/browser.ts'
import { aKnownBorrower } from '#support/browser/offers-page.ts'
import { askForCode, button, sees, visit, visitSignedIn } from '#support/browser/wizard.ts'
import { frame, retailers } from '#support/retailers.ts'

/** Takes away what browsers lack that run the pages' JavaScript (ES2022), but are older than Safari 17. */
const olderBrowser = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ['findLast', 'toSorted', 'toReversed', 'toSpliced', 'with'])
      Reflect.deleteProperty(Array.prototype, name)
    Reflect.deleteProperty(Element.prototype, 'checkVisibility')
    Reflect.deleteProperty(URL, 'canParse')
    Reflect.deleteProperty(URLSearchParams.prototype, 'size')
  })

test('in an older browser, a reload of the code screen keeps the next page, and the focus is kept', async () => {
  const page = await visit('/register?next=/shop&step=code', { before: olderBrowser })
  await expect.poll(() => new URL(page.url()).search).toBe('?next=%2Fshop')
  await askForCode(page, aMobile())
  await button(page, 'Change number').press('Enter')
  await page.locator('h1:focus', { hasText: 'Start with your mobile number' }).waitFor()
  expect(pageErrors(page)).toEqual([])
})

test('in an older browser, My Tulna shows the request, the lenders opened and the consents', async () => {
  const borrower = await aKnownBorrower()
  const [offer] = sampleOffers
  if (!offer) throw new Error('There are no sample offers')
  await post('/user/apply', { id: borrower.id, ...quotedFigures(offer, 100_000, 24) }, borrower.token)
  const { page } = await visitSignedIn('/my-tulna', borrower, { before: olderBrowser })
  await sees(page, offer.lender)
  await page.getByRole('link', { name: 'Your consents', exact: true }).click()
  await page.getByRole('heading', { name: 'Your consents' }).waitFor()
  expect(pageErrors(page)).toEqual([])
})

test('in an older browser, a brand opens in the shop', async () => {
  const before = async (context: BrowserContext) => {
    await olderBrowser(context)
    await retailers(context)
  }
  const page = await visit('/shop?brand=ikea', { before })
  await frame(page).waitFor()
})
