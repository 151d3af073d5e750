import type { BrowserContext, Locator, Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { pageErrors, withPage } from '#support/browser/browser.ts'
import { pointOnTrack, swipe } from '#support/browser/touch.ts'
import { button } from '#support/browser/wizard.ts'
import * as words from '#words/loan-journey.ts'

const address = inject('address')

const mainScript = '**/assets/index-*.js'

/** Opens a page and holds its main script back until `start` is called. */
async function withHeldApp(
  path: string,
  use: (page: Page, start: () => void) => Promise<unknown>,
  prepare?: (context: BrowserContext) => Promise<unknown>,
) {
  let start = () => {}
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  const before = async (context: BrowserContext) => {
    await context.route(mainScript, async (route) => {
      await started
      await route.fallback()
    })
    await prepare?.(context)
  }
  await withPage({ address, path: '/config.json', before }, async (page) => {
    // The events of a loaded document would wait for the script that is held back.
    await page.goto(path, { waitUntil: 'commit' })
    await hasRunFirstScript(page)
    await use(page, start)
    expect(pageErrors(page)).toEqual([])
  })
}

/** Waits for the script that runs before the app, if the page has one. */
const hasRunFirstScript = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const scripts = [...document.scripts].filter(({ src }) =>
          /(early-actions|show-loading-step)-/.test(src),
        )
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
        return document.readyState !== 'loading' && scripts.every(({ src }) => loaded.includes(src))
      }),
    )
    .toBe(true)

/** When the app starts, it gives the current history entry a key (`giveEntryAKey` in main.tsx). */
const hasStarted = 'history.state?.key !== undefined'

test('before the app starts, a scroll that begins on a slider changes nothing, and a tap counts', async () => {
  await withHeldApp('/tools/emi', async (page, start) => {
    const [amount, tenure] = [page.getByRole('slider').first(), page.getByRole('slider').last()]
    const chosen = (slider: Locator) => slider.evaluate((input: HTMLInputElement) => input.valueAsNumber)
    const before = await chosen(amount)
    await swipe(page, await pointOnTrack(amount, 0.8), { y: -150 })
    await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(30)
    await expect.poll(() => chosen(amount)).toBe(before)
    const { x, y } = await pointOnTrack(tenure, 0.9)
    await page.touchscreen.tap(x, y)
    const tapped = await chosen(tenure)
    start()
    await expect.poll(() => page.url()).toContain(`amount=${before}&`)
    expect(page.url()).toContain(`months=${tapped}&`)
  })
})

test('a reader who scrolls and reloads before the app starts stays in place', async () => {
  // Not `scrollY`: lines break elsewhere, and the browser then adjusts it, if a font arrives later in one of the loads.
  const textInTheMiddle = (page: Page) =>
    page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.textContent)
  await withHeldApp('/terms', async (page) => {
    await page.evaluate('scrollTo(0, 700)')
    const text = await textInTheMiddle(page)
    await page.context().unroute(mainScript)
    await page.reload()
    await button(page, 'Open menu').waitFor()
    expect(await textInTheMiddle(page)).toBe(text)
  })
})

describe('once the app runs, it repeats what a visitor did before', () => {
  const open = (path: string, use: (page: Page, start: () => void) => Promise<unknown>) =>
    withHeldApp(path, use, (context) =>
      context.addInitScript(() => {
        const shared: string[] = []
        Object.assign(window, { shared })
        Object.defineProperty(navigator, 'share', {
          value: async ({ url }: { url: string }) => void shared.push(url),
        })
      }),
    )
  const amount = (page: Page) => page.getByRole('textbox', { name: 'Loan amount' })
  const slider = (page: Page) => page.getByRole('slider', { name: 'Loan amount' })
  const emi = '/tools/emi#amount=300000&rate=15&months=120&fee=0'

  test.each(['/tools/kfs-check', '/tools/kfs-check#way=figures&sanctionedAmount=20000'])(
    'a choice of a radio button at %s',
    async (path) => {
      await open(path, async (page, start) => {
        await page.getByText('Type the figures').click()
        await page.getByText('Paste text').click()
        start()
        await page.getByRole('textbox').waitFor()
        expect(await page.getByRole('radio', { name: 'Paste text' }).isChecked()).toBe(true)
        expect(await page.getByRole('textbox', { name: 'Loan amount (sanctioned)' }).count()).toBe(0)
      })
    },
  )

  test('typing a figure, which replaces the one in the field', async () => {
    await open(emi, async (page, start) => {
      await amount(page).tap()
      await page.keyboard.type('10 lakh')
      start()
      await page.getByText('₹16,133').first().waitFor()
      expect(await amount(page).inputValue()).toBe('10 lakh')
    })
  })

  test('the last change, if a figure was both typed and set by its slider', async () => {
    await open(emi, async (page, start) => {
      await slider(page).press('End')
      await amount(page).fill('10 lakh')
      start()
      await page.getByText('₹16,133').first().waitFor()
    })
    await open(emi, async (page, start) => {
      await amount(page).fill('10 lakh')
      await slider(page).press('Home')
      start()
      await expect.poll(() => amount(page).inputValue()).toBe('50,000')
      expect(await slider(page).getAttribute('aria-valuetext')).toBe('₹50,000')
    })
  })

  test('a press of a button, which acts once and on the figures in the address', async () => {
    await open('/tools/emi#amount=900000&rate=15&months=120&fee=0', async (page, start) => {
      await page.getByRole('button', { name: 'Share' }).tap()
      start()
      await expect
        .poll(() => page.evaluate('shared'))
        .toEqual([expect.stringContaining('#amount=900000&rate=15')])
    })
  })

  test('a press of a link, whose address then includes an earlier change', async () => {
    await open('/', async (page, start) => {
      await page.getByRole('slider').press('End')
      await page.getByText('5 years', { exact: true }).click()
      await page.getByRole('link', { name: /^See all.*offers$/ }).click()
      expect(new URL(page.url()).pathname).toBe('/')
      start()
      await page.waitForURL('**/compare?amount=1000000&months=60*')
    })
  })

  test('but a second press of a link opens it without waiting for the app', async () => {
    await open('/', async (page) => {
      await page.getByText('5 years', { exact: true }).click()
      const link = page.getByRole('link', { name: /^See all.*offers$/ })
      await link.click()
      await link.click()
      await page.waitForURL('**/compare?amount=300000&months=36*', { waitUntil: 'commit' })
    })
  })

  test('but a press of a link with Ctrl, ⌘, Shift or Alt is left to the browser', async () => {
    await open('/', async (page, start) => {
      await page.getByText('5 years', { exact: true }).click()
      await page.evaluate(() => {
        const prevented: boolean[] = []
        Object.assign(window, { prevented })
        addEventListener('click', (event) => {
          if (!(event.target as Element).closest('a')) return
          prevented.push(event.defaultPrevented)
          // Opens no tab.
          event.preventDefault()
        })
      })
      for (const key of ['Control', 'Meta', 'Shift', 'Alt'] as const)
        await page.getByRole('link', { name: /^See all.*offers$/ }).click({ modifiers: [key] })
      start()
      await button(page, 'Open menu').waitFor()
      // A repeated press would follow in the next task.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
      expect(await page.evaluate('prevented')).toEqual([false, false, false, false])
      expect(new URL(page.url()).pathname).toBe('/')
    })
  })

  test('nothing, if the visitor did nothing', async () => {
    await open('/tools/kfs-check', async (page, start) => {
      start()
      await button(page, 'Open menu').waitFor()
      expect(await page.getByRole('radio', { name: 'PDF file' }).isChecked()).toBe(true)
      expect(await page.getByRole('textbox').count()).toBe(0)
    })
  })

  test('a change that the browser restored', async () => {
    await open(emi, async (page, start) => {
      await amount(page).evaluate((field: HTMLInputElement) => {
        field.value = '10 lakh'
      })
      start()
      await page.getByText('₹16,133').first().waitFor()
    })
  })

  test('and loads a part of the page that the visitor had scrolled to', async () => {
    await open('/tools/afford#income=40000', async (page, start) => {
      await page.getByRole('heading', { name: 'At today’s offers' }).scrollIntoViewIfNeeded()
      start()
      await page.getByText(/^What .* a month repays/).waitFor()
    })
  })
})

test.each([
  { path: '/loan-journey', token: '', titles: [words.startWithMobile] },
  { path: '/register?next=/shop', token: '', titles: [words.startWithMobile] },
  { path: '/loan-journey', token: 'any', titles: [words.aboutYou] },
  { path: '/loan-journey?step=loan', token: 'any', titles: [words.loanNeeded] },
  { path: '/loan-journey?next=/compare', token: 'any', titles: [] as string[] },
])(
  'before the app starts, $path with token "$token" has the headings $titles',
  async ({ path, token, titles }) => {
    await withHeldApp(
      path,
      async (page) => {
        expect(await page.locator('h1').allTextContents()).toEqual(titles)
        expect(await page.evaluate(hasStarted)).toBe(false)
      },
      (context) => context.addInitScript((token) => localStorage.setItem('authToken', token), token),
    )
  },
)
