import type { Disposable, Locator, Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { aBorrower, aMobile, details as basicDetails, post, type SignedIn } from '../api.ts'
import { leavePage, openPage, type PageOptions } from './browser.ts'

export const storage = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...window.localStorage }))

export const store = (page: Page, entries: Record<string, string>) =>
  page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) window.localStorage.setItem(key, value)
  }, entries)

/** Waits until a visible element has exactly this text, or one that matches the expression. */
export const sees = (page: Page, words: string | RegExp) =>
  page.getByText(words, { exact: true }).filter({ visible: true }).first().waitFor()

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** The description of a field, as screen readers read it. */
export const besideField = (page: Page, label: string): Promise<string> => descriptionOf(field(page, label))

export const descriptionOf = (element: Locator): Promise<string> =>
  element.evaluate((described) =>
    (described.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )

export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => one === document.activeElement)

/** Holds requests back until the returned function is called. */
export async function holdBack(page: Page, urls: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(urls, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/** Where an element is on the screen. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible')
  return box
}

/** Opens a page of the site, 360 px wide unless `options` has a width, and closes it when the test ends. */
export async function visit(path: string, options: Partial<PageOptions> = {}): Promise<Page> {
  const page = await openPage({ address: inject('address'), path, ...options })
  onTestFinished(() => leavePage(page))
  return page
}

/** Opens a page, and before its app runs puts `local` into local storage and `tab` into session storage. */
export async function visitWith(
  items: { local?: Record<string, string>; tab?: Record<string, string> },
  path: string,
  options: Partial<PageOptions> = {},
): Promise<Page> {
  let storing: Disposable | undefined
  const before: PageOptions['before'] = async (context) => {
    storing = await context.addInitScript(({ local = {}, tab = {} }) => {
      // Firefox also runs the script in the blank page before the site.
      if (location.protocol !== 'http:') return
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
      for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value)
    }, items)
    await options.before?.(context)
  }
  const page = await visit(path, { ...options, before })
  // Pages that load from now on keep what the app has stored.
  await storing?.dispose()
  return page
}

/** What local storage has once a borrower has signed in. */
export const sessionOf = ({ id, mobile, token }: SignedIn) => ({
  authToken: token,
  isAuthenticated: 'true',
  userMobile: mobile,
  userDetails: JSON.stringify({ mobile, userId: id }),
  registeredUsers: JSON.stringify([mobile]),
})

/** Opens a page signed in as the given borrower, or a new one. */
export async function visitSignedIn(path: string, person?: SignedIn, options: Partial<PageOptions> = {}) {
  const borrower = person ?? (await aBorrower())
  return { page: await visitWith({ local: sessionOf(borrower) }, path, options), borrower }
}

/** Opens step 3 of the wizard, the loan, as a new borrower who has saved the details of step 2. */
export async function visitLoanStep(options: Partial<PageOptions> = {}) {
  const borrower = await aBorrower()
  await post('/user/basic-details', { id: borrower.id, ...basicDetails() }, borrower.token)
  const { page } = await visitSignedIn('/loan-journey?step=loan', borrower, options)
  await heading(page, 'The loan you need')
  return { page, borrower }
}

/** Ticks every checkbox of the step. */
export async function agree(page: Page) {
  for (const consent of await page.getByRole('checkbox').all()) await consent.check()
}

/** Goes from the first step of the wizard to the code boxes. Resolves with the code, which demo mode stores. */
export async function askForCode(page: Page, mobile: string, press = 'Register with OTP'): Promise<string> {
  await field(page, 'Mobile number').fill(mobile)
  await agree(page)
  await button(page, press).click()
  await heading(page, 'Enter your code')
  return (await storage(page))['shop-otp'] ?? ''
}

/** Types a code. The last digit submits it, if both consents are ticked. */
export async function enterCode(page: Page, code: string) {
  await field(page, 'Digit 1 of 6').focus()
  await page.keyboard.type(code)
}

/** Signs in with a code, from the first step. */
export async function signInByCode(page: Page, mobile = aMobile(), press?: string) {
  await enterCode(page, await askForCode(page, mobile, press))
}

export async function choose(page: Page, label: string, option: string) {
  await field(page, label).selectOption({ label: option })
}

export const person = {
  name: 'Asha Devi',
  gender: 'Female',
  dob: '21/07/1994',
  profession: 'Salaried',
  income: '45000',
  pan: 'ABCDE1234F',
  aadhaar: '234563890123',
}

export async function fillDetails(page: Page, details = person) {
  await field(page, 'Name').fill(details.name)
  await choose(page, 'Gender', details.gender)
  await field(page, 'Date of birth').fill(details.dob)
  await choose(page, 'Profession', details.profession)
  await field(page, 'Monthly income').fill(details.income)
  await field(page, 'PAN').fill(details.pan)
  await field(page, 'Aadhar').fill(details.aadhaar)
}
