import { expect, test } from 'vitest'
import { emailedCode } from '#lib/local/services/cognito.ts'
import { anInvitedAdministrator } from '#support/admin.ts'
import { signInAs } from '#support/browser/admin-page.ts'
import { expectNoAxeViolations } from '#support/browser/browser.ts'
import { codeOf, requireSecondFactor } from '#support/browser/second-factor.ts'
import { button, field, sees, visit } from '#support/browser/wizard.ts'

const password = 'Asha-Chose-This-1'

test('an invited administrator in prod sets up an authenticator app, and later signs in with its codes', async () => {
  const email = await anInvitedAdministrator()
  const before = requireSecondFactor()
  const page = await visit('/admin121/offers', { before })
  await signInAs(page, { email, password: emailedCode })
  await field(page, 'New password').fill(password)
  await field(page, 'New password again').fill(password)
  await button(page, 'Change password').click()

  await sees(page, 'Set up your second factor')
  await page.getByRole('img', { name: /qr code/i }).waitFor()
  const key = (await page.getByTestId('totp-key').textContent()) ?? ''
  await expectNoAxeViolations(page)
  await field(page, 'Code').fill('000000')
  await button(page, 'Confirm').click()
  await sees(page, 'That code is wrong. Enter the latest one.')
  await field(page, 'Code').fill(codeOf(key.replaceAll(/\s/g, '')))
  await button(page, 'Confirm').click()
  await button(page, 'Sign out').click()

  await signInAs(page, { email, password })
  await sees(page, 'Enter your code')
  expect(await page.getByText('Sign out').count()).toBe(0)
  await expectNoAxeViolations(page)
  const code = codeOf(key.replaceAll(/\s/g, ''))
  await field(page, 'Code').focus()
  // Pasted as authenticator apps show it.
  await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`)
  expect(await field(page, 'Code').inputValue()).toBe(code)
  await button(page, 'Confirm').click()
  await button(page, 'Sign out').waitFor()
})
