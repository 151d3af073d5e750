import { expect, inject, test } from 'vitest'
import { feedPath } from '#contract/feeds.ts'
import { axeViolations, pageErrors } from '#support/browser/browser.ts'
import { samplesOnly } from '#support/browser/offers-page.ts'
import { hasFocus, heading, visit } from '#support/browser/wizard.ts'
import { eventually } from '#support/eventually.ts'
import { lenderPath, paths } from '#web/paths.ts'

const feedLinks = 'head link[rel=alternate][type="application/atom+xml"]'

test('a lender’s page leads to its feed, in words and for feed readers, by keyboard and without a fault of access', async () => {
  const page = await visit(lenderPath('neemtreefinance'), { before: samplesOnly, width: 320 })
  await heading(page, 'Neem Tree Finance')
  const path = feedPath({ lender: 'neemtreefinance' })
  const found = page.locator(feedLinks)
  expect(await found.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([path])
  expect(await found.getAttribute('title')).toBe('What changes: Neem Tree Finance · Tulna')
  const link = page.getByRole('region', { name: 'Follow what changes' }).getByRole('link')
  expect(await link.getAttribute('href')).toBe(path)
  await page.getByRole('heading', { name: 'Follow what changes' }).scrollIntoViewIfNeeded()
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  expect(await hasFocus(link)).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  expect(pageErrors(page)).toEqual([])
})

test('a browser parses the feed that the site serves, which has the changes of the sample offers', async () => {
  const page = await visit(paths.home)
  const address = `${inject('address')}${feedPath({ type: 'Personal Loan' })}`
  // The cloud's own worker writes it, at the start of a minute.
  await eventually(async () => expect(await (await fetch(address)).text()).toMatch(/<\/feed>\n$/))
  const feed = await page.evaluate(async (url) => {
    const response = await fetch(url)
    const document = new DOMParser().parseFromString(await response.text(), 'application/xml')
    return {
      type: response.headers.get('content-type'),
      isBroken: document.querySelector('parsererror') !== null,
      root: [document.documentElement.namespaceURI, document.documentElement.localName],
      self: document.querySelector('link[rel=self]')?.getAttribute('href'),
      entries: document.querySelectorAll('entry').length,
    }
  }, address)
  expect(feed).toMatchObject({
    type: 'application/atom+xml; charset=utf-8',
    isBroken: false,
    root: ['http://www.w3.org/2005/Atom', 'feed'],
    // CloudFront has TLS, the local cloud has not.
    self: address.replace('http:', 'https:'),
  })
  expect(feed.entries).toBeGreaterThan(0)
})

test('the comparison follows the chosen type, and one of the example loans with its costs', async () => {
  const feedsOn = (search: string) =>
    visit(`${paths.compare}${search}`, { before: samplesOnly }).then(async (page) => {
      const region = page.getByRole('region', { name: 'Follow what changes' })
      await region.waitFor()
      const links = await page
        .locator(feedLinks)
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      return { links, text: await region.textContent() }
    })
  const type = feedPath({ type: 'Personal Loan' })
  const loan = { amount: 200_000, months: 24 }
  expect(await feedsOn('?type=personal-loan&amount=200000&months=24')).toEqual({
    links: [type, feedPath({ type: 'Personal Loan', loan })],
    text: expect.stringContaining('For exactly this amount and tenure'),
  })
  expect(await feedsOn('?type=personal-loan&amount=205000&months=24')).toEqual({
    links: [type],
    text: expect.stringContaining('This amount and tenure have no feed of their own.'),
  })
})

test('a loan type’s page names its feed without a script', async () => {
  const html = await (await fetch(inject('address') + paths.goldLoan)).text()
  expect(html).toContain(
    `type="application/atom+xml" title="What changes: Gold Loan · Tulna" href="${feedPath({ type: 'Gold Loan' })}"`,
  )
  const hindi = await (await fetch(`${inject('address')}/hi${paths.goldLoan}`)).text()
  expect(hindi).toContain('href="/feeds/hi/loans/gold-loan.atom"')
})
