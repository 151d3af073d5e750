import type { BrowserContext, Page } from 'playwright-core'
import { paths } from '#web/paths.ts'
import { aMobile } from '../api.ts'
import { signInAs } from './admin-page.ts'
import { openPage } from './browser.ts'
import { askForCode, button, enterCode, field, fillDetails, heading } from './wizard.ts'

/** Registered and no more, through the whole wizard, or an administrator. */
export type Who = 'newcomer' | 'borrower' | 'administrator'

/** What a browser keeps of somebody who is signed in: a borrower in local storage, an administrator in the tab's. */
export interface Kept {
  local: Record<string, string>
  tab: Record<string, string>
}

/** Signs somebody in through the screens, and tells what their browser keeps from then on. */
export async function signInThroughScreens(address: string, who: Who): Promise<Kept> {
  const path = who === 'administrator' ? paths.adminOffers : paths.loanJourney
  const page = await openPage({ address, path })
  await arrivals[who](page)
  const kept = await page.evaluate(() => ({ local: { ...localStorage }, tab: { ...sessionStorage } }))
  await page.context().close()
  return kept
}

/** Every page of this browser context finds itself signed in. */
export const keepSignedIn = (context: BrowserContext, kept: Kept) =>
  context.addInitScript(({ local, tab }) => {
    if (location.protocol !== 'http:') return
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
    for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value)
  }, kept)

const arrivals: Record<Who, (page: Page) => Promise<unknown>> = {
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
  await enterCode(page, await askForCode(page, aMobile()))
  await button(page, 'Verify & Login').click()
  await field(page, 'Name').waitFor()
}
