import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { expect, inject, test } from 'vitest'
import { loanTypes } from '#loans/loan-request.ts'
import { pageErrors, waitForFonts, withPage } from '#support/browser/browser.ts'
import { goOffline, visitWithWorker } from '#support/browser/worker.ts'
import { loanTypePath } from '#web/borrower/loan-choices.ts'
import { paths } from '#web/paths.ts'

const address = inject('address')
const { compare, lenders, terms, privacy, notice, grievance, ranking, callToAction } = paths
const { tools, kfsCheck, emi, prepay, badMonth, transfer, reset, gold, education, afford, trueCost } = paths
const loanPages = [paths.loans, ...loanTypes.map(loanTypePath)]

test('the home page is prerendered in Hindi', async () => {
  const html = await (await fetch(`${address}/hi/`)).text()
  expect(html).toContain('<html lang="hi-IN">')
  expect(html).toContain('data-prerendered')
  expect(html).toContain('आसानी से लोन पाएँ')
  expect(html, 'the end of the address in the footer').toContain('कर्नाटक, भारत।')
  expect(html).toContain('content="hi_IN"')
})

test('search engines find every prerendered page in Hindi, with a Hindi title, heading and description', async () => {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text()
  const general = [compare, lenders, terms, privacy, notice, grievance, ranking, callToAction]
  for (const path of [
    '/',
    ...general,
    tools,
    kfsCheck,
    emi,
    prepay,
    badMonth,
    transfer,
    reset,
    gold,
    education,
    afford,
    trueCost,
    ...loanPages,
  ]) {
    const canonical = `https://tulna.in/hi${path}`
    expect(sitemap).toContain(`<loc>${canonical}</loc>`)
    const html = await (await fetch(`${address}/hi${path}`)).text()
    expect(html).toContain(`<link rel="canonical" href="${canonical}"/>`)
    expect(html, path).not.toContain('noindex')
    for (const part of [
      /<title>(.+?)<\/title>/,
      /<h1[^>]*>(.+?)<\/h1>/s,
      /name="description" content="([^"]+)"/,
    ])
      expect(part.exec(html)?.[1], `${part} of ${path}`).toMatch(/\p{Script=Devanagari}/u)
  }
})

test('every Hindi word is as wide in our subset of the font as in the whole font', async () => {
  const folder = resolve(import.meta.dirname, '../../../functions/languages/hi')
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8')).join()
  const words = [...new Set(texts.match(/[\u0904-\u0939\u0958-\u095f][\u0900-\u097f\u200c\u200d]*/g))]
  expect(words.length).toBeGreaterThan(1_000)
  const whole = createRequire(import.meta.url).resolve(
    '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  )
  await withPage({ address, path: '/hi/', before: waitForFonts }, async (page) => {
    const different = await page.evaluate(
      async ([all, font]) => {
        const bytes = Uint8Array.from(atob(font), (character) => character.charCodeAt(0))
        document.fonts.add(await new FontFace('Whole', bytes).load())
        await document.fonts.load('400 100px "Inter Tulna"', 'क')
        const context = document.createElement('canvas').getContext('2d')
        const widthIn = (family: string, word: string) => {
          if (!context) throw new Error('This browser has no canvas')
          context.font = `400 100px "${family}"`
          return context.measureText(word).width
        }
        return all.filter((word) => Math.abs(widthIn('Inter Tulna', word) - widthIn('Whole', word)) > 0.5)
      },
      [words, readFileSync(whole).toString('base64')] as const,
    )
    expect(different, 'cut the font again, as docs/decisions.md says').toEqual([])
  })
})

test('links stay in Hindi, even those to pages that are not prerendered', async () => {
  await withPage({ address, path: '/hi' }, async (page) => {
    await page.getByRole('link', { name: 'लोन के लिए अप्लाई करें' }).click()
    await page.waitForURL('**/hi/loan-journey')
    await page.reload()
    await page.getByRole('button', { name: 'मेन्यू खोलें' }).waitFor()
    await page.getByRole('link', { name: 'तुलना, होम' }).click()
    await page.waitForURL('**/hi/')
    expect(pageErrors(page)).toEqual([])
  })
})

test('an administration page under /hi redirects to the English one', async () => {
  await withPage({ address, path: '/hi/admin121/offers?open=1' }, async (page) => {
    await page.waitForURL(`${address}/admin121/offers?open=1`)
    expect(await page.locator('html').getAttribute('lang')).toBe('en-IN')
  })
})

test('hashed files of the Hindi pages are cached for a year, and pages are not', async () => {
  const page = await fetch(`${address}/hi/`)
  expect(page.headers.get('cache-control')).toContain('max-age=0')
  const [, script = ''] = /src="(\/hi\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? []
  const { headers } = await fetch(address + script)
  expect(headers.get('cache-control')).toContain('max-age=31536000, immutable')
})

test('the Hindi pages have a service worker of their own, which opens them offline', async () => {
  const page = await visitWithWorker('/hi/')
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  expect(scope).toBe(`${address}/hi/`)
  await goOffline(page)
  await page.goto('/hi/compare')
  await page.getByRole('button', { name: 'मेन्यू खोलें' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('hi-IN')
})
