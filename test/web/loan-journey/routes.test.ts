import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import {
  button,
  field,
  heading,
  sees,
  signInByCode,
  storage,
  visit,
  visitLoanStep,
  visitSignedIn,
} from '#support/browser/wizard.ts'

const unknown = 'The page you asked for doesn’t exist'

const pathOf = (address: string) => new URL(address).pathname

test.each(['/register', '/login', '/loan-journey'])('%s is the wizard', async (path) => {
  const page = await visit(path)
  await heading(page, 'Start with your mobile number')
  expect(pathOf(page.url())).toBe(path)
})

test.each([
  '/nothing/here',
  '/admin',
  '/loan-journey/offers/1',
  '/offers.html',
  '/about.html',
  '/a/b.php',
  '/assets/x.js',
])('%s redirects to the wizard and replaces its history entry', async (path) => {
  const page = await visit('/terms')
  const before = await page.evaluate(() => history.length)
  await page.goto(path)
  await heading(page, 'Start with your mobile number')
  expect(pathOf(page.url())).toBe('/loan-journey')
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await page.getByText(unknown).waitFor()
})

test('after an unknown path, the wizard says so until the visitor goes on or reloads', async () => {
  const page = await visit('/nothing/here')
  const note = page.getByText(unknown)
  await note.waitFor()
  const compare = page.getByRole('status').getByRole('link', { name: 'Compare loans' })
  expect(await compare.getAttribute('href')).toBe('/compare')
  await signInByCode(page)
  await heading(page, 'A few details about you')
  expect(await note.count()).toBe(0)

  const again = await visit('/nothing/here')
  await again.getByText(unknown).waitFor()
  await again.reload()
  await heading(again, 'Start with your mobile number')
  expect(await again.getByText(unknown).count()).toBe(0)
})

test.each(['/loan-journey', '/my-tulna', '/loan-journey/offers'])(
  '%s leads to the wizard without saying that a page is missing',
  async (path) => {
    const page = await visit(path)
    await heading(page, 'Start with your mobile number')
    expect(await page.getByText(unknown).count()).toBe(0)
  },
)

test.each(['/register', '/loan-journey', '/shop'])('%s has the footer', async (path) => {
  const page = await visit(path)
  await page.locator('footer').getByRole('link', { name: 'Complaints' }).waitFor()
})

test('a sign-up from the shop ends at the shop', async () => {
  const page = await visit('/register?next=/shop')
  await signInByCode(page)
  await page.waitForURL('**/shop')
  await page.goto('/register?next=/shop')
  await page.waitForURL('**/shop')
})

test('`?next=` does not lead a borrower to another site', async () => {
  const { page } = await visitSignedIn('/register?next=//evil.example')
  await heading(page, 'A few details about you')
  expect(pathOf(page.url())).toBe('/register')
})

test.each(['/register', '/login', '/loan-journey'])(
  '%s shows step 2 to a borrower who is signed in or signs in there',
  async (path) => {
    const { page, borrower } = await visitSignedIn(path)
    await heading(page, 'A few details about you')
    expect(pathOf(page.url())).toBe(path)
    await page.evaluate(() => window.localStorage.removeItem('authToken'))
    await page.goto(path)
    await signInByCode(page, borrower.mobile, 'Login with OTP')
    await sees(page, messages.otpVerified)
    await heading(page, 'A few details about you')
    await page.waitForURL((url) => url.pathname === path && url.search === '')
  },
)

test('step 3 redirects to step 2 while the details are missing, and keeps `brand` in the address', async () => {
  const { page } = await visitSignedIn('/loan-journey?step=loan&brand=croma')
  await heading(page, 'A few details about you')
  expect(new URL(page.url()).search).toBe('?brand=croma')
})

test('the focus moves to the heading of a step that is reached with “Back” or the browser’s Back button', async () => {
  const { page } = await visitLoanStep()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.getByRole('link', { name: 'Back' }).click()
  await heading(page, 'A few details about you')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('A few details about you')
  await page.goBack()
  await heading(page, 'The loan you need')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('The loan you need')
})

test("a sign-in to another account does not find the previous account's saved form", async () => {
  const { page } = await visitSignedIn('/loan-journey')
  await field(page, 'Name').fill('Somebody Else')
  await page.evaluate(() => window.localStorage.removeItem('authToken'))
  await page.goto('/login')
  await signInByCode(page)
  await field(page, 'Name').waitFor()
  expect(await field(page, 'Name').inputValue()).toBe('')
  expect(JSON.stringify(await storage(page))).not.toContain('Somebody Else')
})

test('signing out in one tab takes the wizard in the other back to its first step', async () => {
  const { page } = await visitSignedIn('/loan-journey')
  await field(page, 'Name').waitFor()
  const other = await page.context().newPage()
  await other.goto('/')
  await button(other, 'Open menu').click()
  await button(other, 'Logout').click()
  await heading(page, 'Start with your mobile number')
})
