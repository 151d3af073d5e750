import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Offer } from '#contract/offer.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { rankingRule } from '#loans/ranking/ranking-rule.ts'
import { pageErrors } from '#support/browser/browser.ts'
import { aKnownBorrower, card, showing } from '#support/browser/offers-page.ts'
import { recordToasts, toastsOf } from '#support/browser/toasts.ts'
import { storedItem, storedPartition } from '#support/stored.ts'
import { keys } from '#table/keys.ts'
import { recentDay } from '#web/ui/format.ts'

let lender: Server
let link = ''
let visits: IncomingHttpHeaders[] = []

beforeAll(async () => {
  lender = createServer((request, response) => {
    if (request.url?.startsWith('/apply')) visits.push(request.headers)
    response.setHeader('content-type', 'text/html').end('<title>The lender</title>')
  })
  await new Promise<void>((resolve) => lender.listen(0, '127.0.0.1', resolve))
  link = `http://127.0.0.1:${(lender.address() as AddressInfo).port}/apply`
})
beforeEach(() => {
  visits = []
})
afterAll(() => lender.close())

/** The sample offer of Konkan Credit, with a link to this test's server. */
const konkan = (): Offer[] =>
  sampleOffers.filter(({ lender }) => lender === 'Konkan Credit').map((offer) => ({ ...offer, link }))

test('Apply Now records the figures on the card, and the card shows on which day it was pressed', async () => {
  const person = await aKnownBorrower()
  const page = await showing(konkan(), { person })
  const offer = card(page, 'Konkan Credit')
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    offer.getByRole('link', { name: 'Apply Now' }).click(),
  ])
  await offer.getByText(/^Site opened on/).waitFor()
  await opened.waitForURL(link)
  expect(await opened.evaluate(() => [document.referrer, window.opener])).toEqual(['', null])
  expect(visits).toHaveLength(1)
  expect(visits[0]?.referer).toBeUndefined()
  expect(visits[0]?.authorization).toBeUndefined()

  const items = await storedPartition(`USER#${person.id}`)
  const application = items.find(({ sk }) => sk.startsWith('APPLIED#'))
  expect(application).toMatchObject({
    offer_id: konkan()[0]?.id,
    offer_version: 1,
    amount: 250_000,
    tenure_months: 24,
    is_as_shown: true,
    rule_version: rankingRule.version,
  })
  const date = `Site opened on ${recentDay(String(application?.applied_at))}`
  await offer.getByText(date).waitFor()
  await page.reload()
  await offer.getByText(date).waitFor()
})

test('when the application cannot be recorded, the link still opens and no error is shown', async () => {
  const page = await showing(konkan(), { person: await aKnownBorrower(), before: recordToasts })
  await page.route('**/user/apply', (route) => route.abort())
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.waitForEvent('requestfailed', (request) => request.url().endsWith('/user/apply')),
    card(page, 'Konkan Credit').getByRole('link', { name: 'Apply Now' }).click(),
  ])
  await opened.waitForURL(link)
  expect(visits).toHaveLength(1)
  expect(await toastsOf(page)).toEqual([])
  expect(await page.getByText('wrong', { exact: false }).count()).toBe(0)
  // The browser logs the aborted request; the page itself logs nothing.
  expect(pageErrors(page).filter((words) => !words.includes('ERR_FAILED'))).toEqual([])
})

test('a lender whose link takes a number gets a new one with each press, until the visitor says no', async () => {
  const offers = konkan().map((offer) => ({ ...offer, link: `${link}?from=tulna&sub_id={handover}#top` }))
  const page = await showing(offers, { person: await aKnownBorrower(), isMeasured: true })
  const offer = card(page, 'Konkan Credit')
  const apply = offer.getByRole('link', { name: 'Apply Now' })
  /** Presses “Apply Now”, and returns the number in the address that it opens. */
  const press = async () => {
    const [opened, counted] = await Promise.all([
      page.context().waitForEvent('page'),
      page.waitForResponse('**/user/handover'),
      apply.click(),
    ])
    expect(counted.status()).toBe(200)
    await opened.waitForURL(`${link}?from=tulna*`)
    return new URL(opened.url()).searchParams.get('sub_id')
  }
  const withoutNumber = `${link}?from=tulna#top`
  expect(await apply.getAttribute('href')).toBe(withoutNumber)
  const [first, second] = [await press(), await press()]
  expect(first).toMatch(/^\d{8}-[0-9a-f]{32}$/)
  expect(second).not.toBe(first)
  expect(await apply.getAttribute('href')).toBe(withoutNumber)
  expect(await storedItem(keys.handover(String(second)))).toMatchObject({
    offer_id: offers[0]?.id,
    loan_type: 'Personal Loan',
    place: 1,
    has_id: true,
  })
  await offer.getByLabel('Tell the lender that you come from Tulna').uncheck()
  expect(await press()).toBeNull()
  await page.reload()
  await expect
    .poll(() => offer.getByLabel('Tell the lender that you come from Tulna').isChecked())
    .toBe(false)
  expect(pageErrors(page)).toEqual([])
})
