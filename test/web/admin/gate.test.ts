import { expect, test } from 'vitest'
import { emailedCode } from '#lib/local/services/cognito.ts'
import { anAccount, anInvitedAdministrator, localAdministrators } from '#support/admin.ts'
import { signInAs, signInOn } from '#support/browser/admin-page.ts'
import { expectNoAxeViolations, pageErrors } from '#support/browser/browser.ts'
import { samplesOnly } from '#support/browser/offers-page.ts'
import { button, descriptionOf, field, hasFocus, heading, sees, visit } from '#support/browser/wizard.ts'

const password = 'Asha-Chose-This-1'

test.each([
  ['/admin121', 'Offers Management'],
  ['/admin121/insights', 'Insights'],
  ['/admin121/offers', 'Offers Management'],
  ['/admin121/due', 'Due'],
  ['/admin121/hand-overs', 'Hand-overs'],
  ['/admin121/outcomes', 'Outcomes'],
  ['/admin121/payments', 'Payments'],
  ['/admin121/users', 'Admin Management'],
  ['/admin121/complaints', 'Complaints'],
  ['/admin121/audit', 'Audit'],
  ['/users', 'User Management'],
])('%s asks a visitor to sign in', async (path, title) => {
  const page = await visit(path)
  await expect.poll(() => page.title()).toBe(`${title} · Tulna`)
  await heading(page, 'Administration')
  await field(page, 'E-mail').waitFor()
  await expectNoAxeViolations(page)
  expect(await page.getByText('Sign out').count()).toBe(0)
  expect(await page.getByText('Create Account').count()).toBe(0)
})

test('the text of a button without a frame starts where the fields start', async () => {
  const page = await visit('/admin121/offers')
  const quiet = button(page, 'Forgot your password?')
  const textLeft = await quiet.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return text.getBoundingClientRect().left
  })
  const { left } = await field(page, 'E-mail').evaluate((input) => input.getBoundingClientRect().toJSON())
  expect(Math.abs(textLeft - left)).toBeLessThan(1)
})

test('a reload keeps an administrator signed in, with tokens only in session storage; signing out removes them', async () => {
  // Other tests' offers have logos at addresses that do not answer, and the browser logs an error for each.
  const page = await signInOn('/admin121/offers', { before: samplesOnly })
  await sees(page, 'admin@tulna.example')
  const kept = await page.evaluate(() => [
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
    document.cookie,
  ])
  expect(kept[0]).not.toContain('Token')
  expect(kept[1]).toContain('accessToken')
  expect(kept[2]).toBe('')
  await page.reload()
  await button(page, 'Sign out').click()
  await field(page, 'E-mail').waitFor()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('accessToken')
  // Amplify warns that the user pool's endpoint is not AWS's own.
  expect(pageErrors(page).filter((line) => !line.includes('custom Amazon'))).toEqual([])
})

test('a wrong password is rejected in the form', async () => {
  const page = await visit('/admin121/offers')
  await signInAs(page, { email: 'admin@tulna.example', password: 'not the one' })
  await sees(page, 'Wrong e-mail or password.')
  await expectNoAxeViolations(page)
  expect(await page.getByText('Sign out').count()).toBe(0)
})

test('an account outside the administrators’ group is told so, and can sign out', async () => {
  const account = await anAccount()
  const page = await visit('/admin121/offers')
  await signInAs(page, account)
  await sees(page, 'This account is not an administrator')
  expect(await page.getByText(account.email).count()).toBe(1)
  expect(await page.getByRole('navigation', { name: 'Administration' }).count()).toBe(0)
  await expectNoAxeViolations(page)
  await button(page, 'Sign out').click()
  await field(page, 'E-mail').waitFor()
})

test('an invited administrator first chooses a password', async () => {
  const email = await anInvitedAdministrator()
  const page = await visit('/admin121/offers')
  await signInAs(page, { email, password: emailedCode })
  await sees(page, 'Choose your password')
  await expectNoAxeViolations(page)
  await field(page, 'New password').fill('short')
  await field(page, 'New password again').fill('short')
  await button(page, 'Change password').click()
  await sees(page, 'Password must have at least 14 characters')
  await field(page, 'New password').fill('lowercase letters')
  await button(page, 'Change password').click()
  await sees(page, 'Password must have an uppercase letter, a digit and a symbol')
  await field(page, 'New password').fill('Cognito takes no é for 1')
  await button(page, 'Change password').click()
  await sees(page, 'Password must have a symbol')
  await field(page, 'New password').fill(password)
  await field(page, 'New password again').fill(password)
  await button(page, 'Change password').click()
  await button(page, 'Sign out').waitFor()
})

test('a forgotten password is reset with a code sent by e-mail', async () => {
  const account = await anAccount()
  await (await localAdministrators()).add(account.email)
  const page = await visit('/admin121/offers')
  await button(page, 'Forgot your password?').click()
  await button(page, 'Back to sign-in').click()
  await expect.poll(() => hasFocus(page.getByRole('heading', { name: 'Sign in', exact: true }))).toBe(true)
  await button(page, 'Forgot your password?').click()
  await field(page, 'E-mail').fill(account.email)
  await expectNoAxeViolations(page)
  await button(page, 'Send code').click()
  await page.getByLabel('Code').fill(emailedCode)
  await field(page, 'New password').fill(password)
  await field(page, 'New password again').fill(password)
  await expectNoAxeViolations(page)
  await button(page, 'Change password').click()
  const start = page.getByRole('heading', { name: 'Sign in', exact: true })
  await expect.poll(() => hasFocus(start)).toBe(true)
  expect(await descriptionOf(start)).toBe('Your password has been changed. Sign in with it.')
  await expectNoAxeViolations(page)
  await signInAs(page, { email: account.email, password })
  await button(page, 'Sign out').waitFor()
})
