import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { aBorrower, post } from '#support/api.ts'
import { button, heading, sees, storage, visitSignedIn } from '#support/browser/wizard.ts'
import { storedBorrower } from '#support/stored.ts'

test('if the response is lost, confirming again shows that the account is closed', async () => {
  const who = await aBorrower()
  const { page } = await visitSignedIn('/my-tulna/close', who)
  const confirm = () => button(page, 'Yes, close my account').click()
  await button(page, 'Close my account').click()
  const loseResponse = async (route: Route) => {
    // Not by `route.fetch`: over WebDriver BiDi, it sends no body.
    await post('/user/close-account', { id: who.id }, who.token)
    await route.abort()
  }
  await page.route('**/user/close-account', loseResponse, { times: 1 })
  await confirm()
  await sees(page, messages.somethingWentWrong)
  expect(await storedBorrower(who.id)).toBeUndefined()
  await confirm()
  await heading(page, 'Your account is closed')
  expect(Object.keys(await storage(page))).not.toContain('authToken')
})
