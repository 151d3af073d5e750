import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openPage, pageErrors, withPage } from '#support/browser/browser.ts'

const address = inject('address')

const texts = fc.oneof(
  fc.constantFrom('', ' ', '0', '-0', '-1', '0.0000001', '1e308', '9'.repeat(30), 'NaN', 'Infinity', '1/0'),
  fc.constantFrom('12,34,567.89', '5 lakh', '5 crore', '10y', '1.5 years', '₹ 7', '99.999999%', '१२', '<b>'),
  // Most fields accept such a number, of rupees, months or per cent.
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 30 }).map(String) },
  fc.integer({ min: 0, max: 400 }).map(String),
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 60_000_000 }).map((paise) => String(paise / 100)) },
  fc.string({ maxLength: 30 }),
)
const steps = (seed: number, count: number) =>
  fc.sample(fc.record({ field: fc.nat(), text: texts }), { seed, numRuns: count })

/** The text of the page's result; empty while there is no result. */
const results = (page: Page) =>
  page
    .locator('main')
    .locator('[aria-live]:has(.amount), dl, table')
    .allTextContents()
    .then((all) => all.join('\n'))

const fields = (page: Page) => page.locator('main input[type=text], main input:not([type])')

const broken = /NaN|Infinity|undefined|null|\[object/

/**
 * Types into one of the fields, and waits until React has nothing left to render. `undo` restores the field's earlier
 * text.
 */
async function typeInto(page: Page, place: number, text: string): Promise<{ undo: () => Promise<void> }> {
  const all = await fields(page).all()
  const field = all[place % all.length]
  if (!field) throw new Error('The page has no field to type into')
  await field.evaluate((input) => {
    const folded = input.closest('details')
    if (folded) folded.open = true
  })
  const before = await field.inputValue()
  const type = async (typed: string) => {
    await field.fill(typed)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))))
  }
  await type(text)
  return { undo: () => type(before) }
}

test.each([
  '/tools/emi',
  '/tools/prepay',
  '/tools/prepay#repay=all',
  '/tools/bad-month#bonus=9000',
  '/tools/transfer',
  '/tools/reset',
  '/tools/gold',
  '/tools/education',
  '/tools/afford',
  '/tools/true-cost',
  '/tools/true-cost#how=instalments&unit=week',
  '/tools/true-cost#kind=noCost',
  '/tools/true-cost#kind=card',
])('%s shows no broken figure whatever is typed, and its address restores the same result', async (path) => {
  await withPage({ address, path }, async (page) => {
    await fields(page).first().waitFor()
    const other = await openPage({ address, path })
    let withResult = 0
    try {
      for (const { field, text } of steps(24, 30)) {
        const { undo } = await typeInto(page, field, text)
        await expect
          .poll(
            async () => {
              if (other.url() !== page.url()) await other.goto(page.url())
              return (await results(other)) === (await results(page))
            },
            { message: `after ${JSON.stringify(text)} in field ${field}` },
          )
          .toBe(true)
        expect(await page.locator('main').textContent()).not.toMatch(broken)
        if ((await results(page)) !== '') withResult++
        await undo()
      }
    } finally {
      await other.context().close()
    }
    expect(withResult).toBeGreaterThan(5)
    expect(pageErrors(page)).toEqual([])
  })
})

test('the statement check shows no result while a typed figure has an error, whatever is typed', async () => {
  const loan = 'sanctionedAmount=20000&termMonths=24&ratePercent=15&instalmentAmount=969.73'
  await withPage({ address, path: `/tools/kfs-check#way=figures&${loan}` }, async (page) => {
    await fields(page).first().waitFor()
    let withResult = 0
    for (const { field, text } of steps(24, 60)) {
      const { undo } = await typeInto(page, field, text)
      expect(await page.locator('main').textContent()).not.toMatch(broken)
      const wrong = await page.locator('main [aria-invalid]').count()
      const headings = await page
        .getByRole('heading', { name: /don’t agree|doesn’t agree|What we could check|The figures agree/ })
        .count()
      expect(wrong > 0 && headings > 0, text).toBe(false)
      if (headings > 0) withResult++
      await undo()
    }
    expect(withResult).toBeGreaterThan(10)
    expect(pageErrors(page)).toEqual([])
  })
})
