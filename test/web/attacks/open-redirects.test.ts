import type { Server } from 'node:http'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { close, listen, portOf } from '#lib/local/http.ts'
import { visitAsAdmin } from '#support/browser/admin-page.ts'
import { hostileRedirects } from '#support/browser/hostile-redirects.ts'
import { detectInjection } from '#support/browser/injected-scripts.ts'
import { showing } from '#support/browser/offers-page.ts'
import { signInByCode, visit, visitSignedIn } from '#support/browser/wizard.ts'
import { aStoredOffer } from '#support/builders.ts'

test('no value of "next" takes a signed-in borrower to another site, or runs as a script', async () => {
  const { detected, before } = detectInjection()
  const { page } = await visitSignedIn('/config.json', undefined, { before })
  // One hostile target of each kind: `loan-journey/next.test.ts` tries all of them.
  const searches = ['//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:ran(1)'].map(
    (next) => `?next=${encodeURIComponent(next)}`,
  )
  searches.push('?next=/shop&next=//evil.example', '?next=%252f%252fevil.example', '#next=//evil.example')
  for (const search of searches) {
    await page.goto(`/register${search}`)
    await page.locator('h1').waitFor()
    expect(new URL(page.url()).origin, search).toBe(inject('address'))
  }
  expect(detected).toEqual([])
})

test.each(['//evil.example', '/\\evil.example'])(
  'signing in with "next" %s ends on this site',
  async (next) => {
    const { detected, before } = detectInjection()
    const page = await visit(`/register?next=${encodeURIComponent(next)}`, { before })
    await signInByCode(page)
    await page.getByRole('heading', { name: 'A few details about you' }).waitFor()
    expect(new URL(page.url()).origin).toBe(inject('address'))
    expect(detected).toEqual([])
  },
)

test('no path of this site sends a visitor to another site', async () => {
  const { detected, before } = detectInjection()
  const page = await visit('/terms', { before })
  for (const path of [
    '//evil.example',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/.//evil.example',
    '/%2f%2fevil.example/..',
  ]) {
    await page.goto(`${inject('address')}${path}`)
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).origin, path).toBe(inject('address'))
  }
  expect(detected).toEqual([])
})

/** Offer links that are not http or https addresses as written. The offer form rejects them or prepends `http://`. */
const noLinks = [
  ...hostileRedirects.filter((link) => /script:|data:|blob:|source:|^[\\\s/]|\\/.test(link)),
  '',
]

test('an offer whose stored address is not a web address has no link for borrowers', async () => {
  const { detected, before } = detectInjection()
  const offers = noLinks.map((link, n) => aStoredOffer({ id: `offer-${n}`, lender: `Lender ${n}`, link }))
  const page = await showing(offers, { before, width: 1280 })
  await expect.poll(() => page.getByRole('button', { name: 'More Details' }).count()).toBe(noLinks.length)
  expect(await page.getByRole('link', { name: 'Apply Now' }).count()).toBe(0)
  await page.getByRole('button', { name: 'More Details' }).first().click()
  await page.getByRole('dialog').waitFor()
  expect(await page.locator('a[href*=script], a[href*=evil]').count()).toBe(0)

  const admin = await visitAsAdmin('/users', { before })
  const json = {
    success: true,
    offers: offers.map((offer) => ({ ...offer, description: offer.lender, applicants: 0 })),
  }
  await admin.route('**/user/admin-offers', (route) => route.fulfill({ json }))
  await admin.route('**/user/get-offer?**', (route) => route.abort())
  await admin.goto('/admin121/offers')
  const seen: string[] = []
  for (const { lender } of offers.filter((_, n) => n % 3 === 0)) {
    const tile = admin.getByRole('group', { name: lender, exact: true })
    await admin
      .getByRole('group', { name: /^Lender \d+$/ })
      .first()
      .waitFor()
    if ((await tile.count()) === 0) await admin.getByRole('button', { name: 'Next' }).click()
    await tile.getByRole('button', { name: 'View' }).click()
    await admin.getByRole('dialog', { name: 'Offer Details' }).waitFor()
    const hrefs = await admin
      .locator('[role=dialog] a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    // In an address that begins with slashes, `http://` replaces them: an administrator may have meant that site.
    for (const href of hrefs) expect(href).toMatch(/^http:\/\/@?evil/)
    seen.push(...hrefs)
    await admin.keyboard.press('Escape')
  }
  expect(seen).toContain('http://evil.example')
  expect(detected).toEqual([])
})

let other: Server
beforeAll(async () => {
  other = await listen((request, response) => {
    const framed = new URL(request.url ?? '/', 'http://other').searchParams.getAll('frame')
    const frames = framed.map((address) => `<iframe src="${address}"></iframe>`)
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(`<title>Other</title><p>Another site</p>${frames.join('')}`)
  })
})
afterAll(() => close(other))

test('another site cannot frame our pages, files or API responses', async () => {
  const address = inject('address')
  const there = `http://127.0.0.1:${portOf(other)}`
  const paths = [
    '/',
    '/loan-journey',
    '/loan-journey/offers',
    '/admin121/offers',
    '/users',
    '/shop',
    '/terms',
    '/config.json',
    '/user/offer-list',
    '/logos/gone.png',
  ]
  const search = new URLSearchParams(
    [...paths.map((path) => `${address}${path}`), `${there}/own`].map((frame) => ['frame', frame]),
  )
  const page = await visit(`${there}/?${search}`)
  await page.waitForLoadState('networkidle')
  const urls = page
    .frames()
    .slice(1)
    .map((frame) => frame.url())
  expect(urls).toEqual([...paths.map(() => 'chrome-error://chromewebdata/'), `${there}/own`])
})

test('another site that opens one of our pages cannot navigate it away afterwards', async () => {
  const there = `http://127.0.0.1:${portOf(other)}`
  const page = await visit(`${there}/`)
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(
      (address) => {
        const opened = window.open(address)
        Object.assign(window, { opened, navigate: () => opened?.location.replace('/own') })
      },
      `${inject('address')}/loan-journey`,
    ),
  ])
  await opened.locator('h1').waitFor()
  await page.evaluate('navigate()')
  // Our `cross-origin-opener-policy` cuts the references between the two windows.
  expect(await page.evaluate('opened.closed')).toBe(true)
  expect(await opened.evaluate(() => window.opener)).toBeNull()
  expect(new URL(opened.url()).origin).toBe(inject('address'))
})
