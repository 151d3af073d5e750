import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Offer } from '#contract/offer.ts'
import * as hindiChoices from '#languages/hi/choices.ts'
import * as hindi from '#languages/hi/lenders.ts'
import * as hindiVersion from '#languages/hi/linked-version.ts'
import * as hindiLocale from '#languages/hi/locale.ts'
import { tryAgain as hindiTryAgain } from '#languages/hi/ui.ts'
import { pageErrors } from '#support/browser/browser.ts'
import { withOffers } from '#support/browser/offers-page.ts'
import { expectFitting, expectTranslated } from '#support/browser/translated.ts'
import { button, field, heading, sees, visit } from '#support/browser/wizard.ts'
import { aStoredOffer } from '#support/builders.ts'
import * as englishChoices from '#words/choices.ts'
import * as english from '#words/lenders.ts'
import * as englishVersion from '#words/linked-version.ts'
import * as englishLocale from '#words/locale.ts'
import { tryAgain as englishTryAgain } from '#words/ui.ts'

const languages = [
  {
    locale: englishLocale,
    words: english,
    version: englishVersion,
    choices: englishChoices,
    tryAgain: englishTryAgain,
  },
  {
    locale: hindiLocale,
    words: hindi,
    version: hindiVersion,
    choices: hindiChoices,
    tryAgain: hindiTryAgain,
  },
]

const checked = { source: 'https://lender.example/terms', verified_on: '2026-11-01' }
const offer = aStoredOffer({
  documents: [{ title: 'Identity proof', examples: ['PAN card', 'Passport'] }],
  interestRate: '12% to 18% p.a.',
  recommended: true,
  eligibility: {
    loanTypes: ['Personal Loan', 'Gold Loan'],
    professions: ['Salaried'],
    amount: { min: 50_000 },
    minMonthlyIncome: 15_000,
    ageYears: { min: 21, max: 60 },
  },
  facts: {
    lender_kind: { value: 'nbfc', ...checked },
    rate_kind: { value: 'fixed', ...checked },
    foreclosure_charge: { value: { amount: 4, unit: 'percent', from_month: 7 }, ...checked },
    insurance_required: { value: false, ...checked },
    cooling_off_days: { value: 3, ...checked },
    disbursal_days: { value: 0, ...checked },
  },
})
const unread = aStoredOffer({
  id: 'unread',
  interestRate: 'As per profile',
  processingFee: '',
  description: '',
  eligibility: undefined,
})

/** An earlier version of the offer, in which nearly everything was different. */
const older = aStoredOffer({
  documents: [{ title: 'Salary slips', examples: ['Last 3 months'] }],
  interestRate: '10% to 15% p.a.',
  loanAmount: 'Up to ₹2 lakh',
  processingFee: '₹999 + GST',
  tenure: '12 to 24 months',
  description: 'Another text',
  link: 'https://old.example/apply',
})
const versions = [
  { ...offer, version: 2, at: '2026-09-15T06:00:00.000Z' },
  { ...older, version: 1, at: '2026-07-01T06:00:00.000Z' },
]
/** Lenders' own words inside Tulna's sentences. */
const lendersWords = ['Identity proof', 'Salary slips']

const respondingWith = (offers: Offer[]) => async (context: BrowserContext) => {
  await withOffers(offers)(context)
  await context.route('**/user/offer-history?*', (route) =>
    route.fulfill({ json: { success: true, versions } }),
  )
}

async function check(page: Page, screen: string) {
  const isEnglish = (await page.locator('html').getAttribute('lang')) === englishLocale.tag
  await (isEnglish ? expectFitting(page, screen) : expectTranslated(page, screen, lendersWords))
}

test.each(languages)(
  'in $locale.tag, the list of lenders, its search, a lender’s page and linked versions are in that language and fit',
  async ({ locale, words, version, choices }) => {
    const others = [...'ABCDEFG'].map((letter) => aStoredOffer({ id: letter, lender: `Lender ${letter}` }))
    const page = await visit(`${locale.basename}lenders`, {
      width: 320,
      before: respondingWith([offer, unread, ...others]),
    })
    await heading(page, words.lenders)
    await sees(page, words.lendersWithOffers(8, 9))
    await check(page, 'the list')
    await field(page, words.findLender).fill('nobody')
    await sees(page, words.noLenderMatches)
    await check(page, 'no lender found')
    await field(page, words.findLender).fill(choices.loanTypes['Gold Loan'])
    await sees(page, words.lendersFound(1, 8))
    await page.getByRole('link', { name: 'Neem Tree Finance' }).click()

    await heading(page, 'Neem Tree Finance')
    expect(await page.title()).toBe(words.lenderTitle('Neem Tree Finance'))
    await sees(page, words.noCosts)
    await page.getByText(words.yoursMayDiffer).first().waitFor()
    const apply = page.locator('a[href="https://lender.example/apply"]').first()
    expect(await apply.textContent()).toContain('Neem Tree Finance')
    for (const part of await page.getByRole('heading', { name: words.changes }).all()) await part.hover()
    for (const summary of await page.locator('main summary').all()) await summary.click()
    await page.getByText(/2026/).last().waitFor()
    await check(page, 'a lender')
    const json = await page.locator('script[type="application/ld+json"]').textContent()
    const types = `${choices.loanTypes['Personal Loan']}, ${choices.loanTypes['Gold Loan']}`
    expect(JSON.parse(json ?? '')[0].name).toBe(words.loanFrom(types, 'Neem Tree Finance'))

    await page.goto(`${locale.basename}lenders/neemtreefinance?offer=offer-1&version=1`)
    await sees(page, version.isEarlier)
    await check(page, 'an earlier version')
    await page.goto(`${locale.basename}lenders/neemtreefinance?offer=offer-1&version=9`)
    await sees(page, version.unknown)
    await check(page, 'an unknown version')
    expect(pageErrors(page)).toEqual([])
  },
)

test.each(languages)(
  'the lenders’ pages in $locale.tag explain an unknown lender, an empty list and failed requests',
  async ({ locale, words, tryAgain }) => {
    const page = await visit(`${locale.basename}lenders/nobody`, {
      width: 320,
      before: respondingWith([offer]),
    })
    await heading(page, words.notFound)
    expect(await page.title()).toBe(words.notFoundTitle)
    await check(page, 'an unknown lender')

    await page.context().route('**/user/offer-history?*', (route) => route.abort())
    await page.goto(`${locale.basename}lenders/neemtreefinance?offer=offer-1&version=1`)
    await sees(page, words.linkedTermsNotLoaded)
    await sees(page, words.changesNotLoaded)
    await check(page, 'the history not loaded')

    await respondingWith([])(page.context())
    await page.goto(`${locale.basename}lenders`)
    await sees(page, words.noLenders)
    await check(page, 'no lenders')

    await page.context().route('**/user/offer-list', (route) => route.abort())
    for (const path of ['lenders', 'lenders/neemtreefinance']) {
      await page.goto(locale.basename + path)
      await button(page, tryAgain).waitFor()
      await check(page, path)
    }
  },
)
