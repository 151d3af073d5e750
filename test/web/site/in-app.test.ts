import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as hindiData from '#languages/hi/my-tulna.ts'
import * as hindiDialog from '#languages/hi/text-dialog.ts'
import { aMobile } from '#support/api.ts'
import { pageErrors } from '#support/browser/browser.ts'
import { choosePdf, doctoredStatement } from '#support/browser/kfs-page.ts'
import { aKnownBorrower, offersPath, showing, withOffers } from '#support/browser/offers-page.ts'
import {
  button,
  field,
  fillDetails,
  heading,
  sees,
  signInByCode,
  visit,
  visitSignedIn,
} from '#support/browser/wizard.ts'
import { aStoredOffer } from '#support/builders.ts'
import { layouts } from '#test/statements/layouts.ts'
import { annexLoan } from '#test/statements/true-statement.ts'
import { paths } from '#web/paths.ts'

const apps = {
  WhatsApp:
    'Mozilla/5.0 (Linux; Android 14; SM-A146B) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36 WhatsApp/2.25.1',
  Facebook:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21F90 [FBAN/FBIOS;FBAV/470.0;FBDV/iPhone12,8]',
  Truecaller:
    'Mozilla/5.0 (Linux; Android 12; M2101K6P; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36',
  'an app of iOS':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
}

/** The browser of another app: no second window, file, print, clipboard or dialog to share, and no sign of that. */
const inside = (userAgent: string) => (context: BrowserContext) =>
  context.addInitScript((agent) => {
    Object.defineProperty(navigator, 'userAgent', { get: () => agent })
    for (const name of ['share', 'clipboard']) Reflect.deleteProperty(Navigator.prototype, name)
    window.open = () => null
    window.print = () => undefined
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = function () {
      if (!this.download) click.call(this)
    }
    addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (link && (link.target === '_blank' || link.download)) event.preventDefault()
    })
  }, userAgent)

const before = inside(apps.WhatsApp)

/** The page of a lender or of WhatsApp, which the tests cannot reach. */
const reachable = async (context: BrowserContext) => {
  for (const host of ['lender.example', 'wa.me'])
    await context.route(`https://${host}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<h1>${host}</h1>` }),
    )
}

const dialog = (page: Page) => page.getByRole('dialog')

/** The text that a dialog shows, which must be selected once its field has the focus. */
async function shownText(page: Page, label: string): Promise<string> {
  const shown = dialog(page).getByLabel(label, { exact: true })
  await shown.focus()
  return shown.evaluate((area) => {
    if (!(area instanceof HTMLTextAreaElement)) return ''
    return area.value.slice(area.selectionStart, area.selectionEnd)
  })
}

test.each(Object.entries(apps))(
  'in %s, “Apply Now” leads to the lender, and Back to the offers',
  async (_, userAgent) => {
    const offer = aStoredOffer({ lender: 'Neem', link: 'https://lender.example/apply' })
    const page = await showing([offer], {
      before: async (context) => {
        await inside(userAgent)(context)
        await reachable(context)
      },
    })
    const recorded = page.waitForRequest('**/user/apply')
    await page.getByRole('link', { name: 'Apply Now' }).click()
    await page.getByRole('heading', { name: 'lender.example' }).waitFor()
    await recorded
    expect(page.context().pages()).toHaveLength(1)
    await page.goBack()
    await heading(page, 'Here are your offers')
  },
)

test('another app’s browser leads from the shop to the loan journey', async () => {
  const page = await visit('/shop', { before })
  const tiles = page.getByRole('region', { name: 'Get Financing' })
  await tiles.getByRole('link', { name: 'Personal Loan' }).click()
  await heading(page, 'Start with your mobile number')
})

test('without a clipboard, a comparison’s link is shown to copy, and WhatsApp opens in place', async () => {
  const page = await visit(`${paths.compare}?amount=100000&months=24`, {
    before: async (context) => {
      await before(context)
      await reachable(context)
      await withOffers([aStoredOffer({})])(context)
    },
  })
  await button(page, 'Copy link').click()
  await sees(page, 'Copy this link')
  expect(await shownText(page, 'Link of this page')).toContain('/compare?amount=100000&months=24')
  await button(page, 'Copy').click()
  await sees(page, /^Your browser did not let us copy\. The text is selected/)
  await button(page, 'Close').click()
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: /WhatsApp/ }).click()
  await page.getByRole('heading', { name: 'wa.me' }).waitFor()
})

test('in another app, a tool shows its table as text, its address instead of printing, and its link', async () => {
  const page = await visit(`${paths.emi}#amount=200000`, { before })
  await button(page, 'Download as CSV').click()
  await sees(page, 'This app may not save files')
  const [file] = await dialog(page).locator('label').allTextContents()
  const rows = (await shownText(page, file ?? '')).split('\n')
  expect(rows[0]).toMatch(/^"Month",/)
  expect(rows.length).toBeGreaterThan(12)
  await button(page, 'Close').click()
  for (const press of ['Print', 'Share']) {
    await button(page, press).click()
    expect(await shownText(page, 'Link of this page')).toMatch(/\/tools\/emi#.*amount=200000/)
    await button(page, 'Close').click()
    await dialog(page).waitFor({ state: 'detached' })
  }
  expect(pageErrors(page)).toEqual([])
})

test('in another app, My Tulna shows the data that it cannot save', async () => {
  const { page, borrower } = await visitSignedIn('/hi/my-tulna/data', await aKnownBorrower(), { before })
  await button(page, hindiData.downloadAll).click()
  await sees(page, hindiDialog.reasons.save.title)
  expect(JSON.parse(await shownText(page, 'tulna-my-data.json'))).toMatchObject({
    profile: { mobile: borrower.mobile },
  })
})

test('in another app, a statement that it cannot choose is pasted, and the letter is selected to copy', async () => {
  const page = await visit(paths.kfsCheck, { before })
  await page.getByText(/^If nothing opens, this app can’t choose files/).waitFor()
  await page.getByText('Paste text').click()
  await field(page, 'Text of the statement').fill(layouts.copied({ ...annexLoan, total: 24_000 }))
  await button(page, 'Check this text').click()
  await button(page, 'Copy the letter').click()
  await sees(page, 'Your browser did not let us copy. The letter is selected: copy it by hand.')
})

test('a browser of its own says nothing of other apps', async () => {
  const page = await visit(paths.kfsCheck)
  await button(page, 'Open menu').waitFor()
  await sees(page, 'or drop it here')
  await choosePdf(page, doctoredStatement)
  await page.getByRole('heading', { name: '3 things don’t agree' }).waitFor()
})

test('a borrower whose storage vanishes after each step signs in again, and nothing saved is asked twice', async () => {
  const mobile = aMobile()
  const page = await visit(paths.loanJourney, { before })
  const vanish = () =>
    page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  await signInByCode(page, mobile)
  await fillDetails(page)
  await vanish()
  await button(page, 'Next').click()
  await heading(page, 'Start with your mobile number')
  await signInByCode(page, mobile)
  await fillDetails(page)
  await button(page, 'Next').click()
  await heading(page, 'The loan you need')
  await vanish()
  await page.reload()
  await heading(page, 'Start with your mobile number')
  await signInByCode(page, mobile)
  await heading(page, 'The loan you need')
  await button(page, 'Check Offers').click()
  await page.waitForURL((url) => url.pathname === offersPath)
  await heading(page, 'Here are your offers')
})
