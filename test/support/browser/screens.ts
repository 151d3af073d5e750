import type { BrowserContext, Page } from 'playwright-core'
import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { retailers, tiles } from '../retailers.ts'
import type { Who } from './sessions.ts'
import { askForCode, button, choose, field } from './wizard.ts'

/** A screen to photograph and check. */
export interface Screen {
  name: string
  path: string
  who?: Who
  /** The smallest width at which it is photographed; set it if the screen looks the same on narrower ones. */
  from?: number
  before?: (context: BrowserContext) => Promise<unknown>
  /** The screen shows a loading state that never ends. */
  isLoading?: boolean
  /** Brings the page into the state to photograph. */
  prepare?: (page: Page) => Promise<unknown>
}

/** Waits until the page shows its content, or its permanent loading state. */
export const settled = (page: Page, { isLoading = false }: Partial<Screen> = {}) =>
  page.waitForFunction((isLoading) => {
    const loading = document.querySelector('.loader, .animate-pulse, main [aria-busy=true]')
    const hasContent = document.querySelector('main h1, main h2, main [role=status]') !== null
    return hasContent && document.fonts.status === 'loaded' && (loading !== null) === isLoading
  }, isLoading)

const press = (name: string) => (page: Page) => button(page, name).first().click()
const inTurn =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page)
  }
const shown = (name: string) => (page: Page) => button(page, name).first().waitFor()
const offersShown = (page: Page) => page.getByRole('button', { name: 'More Details' }).first().waitFor()
const firstView = (page: Page) => page.getByRole('button', { name: /^View/ }).first()
const usersShown = (page: Page) => firstView(page).waitFor()
const dialogShown = (page: Page) => page.getByRole('dialog').waitFor()
const opened = (name: string) => inTurn(press(name), dialogShown)
const answering = (path: string, status: number, json: object) => (context: BrowserContext) =>
  context.route(path, (route) => route.fulfill({ status, json }))
const unanswered = (path: string) => (context: BrowserContext) =>
  context.route(path, () => new Promise(() => {}))
const refused = { success: false, message: '' }

const publicScreens: Screen[] = [
  { name: 'home', path: paths.home },
  { name: 'call-to-action', path: paths.callToAction },
  { name: 'how-we-rank', path: paths.ranking },
  { name: 'terms', path: paths.terms },
  { name: 'privacy', path: paths.privacy },
  { name: 'menu', path: paths.home, prepare: press('Open menu') },
  { name: 'menu-signed-in', path: paths.terms, who: 'newcomer', prepare: press('Open menu') },
  {
    name: 'offline',
    path: paths.home,
    prepare: async (page) => {
      await page.context().setOffline(true)
      await page.getByText('You are offline').waitFor()
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
]

const journeyScreens: Screen[] = [
  { name: 'register', path: paths.register },
  { name: 'login', path: paths.login },
  { name: 'unknown-path', path: '/no/such/page' },
  { name: 'journey-mobile', path: paths.loanJourney },
  {
    name: 'journey-mobile-errors',
    path: paths.loanJourney,
    prepare: (page) => field(page, 'Mobile number').press('Enter'),
  },
  {
    name: 'journey-code',
    path: paths.loanJourney,
    prepare: async (page) => {
      await askForCode(page, '4000000001')
      // While it fades in, its colours mix with the page's.
      await page.getByText(messages.otpSent).waitFor({ state: 'detached' })
    },
  },
  { name: 'journey-details', path: paths.loanJourney, who: 'newcomer' },
  {
    name: 'journey-details-loading',
    path: paths.loanJourney,
    who: 'newcomer',
    before: unanswered('**/user/get-user-info*'),
    isLoading: true,
  },
  {
    name: 'journey-details-failed',
    path: paths.loanJourney,
    who: 'newcomer',
    before: answering('**/user/get-user-info*', 500, refused),
    prepare: shown('Try again'),
  },
  { name: 'journey-details-errors', path: paths.loanJourney, who: 'newcomer', prepare: press('Next') },
  {
    name: 'journey-calendar',
    path: paths.loanJourney,
    who: 'newcomer',
    prepare: inTurn(
      (page) => choose(page, 'Gender', 'Female'),
      press('Choose from a calendar'),
      (page) => page.getByRole('grid').waitFor(),
    ),
  },
  {
    name: 'journey-select',
    path: paths.loanJourney,
    who: 'newcomer',
    prepare: (page) => field(page, 'Profession').click(),
  },
  { name: 'journey-loan', path: paths.loanStep, who: 'borrower' },
]

const offerScreens: Screen[] = [
  { name: 'offers', path: paths.offers, who: 'borrower', prepare: offersShown },
  {
    name: 'offers-loading',
    path: paths.offers,
    who: 'borrower',
    before: unanswered('**/user/offer-list'),
    isLoading: true,
  },
  {
    name: 'offers-failed',
    path: paths.offers,
    who: 'borrower',
    before: answering('**/user/offer-list', 500, refused),
    prepare: shown('Try again'),
  },
  {
    name: 'offers-empty',
    path: paths.offers,
    who: 'borrower',
    before: answering('**/user/offer-list', 200, { success: true, offers: [] }),
    prepare: shown('Try again'),
  },
  {
    name: 'offers-none-fits',
    path: `${paths.offers}?amount=1000000&months=60&fits=1&fees=none&type=Education+Loan&only-type=1`,
    who: 'borrower',
  },
  {
    name: 'offers-unfolded',
    path: paths.offers,
    who: 'borrower',
    prepare: inTurn(offersShown, async (page) => {
      await page.getByRole('button', { name: /match\. See why$/ }).click()
      await page.locator('main li h3 button').first().click()
    }),
  },
  {
    name: 'offers-stretch',
    path: `${paths.offers}?amount=500000&months=12`,
    who: 'borrower',
    prepare: offersShown,
  },
  { name: 'offers-table', path: `${paths.offers}?view=table`, who: 'borrower', from: 1280 },
  {
    name: 'offer-details',
    path: paths.offers,
    who: 'borrower',
    prepare: inTurn(
      (page) => page.getByRole('button', { name: 'More Details' }).first().click(),
      dialogShown,
    ),
  },
  {
    name: 'offer-breakdown',
    path: paths.offers,
    who: 'borrower',
    prepare: inTurn((page) => page.getByText('How we worked this out').first().click(), dialogShown),
  },
  {
    name: 'offers-side-by-side',
    path: paths.offers,
    who: 'borrower',
    prepare: async (page) => {
      const boxes = page.getByRole('checkbox', { name: /^Compare/ })
      for (const place of [0, 1, 2]) await boxes.nth(place).check()
      await button(page, 'Compare').click()
      await dialogShown(page)
    },
  },
]

const shopScreens: Screen[] = [
  { name: 'shop', path: paths.shop },
  { name: 'shop-journey', path: paths.shopJourney },
  { name: 'shop-categories', path: paths.shop, prepare: inTurn(press('Show More >>'), press('Electronics')) },
  {
    name: 'shop-website',
    path: paths.shop,
    before: retailers,
    prepare: async (page) => {
      await tiles(page).getByText('IKEA').click()
      await page.getByText('Loading website...').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'shop-search',
    path: paths.shop,
    before: retailers,
    prepare: async (page) => {
      await page.getByRole('searchbox').fill('washing machine')
      await page.keyboard.press('Enter')
      await page.getByText('Blank, or').waitFor()
    },
  },
  { name: 'shop-financing', path: `${paths.loanJourney}?brand=croma&purpose=Consumer+Durable` },
]

const adminScreens: Screen[] = [
  { name: 'admin-gate', path: paths.adminOffers },
  { name: 'admin-gate-users', path: paths.users },
  { name: 'admin-offers', path: paths.adminOffers, who: 'administrator', prepare: shown('Edit') },
  {
    name: 'admin-offers-empty',
    path: paths.adminOffers,
    who: 'administrator',
    prepare: inTurn(shown('Edit'), (page) => field(page, 'Search offers').fill('nothing like it')),
  },
  {
    name: 'admin-offers-failed',
    path: paths.adminOffers,
    who: 'administrator',
    before: answering('**/user/admin-offers*', 500, refused),
    prepare: shown('Try again'),
  },
  { name: 'admin-offer-view', path: paths.adminOffers, who: 'administrator', prepare: opened('View') },
  { name: 'admin-offer-edit', path: paths.adminOffers, who: 'administrator', prepare: opened('Edit') },
  {
    name: 'admin-offer-add-errors',
    path: paths.adminOffers,
    who: 'administrator',
    prepare: inTurn(opened('Add New Offer'), press('Add Offer')),
  },
  { name: 'admin-users', path: paths.adminUsers, who: 'administrator', prepare: usersShown },
  { name: 'users', path: paths.users, who: 'administrator', prepare: usersShown },
  {
    name: 'admin-user-details',
    path: paths.adminUsers,
    who: 'administrator',
    prepare: inTurn(
      usersShown,
      (page) => firstView(page).click(),
      (page) => page.getByRole('heading', { name: 'Account Status' }).waitFor(),
    ),
  },
  {
    name: 'admin-users-empty',
    path: paths.adminUsers,
    who: 'administrator',
    prepare: async (page) => {
      await usersShown(page)
      await field(page, 'Search by mobile, name or PAN').fill('nobody is called so')
      await page.getByText('No users found').waitFor()
    },
  },
  {
    name: 'admin-users-failed',
    path: paths.adminUsers,
    who: 'administrator',
    before: answering('**/user/users?*', 500, refused),
    prepare: shown('Try again'),
  },
]

export const screens = {
  public: publicScreens,
  journey: journeyScreens,
  offers: offerScreens,
  shop: shopScreens,
  admin: adminScreens,
}
