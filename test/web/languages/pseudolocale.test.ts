import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { downloadedText, type PageOptions, pageErrors, withPage } from '#support/browser/browser.ts'
import { buildPages, serveBuild } from '#support/browser/languages/built-site.ts'
import { hardCodedIn, hardCodedOn } from '#support/browser/languages/hard-coded-texts.ts'
import { pseudolocale, pseudolocalize, writePseudolocale } from '#support/browser/languages/pseudolocale.ts'
import { samplesOnly } from '#support/browser/offers-page.ts'
import { type Screen, waitForDialog, waitForOffers, waitUntilReady } from '#support/browser/screen.ts'
import { screens } from '#support/browser/screens.ts'
import {
  keepSignedIn,
  type StoredSession,
  signInThroughScreens,
  type Who,
} from '#support/browser/sessions.ts'
import { button, field, signInByCode, storage } from '#support/browser/wizard.ts'

const all: Screen[] = [
  ...screens.public,
  ...screens.journey,
  ...screens.offers,
  ...screens.myTulna,
  ...screens.shop,
]
const shown = all.filter(({ isTestOnly }) => !isTestOnly)
const site = { address: '' }
const sessionOf = new Map<Who, StoredSession>()

beforeAll(async () => {
  const languages = writePseudolocale()
  const folder = mkdtempSync(join(tmpdir(), 'tulna-pages-'))
  await buildPages(languages, folder)
  rmSync(languages, { recursive: true })
  const { address, stop } = await serveBuild(folder, inject('address'), pseudolocalize)
  site.address = address
  for (const who of ['newcomer', 'borrower'] as const)
    sessionOf.set(who, await signInThroughScreens(inject('address'), who))
  return async () => {
    await stop()
    rmSync(folder, { recursive: true })
  }
  // A busy machine takes minutes to build two languages.
}, 900_000)

test.each(shown)(
  'in a build with a pseudolocale, $name has no hard-coded text and, if it is for phones, room for longer words',
  async (screen) => {
    const { path, who, from: width = 320, prepare } = screen
    const before: typeof screen.before = async (context) => {
      const session = who && sessionOf.get(who)
      if (session) await keepSignedIn(context, session)
      await samplesOnly(context)
      await screen.before?.(context)
    }
    const address = site.address
    await withPage({ address, path, width, before, language: pseudolocale }, async (page) => {
      await waitUntilReady(page, screen)
      await prepare?.(page)
      expect(await page.locator('html').getAttribute('lang')).toBe('qps-ploc')
      expect(await hardCodedOn(page)).toEqual([])
      // In words this long, the offers' table for wide screens is wider than the screen.
      if (width > 320) return
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    })
  },
)

test('what a visitor shares, downloads and prints is in the pseudolocale', async () => {
  const path = '/compare?amount=250000&months=24&type=Personal+Loan'
  const options = { address: site.address, path, width: 1280, before: samplesOnly, language: pseudolocale }
  await withPage(options, async (page) => {
    await waitForOffers(page)
    const href = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    const [text = '', link = ''] = (new URL(href ?? '').searchParams.get('text') ?? '').split(/ (?=http)/)
    expect(text).toContain('₹2,50,000')
    expect(hardCodedIn([text])).toEqual([])
    expect(link).toMatch(`${site.address}/xa/compare?`)

    await page.getByText('How we worked this out').first().locator('..').click()
    await waitForDialog(page)
    const download = page.waitForEvent('download')
    await button(page, 'Download as CSV').click()
    const rows = (await downloadedText(await download)).split('\r\n')
    expect(rows.length).toBeGreaterThan(24)
    expect(hardCodedIn(rows)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await page.locator('main table th[scope=row]').first().waitFor()
    expect(await hardCodedOn(page)).toEqual([])
  })
})

/** Opens a page without the option `language`, so `use` gives paths and texts as the page has them. */
const withVisitor = (path: string, use: (page: Page) => Promise<unknown>, before?: PageOptions['before']) =>
  withPage({ address: site.address, path, width: 320, ...(before && { before }) }, async (page) => {
    await use(page)
    expect(pageErrors(page)).toEqual([])
  })

const switchTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

test('the language switch opens the same page with its query and fragment, and the choice is remembered', async () => {
  const address = '/terms?from=home#credit-report-terms'
  await withVisitor(address, async (page) => {
    // Until the page has started, the link is as prerendered, without a query.
    await button(page, 'Open menu').waitFor()
    await switchTo(page, 'Ẋåå')
    await page.waitForURL(`${site.address}/xa${address}`)
    await button(page, pseudolocalize('Open menu')).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('qps-ploc')
    await page.goto('/')
    await page.waitForURL(`${site.address}/xa/`)
    await page.goto('/compare?amount=300000&months=36')
    await page.waitForURL(`${site.address}/xa/compare?amount=300000&months=36**`)
    await page.goto('/no/such/page')
    await page.waitForURL(`${site.address}/xa/loan-journey`)

    await page.goto(`/xa${address}`)
    await button(page, pseudolocalize('Open menu')).waitFor()
    await switchTo(page, 'English')
    await page.waitForURL(site.address + address)
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    // A shared link opens in the language of the person who shared it.
    await page.goto('/xa/terms')
    await page.getByRole('button', { name: pseudolocalize('Open menu') }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/xa/terms')
  })
})

test('a language that is chosen before the page has started is remembered too', async () => {
  await withPage({ address: site.address, path: '/config.json', width: 320 }, async (page) => {
    const scripts = '**/assets/*.js'
    await page.route(scripts, (route) => route.abort())
    await page.goto('/terms')
    await page.unroute(scripts)
    await switchTo(page, 'Ẋåå')
    await button(page, pseudolocalize('Open menu')).waitFor()
    expect(await storage(page)).toEqual({ language: 'qps-ploc' })
    // If the choice were not remembered, /terms would lead to /xa/terms again.
    await page.route(scripts, (route) => route.abort())
    await page.goto('/xa/terms')
    await page.unroute(scripts)
    await switchTo(page, 'English')
    await button(page, 'Open menu').waitFor()
    expect(page.url()).toBe(`${site.address}/terms`)
  })
})

test('sign-in and sign-out stay in the chosen language, and `next` leads to a page in that language', async () => {
  await withPage(
    { address: site.address, path: '/login?next=/shop', width: 320, language: pseudolocale },
    async (page) => {
      await page.evaluate(() => localStorage.setItem('language', 'qps-ploc'))
      await signInByCode(page)
      await page.waitForURL(`${site.address}/xa/shop`)
      await button(page, 'Open menu').click()
      await button(page, 'Logout').click()
      await page.waitForURL(`${site.address}/xa/`)
      expect(await storage(page)).toEqual({ language: 'qps-ploc' })
    },
  )
})

test('administrators’ pages are in English and have no language switch, whatever language was chosen', async () => {
  const before = (context: BrowserContext) =>
    context.addInitScript(() => localStorage.setItem('language', 'qps-ploc'))
  for (const path of ['/admin121/offers', '/xa/admin121/offers', '/xa/users'])
    await withPage({ address: site.address, path, before }, async (page) => {
      await page.waitForURL(site.address + path.replace('/xa', ''))
      await field(page, 'E-mail').waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe('en-IN')
      expect(await page.locator('a[hreflang]').count()).toBe(0)
    })
})

test.each(['', 'hi', 'en', '__proto__', '/xa/', '<script>'])(
  'a stored language of %j is ignored',
  async (tag) => {
    const stored = (context: BrowserContext) =>
      context.addInitScript((tag) => localStorage.setItem('language', tag), tag)
    await withVisitor(
      '/terms',
      async (page) => {
        await button(page, 'Open menu').waitFor()
        expect(page.url()).toBe(`${site.address}/terms`)
      },
      stored,
    )
  },
)

test('the sitemap and the head of a page lead search engines to the page in both languages', async () => {
  const sitemap = await (await fetch(`${site.address}/sitemap.xml`)).text()
  for (const path of ['terms', 'compare', 'lenders']) {
    for (const folder of ['', 'xa/']) {
      expect(sitemap).toContain(`<loc>https://tulna.in/${folder}${path}</loc>`)
      const html = await (await fetch(`${site.address}/${folder}${path}`)).text()
      expect(html).toContain(`<link rel="canonical" href="https://tulna.in/${folder}${path}"/>`)
      expect(html).toContain(`<link rel="alternate" hrefLang="en-IN" href="https://tulna.in/${path}"/>`)
      expect(html).toContain(`<link rel="alternate" hrefLang="qps-ploc" href="https://tulna.in/xa/${path}"/>`)
      expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="https://tulna.in/${path}"/>`)
      expect(html).not.toContain('noindex')
    }
  }
})
