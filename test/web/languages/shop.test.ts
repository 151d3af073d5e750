import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as hindiJourney from '#languages/hi/loan-journey.ts'
import * as hindiLocale from '#languages/hi/locale.ts'
import * as hindi from '#languages/hi/shop.ts'
import { pageErrors } from '#support/browser/browser.ts'
import { expectFitting, expectTranslated } from '#support/browser/translated.ts'
import { button, field, heading, sees, visit } from '#support/browser/wizard.ts'
import { frame, retailers, tiles } from '#support/retailers.ts'
import * as englishJourney from '#words/loan-journey.ts'
import * as englishLocale from '#words/locale.ts'
import * as english from '#words/shop.ts'

const languages = [
  { locale: englishLocale, words: english, journey: englishJourney },
  { locale: hindiLocale, words: hindi, journey: hindiJourney },
]

const region = (page: Page, name: string) => page.getByRole('region', { name })

test.each(languages.flatMap((language) => [320, 1280].map((width) => ({ ...language, width }))))(
  'in $locale.tag at $width px, the shop page and the loan journey that it opens are in that language and fit',
  async ({ locale, words, journey, width }) => {
    const check = (at: Page, screen: string, typed = '') =>
      locale === englishLocale ? expectFitting(at, screen) : expectTranslated(at, screen, [typed])
    const page = await visit(`${locale.basename}shop`, { width, before: retailers })
    await heading(page, words.shopAndSave)
    await check(page, 'at first')

    await page.getByText(words.monthlyCost).click()
    await field(page, words.price).fill('1')
    await field(page, words.interestRate).fill('200')
    await sees(page, words.atYourRate)
    await field(page, words.searchWeb).fill('x'.repeat(201))
    await sees(page, words.searchCut(200))
    await sees(page, words.enterRate(100))
    await check(page, 'search and instalments with errors', 'x'.repeat(201))
    await field(page, words.interestRate).fill('12')
    await field(page, words.price).fill('30000')
    await sees(page, words.atRate(12))
    await sees(page, words.totalInterest('₹602'))

    await button(page, words.showMore).click()
    await button(page, words.food).click()
    await page.getByRole('heading', { name: words.food }).waitFor()
    await sees(page, words.shopsIn(9, words.food))
    await check(page, 'a category')
    await button(page, words.groceries).click()
    await page.getByRole('heading', { name: words.groceries }).waitFor()
    await button(page, words.popularBrands).click()
    await page.getByRole('heading', { name: words.popularBrands }).waitFor()

    await field(page, words.searchWeb).fill('kettle')
    await field(page, words.searchWeb).press('Enter')
    await heading(page, words.searchFor('kettle'))
    await sees(page, words.isBlank)
    await check(page, 'a search', 'kettle')
    await button(page, words.isWorking).click()
    await button(page, words.back).click()

    await tiles(page).getByText('Amazon').click()
    await sees(page, words.refusesFraming('Amazon'))
    await sees(page, words.buyingAt('Amazon'))
    await check(page, 'a shop that opens in a new tab')
    await button(page, words.back).click()
    await tiles(page).getByText('IKEA').click()
    await frame(page).waitFor()
    await check(page, 'a shop in a frame')
    await button(page, words.back).click()

    const financing = region(page, words.getFinancing)
    await sees(page, words.forPurchaseAt('IKEA').join(''))
    const tile = financing.getByRole('link', { name: words.cartFunding })
    const [opened] = await Promise.all([page.context().waitForEvent('page'), tile.click()])
    await heading(opened, journey.startWithMobile)
    expect(new URL(opened.url()).pathname).toBe(`${locale.basename}loan-journey`)
    await opened.getByText(words.forPurchaseAt('IKEA').join('')).waitFor()
    await check(opened, 'the wizard')
    expect(pageErrors(page)).toEqual([])
  },
)
