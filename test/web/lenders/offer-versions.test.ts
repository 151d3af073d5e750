import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations, pageErrors } from '#support/browser/browser.ts'
import { samplesOnly, withOffers } from '#support/browser/offers-page.ts'
import { button, heading, visit, visitSignedIn } from '#support/browser/wizard.ts'
import { aStoredOffer } from '#support/builders.ts'
import { lenderPath } from '#web/paths.ts'

const history = '**/user/offer-history?*'
/**
 * The section with an offer’s changes, which load when it is near the screen. `hover()` scrolls to it once it has
 * stopped moving: the parts above it change its place while they load.
 */
const changes = (page: Page) =>
  page.locator('main section > div', { has: page.getByRole('heading', { name: 'What changed and when' }) })

test('requests the public lists without the token of a signed-in borrower', async () => {
  const sent: { path: string; token: string | undefined }[] = []
  const { page } = await visitSignedIn(lenderPath('deccanmoney'), undefined, {
    before: async (context) => {
      context.on('request', (request) => {
        const path = new URL(request.url()).pathname
        if (/offer-(list|history)$/.test(path)) sent.push({ path, token: request.headers().authorization })
      })
      await samplesOnly(context)
    },
  })
  await heading(page, 'Deccan Money')
  await changes(page).hover()
  await changes(page).getByRole('listitem').waitFor()
  expect(sent).toEqual([
    { path: '/user/offer-list', token: undefined },
    { path: '/user/offer-history', token: undefined },
  ])
})

test('lists an offer’s changes, newest first, once their section is scrolled to', async () => {
  // A set, because a chunk is requested twice: `chunk-preloads.ts` fetches it before it is imported.
  const requests = new Set<string>()
  const page = await visit(lenderPath('saffronsmallfinance'), {
    before: async (context) => {
      context.on('request', (request) => requests.add(request.url()))
      await samplesOnly(context)
    },
  })
  await heading(page, 'Saffron Small Finance')
  await page.waitForLoadState('networkidle')
  const loaded = () => [...requests].filter((url) => /offer-history/.test(url)).length
  expect(loaded()).toBe(0)
  const items = changes(page).getByRole('listitem')
  // Parts above change their heights once they are scrolled past, and may push the section out of view again.
  await expect
    .poll(async () => {
      await changes(page).hover()
      return items.count()
    })
    .toBe(3)
  expect(await items.allTextContents()).toEqual([
    'Fee lowered from 3% to 2.5% on 15 Sept 2026',
    'Longest tenure extended from 24 months to 36 months on 15 Sept 2026',
    'Lowest rate raised from 17% to 18% on 1 Jul 2026',
  ])
  expect(loaded()).toBe(1)
  await expectNoAxeViolations(page)
  expect(pageErrors(page)).toEqual([])
})

test('prints what changed once it has loaded, and leaves the section out until then', async () => {
  const page = await visit(lenderPath('saffronsmallfinance'), { before: samplesOnly })
  await heading(page, 'Saffron Small Finance')
  const title = page.getByRole('heading', { name: 'What changed and when' })
  await title.waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('heading', { name: 'Regulatory facts' }).waitFor()
  await title.waitFor({ state: 'hidden' })
  await page.emulateMedia({ media: 'screen' })
  await title.hover()
  await changes(page).getByRole('listitem').first().waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await title.isVisible()).toBe(true)
})

test('collapses all but the latest five changes', async () => {
  const rates = [12, 13, 14, 15, 16, 17, 18, 19]
  const versions = rates.map((rate, index) => ({
    ...aStoredOffer({ interestRate: `${rate}% p.a.`, version: rates.length - index }),
    at: `2026-0${rates.length - index}-01T06:00:00.000Z`,
  }))
  const page = await visit(lenderPath('neemtreefinance'), {
    before: async (context) => {
      await withOffers([aStoredOffer()])(context)
      await context.route(history, (route) => route.fulfill({ json: { success: true, versions } }))
    },
  })
  await heading(page, 'Neem Tree Finance')
  await changes(page).hover()
  const last = page.getByText('Rate lowered from 19% to 18% on 1 Feb 2026')
  await last.waitFor({ state: 'attached' })
  expect(await last.isVisible()).toBe(false)
  expect(await changes(page).locator('li:visible').count()).toBe(5)
  await page.getByText('Earlier changes (2)').click()
  await last.waitFor()
  await expectNoAxeViolations(page)
})

test('says since when an offer has not changed', async () => {
  const page = await visit(lenderPath('konkancredit'), { before: samplesOnly })
  await heading(page, 'Konkan Credit')
  const unchanged = changes(page).getByText(/^No changes since \d+ \w+ \d{4}\.$/)
  // Parts above change their heights once they are scrolled past, and may push the section out of view again.
  await expect
    .poll(async () => {
      await changes(page).hover()
      return unchanged.count()
    })
    .toBe(1)
})

test('says that the linked terms did not load, and loads them and the changes when tried again', async () => {
  const path = lenderPath('deccanmoney', { offer: 'sample-deccan-money', version: 1 })
  const page = await visit(path, {
    before: async (context) => {
      await samplesOnly(context)
      await context.route(history, (route) => route.abort())
    },
  })
  await page.getByText('The terms you were shown did not load').waitFor()
  await page.context().unroute(history)
  await button(page, 'Try again').first().click()
  await page.getByRole('heading', { name: /^Personal Loan: terms from .* to 5 Oct 2026$/ }).waitFor()
  await changes(page).hover()
  await changes(page).getByText('Fee lowered from ₹499 to ₹299 on 5 Oct 2026').waitFor()
})

test('shows the terms of the version that the address names, and the current terms below them', async () => {
  const shown = { offer: 'sample-nilgiri-loans', version: 2 }
  const page = await visit(lenderPath('nilgiriloans', shown), { before: samplesOnly })
  const title = page.getByRole('heading', { name: 'Personal Loan: terms from 20 Aug 2026 to 10 Nov 2026' })
  await title.waitFor()
  const amounts = await page.locator('main dd', { hasText: 'lakh' }).allTextContents()
  expect(amounts).toEqual(['₹1\u00a0lakh - ₹7.5\u00a0lakh', '₹1\u00a0lakh - ₹10\u00a0lakh'])
  await page.getByText(/may have changed its terms since/).waitFor()
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).not.toContain('?')
  await expectNoAxeViolations(page)
  await page.goto(lenderPath('nilgiriloans', { ...shown, version: 3 }))
  await page.getByRole('heading', { name: 'Personal Loan: terms from 10 Nov 2026', exact: true }).waitFor()
})

const tooNewOrOld =
  'The link may be wrong, or this version may be too old to show. If the offer changed just now, '
const removed = 'The link may be wrong, or the lender no longer has this offer on Tulna.'

test.each([
  ['?offer=sample-nilgiri-loans&version=99', tooNewOrOld],
  ['?offer=sample-nilgiri-loans', tooNewOrOld],
  ['?offer=sample-deccan-money&version=1', removed],
  ['?offer=%3Cb%3Ecall+us%3C/b%3E&version=1', removed],
])('says that the version that %s links to is missing, and why that may be', async (search, reason) => {
  const requestedIds: (string | null)[] = []
  const page = await visit(lenderPath('nilgiriloans') + search, {
    before: async (context) => {
      context.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url())
        if (pathname.endsWith('/offer-history')) requestedIds.push(searchParams.get('id'))
      })
      await samplesOnly(context)
    },
  })
  await page.getByRole('heading', { name: 'We don’t have that version of the offer' }).waitFor()
  await page.getByText(reason).waitFor()
  expect(await page.locator('main').textContent()).not.toContain('call us')
  expect(requestedIds.filter((id) => id !== 'sample-nilgiri-loans')).toEqual([])
})

test('shows no end date for the linked version’s terms if the next version hid the offer', async () => {
  const page = await visit(lenderPath('neemtreefinance', { offer: aStoredOffer().id, version: 1 }), {
    before: async (context) => {
      await withOffers([aStoredOffer()])(context)
      const versions = [
        { ...aStoredOffer({ version: 3 }), at: '2026-03-01T06:00:00.000Z' },
        { ...aStoredOffer({ version: 1 }), at: '2026-01-01T06:00:00.000Z' },
      ]
      await context.route(history, (route) => route.fulfill({ json: { success: true, versions } }))
    },
  })
  await page.getByRole('heading', { name: 'Personal Loan: terms from 1 Jan 2026', exact: true }).waitFor()
  await page.getByText('This is an earlier version of the offer.').waitFor()
})
