import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { retailers, tiles } from '../retailers.ts'
import { adminScreens } from './admin-screens.ts'
import {
  dialogShown,
  errorBody,
  neverRespond,
  offersShown,
  press,
  respondWith,
  type Screen,
  sequence,
  shown,
} from './screen.ts'
import { askForCode, button, choose, field } from './wizard.ts'

const publicScreens: Screen[] = [
  { name: 'home', path: paths.home },
  { name: 'call-to-action', path: paths.callToAction },
  { name: 'how-we-rank', path: paths.ranking },
  { name: 'compare', path: paths.compare, prepare: offersShown },
  {
    name: 'compare-out-of-range',
    path: `${paths.compare}?amount=99999999&months=0&type=x`,
    prepare: offersShown,
  },
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
    before: neverRespond('**/user/get-user-info*'),
    isLoading: true,
  },
  {
    name: 'journey-details-failed',
    path: paths.loanJourney,
    who: 'newcomer',
    before: respondWith('**/user/get-user-info*', 500, errorBody),
    prepare: shown('Try again'),
  },
  { name: 'journey-details-errors', path: paths.loanJourney, who: 'newcomer', prepare: press('Next') },
  {
    name: 'journey-calendar',
    path: paths.loanJourney,
    who: 'newcomer',
    prepare: sequence(
      (page) => choose(page, 'Gender', 'Female'),
      press('Choose from a calendar'),
      (page) => page.getByRole('grid').waitFor(),
    ),
  },
  { name: 'journey-loan', path: paths.loanStep, who: 'borrower' },
]

const offerScreens: Screen[] = [
  { name: 'offers', path: paths.offers, who: 'borrower', prepare: offersShown },
  {
    name: 'offers-loading',
    path: paths.offers,
    who: 'borrower',
    before: neverRespond('**/user/offer-list'),
    isLoading: true,
  },
  {
    name: 'offers-failed',
    path: paths.offers,
    who: 'borrower',
    before: respondWith('**/user/offer-list', 500, errorBody),
    prepare: shown('Try again'),
  },
  {
    name: 'offers-empty',
    path: paths.offers,
    who: 'borrower',
    before: respondWith('**/user/offer-list', 200, { success: true, offers: [] }),
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
    prepare: sequence(offersShown, async (page) => {
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
    prepare: sequence(
      (page) => page.getByRole('button', { name: 'More Details' }).first().click(),
      dialogShown,
    ),
  },
  {
    name: 'offer-breakdown',
    path: paths.offers,
    who: 'borrower',
    prepare: sequence((page) => page.getByText('How we worked this out').first().click(), dialogShown),
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
  {
    name: 'shop-categories',
    path: paths.shop,
    prepare: sequence(press('Show More >>'), press('Electronics')),
  },
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

export const screens = {
  public: publicScreens,
  journey: journeyScreens,
  offers: offerScreens,
  shop: shopScreens,
  admin: adminScreens,
}
