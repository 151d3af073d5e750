import { expect, test } from 'vitest'
import { button, heading, visit, visitSignedIn } from '#support/browser/wizard.ts'

const scrollToEnd = 'scrollTo(0, document.body.scrollHeight)'

test('a page opened from the address bar starts at the top, and a reload does not scroll back to the top', async () => {
  const page = await visit('/terms')
  await heading(page, 'Terms of Use')
  await page.evaluate(scrollToEnd)
  await page.reload()
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(500)
  await page.goto('/privacy')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate('scrollY')).toBe(0)
})

test('logging out leads to the top of the home page', async () => {
  const { page } = await visitSignedIn('/loan-journey')
  await heading(page, 'A few details about you')
  await page.evaluate(scrollToEnd)
  await button(page, 'Open menu').click()
  await button(page, 'Logout').click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate('scrollY')).toBe(0)
})
