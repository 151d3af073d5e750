import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import * as facts from '#languages/hi/borrower-facts.ts'
import * as breakdown from '#languages/hi/cost-breakdown.ts'
import * as card from '#languages/hi/offer-card.ts'
import * as words from '#languages/hi/offers.ts'
import * as rejected from '#languages/hi/rejected-figures.ts'
import * as sideBySide from '#languages/hi/side-by-side.ts'
import { close } from '#languages/hi/ui.ts'
import { downloadedText, pageErrors, withPage } from '#support/browser/browser.ts'
import { openAboutYou, samplesOnly, wholeLists, withOffers } from '#support/browser/offers-page.ts'
import { expectTranslated } from '#support/browser/translated.ts'

const address = inject('address')
const search = '?amount=400000&months=36&type=Personal+Loan'

const withSamples = { address, before: samplesOnly }
const button = (page: Page, name: string) => page.getByRole('button', { name })

async function closeDialog(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: close, exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test.each([320, 1280])(
  'a comparison in Hindi has no untranslated text of ours in its main part and dialogs at %i px',
  async (width) => {
    await withPage({ ...withSamples, path: `/hi/compare${search}`, width }, async (page) => {
      await page.locator('main h3').first().waitFor()
      await expectTranslated(page, 'the offers')

      // With an income that is too low for some EMIs
      if (width === 320) await button(page, words.change).click()
      await openAboutYou(page)
      await page.getByLabel(facts.yourMonthlyPay).fill('26000')
      await page.getByLabel(facts.yourAge).fill('7')
      await page.getByLabel(facts.yourAge).blur()
      await page.getByText(facts.enterAge(18, 100)).waitFor()
      await expectTranslated(page, 'an invalid age')
      await page.getByLabel(facts.yourAge).fill('30')
      await page.getByText(words.stretchIntro(50)).waitFor()

      // The filters
      await page.getByLabel(words.sortBy, { exact: true }).selectOption(words.sortNames.total)
      await page.getByLabel(words.noForeclosureCharge).check()
      await button(page, words.showAllLenders).first().waitFor()
      await expectTranslated(page, 'the filters')
      await button(page, words.showAllLenders).first().click()

      // The folded offers, each opened into its card
      for (const name of [/मेल नहीं खाते?। वजह देखें$/, /नहीं निकाल सकते। वजह देखें$/]) {
        const group = page.getByRole('button', { name, expanded: false })
        if ((await group.count()) > 0) await group.click()
      }
      await wholeLists(page)
      for (const row of await page.locator('main li h3 button').all()) await row.click()
      await page.getByText(card.doesNotMatch).first().waitFor()
      await expectTranslated(page, 'the folded offers')

      // The dialogs
      const [details] = card.moreDetails('', () => '')
      await page.getByRole('button', { name: details }).first().click()
      await page.getByRole('dialog').waitFor()
      await expectTranslated(page, 'the details')
      await closeDialog(page)
      await page.getByRole('button', { name: breakdown.title }).first().click()
      await page.getByText(breakdown.whyThisPlace).waitFor()
      await expectTranslated(page, 'the costs')
      const download = page.waitForEvent('download')
      await button(page, breakdown.downloadCsv).click()
      expect((await downloadedText(await download)).split('\r\n')[0]).toContain(`"${breakdown.instalment}"`)
      await closeDialog(page)
      for (const box of (await page.locator('main li [type=checkbox]').all()).slice(0, 2)) await box.check()
      await page.getByRole('button', { name: words.compare, exact: true }).click()
      await page.getByRole('dialog', { name: sideBySide.title }).waitFor()
      await expectTranslated(page, 'side by side')
      await closeDialog(page)

      // Print, on A4 paper
      await page.setViewportSize({ width: 794, height: 1123 })
      await page.emulateMedia({ media: 'print' })
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
      await page.getByText(card.doNotMatch, { exact: true }).waitFor()
      await expectTranslated(page, 'the print')
      expect(pageErrors(page)).toEqual([])
    })
  },
)

test('notes on invalid values in the address, and on an empty list of offers, are in Hindi', async () => {
  const path = '/hi/compare?amount=1&months=999&type=Boat'
  await withPage({ ...withSamples, path }, async (page) => {
    await page.getByText(rejected.amountRejected('₹5,000', '₹10,00,000', '₹3,00,000')).waitFor()
    await page.getByText(rejected.tenureRejected('60 महीने', '36 महीने')).waitFor()
    await page.getByText(rejected.typeRejectedAny).waitFor()
    await expectTranslated(page, 'rejected figures')
  })
  const before = (context: BrowserContext) => withOffers([])(context)
  await withPage({ address, path, before }, async (page) => {
    await page.getByText(words.noOffersNow).waitFor()
    await expectTranslated(page, 'no offers')
  })
})

test('a visitor who opens a shared link in Hindi can go on to the lender’s site', async () => {
  let shared = ''
  await withPage({ ...withSamples, path: `/hi/compare${search}` }, async (page) => {
    const link = page.getByRole('link', { name: 'WhatsApp' })
    const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
    expect(text).toContain('₹4,00,000 के लोन के ऑफ़र, 36 महीने के लिए')
    shared = text.slice(text.indexOf('http'))
    expect(shared).toMatch(`${address}/hi/compare?`)
  })
  const before = async (context: BrowserContext) => {
    await samplesOnly(context)
    await context.route(
      (url) => url.origin !== address,
      (route) => route.fulfill({ body: 'The lender' }),
    )
  }
  await withPage({ address, before, path: shared.slice(address.length) }, async (page) => {
    const apply = page.getByRole('link', { name: 'अभी अप्लाई करें' }).first()
    const lender = await apply.getAttribute('href')
    const opened = page.context().waitForEvent('page')
    await apply.click()
    await (await opened).waitForURL(String(lender))
  })
})
