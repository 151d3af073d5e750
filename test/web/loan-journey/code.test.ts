import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { aMobile } from '#support/api.ts'
import { stopClock } from '#support/browser/browser.ts'
import {
  agree,
  askForCode,
  button,
  enterCode,
  field,
  hasFocus,
  heading,
  holdBack,
  sees,
  storage,
  visit,
} from '#support/browser/wizard.ts'

/** The digits in the code boxes. */
const boxes = (page: Page) =>
  page.getByLabel(/^Digit/).evaluateAll((all) => all.map((box) => box.getAttribute('value')))

const send = 'Register with OTP'

test('the code screen names the number that the code was sent to, whatever is in the field by then', async () => {
  const page = await visit('/loan-journey')
  const release = await holdBack(page, '**/assets/CodeForm-*.js')
  await field(page, 'Mobile number').fill('9876500001')
  await agree(page)
  await button(page, send).click()
  await button(page, 'Sending OTP...').waitFor()
  await field(page, 'Mobile number').fill('9876500002')
  release()
  await page.getByText('+91 9876500001').waitFor()
  expect((await storage(page)).userMobile).toBe('9876500001')
})

test('after the countdown a resend makes a new code, and only that one works', async () => {
  const mobile = aMobile()
  const page = await visit('/loan-journey', { before: (context) => context.clock.install() })
  await stopClock(page)
  const first = await askForCode(page, mobile)
  await sees(page, 'Resend OTP in 60 s')
  await page.clock.fastForward((limits.resendSeconds - 1) * 1000)
  await sees(page, 'Resend OTP in 1 s')
  await page.clock.fastForward(1_000)
  await button(page, 'Resend OTP').click()
  await sees(page, messages.otpResent)
  const second = (await storage(page))['shop-otp'] ?? ''
  expect(second).not.toBe(first)
  expect(await button(page, 'Resend OTP').count()).toBe(0)
  expect(await hasFocus(field(page, 'Digit 1 of 6'))).toBe(true)

  await enterCode(page, first)
  await sees(page, messages.otpInvalid)
  await enterCode(page, second)
  await heading(page, 'A few details about you')
})

/** Shows the code boxes, in which a complete code is not submitted, because a consent is missing. */
async function showBoxes(page: Page) {
  await askForCode(page, aMobile())
  await page.getByRole('checkbox').last().uncheck()
}

/** What the tab keeps, as text. */
const inTab = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage))

test('a code that was sent before the tab was closed can be entered after a reload, and resent when its time has come', async () => {
  const mobile = aMobile()
  const page = await visit('/loan-journey', { before: (context) => context.clock.install() })
  const first = await askForCode(page, mobile)
  await page.getByRole('checkbox').last().uncheck()
  expect(await inTab(page)).not.toContain(first)
  await page.clock.fastForward(40_000)
  await page.reload()
  await page.getByText(`+91 ${mobile}`).waitFor()
  await sees(page, /^Resend OTP in [12]?\d s$/)
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1)
  await page.getByRole('checkbox').last().check()
  await page.clock.fastForward(30_000)
  await button(page, 'Resend OTP').click()
  await sees(page, messages.otpResent)
  const second = (await storage(page))['shop-otp'] ?? ''
  expect(second).not.toBe(first)
  await page.reload()
  await enterCode(page, second)
  await heading(page, 'A few details about you')
  expect(await inTab(page)).not.toContain(mobile)
  // The entry of the code screen is gone.
  await page.reload()
  await heading(page, 'A few details about you')
})

test('after ten minutes, a reload asks for the number again', async () => {
  const page = await visit('/loan-journey', { before: (context) => context.clock.install() })
  await askForCode(page, aMobile())
  await page.clock.fastForward(10 * 60_000)
  await page.reload()
  await heading(page, 'Start with your mobile number')
  await page.waitForURL((url) => url.search === '')
})

test('a resend, too, needs both consents', async () => {
  const page = await visit('/loan-journey', { before: (context) => context.clock.install() })
  await stopClock(page)
  const first = await askForCode(page, aMobile())
  await page.getByRole('checkbox').first().uncheck()
  await page.clock.fastForward(limits.resendSeconds * 1000)
  expect(await button(page, 'Resend OTP').isDisabled()).toBe(true)
  await button(page, 'Resend OTP').press('Enter')
  await sees(page, messages.consentsRequired)
  expect((await storage(page))['shop-otp']).toBe(first)

  await page.getByRole('checkbox').first().check()
  await button(page, 'Resend OTP').click()
  await sees(page, messages.otpResent)
  expect((await storage(page))['shop-otp']).not.toBe(first)
})

test('the boxes take digits and a pasted code; Backspace erases one digit, and moves back from an empty box', async () => {
  const page = await visit('/loan-journey')
  await showBoxes(page)
  expect(await field(page, 'Digit 1 of 6').getAttribute('autocomplete')).toBe('one-time-code')
  await enterCode(page, '1a२')
  expect(await boxes(page)).toEqual(['1', '2', '', '', '', ''])
  expect(await hasFocus(field(page, 'Digit 3 of 6'))).toBe(true)
  await field(page, 'Digit 3 of 6').evaluate((box) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'Your code: 123 456')
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  expect(await boxes(page)).toEqual(['1', '2', '3', '4', '5', '6'])
  await page.keyboard.press('Backspace')
  expect(await boxes(page)).toEqual(['1', '2', '3', '4', '5', ''])
  await page.keyboard.press('Backspace')
  expect(await boxes(page)).toEqual(['1', '2', '3', '4', '5', ''])
  expect(await hasFocus(field(page, 'Digit 5 of 6'))).toBe(true)
  await field(page, 'Digit 2 of 6').press('Backspace')
  expect(await boxes(page)).toEqual(['1', '', '3', '4', '5', ''])
  await field(page, 'Digit 6 of 6').press('7')
  expect(await boxes(page)).toEqual(['1', '', '3', '4', '5', '7'])
  await field(page, 'Digit 2 of 6').press('9')
  expect(await boxes(page)).toEqual(['1', '9', '3', '4', '5', '7'])
})

test.each([1, 4])('a phone that fills the whole code into box %i fills all six', async (position) => {
  const page = await visit('/loan-journey')
  await showBoxes(page)
  await enterCode(page, '99')
  await field(page, `Digit ${position} of 6`).fill('654321')
  expect(await boxes(page)).toEqual(['6', '5', '4', '3', '2', '1'])
})

test('a digit typed over the same digit moves the focus on', async () => {
  const page = await visit('/loan-journey')
  await showBoxes(page)
  await enterCode(page, '123123')
  await enterCode(page, '124421')
  expect(await boxes(page)).toEqual(['1', '2', '4', '4', '2', '1'])
})

test.each([
  ['Change number', (page: Page) => button(page, 'Change number').click()],
  ["the browser's back", (page: Page) => page.goBack()],
])('%s leads back to the mobile number step, and the number’s countdown continues', async (_, goBack) => {
  const mobile = aMobile()
  const page = await visit('/loan-journey', { before: (context) => context.clock.install() })
  await stopClock(page)
  const code = await askForCode(page, mobile)
  await page.clock.fastForward(20_000)
  await goBack(page)
  await heading(page, 'Start with your mobile number')
  expect(await field(page, 'Mobile number').inputValue()).toBe(mobile)
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2)

  await button(page, send).click()
  await heading(page, 'Enter your code')
  expect((await storage(page))['shop-otp']).toBe(code)
  expect(await page.getByRole('timer').textContent()).toBe(`Resend OTP in ${limits.resendSeconds - 20} s`)
  await goBack(page)

  const other = await askForCode(page, aMobile())
  expect(other).not.toBe(code)
  await goBack(page)
  await field(page, 'Mobile number').fill(mobile)
  await button(page, send).click()
  await page.getByText(/^You can get another OTP on this number in \d+ seconds\.$/).waitFor()
  expect((await storage(page))['shop-otp']).toBe(other)
  await page.clock.fastForward(60_000)
  await askForCode(page, mobile)
  expect((await storage(page))['shop-otp']).not.toBe(other)
})

test.each(['**/config.json', '**/CodeForm-*', '**/demo-provider-*'])(
  'shows an error when a code cannot be sent because %s does not load, and allows another try',
  async (file) => {
    const page = await visit('/loan-journey', {
      before: (context) => context.route(file, (route) => route.abort()),
    })
    const mobile = aMobile()
    await field(page, 'Mobile number').fill(mobile)
    await agree(page)
    await button(page, send).click()
    await sees(page, messages.otpSendFailed)
    await page.context().unroute(file)
    await askForCode(page, mobile)
  },
)

test('a first code that is asked for offline says that the browser is offline, and is sent once it is back', async () => {
  const page = await visit('/loan-journey')
  const mobile = aMobile()
  await field(page, 'Mobile number').fill(mobile)
  await agree(page)
  await page.context().setOffline(true)
  await button(page, send).click()
  await sees(page, messages.offline)
  await page.context().setOffline(false)
  await askForCode(page, mobile)
})

test('settings that never arrive time out, and pressing again loads them', async () => {
  const page = await visit('/loan-journey', {
    before: async (context) => {
      await context.addInitScript(() => {
        const giveUp = new AbortController()
        AbortSignal.timeout = () => giveUp.signal
        Object.assign(window, { giveUp: () => giveUp.abort() })
      })
      // Never answered.
      await context.route('**/config.json', () => undefined)
    },
  })
  const mobile = aMobile()
  await field(page, 'Mobile number').fill(mobile)
  await agree(page)
  await button(page, send).click()
  await button(page, 'Sending OTP...').waitFor()
  await page.evaluate('giveUp()')
  await sees(page, messages.otpSendFailed)
  await page.evaluate('AbortSignal.timeout = undefined')
  await page.context().unroute('**/config.json')
  await askForCode(page, mobile)
})
