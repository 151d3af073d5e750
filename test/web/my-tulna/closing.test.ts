import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { aBorrower, post } from '#support/api.ts'
import { button, heading, holdBack, sees, storage, visitSignedIn } from '#support/browser/wizard.ts'
import { storedBorrower } from '#support/stored.ts'

async function openDialog() {
  const who = await aBorrower()
  const { page } = await visitSignedIn('/my-tulna/close', who)
  await button(page, 'Close my account').click()
  return { who, page }
}
const confirm = (page: Page) => button(page, 'Yes, close my account').click()

test('if the session has ended, the account stays open, and the page does not say that it is closed', async () => {
  const { who, page } = await openDialog()
  expect((await post('/user/logout', { user_id: who.id }, who.token)).status).toBe(200)
  await confirm(page)
  await sees(page, messages.sessionExpired)
  expect(await page.getByText('Your account is closed').count()).toBe(0)
  expect(await storedBorrower(who.id)).toBeDefined()
})

test('if the response is lost, confirming again shows that the account is closed', async () => {
  const { who, page } = await openDialog()
  const loseResponse = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/user/close-account', loseResponse, { times: 1 })
  await confirm(page)
  await sees(page, messages.somethingWentWrong)
  expect(await storedBorrower(who.id)).toBeUndefined()
  await confirm(page)
  await heading(page, 'Your account is closed')
  expect(Object.keys(await storage(page))).not.toContain('authToken')
})

test('the account cannot be kept while it is being closed', async () => {
  const { who, page } = await openDialog()
  const release = await holdBack(page, '**/user/close-account')
  await confirm(page)
  await page.locator('button[aria-busy]', { hasText: 'Yes, close my account' }).waitFor()
  // Not Playwright's click, which waits until the button is enabled.
  await button(page, 'Keep my account').dispatchEvent('click')
  await page.keyboard.press('Escape')
  expect(await page.getByRole('dialog').isVisible()).toBe(true)
  release()
  await heading(page, 'Your account is closed')
  expect(await storedBorrower(who.id)).toBeUndefined()
})
