import type { BrowserContext, Page } from 'playwright-core'
import { paths } from '#web/paths.ts'
import { signInAs } from './admin-page.ts'
import { leavePage, openPage } from './browser.ts'
import { button, field, fillDetails, heading, signInByCode } from './wizard.ts'

/** A borrower who has only registered, one who has completed the wizard, or an administrator. */
export type Who = 'newcomer' | 'borrower' | 'administrator'

/** A signed-in browser's storage: local storage for a borrower, session storage for an administrator. */
export interface StoredSession {
  local: Record<string, string>
  tab: Record<string, string>
}

/** Signs in through the screens, and returns what the browser then stores. */
export async function signInThroughScreens(address: string, who: Who): Promise<StoredSession> {
  const path = who === 'administrator' ? paths.adminOffers : paths.loanJourney
  const page = await openPage({ address, path })
  await signInFor[who](page)
  const session = await page.evaluate(() => ({ local: { ...localStorage }, tab: { ...sessionStorage } }))
  await leavePage(page)
  return session
}

/** Stores the session before each page of this browser context loads. */
export const keepSignedIn = (context: BrowserContext, session: StoredSession) =>
  context.addInitScript(({ local, tab }) => {
    if (location.protocol !== 'http:') return
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
    for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value)
  }, session)

const signInFor: Record<Who, (page: Page) => Promise<unknown>> = {
  newcomer: register,
  borrower: async (page) => {
    await register(page)
    await fillDetails(page)
    await button(page, 'Next').click()
    await field(page, 'Loan amount').fill('250000')
    await field(page, 'Tenure').fill('24')
    await button(page, 'Check Offers').click()
    await heading(page, 'Here are your offers')
  },
  administrator: async (page) => {
    await signInAs(page)
    await button(page, 'Sign out').waitFor()
  },
}

async function register(page: Page) {
  await signInByCode(page)
  await field(page, 'Name').waitFor()
}
