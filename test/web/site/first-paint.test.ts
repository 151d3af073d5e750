import type { BrowserContext } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { pageErrors, withPage } from '#support/browser/browser.ts'
import { button } from '#support/browser/wizard.ts'
import * as words from '#words/loan-journey.ts'

const address = inject('address')

/** Holds back every animation frame until the page calls `paint`. */
const withoutFrames = (context: BrowserContext) =>
  context.addInitScript(() => {
    const waiting: FrameRequestCallback[] = []
    window.requestAnimationFrame = (callback) => waiting.push(callback)
    Object.assign(window, {
      paint() {
        for (const callback of waiting.splice(0)) callback(0)
      },
    })
  })

/** The app gives the open entry of the browser's history a key when it starts. */
const hasStarted = 'history.state?.key !== undefined'

test('the app starts after the prerendered page has been painted', async () => {
  await withPage({ address, path: '/terms', before: withoutFrames }, async (page) => {
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(hasStarted)).toBe(false)
    await page.evaluate('paint()')
    await expect.poll(() => page.evaluate(hasStarted)).toBe(true)
    expect(pageErrors(page)).toEqual([])
  })
})

test('a reader who scrolls before the app starts, or reloads then, stays in place', async () => {
  await withPage({ address, path: '/terms', before: withoutFrames }, async (page) => {
    await page.evaluate('scrollTo(0, 700)')
    await page.reload()
    await expect.poll(() => page.evaluate('scrollY')).toBe(700)
    await page.evaluate('paint()')
    await button(page, 'Open menu').waitFor()
    expect(await page.evaluate('scrollY')).toBe(700)
  })
})

test('the app starts in a tab that was opened in the background', async () => {
  const inBackground = async (context: BrowserContext) => {
    await withoutFrames(context)
    await context.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'hidden' })
    })
  }
  await withPage({ address, path: '/terms', before: inBackground }, async (page) => {
    await expect.poll(() => page.evaluate(hasStarted)).toBe(true)
  })
})

test.each([
  { path: '/loan-journey', token: '', title: words.startWithMobile },
  { path: '/register?next=/shop', token: '', title: words.startWithMobile },
  { path: '/loan-journey', token: 'any', title: words.aboutYou },
  { path: '/loan-journey?step=loan', token: 'any', title: words.loanNeeded },
  { path: '/loan-journey?next=/compare', token: 'any', title: undefined },
])('before the app starts, $path shows "$title" with the token "$token"', async ({ path, token, title }) => {
  const before = async (context: BrowserContext) => {
    await withoutFrames(context)
    await context.addInitScript((token) => localStorage.setItem('authToken', token), token)
  }
  await withPage({ address, path, before }, async (page) => {
    expect(await page.locator('h1').allTextContents()).toEqual(title ? [title] : [])
    expect(await page.evaluate(hasStarted)).toBe(false)
  })
})
