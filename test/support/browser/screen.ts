import type { BrowserContext, Page } from 'playwright-core'
import type { Language } from './languages/in-language.ts'
import type { Who } from './sessions.ts'
import { button } from './wizard.ts'

/** A screen to take screenshots of and to check. */
export interface Screen {
  name: string
  path: string
  who?: Who
  /** In pixels: the smallest width to capture and check, for a screen that looks like another one at smaller widths. */
  from?: number
  before?: (context: BrowserContext) => Promise<unknown>
  /** The screen needs data that only the tests add, so there is no screenshot of it. */
  isTestOnly?: boolean
  /** The screen shows a loading state that never ends. */
  isLoading?: boolean
  /** Brings the page into the wanted state. */
  prepare?: (page: Page) => Promise<unknown>
}

/** What to take screenshots of. */
export interface Wanted {
  screens: Screen[]
  language: Language | undefined
  /** Where the pictures go. */
  folder: string
}

/** Whether a page that runs this is hydrated and shows its content. The menu's button is invisible until the page is hydrated. */
export function isReady(isLoading: boolean): boolean {
  const menu = document.querySelector('header button[aria-haspopup=dialog]')
  if (!menu?.checkVisibility({ visibilityProperty: true })) return false
  const loading = document.querySelector('.loader, .animate-pulse, main [aria-busy=true]')
  const hasContent = document.querySelector('main h1, main h2, main [role=status]') !== null
  return hasContent && document.fonts.status === 'loaded' && (loading !== null) === isLoading
}

/**
 * Waits until the page shows its content, or its permanent loading state, and is hydrated: before that, a prerendered
 * page loses a click or responds to it late.
 */
export const waitUntilReady = (page: Page, { isLoading = false }: Partial<Screen> = {}) =>
  page.waitForFunction(isReady, isLoading)

export const press = (name: string) => (page: Page) => button(page, name).first().click()
/** Runs steps one after the other. */
export const sequence =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page)
  }
export const waitForButton = (name: string) => (page: Page) => button(page, name).first().waitFor()
export const waitForOffers = (page: Page) =>
  page.getByRole('button', { name: 'More Details' }).first().waitFor()
export const firstView = (page: Page) => page.getByRole('button', { name: /^View/ }).first()
export const waitForUsers = (page: Page) => firstView(page).waitFor()
export const waitForDialog = (page: Page) => page.getByRole('dialog').waitFor()
export const openDialog = (name: string) => sequence(press(name), waitForDialog)
/** Responds to requests of a path with this status and body. */
export const respondWith = (path: string, status: number, json: object) => (context: BrowserContext) =>
  context.route(path, (route) => route.fulfill({ status, json }))
/** Never responds to requests of a path. */
export const neverRespond = (path: string) => (context: BrowserContext) =>
  context.route(path, () => new Promise(() => {}))
export const errorBody = { success: false, message: '' }

/** The screens whose names contain one of `parts`; all screens if `parts` is empty. Ends the script if none matches. */
export function chooseScreens<Named extends { name: string }>(screens: Named[], parts: string[]): Named[] {
  const chosen = screens.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)))
  if (chosen.length > 0) return chosen
  const names = screens.map(({ name }) => name).join(', ')
  console.error(`No screen’s name contains "${parts.join('" or "')}". The screens are ${names}`)
  process.exit(1)
}
