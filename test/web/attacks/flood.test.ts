import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { App } from 'aws-cdk-lib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import { type Cloud, startCloud } from '#lib/local/cloud.ts'
import { addStacks } from '#lib/stacks/stacks.ts'
import { aMobile } from '#support/api.ts'
import { closeBrowser, withPage } from '#support/browser/browser.ts'
import { askForCode, button, enterCode, sees } from '#support/browser/wizard.ts'
import { scan, totalsIn } from '#support/stored.ts'

let cloud: Cloud
beforeAll(async () => {
  const stacks = (app: App) => {
    app.node.setContext('signInRate', '50')
    addStacks(app)
  }
  cloud = await startCloud({ state: mkdtempSync(join(tmpdir(), 'tulna-')), isThrottled: true, stacks })
})
afterAll(async () => {
  await closeBrowser()
  await cloud.stop()
})

const ask = ({ method, path }: Route, body?: object) =>
  fetch(new URL(path, cloud.address), {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })

const signIn = () => ask(routes.mockAuth, { mobile_number: aMobile(), type: 'credit', demo: true })

test('a flood of sign-ins is throttled, stops no other requests and leaves no partial registration', async () => {
  // The rate limiter's clock is stopped, so the result does not depend on this machine's speed.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  const [responses, list] = await Promise.all([
    Promise.all(Array.from({ length: 160 }, () => signIn())),
    ask(routes.offerList),
  ]).finally(() => clock.mockRestore())
  expect(list.status).toBe(200)
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(100)
  const away = responses.filter(({ status }) => status === 429)
  expect(away).toHaveLength(60)
  expect(await away[0]?.json()).toEqual({ message: 'Too Many Requests' })
  expect(away[0]?.headers.get('x-content-type-options')).toBe('nosniff')
  const { stored, counted } = totalsIn(await scan(cloud))
  expect(stored).toEqual(counted)
  expect(counted.users).toBe(100)
})

test('a person who signs in during the flood is told why, keeps what they typed, and gets in afterwards', async () => {
  await withPage({ address: cloud.address, path: '/loan-journey' }, async (page) => {
    await enterCode(page, await askForCode(page, aMobile()))
    // The API's response from above, for as long as the flood lasts.
    let isFlooded = true
    await page.route(`**${routes.mockAuth.path}`, (route) =>
      isFlooded ? route.fulfill({ status: 429, json: { message: 'Too Many Requests' } }) : route.continue(),
    )
    await button(page, 'Verify & Login').click()
    await sees(page, 'Too many requests. Please try again later.')
    isFlooded = false
    await button(page, 'Verify & Login').click()
    await page.getByRole('heading', { name: 'A few details about you' }).waitFor()
  })
})
