import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openPage, pageErrors, withPage } from '#support/browser/browser.ts'

const address = inject('address')

const texts = fc.oneof(
  fc.constantFrom('', ' ', '0', '-0', '-1', '0.0000001', '1e308', '9'.repeat(30), 'NaN', 'Infinity', '1/0'),
  fc.constantFrom('12,34,567.89', '5 lakh', '5 crore', '10y', '1.5 years', '₹ 7', '99.999999%', '१२', '<b>'),
  fc.integer({ min: 0, max: 400 }).map(String),
  fc.integer({ min: 0, max: 60_000_000 }).map((paise) => String(paise / 100)),
  fc.string({ maxLength: 30 }),
)
const steps = (seed: number, count: number) =>
  fc.sample(fc.record({ field: fc.nat(), text: texts }), { seed, numRuns: count })

/** Every figure of the result; empty if there is none. */
const results = (page: Page) =>
  page
    .locator('main')
    .locator('[aria-live]:has(.amount), dl, table')
    .allTextContents()
    .then((all) => all.join('\n'))

const fields = (page: Page) => page.locator('main input[type=text], main input:not([type])')
const typeInto = async (page: Page, place: number, text: string) => {
  const all = await fields(page).all()
  await all[place % all.length]?.fill(text)
}

test.each([
  '/tools/emi',
  '/tools/prepay',
  '/tools/prepay#repay=all',
  '/tools/bad-month#bonus=9000',
  '/tools/transfer',
  '/tools/afford',
])('%s shows figures only, and the same as its address gives, whatever is typed', async (path) => {
  await withPage({ address, path }, async (page) => {
    const other = await openPage({ address, path })
    try {
      for (const { field, text } of steps(24, 20)) {
        await typeInto(page, field, text)
        expect(await page.locator('main').textContent()).not.toMatch(/NaN|Infinity|undefined|null|\[object/)
        await expect
          .poll(
            async () => {
              if (other.url() !== page.url()) await other.goto(page.url())
              return (await results(other)) === (await results(page))
            },
            { message: `after ${JSON.stringify(text)} in field ${field}` },
          )
          .toBe(true)
      }
    } finally {
      await other.context().close()
    }
    expect(pageErrors(page)).toEqual([])
  })
})

test('typed figures of a statement, whatever they are, never leave a result beside a field with an error', async () => {
  await withPage({ address, path: '/tools/kfs-check' }, async (page) => {
    await page.getByText('Type the figures').click()
    await fields(page).first().waitFor()
    for (const { field, text } of steps(24, 60)) {
      await typeInto(page, field, text)
      expect(await page.locator('main').textContent()).not.toMatch(/NaN|Infinity|undefined|null|\[object/)
      const wrong = await page.locator('main [aria-invalid]').count()
      const headings = await page.getByRole('heading', { name: /^(We found|The figures agree)/ }).count()
      expect(wrong > 0 && headings > 0, text).toBe(false)
    }
    expect(pageErrors(page)).toEqual([])
  })
})
