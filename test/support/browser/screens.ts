import type { BrowserContext, Page } from 'playwright-core'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import type { MyData } from '#contract/my-data.ts'
import type { Offer } from '#contract/offer.ts'
import { quotedFigures } from '#contract/quoted-figures.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { lenderPath, paths } from '#web/paths.ts'
import { retailers, tiles } from '../retailers.ts'
import { adminScreens } from './admin-screens.ts'
import { choosePdf, doctoredStatement } from './kfs-page.ts'
import { compareWithOffers, compareWithStatement, dearLoan, keepInBrowser, newLoan } from './my-loans.ts'
import {
  errorBody,
  neverRespond,
  press,
  respondWith,
  type Screen,
  sequence,
  waitForButton,
  waitForDialog,
  waitForOffers,
} from './screen.ts'
import { askForCode, button, choose, field } from './wizard.ts'

/**
 * Scrolls to the history of a lender's offer, which does not load until it is near the screen. `hover` scrolls again if
 * the parts above change their heights meanwhile.
 */
const changesShown = [
  (page: Page) => page.getByRole('heading', { name: 'What changed and when' }).hover(),
  (page: Page) =>
    page
      .getByText(/^No changes|(^| )on \d+ \w+ 2026$/)
      .filter({ visible: true })
      .first()
      .waitFor(),
]

/** Today’s offers do not load until they are near the screen. */
const toTodaysOffers = (page: Page) =>
  page.getByRole('heading', { name: 'At today’s offers' }).scrollIntoViewIfNeeded()
const waitForLoans = (page: Page) => page.getByText(/^What .* a month repays/).waitFor()
const toPersonalLoans = (page: Page) =>
  page.getByRole('heading', { name: 'Today’s personal loans' }).scrollIntoViewIfNeeded()

/** The first offers of a loan type’s page, such as “First of 9: ₹40 a month less than the second”. */
const waitForFirstOffers = (page: Page) => page.getByText(/^First today for /).waitFor()

const publicScreens: Screen[] = [
  { name: 'home', path: paths.home },
  { name: 'call-to-action', path: paths.callToAction },
  { name: 'how-we-rank', path: paths.ranking },
  {
    name: 'how-we-rank-unfolded',
    path: paths.ranking,
    prepare: async (page) => {
      for (const summary of await page.locator('main summary').all()) await summary.click()
      await page
        .getByText('The first quarter isn’t over yet.')
        .or(page.getByText('We write this list once a day. There is none here yet.'))
        .waitFor()
    },
  },
  { name: 'kfs-check', path: paths.kfsCheck },
  {
    name: 'kfs-check-sample',
    path: paths.kfsCheck,
    prepare: async (page) => {
      await page.getByText('See a sample result').click()
      await page.getByText('1 thing doesn’t agree').waitFor()
    },
  },
  {
    name: 'kfs-check-problems',
    path: paths.kfsCheck,
    prepare: async (page) => {
      await choosePdf(page, doctoredStatement)
      await page.getByRole('heading', { name: '3 things don’t agree' }).waitFor()
    },
  },
  { name: 'tools', path: paths.tools },
  { name: 'emi', path: paths.emi },
  { name: 'emi-dates', path: `${paths.emi}#fee=3000&start=2026-01-12&first=2026-02-24` },
  { name: 'prepay', path: paths.prepay },
  { name: 'foreclose', path: `${paths.prepay}#repay=all&charge=4` },
  { name: 'bad-month', path: `${paths.badMonth}#bonus=20000` },
  { name: 'transfer', path: `${paths.transfer}#fee=90000` },
  { name: 'reset', path: paths.reset },
  { name: 'reset-short', path: `${paths.reset}#amount=1000000&rate=7&months=240&newRate=12` },
  { name: 'gold', path: `${paths.gold}#amount=250000` },
  { name: 'gold-long', path: `${paths.gold}#months=24&amount=320000` },
  { name: 'education', path: paths.education },
  { name: 'complain', path: paths.complain },
  {
    name: 'complain-late',
    path: `${paths.complain}#matter=charge&complained=yes&on=2026-03-02&reply=unsatisfied&replied=2026-04-01&court=pending`,
  },
  { name: 'complain-housing', path: `${paths.complain}#against=housing&complained=yes&on=2026-09-01` },
  { name: 'my-loans', path: paths.myLoans },
  {
    name: 'my-loans-kept',
    path: paths.myLoans,
    prepare: async (page) => {
      await keepInBrowser(page, newLoan())
      for (const summary of await page.locator('main li summary').all()) await summary.click()
      await page.getByLabel('Bank statement (CSV)').waitFor()
      await page.getByRole('button', { name: 'Compare with today’s offers' }).waitFor()
    },
  },
  {
    name: 'my-loans-compared',
    path: paths.myLoans,
    prepare: async (page) => {
      await keepInBrowser(page, dearLoan())
      await compareWithOffers(page)
      await compareWithStatement(page)
    },
  },
  {
    name: 'my-loans-file',
    path: paths.myLoans,
    prepare: async (page) => {
      await keepInBrowser(page, newLoan())
      await page.getByText('Save to a file, or open one').click()
      await page.getByRole('button', { name: 'Save the file' }).click()
      await page.getByText('Use at least 12 characters').waitFor()
    },
  },
  {
    name: 'my-loans-found',
    path: paths.myLoans,
    prepare: async (page) => {
      const found = { source: 'statement', principal: 200_000, annualRatePercent: 15, instalment: 9_697.33 }
      await page.evaluate((text) => sessionStorage.setItem('foundLoan', text), JSON.stringify(found))
      await page.reload()
      await page.getByRole('heading', { name: 'Check this loan, then keep it' }).waitFor()
    },
  },
  { name: 'afford', path: paths.afford, prepare: sequence(toTodaysOffers, waitForLoans) },
  {
    name: 'afford-failed',
    path: paths.afford,
    before: respondWith('**/user/offer-list', 500, errorBody),
    prepare: sequence(toTodaysOffers, waitForButton('Try again')),
  },
  {
    name: 'afford-none',
    path: `${paths.afford}#months=1`,
    prepare: sequence(toTodaysOffers, (page) => page.getByText(/^No offer matches/).waitFor()),
  },
  { name: 'true-cost', path: paths.trueCost },
  {
    name: 'true-cost-no-cost-emi',
    path: `${paths.trueCost}#kind=noCost`,
    prepare: sequence(toPersonalLoans, (page) => page.getByText(/at the cheapest:/).waitFor()),
  },
  {
    name: 'true-cost-pay-later',
    path: `${paths.trueCost}#kind=later&days=30`,
    prepare: sequence(toPersonalLoans, (page) => page.getByText(/^No personal loan of today fits/).waitFor()),
  },
  {
    name: 'true-cost-flat-rate',
    path: `${paths.trueCost}#kind=flat`,
    before: respondWith('**/user/offer-list', 500, errorBody),
    prepare: sequence(toPersonalLoans, waitForButton('Try again')),
  },
  {
    name: 'true-cost-card',
    path: `${paths.trueCost}#kind=card&per=month&fee=99999`,
    prepare: (page) => page.getByText('Correct each marked figure to see the result.').waitFor(),
  },
  {
    name: 'emi-wrong',
    path: `${paths.emi}#amount=x&months=0&rate=99&fee=1`,
    prepare: (page) => page.getByText('Correct each marked figure to see the result.').waitFor(),
  },
  { name: 'compare', path: paths.compare, prepare: waitForOffers },
  {
    // “Apply Now” gives these lenders a number, if one wants that.
    name: 'compare-number',
    path: paths.compare,
    before: respondWith('**/user/offer-list', 200, {
      success: true,
      offers: sampleOffers
        .slice(0, 6)
        .map((offer) => ({ ...offer, link: `${offer.link}?sub_id={handover}` })),
    }),
    prepare: waitForOffers,
  },
  {
    name: 'compare-out-of-range',
    path: `${paths.compare}?amount=99999999&months=0&type=x`,
    prepare: waitForOffers,
  },
  { name: 'lenders', path: paths.lenders, prepare: (page) => page.getByText(/lenders with/).waitFor() },
  {
    name: 'lenders-loading',
    path: paths.lenders,
    before: neverRespond('**/user/offer-list'),
    isLoading: true,
  },
  {
    name: 'lenders-failed',
    path: paths.lenders,
    before: respondWith('**/user/offer-list', 500, errorBody),
    prepare: waitForButton('Try again'),
  },
  {
    name: 'lender',
    path: lenderPath('neemtreefinance'),
    prepare: sequence(
      (page) => page.getByRole('heading', { name: 'Neem Tree Finance' }).waitFor(),
      ...changesShown,
    ),
  },
  {
    name: 'lender-version',
    path: lenderPath('nilgiriloans', { offer: 'sample-nilgiri-loans', version: 2 }),
    prepare: sequence(
      (page) => page.getByRole('heading', { name: /: terms from / }).waitFor(),
      ...changesShown,
    ),
  },
  {
    name: 'lender-long-words',
    isTestOnly: true,
    path: lenderPath('w'.repeat(limits.offer.textLength)),
    prepare: (page) => page.getByText('What it costs').first().waitFor(),
  },
  {
    name: 'lender-loading',
    path: lenderPath('neemtreefinance'),
    before: neverRespond('**/user/offer-list'),
    isLoading: true,
  },
  {
    name: 'lender-failed',
    path: lenderPath('neemtreefinance'),
    before: respondWith('**/user/offer-list', 500, errorBody),
    prepare: waitForButton('Try again'),
  },
  {
    name: 'lender-unknown',
    path: lenderPath('nobody'),
    prepare: (page) => page.getByText('We don’t know this lender').waitFor(),
  },
  { name: 'loans', path: paths.loans, prepare: (page) => page.getByText(/^The bars run/).waitFor() },
  { name: 'personal-loan', path: paths.personalLoan, prepare: waitForFirstOffers },
  { name: 'business-loan', path: paths.businessLoan, prepare: waitForFirstOffers },
  { name: 'education-loan', path: paths.educationLoan, prepare: waitForFirstOffers },
  { name: 'auto-loan', path: paths.autoLoan, prepare: waitForFirstOffers },
  { name: 'home-loan', path: paths.homeLoan, prepare: waitForFirstOffers },
  { name: 'property-loan', path: paths.propertyLoan, prepare: waitForFirstOffers },
  { name: 'gold-loan', path: paths.goldLoan, prepare: waitForFirstOffers },
  { name: 'credit-card', path: paths.creditCard, prepare: waitForFirstOffers },
  {
    name: 'gold-loan-loading',
    path: paths.goldLoan,
    before: neverRespond('**/user/offer-list'),
    isLoading: true,
  },
  {
    name: 'gold-loan-failed',
    path: paths.goldLoan,
    before: respondWith('**/user/offer-list', 500, errorBody),
    prepare: waitForButton('Try again'),
  },
  {
    name: 'gold-loan-empty',
    path: paths.goldLoan,
    before: respondWith('**/user/offer-list', 200, { success: true, offers: [] }),
    prepare: waitForButton('Try again'),
  },
  { name: 'terms', path: paths.terms },
  { name: 'privacy', path: paths.privacy },
  { name: 'notice', path: paths.notice },
  {
    name: 'grievance',
    path: paths.grievance,
    prepare: (page) => page.getByText('Grievance Officer (sample)').waitFor(),
  },
  {
    name: 'grievance-errors',
    path: paths.grievance,
    prepare: sequence(
      (page) => page.getByText('Grievance Officer (sample)').waitFor(),
      press('Send complaint'),
      (page) => page.getByText(messages.complaintMissing).waitFor(),
    ),
  },
  {
    name: 'grievance-sent',
    path: paths.grievance,
    before: respondWith('**/user/complaint', 200, {
      success: true,
      message: messages.complaintFiled,
      reference: 'T7K2M-9QXD4',
      due_on: '2026-12-22',
    }),
    prepare: async (page) => {
      await field(page, 'What went wrong?').fill('The lender charged a fee that your page does not show.')
      await field(page, 'Mobile number to call back').fill('4000000001')
      await button(page, 'Send complaint').click()
      await page.getByText('T7K2M-9QXD4').waitFor()
    },
  },
  { name: 'menu', path: paths.home, prepare: sequence(press('Open menu'), waitForDialog) },
  {
    name: 'menu-signed-in',
    path: paths.terms,
    who: 'newcomer',
    prepare: sequence(press('Open menu'), waitForDialog),
  },
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
      // While the toast fades, its colours mix with the page's.
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
    prepare: waitForButton('Try again'),
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
  {
    name: 'journey-loan',
    path: paths.loanStep,
    who: 'borrower',
    prepare: (page) => page.locator('[aria-live] .amount').waitFor(),
  },
]

const myDataPath = '**/user/my-data*'
const accesses = ['2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00.000Z', '2026-11-02T10:00:00.000Z'].map(
  (at) => ({ at, role: 'administrator' }),
)
const changeData = (change: (data: MyData) => object) => (context: BrowserContext) =>
  context.route(myDataPath, async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { success: true, data: { ...data, ...change(data) } } })
  })

/** Replaces the views, the exports and the nominee in the server's response; the nominee's texts are long. */
const withHistory = changeData(() => ({
  views: accesses,
  exports: accesses.slice(1),
  nominee: { name: 'W'.repeat(100), contact: `${'w'.repeat(240)}@example.com`, saved_at: accesses[0]?.at },
}))
const [sample] = sampleOffers as [Offer]
const withApplication = changeData(() => ({
  applications: [
    { ...quotedFigures(sample, 250_000, 24), is_as_shown: true, applied_at: '2026-11-20T10:00:00.000Z' },
  ],
}))
const withWithdrawal = changeData(({ profile }) => ({
  profile: { ...profile, do_not_contact: true },
  withdrawals: [{ kind: 'mobile', withdrawn_at: accesses[0]?.at }],
}))

/** Every offer was dearer until two days ago. */
const withDearerWeek = async (context: BrowserContext) => {
  const at = new Date(Date.now() - 2 * 86_400_000).toISOString()
  const changed = sampleOffers.map((offer) => ({ ...offer, version: 2 }))
  await context.route('**/user/offer-list', (route) =>
    route.fulfill({ json: { success: true, offers: changed } }),
  )
  await context.route('**/user/offer-history*', (route) => {
    const id = new URL(route.request().url()).searchParams.get('id')
    const versions = changed
      .filter((offer) => offer.id === id)
      .flatMap((offer) => [
        { ...offer, at },
        { ...offer, version: 1, interestRate: '24% p.a.', at: offer.create_date },
      ])
    return route.fulfill({ json: { success: true, versions } })
  })
}

const myTulnaScreens: Screen[] = [
  { name: 'my-tulna', path: paths.myTulna, who: 'borrower' },
  {
    name: 'my-tulna-cheaper',
    path: paths.myTulna,
    who: 'borrower',
    before: withDearerWeek,
    prepare: (page) => page.getByText(/ than a week ago$| पहले से हर महीने /).waitFor(),
  },
  { name: 'my-tulna-opened', path: paths.myTulna, who: 'borrower', before: withApplication },
  { name: 'my-tulna-new', path: paths.myTulna, who: 'newcomer' },
  {
    name: 'my-tulna-loading',
    path: paths.myTulna,
    who: 'newcomer',
    before: neverRespond(myDataPath),
    isLoading: true,
  },
  {
    name: 'my-tulna-failed',
    path: paths.myTulna,
    who: 'newcomer',
    before: respondWith(myDataPath, 500, errorBody),
    prepare: waitForButton('Try again'),
  },
  { name: 'my-tulna-data', path: paths.myData, who: 'borrower' },
  {
    name: 'my-tulna-number',
    path: paths.myData,
    who: 'borrower',
    before: withHistory,
    prepare: press('Change my number'),
  },
  { name: 'my-tulna-consents', path: paths.myConsents, who: 'borrower' },
  { name: 'my-tulna-withdrawn', path: paths.myConsents, who: 'borrower', before: withWithdrawal },
  { name: 'my-tulna-seen', path: paths.myViewers, who: 'borrower', before: withHistory },
  { name: 'my-tulna-close', path: paths.closeAccount, who: 'borrower' },
  {
    name: 'my-tulna-confirm',
    path: paths.closeAccount,
    who: 'borrower',
    prepare: sequence(press('Close my account'), waitForDialog),
  },
  {
    name: 'my-tulna-closed',
    path: paths.closeAccount,
    who: 'borrower',
    before: respondWith('**/user/close-account', 200, { success: true, message: messages.accountClosed }),
    prepare: sequence(press('Close my account'), press('Yes, close my account'), (page) =>
      page.getByRole('heading', { name: 'Your account is closed' }).waitFor(),
    ),
  },
]

const offerScreens: Screen[] = [
  { name: 'offers', path: paths.offers, who: 'borrower', prepare: waitForOffers },
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
    prepare: waitForButton('Try again'),
  },
  {
    name: 'offers-empty',
    path: paths.offers,
    who: 'borrower',
    before: respondWith('**/user/offer-list', 200, { success: true, offers: [] }),
    prepare: waitForButton('Try again'),
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
    prepare: sequence(waitForOffers, async (page) => {
      await page.getByRole('button', { name: /match\. See why$/ }).click()
      await page.locator('main li h3 button').first().click()
    }),
  },
  {
    name: 'offers-stretch',
    path: `${paths.offers}?amount=500000&months=12`,
    who: 'borrower',
    prepare: waitForOffers,
  },
  { name: 'offers-table', path: `${paths.offers}?view=table`, who: 'borrower', from: 1280 },
  {
    name: 'offer-details',
    path: paths.offers,
    who: 'borrower',
    prepare: sequence(
      (page) => page.getByRole('button', { name: 'More Details' }).first().click(),
      waitForDialog,
    ),
  },
  {
    name: 'offer-breakdown',
    path: paths.offers,
    who: 'borrower',
    prepare: sequence(
      (page) => page.getByText('How we worked this out').first().locator('..').click(),
      waitForDialog,
    ),
  },
  {
    name: 'offers-side-by-side',
    path: paths.offers,
    who: 'borrower',
    prepare: async (page) => {
      const boxes = page.getByRole('checkbox', { name: /^Compare/ })
      for (const place of [0, 1, 2]) await boxes.nth(place).check()
      await button(page, 'Compare').click()
      await waitForDialog(page)
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
      await page.getByText('Blank, or “refused to connect”?').waitFor()
    },
  },
  { name: 'shop-financing', path: `${paths.loanJourney}?brand=croma&purpose=Consumer+Durable` },
]

export const screens = {
  public: publicScreens,
  journey: journeyScreens,
  offers: offerScreens,
  myTulna: myTulnaScreens,
  shop: shopScreens,
  admin: adminScreens,
}
