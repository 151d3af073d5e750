import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { pageErrors, withPage } from '#support/browser/browser.ts'
import { startProxy } from '#support/browser/proxy.ts'
import { visitWithWorker } from '#support/browser/worker.ts'

const site = inject('address')
const headline = (page: Page) => page.locator('main [aria-live] .amount').first()
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const amount = (page: Page) => field(page, 'Loan amount')
const fragment = (page: Page) => new URL(page.url()).hash

/** Opens a page through a proxy that records the method, URL and headers of every request, but no bodies. */
async function withRequests(path: string, use: (page: Page, sent: string[]) => Promise<void>) {
  const sent: string[] = []
  const proxy = await startProxy(site, async ({ text }) => void sent.push(text))
  try {
    await withPage({ address: proxy.address, path, width: 360 }, (page) => use(page, sent))
  } finally {
    await proxy.stop()
  }
}

/** The links have unusual figures: a request matches `canaries` only if it contains one of them, or what is typed. */
const shared = [
  {
    tool: 'emi',
    figures: 'amount=7351900&rate=13.57&months=118&fee=8642',
    label: 'Processing fee, before GST',
    shown: '8,642',
  },
  {
    tool: 'prepay',
    figures: 'amount=7351900&rate=13.57&months=118&extra=86420',
    label: 'Part-payment',
    shown: '86,420',
  },
  {
    tool: 'bad-month',
    figures: 'amount=7351900&rate=13.57&months=118&paid=8642',
    label: 'What you can pay in each of those months',
    shown: '8,642',
  },
  {
    tool: 'transfer',
    figures: 'amount=7351900&rate=13.57&months=118&fee=8642',
    label: 'Still owed',
    shown: '73,51,900',
  },
  {
    tool: 'reset',
    figures: 'amount=7351900&rate=13.57&months=118&extra=86420',
    label: 'Part-payment you could make now',
    shown: '86,420',
  },
  {
    tool: 'gold',
    figures: 'grams=917.35&carats=18&price=13572&other=86420',
    label: 'Price of a gram of 22 carat gold',
    shown: '13,572',
  },
  {
    tool: 'education',
    figures: 'amount=7351900&rate=13.57&months=118&monthly=8642',
    label: 'What you can pay a month until EMIs start',
    shown: '8,642',
  },
  {
    tool: 'afford',
    figures: 'income=73519&emis=8642&household=13572',
    label: 'Your usual monthly take-home pay',
    shown: '73,519',
  },
  {
    tool: 'true-cost',
    figures: 'kind=flat&amount=735190&flat=13.57&months=118&fee=8642',
    label: 'Processing fee, before GST',
    shown: '8,642',
  },
  {
    tool: 'complain',
    figures: 'matter=charge&name=73519',
    label: 'Its name',
    shown: '73519',
  },
  {
    tool: 'kfs-check',
    figures: 'way=figures&sanctionedAmount=735190&termMonths=118&ratePercent=13.57&instalmentAmount=8642',
    label: 'Loan amount (sanctioned)',
    shown: '7,35,190',
  },
]
const canaries = /73519|8642|13\.57|13572|917350/

test.each(shared)(
  'the figures of a shared link to $tool, and what is typed, are in no request',
  async ({ tool, figures, label, shown }) => {
    await withRequests(`/tools/${tool}#${figures}`, async (page, sent) => {
      await expect.poll(() => field(page, label).inputValue()).toBe(shown)
      await field(page, label).fill('917350')
      await expect.poll(() => fragment(page)).toContain('917350')
      await page.reload()
      await expect.poll(() => field(page, label).inputValue()).toMatch(/^9,17,350$|^917350$/)
      // Opens another page, goes back, and switches the language.
      await page.getByRole('link', { name: 'All tools' }).click()
      await page.getByRole('heading', { name: 'Loan tools' }).waitFor()
      await page.goBack()
      await expect.poll(() => field(page, label).inputValue()).not.toBe(shown)
      await page.getByRole('link', { name: 'हिंदी' }).first().click()
      await page.waitForURL('**/hi/tools/**')
      expect(fragment(page)).toContain('917350')
      const values = () =>
        page.locator('main input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
      await expect.poll(async () => (await values()).join(' ')).toMatch(/9,17,350|917350/)

      expect(sent.some((request) => request.startsWith(`GET /tools/${tool} `))).toBe(true)
      expect(sent.some((request) => request.includes('"referer"'))).toBe(true)
      expect(sent.filter((request) => canaries.test(request))).toEqual([])
      expect(pageErrors(page)).toEqual([])
    })
  },
)

const edit = (page: Page, hash: string) => page.evaluate((hash) => location.assign(hash), hash)
const rbiExample = '#amount=1000000&rate=15&months=120&fee=0'

test('the figures follow the fragment when it is edited by hand, and on back and forward', async () => {
  await withPage({ address: site, path: `/tools/emi${rbiExample}` }, async (page) => {
    await expect.poll(() => headline(page).textContent()).toBe('₹16,133')
    await edit(page, '#amount=20000&rate=15&months=24')
    await expect.poll(() => headline(page).textContent()).toBe('₹970')
    await edit(page, '#amount=x')
    await page.getByText('Enter ₹1,000 or more').first().waitFor()
    expect(await headline(page).count()).toBe(0)
    await page.goBack()
    await expect.poll(() => headline(page).textContent()).toBe('₹970')
    expect(await amount(page).inputValue()).toBe('20,000')
    await page.goBack()
    await expect.poll(() => headline(page).textContent()).toBe('₹16,133')
    await page.goForward()
    await expect.poll(() => headline(page).textContent()).toBe('₹970')
    expect(pageErrors(page)).toEqual([])
  })
})

test('a statement’s figures follow a fragment that is edited by hand', async () => {
  const figures = '#way=figures&sanctionedAmount=20000&termMonths=24&ratePercent=15&instalmentAmount='
  await withPage({ address: site, path: '/tools/kfs-check' }, async (page) => {
    await edit(page, `${figures}1083.33`)
    await page.getByText('comes from a flat rate').first().waitFor()
    await edit(page, `${figures}969.73`)
    await expect.poll(() => field(page, 'EMI').inputValue()).toBe('969.73')
    await page.getByText('comes from a flat rate').first().waitFor({ state: 'detached' })
    await page.goBack()
    await page.getByText('comes from a flat rate').first().waitFor()
    await page.getByText('Paste text').click()
    await expect.poll(() => fragment(page)).toBe('')
  })
})

test('typing adds no history entry and does not scroll; going back restores the figures and the scroll position', async () => {
  await withPage({ address: site, path: `/tools/emi${rbiExample}`, width: 360 }, async (page) => {
    const length = () => page.evaluate(() => history.length)
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
    const before = await length()
    await page.getByText('More figures').click()
    await field(page, 'Processing fee, before GST').scrollIntoViewIfNeeded()
    await field(page, 'Processing fee, before GST').focus()
    const place = await scrolled()
    for (const digits of ['1', '12', '123', '1234']) {
      await field(page, 'Processing fee, before GST').fill(digits)
      await expect.poll(() => fragment(page)).toMatch(new RegExp(`fee=${digits}$`))
    }
    expect(await length()).toBe(before)
    expect(await scrolled()).toBe(place)

    const other = page.getByRole('link', { name: 'How much can I borrow?' }).last()
    await other.scrollIntoViewIfNeeded()
    const left = await scrolled()
    expect(left).toBeGreaterThan(place)
    await other.click()
    await page.waitForURL('**/tools/afford')
    await expect.poll(scrolled).toBe(0)
    await page.goBack()
    await expect.poll(scrolled).toBe(left)
    expect(await field(page, 'Processing fee, before GST').inputValue()).toBe('1,234')
  })
})

test('"Skip to content" leaves the figures in the address', async () => {
  await withPage({ address: site, path: `/tools/emi${rbiExample}` }, async (page) => {
    await expect.poll(() => headline(page).textContent()).toBe('₹16,133')
    const length = () => page.evaluate(() => history.length)
    const before = await length()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(length).toBe(before + 1)
    await expect.poll(() => fragment(page)).toBe(rbiExample)
    expect(await headline(page).textContent()).toBe('₹16,133')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
})

test('the service worker caches no URL with a figure of a shared link', async () => {
  const page = await visitWithWorker('/tools/afford#income=73519&emis=8642')
  await page.reload()
  const kept = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => url)
  })
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.filter((url) => canaries.test(url))).toEqual([])
})
