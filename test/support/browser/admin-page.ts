import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { sampleAdministrator } from '#lib/local/sample/administrator.ts'
import { paths } from '#web/paths.ts'
import { aPicture } from '../offer-form.ts'
import { leavePage, openPage, type PageOptions } from './browser.ts'
import { button, field, visit, visitWith } from './wizard.ts'

/** Fills in and submits the administrators' sign-in. */
export async function signInAs(page: Page, { email, password } = sampleAdministrator) {
  await field(page, 'E-mail').fill(email)
  await field(page, 'Password').fill(password)
  await button(page, 'Sign in').click()
}

/** Opens a folded section of an offer's form. */
export const unfold = (page: Page, title: string) => page.locator('form summary', { hasText: title }).click()

/** An offer in the administrators' list of offers. */
export const tile = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

export const aFile = (name: string, mimeType: string, buffer = aPicture()) => ({ name, mimeType, buffer })
export const chooseLogo = (page: Page, file: ReturnType<typeof aFile>) =>
  page.getByLabel('Choose a logo file').setInputFiles(file)

/** Fills in the required fields of an offer's form. */
export async function fillRequired(page: Page) {
  await field(page, 'Loan amount *').fill('₹50,000 - ₹5 lakh')
  await field(page, 'Interest rate *').fill('12% p.a.')
  await field(page, 'Processing fees *').fill('Nil')
  await field(page, 'Tenure *').fill('12-60 months')
  await field(page, 'Offer link *').fill('ashoka.example/apply')
}

/** Opens a page on a wide screen, until the test ends, and signs the sample administrator in through its form. */
export async function signInOn(path: string, options: Partial<PageOptions> = {}): Promise<Page> {
  const page = await visit(path, { width: 1280, ...options })
  await signInAs(page)
  await button(page, 'Sign out').waitFor()
  return page
}

let session: Promise<Record<string, string>> | undefined

/** The session storage after the sample administrator's sign-in. A test that ends this session needs `signInOn`. */
async function sharedSession(): Promise<Record<string, string>> {
  const page = await openPage({ address: inject('address'), path: paths.adminUsers })
  await signInAs(page)
  await button(page, 'Sign out').waitFor()
  const stored = await page.evaluate(() => ({ ...sessionStorage }))
  await leavePage(page)
  return stored
}

/** Opens a page of the administration as the sample administrator, on a wide screen, until the test ends. */
export async function visitAsAdmin(path: string, options: Partial<PageOptions> = {}): Promise<Page> {
  // A failed sign-in is not kept: it would fail every later test of this worker.
  session ??= sharedSession().catch((error) => {
    session = undefined
    throw error
  })
  const page = await visitWith({ tab: await session }, path, { width: 1280, ...options })
  await button(page, 'Sign out').waitFor()
  return page
}
