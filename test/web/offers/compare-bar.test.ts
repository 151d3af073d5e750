import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations } from '#support/browser/browser.ts'
import { withOffers } from '#support/browser/offers-page.ts'
import { button, hasFocus, sees, visit } from '#support/browser/wizard.ts'
import { aStoredOffer } from '#support/builders.ts'
import { paths } from '#web/paths.ts'

const offers = ['A', 'B', 'C'].map((name) => aStoredOffer({ id: `offer-${name}`, lender: `Lender ${name}` }))
const search = '?amount=100000&months=24&type=Personal+Loan'

const compare = (page: Page, name: string) => page.getByLabel(`Compare Lender ${name}`).check()

test('each choice and “Clear” are announced, and “Clear” moves the focus to the main content', async () => {
  const page = await visit(paths.compare + search, { before: withOffers(offers) })
  await page.getByLabel('Compare Lender A').waitFor()
  const region = page.getByRole('region', { name: 'Offers to compare' }).locator('[aria-live]')
  // The same element throughout: screen readers ignore a live region that appears together with its text.
  const live = await region.elementHandle()
  expect(await live?.textContent()).toBe('0 of 4 chosen')
  await compare(page, 'A')
  await expect.poll(() => live?.textContent()).toBe('1 of 4 chosenChoose one more')
  await expectNoAxeViolations(page)
  await compare(page, 'B')
  await expect.poll(() => live?.textContent()).toBe('2 of 4 chosenLender A, Lender B')
  await button(page, 'Clear').press('Enter')
  await expect.poll(() => live?.textContent()).toBe('0 of 4 chosen')
  expect(await hasFocus(page.locator('#main'))).toBe(true)
})

test('closing the side-by-side view focuses “Compare”, which does nothing if only one offer is left', async () => {
  const page = await visit(paths.compare + search, { before: withOffers(offers) })
  await compare(page, 'A')
  await compare(page, 'B')
  const open = button(page, 'Compare')
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Side by side' })
  await dialog
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect.poll(() => dialog.getByRole('columnheader').count()).toBe(1)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(open)).toBe(true)
  await sees(page, 'Choose one more')
  await open.press('Enter')
  expect(await dialog.count()).toBe(0)
  // The page writes its address a moment later.
  await expect.poll(() => new URL(page.url()).searchParams.has('side-by-side')).toBe(false)
})
