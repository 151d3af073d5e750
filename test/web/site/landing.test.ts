import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { emi } from '#loans/emi.ts'
import { addGst } from '#loans/fees.ts'
import { loanCost } from '#loans/loan-cost.ts'
import { pageErrors, waitForFonts, withPage } from '#support/browser/browser.ts'
import { engine } from '#support/browser/server.ts'
import { questions } from '#web/content/questions.ts'
import { site } from '#web/content/site.ts'
import { rupees } from '#web/ui/format.ts'

const address = inject('address')

const openQuestions = (page: Page) =>
  page.locator('details[open] summary').evaluateAll((all) => all.map(({ textContent }) => textContent))

test('there are eight questions, of which the first is open, and opening another closes it', async () => {
  await withPage({ address }, async (page) => {
    const [first, second, third] = questions.map(({ question }) => question)
    expect(await page.locator('#questions summary').allTextContents()).toEqual(
      questions.map(({ question }) => question),
    )
    expect(questions).toHaveLength(8)
    expect(await openQuestions(page)).toEqual([first])

    await page.getByText(third ?? '').click()
    expect(await openQuestions(page)).toEqual([third])
    expect(await page.getByText(questions[2]?.answer ?? '').isVisible()).toBe(true)

    await page.locator('summary', { hasText: second ?? '' }).press('Enter')
    expect(await openQuestions(page)).toEqual([second])
  })
})

test('on a phone the sample comparison begins above the fold, with its first slider', async () => {
  await withPage({ address, width: 360 }, async (page) => {
    const slider = page
      .getByRole('region', { name: /^Try it/ })
      .getByRole('slider')
      .first()
    expect(await slider.evaluate((node) => node.getBoundingClientRect().bottom)).toBeLessThanOrEqual(740)
  })
})

test('the buttons and links of the landing page lead where the specification says', async () => {
  await withPage({ address }, async (page) => {
    const hrefOf = (name: string, within = 'main') =>
      page.locator(within).getByRole('link', { name, exact: true }).first().getAttribute('href')
    expect(await hrefOf('Check eligibility')).toBe('/loan-journey')
    expect(await hrefOf('Apply for Loan')).toBe('/loan-journey')
    expect(await hrefOf('Shop Now')).toBe('/shop')
    expect(await hrefOf('See all 30+ offers')).toBe('/compare?amount=300000&months=36')
    expect(await hrefOf('See all offers, no sign-in')).toBe('/compare?amount=300000&months=36')
    expect(await hrefOf('Gold Loan')).toBe('/compare?type=gold-loan&amount=300000&months=36')
    expect(await hrefOf('Check its Key Facts Statement')).toBe('/tools/kfs-check')
    expect(await hrefOf('What each loan is, costs and needs')).toBe('/loans')
    expect(await hrefOf('Loan types', 'footer')).toBe('/loans')
    expect(await hrefOf('Compare loans', 'footer')).toBe('/compare')
    expect(await hrefOf('Shop and Save', 'footer')).toBe('/shop')
    expect(await hrefOf('Terms of Use', 'footer')).toBe('/terms')
    expect(await hrefOf('Credit Report Terms', 'footer')).toBe('/terms#credit-report-terms')
    expect(await hrefOf('Privacy Policy', 'footer')).toBe('/privacy')
    expect(await hrefOf(site.email, 'footer')).toBe(`mailto:${site.email}`)
    const phone = page.locator(`footer a[href="tel:${site.phone.dialled}"]`)
    expect(await phone.textContent()).toContain(site.phone.shown)
    for (const { name, href } of site.social) {
      const link = page.locator(`footer a[href="${href}"]`)
      expect(await link.textContent()).toContain(name)
      expect(await link.getAttribute('rel')).toContain('noopener')
    }
    await page.getByRole('link', { name: 'Check eligibility' }).click()
    await page.waitForURL('**/loan-journey')
    expect(pageErrors(page)).toEqual([])
  })
})

/** The first of the three sample offers, such as `Gulmohar BankLowest cost₹9,950 a month with fees`. */
const firstSample = (page: Page) =>
  page.getByRole('list', { name: 'Sample offers, lowest cost a month first' }).getByRole('listitem').first()

/** @param fee in rupees, before GST */
const figures = (principal: number, annualRatePercent: number, tenureMonths: number, fee = 0) =>
  rupees(emi({ principal, annualRatePercent, tenureMonths }) + (fee * 1.18) / tenureMonths)

test('the sample comparison is computed and sorted again when the amount or the tenure changes', async () => {
  await withPage({ address }, async (page) => {
    const slider = page.getByRole('slider', { name: 'I need' })
    expect(await firstSample(page).textContent()).toContain(
      `Gulmohar BankLowest cost${figures(300_000, 10.75, 36, 4_999)}`,
    )

    await page.getByText('The 9.99% loan has the lowest rate, and costs ₹4,395 more.').waitFor()

    await slider.focus()
    await expect
      .poll(async () => {
        await page.keyboard.press('Home')
        return firstSample(page).textContent()
      })
      .toContain(`Peepal CreditLowest cost${figures(5_000, 12.25, 36)}`)
    await page.getByText(/^The 9\.99% loan has the lowest rate, and costs ₹\d+ more\.$/).waitFor()
    expect(await slider.getAttribute('aria-valuetext')).toBe('₹5,000')
    await page.keyboard.press('ArrowRight')
    expect(await slider.getAttribute('aria-valuetext')).toBe('₹10,000')

    await page.keyboard.press('End')
    await page.getByText('5 years', { exact: true }).click()
    expect(await firstSample(page).textContent()).toContain(
      `Gulmohar BankLowest cost${figures(1_000_000, 10.75, 60, 4_999)}`,
    )
  })
})

test('the offer on the call-to-action page has the figures of the loan engine', async () => {
  const fees = addGst(4_999)
  const cost = loanCost({ principal: 300_000, annualRatePercent: 10.75, tenureMonths: 36 }, fees)
  const fee = fees.beforeGst + fees.gst
  await withPage({ address, path: '/call-to-action' }, async (page) => {
    const text = (await page.locator('figure').textContent()) ?? ''
    expect(text).toContain(`A month with fees${rupees(((cost?.totalRepay ?? 0) + fee) / 36)}`)
    expect(text).toContain(`EMI${rupees(cost?.emi ?? 0)}`)
    expect(text).toContain(`Fees with GST${rupees(fee)}`)
    expect(text).toContain(`fees)${cost?.apr.toFixed(2)}%`)
    expect(text).toContain(`What it costs you${rupees(cost?.totalCost ?? 0)}`)
    await page.getByRole('heading', { level: 1, name: 'Take the First Step' }).waitFor()
    await page.locator('main').getByRole('link', { name: 'Check eligibility' }).click()
    await page.waitForURL('**/loan-journey')
  })
})

test('if the code of a page opened by a link cannot be fetched, the app says so, and opens the page when tried again', async () => {
  await withPage({ address }, async (page) => {
    await page.route('**/assets/TermsPage*.js', (route) => route.abort())
    // Wait for the app: until it runs, a link opens the prerendered page.
    await page.getByRole('button', { name: 'Open menu' }).waitFor()
    await page.locator('footer').getByRole('link', { name: 'Terms of Use' }).click()
    await page.getByRole('heading', { name: 'This page did not open' }).waitFor()
    expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
    await page.unroute('**/assets/TermsPage*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Terms of Use' }).waitFor()
  })
})

test('a prerendered page that is opened directly stays readable if its code cannot be fetched', async () => {
  const before = (context: BrowserContext) =>
    context.route('**/assets/PrivacyPage*.js', (route) => route.abort())
  await withPage({ address, path: '/privacy', before }, async (page) => {
    await expect.poll(() => pageErrors(page).length).toBeGreaterThan(0)
    expect(await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).isVisible()).toBe(true)
    await page.locator('footer').getByRole('link', { name: 'Terms of Use' }).click()
    await page.getByRole('heading', { level: 1, name: 'Terms of Use' }).waitFor()
  })
})

test('shows a banner while the connection is lost', async () => {
  await withPage({ address }, async (page) => {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.keyboard.press('Escape')
    await page.context().setOffline(true)
    const banner = await page.getByText('You are offline.').boundingBox()
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(heading?.y).toBeGreaterThanOrEqual((banner?.y ?? Number.NaN) + (banner?.height ?? 0))
    await page.context().setOffline(false)
    await page.getByText('You are offline.').waitFor({ state: 'detached' })
  })
})

/** The sum of the page's layout shifts so far. */
const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    // Buffered entries arrive in their own task, after the next frame at the latest.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return sum
  })

test('the landing page hardly shifts while it loads', async () => {
  await withPage({ address, width: 412 }, async (page) => {
    await page.evaluate(() => document.fonts.ready)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  })
})

test('the landing page hardly shifts when its font arrives after the page', async () => {
  const before = (context: BrowserContext) =>
    context.route('**/*.woff2', async (route) => {
      const page = route.request().frame().page()
      await page.locator('h1').waitFor()
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await route.continue()
    })
  await withPage({ address, width: 412, before }, async (page) => {
    await page.evaluate(() => document.fonts.ready)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  })
})

// Only Chromium says which font drew a text.
test.skipIf(engine === 'firefox')(
  'without our font, headings have a bold font of the system, about as wide as ours',
  async () => {
    const headingIn = async (page: Page) => {
      await page.evaluate(() => document.fonts.ready)
      const session = await page.context().newCDPSession(page)
      await session.send('DOM.enable')
      await session.send('CSS.enable')
      const { root } = await session.send('DOM.getDocument')
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      const width = await page.locator('h1').evaluate((heading) => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        return range.getBoundingClientRect().width
      })
      return { names: fonts.map(({ postScriptName }) => postScriptName), width }
    }
    const withoutFonts = (context: BrowserContext) => context.route('**/*.woff2', (route) => route.abort())
    const ours = await withPage({ address, width: 412, before: waitForFonts }, headingIn)
    const standIn = await withPage({ address, width: 412, before: withoutFonts }, headingIn)
    expect(standIn.names.join()).toMatch(/Bold/)
    expect(Math.abs(standIn.width / ours.width - 1)).toBeLessThan(0.03)
  },
)
