import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { pageErrors } from '#support/browser/browser.ts'
import { withOffers } from '#support/browser/offers-page.ts'
import { button, field, heading, visit } from '#support/browser/wizard.ts'
import { aStoredOffer } from '#support/builders.ts'
import { site } from '#web/content/site.ts'
import { lenderPath, paths } from '#web/paths.ts'

const cards = (page: Page) => page.locator('main h2 a').allTextContents()

const manyLenders = 'ABCDEFGH'
  .split('')
  .map((letter) => aStoredOffer({ id: `offer-${letter}`, lender: `Lender ${letter}` }))

test('lists each lender once with the kinds and rates of its offers, and has a search when there are many', async () => {
  const second = aStoredOffer({
    id: 'second',
    lender: 'LENDER B LTD.',
    eligibility: { loanTypes: ['Gold Loan'] },
  })
  const page = await visit(paths.lenders, { before: withOffers([second, ...manyLenders]) })
  await page.getByText('8 lenders with 9 offers').waitFor()
  const card = page.locator('main li', { hasText: 'LENDER B LTD.' }).first()
  expect(await card.textContent()).toContain('Gold Loan')
  expect(await card.getByText('12% p.a. onwards').count()).toBe(2)
  await button(page, 'Gold Loan').click()
  await expect.poll(() => cards(page)).toEqual(['LENDER B LTD.'])
  await button(page, 'All').click()
  await field(page, 'Find a lender').fill('gold')
  await expect.poll(() => cards(page)).toEqual(['LENDER B LTD.'])
  await field(page, 'Find a lender').fill('nobody')
  await button(page, 'Show all lenders').click()
  await expect.poll(() => cards(page)).toHaveLength(8)
  await field(page, 'Sort by').selectOption('cost')
  await page.getByText('A month with fees for ₹2,00,000 over 24 months.').waitFor()
  expect(await card.textContent()).toMatch(/₹[\d,]+ a month · APR \d+\.\d\d%/)
  await page.getByRole('link', { name: 'Lender C' }).click()
  await heading(page, 'Lender C')
  expect(page.url()).toContain('/lenders/lenderc')
  expect(pageErrors(page)).toEqual([])
})

const path = lenderPath('neemtreefinance')

test('a lender’s page has terms, costs, documents and links to compare and to apply', async () => {
  const documents = [{ title: 'Identity proof', examples: ['PAN card', 'Passport'] }]
  const page = await visit(path, { before: withOffers([aStoredOffer({ documents })]) })
  await heading(page, 'Neem Tree Finance')
  const main = page.locator('main')
  await main.getByText('Up to ₹3 lakh').first().waitFor()
  // “12% onwards” counts at 48%, here for the loan of the link to compare.
  await main.getByText('₹5,377', { exact: true }).first().waitFor()
  await main.getByText('For ₹50,000 over 12 months.').waitFor()
  const table = main.getByRole('table')
  expect(await table.locator('tbody th').allTextContents()).toEqual(['₹5,000', '₹50,000', '₹3,00,000'])
  expect(await table.locator('thead th').allTextContents()).toEqual(['6 months', '1 year', '3 years'])
  // “12% onwards” counts at 48%: ₹3,00,000 over 36 months, with a fee of ₹499 + GST.
  expect(await table.getByRole('cell').last().textContent()).toBe('₹15,882')
  await main.getByText('EMI, APR and what each loan costs').click()
  expect(await main.getByRole('table').last().getByRole('cell').last().textContent()).toBe(
    'EMI ₹15,86648.17% APRcosts ₹2,71,767',
  )
  expect(await main.textContent()).toContain('Identity proof')
  const compare = main.getByRole('link', { name: 'Compare with other lenders' })
  expect(await compare.getAttribute('href')).toBe('/compare?type=personal-loan&amount=50000&months=12')
  const apply = main.getByRole('link', { name: /^Apply Now with Neem Tree Finance/ })
  expect(await apply.getAttribute('href')).toBe('https://lender.example/apply')
  expect(await apply.getAttribute('rel')).toContain('noopener')
  expect(await page.title()).toBe('Neem Tree Finance: loan terms, costs and documents · Tulna')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(site.origin + path)
  expect(pageErrors(page)).toEqual([])
})

test('tells borrowers to ask who can apply when no rule is set, also when rules were cleared', async () => {
  const offers = [
    aStoredOffer({ id: 'unset', eligibility: undefined }),
    aStoredOffer({ id: 'cleared', eligibility: {} }),
  ]
  const page = await visit(path, { before: withOffers(offers) })
  await heading(page, 'Neem Tree Finance')
  const toldToAsk = page.getByText('This lender hasn’t told us. Ask before you apply.', { exact: true })
  await expect.poll(() => toldToAsk.count()).toBe(2)
})

test('all lenders’ pages share an HTML file with a title and link preview; the app adds no second title', async () => {
  const html = await (await fetch(inject('address') + path)).text()
  expect(html.match(/<title>[^<]*/g)).toEqual(['<title>Lender: loan terms, costs and documents · Tulna'])
  expect(html.match(/property="og:(title|description|image)"/g)).toHaveLength(3)
  expect(html).not.toMatch(/rel="canonical"|og:url/)
  const page = await visit(path, { before: withOffers([aStoredOffer()]) })
  await heading(page, 'Neem Tree Finance')
  expect(await page.locator('head title').count()).toBe(1)
  expect(await page.locator('meta[name=description]').count()).toBe(1)
  expect(pageErrors(page)).toEqual([])
})

test('a lender’s page without scripts says what to check first, and how to get help', async () => {
  const page = await visit(path, { javaScriptEnabled: false })
  await page.getByText('the lender must give you a Key Facts Statement').waitFor()
  const words = page.locator('noscript p', { hasText: 'Without it, call us toll-free' })
  await words.waitFor()
})

test.each(['neem.treefinance', 'neemtreefinance.', 'Neem%20Tree.js'])(
  'shows a lender’s page at /lenders/%s, which looks like the path of a file',
  async (id) => {
    const offer = aStoredOffer({ lender: id === 'Neem%20Tree.js' ? 'Neem Tree JS' : 'Neem Tree Finance' })
    const page = await visit(`/lenders/${id}`, { before: withOffers([offer]) })
    await heading(page, offer.lender)
    expect(pageErrors(page)).toEqual([])
  },
)

test('a lender’s page whose code does not load says so', async () => {
  const page = await visit(path, {
    before: (context) => context.route('**/assets/LenderPage*.js', (route) => route.abort()),
  })
  await page.getByText('This page did not open').waitFor()
})

test('says why a lender does not make a loan that the cost table lists, and when costs cannot be worked out', async () => {
  const offers = [
    aStoredOffer({ id: 'narrow', loanAmount: '₹50,000 to ₹60,000', tenure: '12 months to 12 months' }),
    aStoredOffer({ id: 'unread', interestRate: 'As per profile' }),
  ]
  const page = await visit(path, { before: withOffers(offers) })
  await page.getByText('Lends up to ₹60,000').first().waitFor()
  await page
    .getByText(/^(Longest|Shortest) tenure: 12 months$/)
    .first()
    .waitFor()
  await page.getByText(/^We can’t work out costs from these terms/).waitFor()
})

test('gives search engines the offers as structured data that cannot close its own script element', async () => {
  const hostile = '</script><script>window.hacked = 1</script>'
  const page = await visit(path, { before: withOffers([aStoredOffer({ description: hostile })]) })
  await heading(page, 'Neem Tree Finance')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  expect(text).not.toContain('<')
  const [data] = JSON.parse(text ?? '')
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'LoanOrCredit',
    description: hostile,
    url: site.origin + path,
    provider: { name: 'Neem Tree Finance' },
    loanType: ['Personal Loan'],
    amount: { currency: 'INR', maxValue: 300_000 },
    loanTerm: { unitCode: 'MON', minValue: 6, maxValue: 36 },
    interestRate: { minValue: 12 },
  })
  expect(await page.evaluate('window.hacked')).toBeUndefined()
  expect(pageErrors(page)).toEqual([])
})

test('the page of an unknown lender says so, is not indexed, and links to all lenders', async () => {
  const page = await visit(lenderPath('<b>nobody</b>'), { before: withOffers([aStoredOffer()]) })
  await heading(page, 'We don’t know this lender')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await page.locator('main').getByRole('link', { name: 'See all lenders' }).click()
  await heading(page, 'Lenders')
  await page.locator('meta[name=robots]').waitFor({ state: 'detached' })
})

test.each([paths.lenders, path])(
  '%s says that it did not load, and loads when tried again',
  async (tried) => {
    const page = await visit(tried, {
      before: (context) =>
        context.route('**/user/offer-list', (route) => route.fulfill({ status: 500, json: {} })),
    })
    await button(page, 'Try again').waitFor()
    await page.context().unroute('**/user/offer-list')
    await withOffers([aStoredOffer()])(page.context())
    await button(page, 'Try again').click()
    await page.getByText('Neem Tree Finance').first().waitFor()
  },
)

test.each([paths.lenders, path])('%s keeps what it shows when loading it again fails', async (tried) => {
  const page = await visit(tried, { before: withOffers([aStoredOffer()]) })
  const lender = page.getByText('Neem Tree Finance').first()
  await lender.waitFor()
  let failures = 0
  await page.context().unroute('**/user/offer-list')
  await page.context().route('**/user/offer-list', (route) => {
    failures++
    return route.fulfill({ status: 500, json: {} })
  })
  await page.context().setOffline(true)
  await page.getByText('You are offline').first().waitFor()
  await page.context().setOffline(false)
  // The request after the reconnection, and its retry.
  await expect.poll(() => failures).toBe(2)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await lender.waitFor()
  expect(await button(page, 'Try again').count()).toBe(0)
})

test('says so when there are no lenders', async () => {
  const page = await visit(paths.lenders, { before: withOffers([]) })
  await page.getByText('No lenders yet').waitFor()
})
