import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as messages from '#contract/messages.ts'
import { aToken } from '#support/components/borrower.ts'
import { besideField, button, field } from '#support/components/fields.ts'
import { renderAt } from '#support/components/render-at.tsx'
import { noResponse, refusal, serve, success } from '#support/components/server.ts'
import { SignInStep } from '#web/loan-journey/sign-in/SignInStep.tsx'

const send = 'Register with OTP'
const verify = 'Verify & Login'

function open() {
  const answers = {
    '/config.json': success({ stage: 'local', demo: true }),
    '/user/code-sent': success(),
    '/user/mock-auth': success({ token: aToken }),
  }
  const requests = serve(answers)
  const { show, user } = renderAt('/loan-journey', <SignInStep />)
  show()
  const to = (wanted: string) => requests.filter(({ path }) => path === wanted)
  return { user, answers, signIns: () => to('/user/mock-auth'), steps: () => to('/user/journey-step') }
}
type User = ReturnType<typeof open>['user']

const consents = () => screen.getAllByRole<HTMLInputElement>('checkbox')
const isReady = (name: string) => button(name).getAttribute('aria-disabled') !== 'true'

async function enterMobile(user: User, mobile: string) {
  await user.clear(field('Mobile number'))
  await user.paste(mobile)
}

/** Requests a code, and returns the one that demo mode shows. */
async function askForCode(user: User) {
  await enterMobile(user, '9876543210')
  for (const consent of consents()) await user.click(consent)
  await user.click(button(send))
  await screen.findByRole('heading', { name: 'Enter your code' })
  return localStorage.getItem('shop-otp') ?? ''
}

async function enterCode(user: User, code: string) {
  await user.click(field('Digit 1 of 6'))
  await user.keyboard(code)
}

test('asks for a ten-digit number and both consents before it sends a code', async () => {
  const { user } = open()
  await user.click(field('Mobile number'))
  await user.keyboard('98x76 543{Enter}')
  expect(field('Mobile number').value).toBe('9876543')
  expect(isReady(send)).toBe(false)
  expect(besideField('Mobile number')).toContain(messages.mobileInvalid)

  await enterMobile(user, '+91 98765 43210')
  expect(field('Mobile number').value).toBe('9876543210')
  await user.click(consents()[0] ?? document.body)
  expect(isReady(send)).toBe(false)
  await user.click(button(send))
  screen.getByText(messages.consentsRequired)
  await user.click(consents()[1] ?? document.body)
  expect(isReady(send)).toBe(true)
  expect(screen.queryByText(messages.consentsRequired)).toBeNull()
  expect(localStorage.getItem('shop-otp')).toBeNull()
})

test('offers login to a number that this device remembers from a sign-in, and registration to others', async () => {
  localStorage.setItem('registeredUsers', '["9876543210"]')
  const { user } = open()
  await enterMobile(user, '9876543210')
  button('Login with OTP')
  await enterMobile(user, '9876543211')
  button(send)
})

test('the consents link to the notice and the legal texts, in new tabs', () => {
  open()
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/notice',
    '/terms#credit-report-terms',
    '/terms',
    '/privacy',
  ])
  expect(links.every(({ target }) => target === '_blank')).toBe(true)
  expect(consents()[0]?.labels?.[0]?.textContent).toMatch(
    /^You may contact me on this number about my loan request\. The Credit Report Terms.* apply if you ever ask/,
  )
})

test('shows an error for an incomplete code, a wrong code, and a code that was not requested', async () => {
  const { user, signIns } = open()
  const code = await askForCode(user)
  await screen.findByText(messages.otpSent)
  expect(isReady(verify)).toBe(false)
  await enterCode(user, '123{Enter}')
  await screen.findByText(messages.otpIncomplete)

  const stored = { ...localStorage }
  await enterCode(user, code === '999999' ? '999998' : '999999')
  await screen.findByText(messages.otpInvalid)
  expect(screen.queryByText(messages.otpIncomplete)).toBeNull()
  // Storage has the code that demo mode sent, as `shop-otp`, and not the typed one.
  expect({ ...localStorage }).toEqual(stored)
  expect(document.activeElement).toBe(field('Digit 1 of 6'))
  expect(field('Digit 1 of 6').value).toBe('')

  localStorage.removeItem('shop-otp')
  await enterCode(user, code)
  await screen.findByText(messages.otpNotRequested)
  expect(signIns()).toEqual([])
})

test('offers a resend if the clock was set back after the code was sent', async () => {
  const { user } = open()
  await askForCode(user)
  expect(screen.queryByRole('button', { name: 'Resend OTP' })).toBeNull()
  vi.setSystemTime(Date.now() - 3_600_000)
  onTestFinished(() => void vi.useRealTimers())
  await screen.findByRole('button', { name: 'Resend OTP' })
})

test.each<[string, (user: User, code: string) => Promise<void>]>([
  ['the last digit', enterCode],
  [
    'a pasted code',
    async (user, code) => {
      await user.click(field('Digit 1 of 6'))
      await user.paste(code)
    },
  ],
  [
    'the digit in the last empty box',
    async (user, code) => {
      await enterCode(user, code.slice(0, 2))
      await user.click(field('Digit 4 of 6'))
      await user.keyboard(code.slice(3))
      await user.click(field('Digit 3 of 6'))
      await user.keyboard(code.slice(2, 3))
    },
  ],
])('%s submits the code, once', async (_, enter) => {
  const { user, signIns } = open()
  await enter(user, await askForCode(user))
  await screen.findByText(messages.otpVerified)
  expect(signIns()).toHaveLength(1)
})

test('reports that a code was asked, and the sign-in, though no report arrives', async () => {
  sessionStorage.clear()
  const { user, steps } = open()
  const code = await askForCode(user)
  expect(steps().map(({ body }) => body)).toEqual([{ step: 'code', language: 'en' }])
  await enterCode(user, code)
  await screen.findByText(messages.otpVerified)
  expect(steps().map(({ body }) => body)).toEqual([
    { step: 'code', language: 'en' },
    { step: 'signed-in', language: 'en' },
  ])
})

test('with a consent missing, only the button submits the code', async () => {
  const { user, signIns } = open()
  const code = await askForCode(user)
  await user.click(consents()[0] ?? document.body)
  await enterCode(user, code)
  expect(isReady(verify)).toBe(false)
  await user.click(consents()[0] ?? document.body)
  expect(isReady(verify)).toBe(true)
  expect(signIns()).toEqual([])
  await user.dblClick(button(verify))
  await screen.findByText(messages.otpVerified)
  expect(signIns().map(({ body }) => body)).toEqual([
    expect.objectContaining({ mobile_number: '9876543210', demo: true, type: 'credit' }),
  ])
  expect(localStorage.getItem('authToken')).toBe(aToken)
})

test.each([
  ['with a message', refusal(403, 'Not this one'), 'Not this one'],
  ['without a message', refusal(502), messages.authenticationFailed],
  ['without a response', noResponse, messages.verificationFailed],
])('a sign-in that fails %s shows an error and starts no session', async (_, answer, message) => {
  const { user, answers, signIns } = open()
  answers['/user/mock-auth'] = answer
  const code = await askForCode(user)
  await enterCode(user, code)
  await screen.findByText(message)
  expect(localStorage.getItem('authToken')).toBeNull()
  expect(signIns()).toHaveLength(1)
  // The same code is not submitted again without a press.
  await user.keyboard('{Backspace}')
  await user.keyboard(code.slice(-1))
  expect(signIns()).toHaveLength(1)
  await user.click(button(verify))
  await waitFor(() => expect(signIns()).toHaveLength(2))
})
