import { afterAll, expect, test, vi } from 'vitest'
import type { Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import { addStacks } from '#lib/stacks/stacks.ts'
import { aMobile } from '#support/api.ts'
import { closeBrowser, withPage } from '#support/browser/browser.ts'
import { askForCode, button, enterCode, sees } from '#support/browser/wizard.ts'
import { ownCloud } from '#support/own-cloud.ts'
import { scan, totalsIn } from '#support/stored.ts'

const cloud = await ownCloud({
  hasPages: true,
  isThrottled: true,
  stacks(app) {
    app.node.setContext('signInRate', '50')
    addStacks(app)
  },
})
// Registered after `ownCloud`, so the browser closes before the cloud stops.
afterAll(closeBrowser)

const request = ({ method, path }: Route, body?: object) =>
  fetch(new URL(path, cloud.address), {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })

const signIn = () => request(routes.mockAuth, { mobile_number: aMobile(), type: 'credit', demo: true })

test('a flood of sign-ins is throttled, does not block the offer list and leaves no partial registration', async () => {
  // The rate limiter's clock is stopped, so the result does not depend on this machine's speed.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  const [responses, list] = await Promise.all([
    Promise.all(Array.from({ length: 160 }, () => signIn())),
    request(routes.offerList),
  ]).finally(() => clock.mockRestore())
  expect(list.status).toBe(200)
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(100)
  const throttled = responses.filter(({ status }) => status === 429)
  expect(throttled).toHaveLength(60)
  expect(await throttled[0]?.json()).toEqual({ message: 'Too Many Requests' })
  expect(throttled[0]?.headers.get('x-content-type-options')).toBe('nosniff')
  const { stored, counted } = totalsIn(await scan(cloud))
  expect(stored).toEqual(counted)
  expect(counted.users).toBe(100)
})

test('a borrower who is throttled sees why, keeps the typed code, and signs in after the flood', async () => {
  await withPage({ address: cloud.address, path: '/loan-journey' }, async (page) => {
    const code = await askForCode(page, aMobile())
    // Responds as the API does to a throttled request, for as long as the flood lasts.
    let isFlooded = true
    await page.route(`**${routes.mockAuth.path}`, (route) =>
      isFlooded ? route.fulfill({ status: 429, json: { message: 'Too Many Requests' } }) : route.continue(),
    )
    await enterCode(page, code)
    await sees(page, 'Too many requests. Please try again later.')
    isFlooded = false
    await button(page, 'Verify & Login').click()
    await page.getByRole('heading', { name: 'A few details about you' }).waitFor()
  })
})
