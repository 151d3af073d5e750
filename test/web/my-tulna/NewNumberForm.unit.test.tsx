import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { currentConsents } from '#contract/consents.ts'
import * as messages from '#contract/messages.ts'
import { aToken, signIn } from '#support/components/borrower.ts'
import { besideField, button, field } from '#support/components/fields.ts'
import { renderAt } from '#support/components/render-at.tsx'
import { type Answer, noResponse, refusal, serve, success } from '#support/components/server.ts'
import { ChangeNumber } from '#web/my-tulna/ChangeNumber.tsx'

const next = '4000000001'
const change = 'Verify & change'

async function open({ mayContact = true, isReload = false } = {}) {
  if (!isReload) signIn()
  const answers: Record<string, Answer> = {
    '/config.json': success({ stage: 'local', demo: true }),
    '/user/code-sent': success(),
    '/user/change-mobile': success({ token: `${aToken}next`, message: messages.mobileChanged }),
  }
  const requests = serve(answers)
  const { show, user } = renderAt(
    '/my-tulna/data',
    <ChangeNumber userId="borrower-1" mayContact={mayContact} />,
  )
  show()
  const sent = () => requests.filter(({ path }) => path === '/user/change-mobile')
  if (screen.queryByRole('button', { name: 'Change my number' })) await user.click(button('Change my number'))
  return { user, answers, sent }
}
type User = Awaited<ReturnType<typeof open>>['user']

async function askForCode(user: User) {
  await user.click(await screen.findByLabelText('New mobile number'))
  await user.paste(next)
  const consent = screen.queryByRole('checkbox')
  if (consent) await user.click(consent)
  await user.click(button('Send OTP'))
  await enterKeptCode(user)
}

async function enterKeptCode(user: User) {
  await screen.findByText(`+91 ${next}`)
  await user.click(field('Digit 1 of 6'))
  await user.keyboard(localStorage.getItem('shop-otp') ?? '')
}

test('asks for the number and the consent to be contacted on it before it sends a code', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Send OTP' }))
  expect(besideField('New mobile number')).toContain(messages.mobileInvalid)
  screen.getByText('Please tick this box to continue')
  expect(localStorage.getItem('shop-otp')).toBeNull()
})

test('changes the number with the consent, and goes on with the new session', async () => {
  const { user, sent } = await open()
  await askForCode(user)
  await user.click(button(change))
  await screen.findByRole('button', { name: 'Change my number' })
  const consents = currentConsents('en').filter(({ kind }) => kind === 'mobile')
  expect(sent().map(({ body }) => body)).toEqual([
    { id: 'borrower-1', mobile_number: next, consents, demo: true },
  ])
  const { authToken, userMobile, registeredUsers, userDetails } = { ...localStorage }
  expect({ authToken, userMobile, registeredUsers }).toEqual({
    authToken: `${aToken}next`,
    userMobile: next,
    registeredUsers: JSON.stringify([next]),
  })
  expect(JSON.parse(userDetails)).toEqual({ mobile: next, userId: 'borrower-1' })
})

test('asks for no consent if it is withdrawn, and records none', async () => {
  const { user, sent } = await open({ mayContact: false })
  await screen.findByText('We will not contact you on the new number either.')
  await askForCode(user)
  await user.click(button(change))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toMatchObject({ consents: [] })
})

test('a wrong code changes nothing', async () => {
  const { user, sent } = await open()
  await askForCode(user)
  localStorage.setItem('shop-otp', '000000')
  await user.click(button(change))
  await screen.findByText(messages.otpInvalid)
  expect(sent()).toEqual([])
})

test('says beside the number that it has an account', async () => {
  const { user, answers } = await open()
  answers['/user/change-mobile'] = refusal(400, messages.mobileTaken, { mobile_number: messages.mobileTaken })
  await askForCode(user)
  await user.click(button(change))
  await screen.findByLabelText('New mobile number')
  expect(besideField('New mobile number')).toContain(messages.mobileTaken)
  expect(localStorage.getItem('userMobile')).toBe('4000000000')
})

test('a number that is not proved keeps the session, and says so', async () => {
  const { user, answers } = await open()
  answers['/user/change-mobile'] = refusal(403, messages.authenticationFailed)
  await askForCode(user)
  await user.click(button(change))
  await screen.findByText(messages.authenticationFailed)
  expect(localStorage.getItem('authToken')).toBe(aToken)
})

test('a reload goes on at the code', async () => {
  const { user } = await open()
  await askForCode(user)
  document.body.replaceChildren()
  const { user: again, sent } = await open({ isReload: true })
  await enterKeptCode(again)
  await again.click(button(change))
  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('if the response was lost and the session has ended, the sign-in begins with the new number', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user, answers } = await open()
  await askForCode(user)
  answers['/user/change-mobile'] = noResponse
  await user.click(button(change))
  await screen.findByText(messages.verificationFailed)
  answers['/user/change-mobile'] = refusal(401, messages.sessionExpired)
  await user.click(button(change))
  await screen.findByText(/^Your number may have changed already/)
  expect(localStorage.getItem('userMobile')).toBe(next)
})
