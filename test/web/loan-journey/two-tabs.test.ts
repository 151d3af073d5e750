import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aPan, details, get, post, type SignedIn } from '#support/api.ts'
import { aKnownBorrower } from '#support/browser/offers-page.ts'
import {
  askForCode,
  button,
  enterCode,
  field,
  storage,
  store,
  visitSignedIn,
} from '#support/browser/wizard.ts'

/** Replaces the session in this browser with another account’s, without a logout. */
const switchTo = (page: Page, { mobile, token }: SignedIn) =>
  store(page, { userMobile: mobile, isAuthenticated: 'true', authToken: token })

/** Removes the session token from this browser, as when the session expires, and signs in through the screens. */
async function signInAfterExpiry(page: Page, { mobile }: SignedIn) {
  const registered = (await storage(page)).registeredUsers ?? ''
  await page.evaluate(() => window.localStorage.removeItem('authToken'))
  await page.goto('/login')
  await enterCode(
    page,
    await askForCode(page, mobile, registered.includes(mobile) ? 'Login with OTP' : 'Register with OTP'),
  )
}

async function aBorrowerWithPan(name: string) {
  const borrower = await aKnownBorrower()
  const pan = aPan()
  await post('/user/basic-details', { id: borrower.id, ...details({ name, pancard: pan }) }, borrower.token)
  return { ...borrower, name, pan }
}

test("a form never shows or saves another account's details after sign-ins in a second tab", async () => {
  const anita = await aBorrowerWithPan('Anita Rao')
  const bimal = await aBorrowerWithPan('Bimal Sen')
  const { page: first } = await visitSignedIn('/loan-journey', anita)
  const pan = field(first, 'PAN')
  await expect.poll(() => pan.inputValue()).toBe(anita.pan)

  const second = await first.context().newPage()
  await second.goto('/loan-journey')
  for (const borrower of [bimal, anita]) {
    await switchTo(second, borrower)
    await second.reload()
    for (const tab of [first, second]) {
      await expect.poll(() => field(tab, 'PAN').inputValue()).toBe(borrower.pan)
      expect(await field(tab, 'Name').inputValue()).toBe(borrower.name)
    }
  }
  expect(JSON.stringify(await storage(first))).not.toContain(bimal.pan)

  await first.reload()
  await expect.poll(() => pan.inputValue()).toBe(anita.pan)
  await button(first, 'Next').click()
  await field(first, 'Loan amount').waitFor()
  const { body } = await get(`/user/get-user-info?id=${anita.id}`, anita.token)
  expect(body.user).toMatchObject({ name: anita.name, pancard: anita.pan })
})

test('a borrower never sees what another borrower typed in the same browser and did not send', async () => {
  const anita = await aBorrowerWithPan('Anita Rao')
  const bimal = await aBorrowerWithPan('Bimal Sen')
  const { page: first } = await visitSignedIn('/loan-journey', anita)
  await field(first, 'PAN').fill('ANITA0000A')
  const second = await first.context().newPage()
  await second.goto('/loan-journey')
  await signInAfterExpiry(second, bimal)
  for (const tab of [first, second]) await expect.poll(() => field(tab, 'PAN').inputValue()).toBe(bimal.pan)
  await field(second, 'PAN').fill('BIMAL0000B')
  await signInAfterExpiry(second, anita)
  for (const tab of [first, second]) await expect.poll(() => field(tab, 'PAN').inputValue()).toBe(anita.pan)
  expect(JSON.stringify(await storage(first))).not.toMatch(/BIMAL|ANITA0000A/)
})

test('a page that the browser kept in its history shows nothing of a borrower who has logged out meanwhile', async () => {
  const anita = await aBorrowerWithPan('Anita Rao')
  const { page } = await visitSignedIn('/loan-journey', anita)
  await expect.poll(() => field(page, 'PAN').inputValue()).toBe(anita.pan)
  // Like a page in the back/forward cache, this page gets no `storage` event: a page’s own changes fire none.
  await page.evaluate(() => {
    localStorage.clear()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await field(page, 'Mobile number').waitFor()
  expect(await page.content()).not.toContain(anita.pan)
})

test('a late refusal of an old session leaves the new session of another tab alone', async () => {
  const borrower = await aBorrowerWithPan('Anita Rao')
  const { page } = await visitSignedIn('/config.json', { ...borrower, token: `${borrower.token}old` })
  const other = await page.context().newPage()
  await other.goto('/config.json')
  await page.route('**/user/get-user-info?*', async (route) => {
    // Every request of the old session is refused late: the page may abort its first one and send another.
    if ((await route.request().headerValue('authorization'))?.endsWith('old')) {
      const response = await route.fetch()
      await switchTo(other, borrower)
      await route.fulfill({ response })
    } else await route.continue()
  })
  await page.goto('/loan-journey')
  await expect.poll(() => field(page, 'PAN').inputValue()).toBe(borrower.pan)
  expect((await storage(page)).authToken).toBe(borrower.token)
})
