/**
 * Photographs every screen at three widths in both themes into .local/screenshots, to be looked at. Words on
 * the command line choose screens by part of their name: `npm run screenshots -- offers`.
 */
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { paths } from '../../web/src/paths.ts'
import { closeBrowser, openPage } from './browser.ts'
import { withSite } from './served.ts'
import { askForCode, button, choose, enterCode, field, fillDetails, heading } from './wizard.ts'

interface Screen {
  name: string
  path: string
  /** Brings the page to where it is photographed. */
  prepare?: (page: Page) => Promise<unknown>
}

const registered = async (page: Page) => {
  const mobile = `4${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  await enterCode(page, await askForCode(page, mobile))
  await button(page, 'Verify & Login').click()
  await field(page, 'Name').waitFor()
}
const atPreferences = async (page: Page) => {
  await registered(page)
  await fillDetails(page)
  await button(page, 'Next').click()
  await button(page, 'Check Offers').waitFor()
}
const atOffers = async (page: Page) => {
  await atPreferences(page)
  await button(page, 'Check Offers').click()
  await heading(page, 'Here are your offers')
  await button(page, 'More Details').first().waitFor()
}

const screens: Screen[] = [
  { name: 'home', path: paths.home },
  { name: 'call-to-action', path: paths.callToAction },
  { name: 'terms', path: paths.terms },
  { name: 'privacy', path: paths.privacy },
  { name: 'menu', path: paths.home, prepare: (page) => button(page, 'Open menu').click() },
  { name: 'journey-mobile', path: paths.loanJourney },
  { name: 'journey-code', path: paths.loanJourney, prepare: (page) => askForCode(page, '4000000001') },
  { name: 'journey-details', path: paths.loanJourney, prepare: registered },
  {
    name: 'journey-details-errors',
    path: paths.loanJourney,
    prepare: async (page) => {
      await registered(page)
      await button(page, 'Next').click()
    },
  },
  {
    name: 'journey-calendar',
    path: paths.loanJourney,
    prepare: async (page) => {
      await registered(page)
      await choose(page, 'Gender', 'Female')
      await button(page, 'Choose from a calendar').click()
      await page.getByRole('grid').waitFor()
    },
  },
  {
    name: 'journey-select',
    path: paths.loanJourney,
    prepare: async (page) => {
      await registered(page)
      await field(page, 'Profession').click()
    },
  },
  { name: 'journey-loan', path: paths.loanJourney, prepare: atPreferences },
  { name: 'offers', path: paths.loanJourney, prepare: atOffers },
  {
    name: 'offer-details',
    path: paths.loanJourney,
    prepare: async (page) => {
      await atOffers(page)
      await button(page, 'More Details').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'page-error',
    path: paths.home,
    prepare: async (page) => {
      await page.route('**/assets/TermsPage*.js', (route) => route.abort())
      await page.locator('footer').getByRole('link', { name: 'Terms of Use' }).click()
      await page.getByText('This page did not open').waitFor()
    },
  },
  { name: 'shop', path: paths.shop },
  { name: 'users', path: paths.users },
  { name: 'admin-offers', path: paths.adminOffers },
]

const wanted = process.argv.slice(2)
const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
const folder = resolve(import.meta.dirname, '../../.local/screenshots')
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })

await withSite(async (address) => {
  for (const { name, path, prepare } of chosen)
    for (const width of [360, 768, 1280])
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await openPage({ address, path, width, colorScheme })
        page.setDefaultTimeout(8_000)
        await page.waitForLoadState('networkidle')
        try {
          await prepare?.(page)
        } catch (error) {
          console.error(`${name} could not be reached at ${width} px: ${error}`)
        }
        await page.waitForLoadState('networkidle')
        // What lies over a page is photographed as it is seen; a page whole.
        const fullPage = (await page.locator('dialog[open], [role=dialog], [role=listbox]').count()) === 0
        await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage })
        await page.context().close()
      }
  console.log(`${chosen.length * 6} pictures in .local/screenshots`)
})
await closeBrowser()
