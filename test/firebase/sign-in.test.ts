import { expect, inject, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { aBorrower, aMobile, get, mockAuth } from '#support/api.ts'
import { expectNoAxeViolations, pageErrors, stopClock } from '#support/browser/browser.ts'
import {
  agree,
  button,
  enterCode,
  field,
  fillDetails,
  heading,
  person,
  sees,
  storage,
  visit,
} from '#support/browser/wizard.ts'
import { store, storedBorrower, storedItem, storedPartition } from '#support/stored.ts'
import { keys } from '#table/keys.ts'
import { askForSms, codesFor } from './sms.ts'

const verify = 'Verify & Login'
const wrong = (code: string) => (code === '111111' ? '111112' : '111111')

test('a new borrower signs in by SMS, reaches the offers as Verified, and finds the saved details later', async () => {
  const mobile = aMobile()
  const page = await visit('/loan-journey')
  const code = await askForSms(page, mobile)
  await sees(page, messages.otpSent)
  expect(code).toMatch(/^\d{6}$/)
  expect(await page.getByText('Demo mode').count()).toBe(0)
  expect((await storage(page))['shop-otp']).toBeUndefined()
  await expectNoAxeViolations(page)
  await enterCode(page, code)
  await sees(page, messages.registered)

  await heading(page, 'A few details about you')
  const owner = await storedItem(keys.mobile(mobile))
  const id = String(owner?.user_id)
  expect(await storedBorrower(id)).toMatchObject({ mobile, is_verified: true })
  const given = (await storedPartition(keys.borrower(id).pk)).filter(({ sk }) => sk.startsWith('CONSENT#'))
  expect(given.map(({ kind }) => kind).sort()).toEqual(['mobile', 'terms'])

  await fillDetails(page)
  await button(page, 'Next').click()
  await heading(page, 'The loan you need')
  await button(page, 'Check Offers').click()
  await heading(page, 'Here are your offers')
  await page.getByRole('button', { name: 'More Details' }).first().waitFor()

  // Later, on the same phone, whose browser has lost the session.
  await page.evaluate(() => window.localStorage.removeItem('authToken'))
  await page.goto('/loan-journey')
  await enterCode(page, await askForSms(page, mobile, 'Login with OTP'))
  await sees(page, messages.otpVerified)
  await field(page, 'Name').waitFor()
  expect(await field(page, 'Name').inputValue()).toBe(person.name)
  // The emulator does not support the newer kind of captcha, and answers 501.
  expect(pageErrors(page).filter((error) => !error.includes('501'))).toEqual([])
})

test('asks for the date of birth after more than 90 days without a sign-in, before a session starts', async () => {
  const mobile = aMobile()
  const page = await visit('/loan-journey')
  await enterCode(page, await askForSms(page, mobile))
  await heading(page, 'A few details about you')
  await fillDetails(page)
  await button(page, 'Next').click()
  await heading(page, 'The loan you need')

  const owner = await storedItem(keys.mobile(mobile))
  await store({ ...keys.mobile(mobile), ...owner, signed_in_at: '2025-01-01T00:00:00.000Z' })
  await page.evaluate(() => window.localStorage.removeItem('authToken'))
  await page.goto('/loan-journey')
  await enterCode(page, await askForSms(page, mobile, 'Login with OTP'))
  await heading(page, 'Confirm it’s you')
  expect((await storage(page)).authToken).toBeUndefined()
  await expectNoAxeViolations(page)
  await button(page, 'Continue').click()
  await sees(page, messages.dobRequired)
  await field(page, 'Date of birth').fill('01/01/1990')
  await button(page, 'Continue').click()
  await sees(page, messages.dobMismatch)
  await field(page, 'Date of birth').fill(person.dob)
  await button(page, 'Continue').click()
  await field(page, 'Name').waitFor()
  expect(await field(page, 'Name').inputValue()).toBe(person.name)
})

test('a borrower gets the number that an SMS to it proves, and stays signed in', async () => {
  const [mobile, next] = [aMobile(), aMobile()]
  const page = await visit('/loan-journey')
  await enterCode(page, await askForSms(page, mobile))
  await heading(page, 'A few details about you')
  const id = String((await storedItem(keys.mobile(mobile)))?.user_id)

  await page.goto('/my-tulna/data')
  await button(page, 'Change my number').click()
  await field(page, 'New mobile number').fill(next)
  await agree(page)
  await button(page, 'Send OTP').click()
  await page.getByText(`+91 ${next}`).waitFor()
  await enterCode(page, (await codesFor(next)).at(-1) ?? '')
  await button(page, 'Verify & change').click()
  await sees(page, messages.mobileChanged)
  await sees(page, `${next} (checked by a code)`)
  expect(await storedBorrower(id)).toMatchObject({ mobile: next, is_verified: true })
  expect(await storedItem(keys.mobile(mobile))).toBeUndefined()
})

test('one sign-in makes the calls to the Identity Toolkit API that docs/firebase.md counts', async () => {
  const calls: string[] = []
  const page = await visit('/loan-journey', {
    before: async (context) =>
      context.on('request', (request) => {
        const { origin, pathname } = new URL(request.url())
        const isCall = origin === new URL(inject('firebase')).origin && request.method() !== 'OPTIONS'
        if (isCall) calls.push(pathname.replace(/.*\//, ''))
      }),
  })
  await enterCode(page, await askForSms(page, aMobile()))
  await sees(page, messages.registered)
  expect(calls).toEqual([
    'recaptchaConfig',
    'recaptchaParams',
    'accounts:sendVerificationCode',
    'accounts:signInWithPhoneNumber',
    'accounts:lookup',
  ])
})

test('nothing of Firebase is loaded before a code is requested', async () => {
  const asked: string[] = []
  const page = await visit('/', {
    before: async (context) => context.on('request', (request) => asked.push(request.url())),
  })
  const ofFirebase = () => asked.filter((url) => /firebase|identitytoolkit|recaptcha/i.test(url))
  await page.getByRole('link', { name: 'Check eligibility' }).first().click()
  await heading(page, 'Start with your mobile number')
  expect(ofFirebase()).toEqual([])
  await askForSms(page, aMobile())
  expect(ofFirebase()).not.toEqual([])
})

test('shows that a code is wrong, and the right one still works', async () => {
  const page = await visit('/loan-journey')
  const code = await askForSms(page, aMobile())
  await enterCode(page, wrong(code))
  await sees(page, messages.otpInvalid)
  await enterCode(page, code)
  await sees(page, messages.registered)
})

test('after 60 seconds people can have Firebase send a new code, and then only that one works', async () => {
  const mobile = aMobile()
  const page = await visit('/loan-journey', { before: (context) => context.clock.install() })
  const first = await askForSms(page, mobile)
  await page.clock.fastForward(61_000)
  await button(page, 'Resend OTP').click()
  await sees(page, messages.otpResentByFirebase)
  expect(await button(page, 'Resend OTP').count()).toBe(0)
  const second = (await codesFor(mobile)).at(-1) ?? ''
  expect(second).not.toBe(first)

  await enterCode(page, first)
  await sees(page, messages.otpInvalid)
  await enterCode(page, second)
  await sees(page, messages.registered)
})

test('a code that was sent before the tab was closed can be entered after a reload, and resent', async () => {
  const mobile = aMobile()
  const page = await visit('/loan-journey', { before: (context) => context.clock.install() })
  const first = await askForSms(page, mobile)
  await page.reload()
  await heading(page, 'Enter your code')
  await enterCode(page, wrong(first))
  await sees(page, messages.otpInvalid)
  await page.reload()
  await page.clock.fastForward(61_000)
  await button(page, 'Resend OTP').click()
  await sees(page, messages.otpResentByFirebase)
  const second = (await codesFor(mobile)).at(-1) ?? ''
  expect(second).not.toBe(first)
  await page.reload()
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(kept).not.toContain(first)
  expect(kept).not.toContain(second)
  await enterCode(page, second)
  await sees(page, messages.registered)
})

test('a right code can be used again if our server could not be reached', async () => {
  const page = await visit('/loan-journey')
  await page.route('**/user/firebase-auth', (route) => route.abort(), { times: 1 })
  await enterCode(page, await askForSms(page, aMobile()))
  await sees(page, messages.verificationFailed)
  await button(page, verify).click()
  await sees(page, messages.registered)
})

test('signing in by SMS replaces a Pending account of demo mode with a new Verified one, which demo mode cannot open', async () => {
  const pending = await aBorrower()
  const page = await visit('/loan-journey')
  await enterCode(page, await askForSms(page, pending.mobile))
  await sees(page, messages.registered)
  expect(await storedBorrower(pending.id)).toBeUndefined()
  expect(await storedItem(keys.mobile(pending.mobile))).toMatchObject({ is_verified: true })
  expect((await mockAuth(pending.mobile)).status).toBe(403)
  expect((await get(`/user/get-user-info?id=${pending.id}`, pending.token)).status).toBe(401)
})

test('logout ends the session on our server before it clears the browser’s storage, and nothing of Firebase is left there', async () => {
  const page = await visit('/loan-journey', { before: (context) => context.clock.install() })
  await enterCode(page, await askForSms(page, aMobile()))
  await heading(page, 'A few details about you')
  const { authToken = '' } = await storage(page)
  let keptMeanwhile: Record<string, string> = {}
  await page.route('**/user/logout', async (route) => {
    keptMeanwhile = await storage(page)
    await route.continue()
  })
  await button(page, 'Open menu').click()
  await button(page, 'Logout').waitFor()
  // Stops the page's clock, so that the page waits for the server without a timeout.
  await stopClock(page)
  await button(page, 'Logout').click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(keptMeanwhile.authToken).toBe(authToken)
  expect(await storage(page)).toEqual({})
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(databases).not.toContain('firebaseLocalStorageDb')
  expect((await get('/user/get-user-info?id=x', authToken)).status).toBe(401)
})
