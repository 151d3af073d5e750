import type { BrowserContext } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { pageErrors, withPage } from '#support/browser/browser.ts'
import { button } from '#support/browser/wizard.ts'
import * as words from '#words/loan-journey.ts'

const address = inject('address')

/** Holds back the news of the first paint until the page calls `paint`. */
const withoutPaint = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      readonly #report: () => void
      constructor(callback: PerformanceObserverCallback) {
        super(callback)
        this.#report = () => callback(this as never, this)
      }
      override observe() {
        Object.assign(window, { paint: this.#report })
      }
    }
  })

/** The app gives the open entry of the browser's history a key when it starts. */
const hasStarted = 'history.state?.key !== undefined'

test('the app is loaded and starts after the prerendered page has been painted', async () => {
  await withPage({ address, path: '/terms', before: withoutPaint }, async (page) => {
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(hasStarted)).toBe(false)
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => name.match(/[^/]+\.js$/)?.[0] ?? []),
    )
    expect(scripts).toEqual([expect.stringMatching(/^first-paint-/)])
    await page.evaluate('paint()')
    await expect.poll(() => page.evaluate(hasStarted)).toBe(true)
    expect(pageErrors(page)).toEqual([])
  })
})

test('a reader who scrolls before the app starts, or reloads then, stays in place', async () => {
  await withPage({ address, path: '/terms', before: withoutPaint }, async (page) => {
    await page.evaluate('scrollTo(0, 700)')
    await page.reload()
    await expect.poll(() => page.evaluate('scrollY')).toBe(700)
    await page.evaluate('paint()')
    await button(page, 'Open menu').waitFor()
    expect(await page.evaluate('scrollY')).toBe(700)
  })
})

describe('what is done before the app starts counts once it runs', () => {
  const notePrinting = (context: BrowserContext) =>
    context.addInitScript(() => {
      window.print = () => document.body.append('Printed')
    })
  const before = async (context: BrowserContext) => {
    await withoutPaint(context)
    await notePrinting(context)
  }

  test('a choice', async () => {
    await withPage({ address, path: '/tools/kfs-check', before }, async (page) => {
      await page.getByText('Type the figures').click()
      await page.evaluate('paint()')
      await page.getByRole('textbox', { name: 'Loan amount (sanctioned)' }).waitFor()
      expect(await page.getByRole('radio', { name: 'Type the figures' }).isChecked()).toBe(true)
    })
  })

  test('a figure, which replaces the one in the field, and a button', async () => {
    await withPage({ address, path: '/tools/emi#rate=15&months=120', before }, async (page) => {
      await page.getByRole('textbox', { name: 'Loan amount' }).tap()
      await page.keyboard.type('10 lakh')
      await page.getByRole('button', { name: 'Print' }).tap()
      await page.evaluate('paint()')
      await page.getByText('₹16,133').first().waitFor()
      await page.getByText('Printed').waitFor()
      expect(await page.getByText('Printed').count()).toBe(1)
      expect(pageErrors(page)).toEqual([])
    })
  })

  test('scrolling to what is loaded when it is near', async () => {
    await withPage({ address, path: '/tools/afford#income=40000', before }, async (page) => {
      await page.getByRole('heading', { name: 'At today’s offers' }).scrollIntoViewIfNeeded()
      await page.evaluate('paint()')
      await page.getByText('You can borrow up to').waitFor()
    })
  })

  test('a slider and a tenure on the home page', async () => {
    await withPage({ address, before }, async (page) => {
      const slider = page.getByRole('slider')
      await slider.press('End')
      await page.getByText('5 years', { exact: true }).click()
      await page.evaluate('paint()')
      await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('₹10,00,000')
      expect(await page.getByRole('radio', { name: '5 years' }).isChecked()).toBe(true)
      const journey = page.getByRole('link', { name: /eligibility/i }).first()
      expect(await journey.getAttribute('href')).toBe('/loan-journey?amount=1000000&months=60')
    })
  })
})

test('the app starts in a tab that was opened in the background', async () => {
  const inBackground = async (context: BrowserContext) => {
    await withoutPaint(context)
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
    await withoutPaint(context)
    await context.addInitScript((token) => localStorage.setItem('authToken', token), token)
  }
  await withPage({ address, path, before }, async (page) => {
    expect(await page.locator('h1').allTextContents()).toEqual(title ? [title] : [])
    expect(await page.evaluate(hasStarted)).toBe(false)
  })
})
