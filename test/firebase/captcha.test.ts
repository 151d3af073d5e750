import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { aMobile } from '#support/api.ts'
import { pageErrors, stopClock } from '#support/browser/browser.ts'
import { waitUntilReady } from '#support/browser/screen.ts'
import { button, enterCode, heading, sees, visit } from '#support/browser/wizard.ts'
import { submitMobile } from './sms.ts'

// Two scripts imitate the parts of Google's captcha that the content security policy affects: scripts, frames, requests.
const apiScript = `
  const more = document.createElement('script')
  more.src = 'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js'
  document.head.append(more)
`
const mainScript = `
  let solved
  window.grecaptcha = {
    render(place, { callback }) {
      const frame = document.createElement('iframe')
      frame.src = 'https://www.google.com/recaptcha/api2/anchor'
      place.append(frame)
      solved = callback
      return 0
    },
    async execute() {
      const { isSolved } = await (await fetch('https://www.google.com/recaptcha/api2/clr', { method: 'POST' })).json()
      if (isSolved) solved('a captcha token')
    },
    getResponse: () => '',
    reset() {},
  }
  const script = document.querySelector('script[src*="/recaptcha/api.js"]')
  window[new URL(script.src).searchParams.get('onload')]()
`

/**
 * Makes the page call Google instead of the emulator, and answers the calls to the addresses in `responses`. Any other
 * https request fails. Returns the addresses of all https requests: a list that grows while the page runs.
 */
async function mockGoogle(page: Page, { isSolved = true } = {}): Promise<string[]> {
  const asked: string[] = []
  const responses: Record<string, object> = {
    'https://www.google.com/recaptcha/api.js': { contentType: 'text/javascript', body: apiScript },
    'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js': {
      contentType: 'text/javascript',
      body: mainScript,
    },
    'https://www.google.com/recaptcha/api2/anchor': { contentType: 'text/html', body: '<p>Captcha' },
    'https://www.google.com/recaptcha/api2/clr': { json: { isSolved } },
    'https://identitytoolkit.googleapis.com/v2/recaptchaConfig': { json: { recaptchaEnforcementState: [] } },
    'https://identitytoolkit.googleapis.com/v1/recaptchaParams': { json: { recaptchaSiteKey: 'site-key' } },
    'https://identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode': {
      json: { sessionInfo: 'session' },
    },
  }
  await page.route(/^https:/, async (route) => {
    const { origin, pathname } = new URL(route.request().url())
    asked.push(origin + pathname)
    const response = responses[origin + pathname]
    if (!response) return route.abort()
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      ...response,
    })
  })
  await page.route('**/config.json', async (route) => {
    const { firebase, ...config } = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, firebase: { ...firebase, emulator: undefined } } })
  })
  return asked
}

test('the content security policy allows what Firebase and its captcha need', async () => {
  const page = await visit('/config.json')
  const asked = await mockGoogle(page)
  await page.goto('/loan-journey')
  await submitMobile(page, aMobile())
  await sees(page, messages.otpSent)
  expect(new Set(asked)).toEqual(
    new Set([
      'https://identitytoolkit.googleapis.com/v2/recaptchaConfig',
      'https://identitytoolkit.googleapis.com/v1/recaptchaParams',
      'https://www.google.com/recaptcha/api.js',
      'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js',
      'https://www.google.com/recaptcha/api2/anchor',
      'https://www.google.com/recaptcha/api2/clr',
      'https://identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode',
    ]),
  )
  expect(pageErrors(page)).toEqual([])
})

test('the content security policy blocks addresses of Google that Firebase and its captcha do not need', async () => {
  const page = await visit('/loan-journey')
  const refused = await page.evaluate(async () => {
    const blocked: string[] = []
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => blocked.push(blockedURI))
    for (const src of ['https://www.google.com/x.js', 'https://apis.google.com/js/api.js']) {
      const script = document.createElement('script')
      await new Promise((done) => {
        script.onerror = done
        script.src = src
        document.head.append(script)
      })
    }
    await fetch('https://securetoken.googleapis.com/v1/token').catch(() => undefined)
    await fetch('https://www.google.com/search').catch(() => undefined)
    // The browser reports a blocked call shortly after the call has failed.
    while (blocked.length < 4) await new Promise((later) => setTimeout(later, 20))
    return blocked
  })
  expect(refused).toEqual([
    'https://www.google.com/x.js',
    'https://apis.google.com/js/api.js',
    'https://securetoken.googleapis.com/v1/token',
    'https://www.google.com/search',
  ])
})

test('the captcha is removed from the page once the code is sent', async () => {
  const page = await visit('/config.json')
  const asked = await mockGoogle(page)
  await page.goto('/loan-journey')
  await submitMobile(page, aMobile())
  await heading(page, 'Enter your code')
  // The captcha's frame was there.
  expect(asked).toContain('https://www.google.com/recaptcha/api2/anchor')
  await expect.poll(() => page.locator('iframe[src*="recaptcha"]').count()).toBe(0)
})

test('an unsolved captcha times out after two minutes', async () => {
  const page = await visit('/config.json', { before: (context) => context.clock.install() })
  await mockGoogle(page, { isSolved: false })
  await page.goto('/loan-journey')
  await waitUntilReady(page)
  await stopClock(page)
  const unsolved = page.waitForResponse('**/recaptcha/api2/clr')
  await submitMobile(page, aMobile())
  await unsolved
  await page.clock.fastForward(110_000)
  expect(await page.getByText('Sending OTP...').isVisible()).toBe(true)
  expect(await page.locator('iframe[src*="recaptcha"]').count()).toBe(1)
  await page.clock.fastForward(11_000)
  await sees(page, messages.otpSendFailed)
  await page.clock.resume()
  await button(page, 'Register with OTP').waitFor()
  expect(await page.locator('iframe[src*="recaptcha"]').count()).toBe(0)
  expect(pageErrors(page)).toContainEqual(expect.stringContaining('Firebase: TimeoutError'))
})

test.each([
  ['before', [0, 1]],
  ['after', [1, 0]],
])('verifies the code with the latest send’s session when an earlier send ends %s it', async (_, order) => {
  const page = await visit('/config.json')
  await mockGoogle(page)
  /** Sends that wait for a response. Each function responds to one. */
  const sends: (() => Promise<void>)[] = []
  await page.route('**/v1/accounts:sendVerificationCode?**', (route) => {
    const sessionInfo = `session ${sends.length}`
    sends.push(() =>
      route.fulfill({ json: { sessionInfo }, headers: { 'access-control-allow-origin': '*' } }),
    )
  })
  await page.goto('/')
  await waitUntilReady(page)
  const start = page.getByRole('link', { name: 'Check eligibility' }).first()
  await start.click()
  await submitMobile(page, aMobile())
  await expect.poll(() => sends.length).toBe(1)
  await page.goBack()
  await start.click()
  await submitMobile(page, aMobile())
  await expect.poll(() => sends.length).toBe(2)
  for (const n of order) {
    await sends[n]?.()
    await expect.poll(() => page.locator('iframe[src*="recaptcha"]').count()).toBe(order[0] === n ? 1 : 0)
  }

  const verified = page.waitForRequest('**/v1/accounts:signInWithPhoneNumber?**')
  await enterCode(page, '123456')
  expect((await verified).postDataJSON()).toMatchObject({ sessionInfo: 'session 1' })
})
