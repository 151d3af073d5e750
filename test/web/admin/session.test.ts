import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { aTokenWith, refreshTokens } from '#support/admin.ts'
import { signInOn } from '#support/browser/admin-page.ts'
import { samplesOnly } from '#support/browser/offers-page.ts'
import { button, field, sees } from '#support/browser/wizard.ts'
import { eventually } from '#support/eventually.ts'

const adminOffers = '**/user/admin-offers'

/** The value in session storage whose key, chosen by Amplify, ends with a name such as `accessToken`. */
const stored = (page: Page, name: string) =>
  page.evaluate((ending) => {
    const [, value] = Object.entries(sessionStorage).find(([key]) => key.endsWith(ending)) ?? []
    return value ?? ''
  }, `.${name}`)

const store = (page: Page, name: string, value: string) =>
  page.evaluate(
    ([ending, text]) => {
      const key = Object.keys(sessionStorage).find((one) => one.endsWith(ending)) ?? ''
      sessionStorage.setItem(key, text)
    },
    [`.${name}`, value] as const,
  )

test('an expired access token is refreshed without asking for the password', async () => {
  const page = await signInOn('/admin121/offers', { before: samplesOnly })
  const expired = await aTokenWith({ exp: Math.floor(Date.now() / 1000) - 60 })
  await store(page, 'accessToken', expired)
  await page.reload()
  await button(page, 'Edit').first().waitFor()
  expect(await stored(page, 'accessToken')).not.toBe(expired)
})

test('a refused token is refreshed once, and the request sent again', async () => {
  const page = await signInOn('/admin121/users')
  const tokens: string[] = []
  await page.route(adminOffers, (route) => {
    tokens.push(route.request().headers().authorization ?? '')
    return tokens.length === 1 ? route.fulfill({ status: 401, json: {} }) : route.fallback()
  })
  await page.getByRole('link', { name: 'Offers', exact: true }).click()
  await button(page, 'Edit').first().waitFor()
  expect(new Set(tokens).size).toBe(2)
  expect(tokens).toHaveLength(2)
})

test('a refreshed token that is refused too is removed, and the sign-in form is shown', async () => {
  const page = await signInOn('/admin121/users')
  await page.route(adminOffers, (route) => route.fulfill({ status: 401, json: {} }))
  await page.getByRole('link', { name: 'Offers', exact: true }).click()
  await field(page, 'E-mail').waitFor()
  await sees(page, 'Sign in')
  expect(await stored(page, 'accessToken')).toBe('')
})

test('signing out revokes the refresh token', async () => {
  const page = await signInOn('/admin121/offers')
  const refreshToken = await stored(page, 'refreshToken')
  // AWS adds this claim to tokens that can be revoked, and the local user pool doesn't.
  await store(page, 'accessToken', await aTokenWith({ origin_jti: crypto.randomUUID() }))
  await expect(refreshTokens(refreshToken)).resolves.toMatchObject({ access: expect.any(String) })
  await button(page, 'Sign out').click()
  await field(page, 'E-mail').waitFor()
  expect(await stored(page, 'refreshToken')).toBe('')
  await expect(refreshTokens(refreshToken)).rejects.toThrow(/not authorized/i)
})

test('a token refresh that ends after signing out stores nothing', async () => {
  const page = await signInOn('/admin121/offers', { before: samplesOnly })
  await store(page, 'accessToken', await aTokenWith({ exp: Math.floor(Date.now() / 1000) - 60 }))
  let refresh: Route | undefined
  const { admin } = await (await page.request.get('/config.json')).json()
  await page.route(`${admin.endpoint}**`, (route) => {
    if (!route.request().headers()['x-amz-target']?.endsWith('GetTokensFromRefreshToken'))
      return route.fallback()
    refresh = route
  })
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  const held = await eventually(() => refresh ?? Promise.reject(new Error('No token was refreshed')))
  await button(page, 'Sign out').click()
  await field(page, 'E-mail').waitFor()
  // Marks the page when Amplify looks up the user of the new tokens, which it does right before it stores them.
  await page.evaluate(() => {
    const { getItem } = Storage.prototype
    Storage.prototype.getItem = function (key) {
      if (key.endsWith('LastAuthUser')) document.body.dataset.stores = 'tokens'
      return getItem.call(this, key)
    }
  })
  await held.continue()
  await page.waitForFunction(() => document.body.dataset.stores)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('accessToken')
})
