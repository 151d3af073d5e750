import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { choosePdf, doctoredStatement, trueStatement } from '#support/browser/kfs-page.ts'
import { expectSameTexts, type } from '#support/browser/translated-walk.ts'
import { button, choose, sees } from '#support/browser/wizard.ts'
import { layouts } from '#test/statements/layouts.ts'
import { annexLoan } from '#test/statements/true-statement.ts'
import { paths } from '#web/paths.ts'

const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '')
  })

const tick = (name: string) => (page: Page) => page.getByText(name, { exact: true }).click()

test('a borrower checks a doctored statement, and corrects what was read', async () => {
  await expectSameTexts({
    path: paths.kfsCheck,
    steps: [
      async (page) => {
        await choosePdf(page, Buffer.from('PK a ZIP file'))
        await sees(page, /not a PDF/)
      },
      async (page) => {
        await choosePdf(page, doctoredStatement)
        await page.getByRole('heading', { name: '3 things don’t agree' }).waitFor()
      },
      unfold,
      type('APR', '17', '17.86'),
      type('Amount of fee 1', '2,500'),
      type('APR', 'a lot'),
      type('APR', '17.86'),
      async (page) => {
        await choosePdf(page, trueStatement)
        await page.getByRole('heading', { name: 'The figures agree with each other' }).waitFor()
      },
    ],
  })
})

test('a borrower pastes a statement, compares what was read, and types figures', async () => {
  await expectSameTexts({
    path: paths.kfsCheck,
    steps: [
      tick('Paste text'),
      (page) => button(page, 'Check this text').click(),
      async (page) => {
        await page.getByRole('textbox', { name: 'Text of the statement' }).fill(layouts.copied(annexLoan))
        await button(page, 'Check this text').click()
        await page.locator('main details details').first().waitFor({ state: 'attached' })
      },
      unfold,
      type('APR', '1', '30'),
      (page) => choose(page, 'Fixed or floating rate', 'floating'),
      tick('Type the figures'),
      type('Loan amount (sanctioned)', '20,000'),
      type('Loan term', '24'),
      type('Interest rate', '12', '15'),
      type('EMI', '1,083.33'),
      type('Loan term', '36'),
      type('All one-time fees, with GST', '20,000'),
      type('All one-time fees, with GST', '200'),
    ],
  })
})

test('a visitor turns each kind of price into a yearly rate', async () => {
  await expectSameTexts({
    path: paths.trueCost,
    steps: [
      type('You got', '3000', '4100'),
      type('After how many days', '7', '30'),
      tick('In instalments'),
      type('Each instalment', '900', '1200'),
      type('You got', '0'),
      type('You got', '4100'),
      tick('No-cost EMI in a shop'),
      type('Price', '30000', '40000'),
      type('Discount if you pay at once', '50000', '2000'),
      tick('Buy now, pay later'),
      tick('Loan at a flat rate'),
      type('Flat rate, % a year', '12', '10'),
      type('Repay over', '12', '36'),
      tick('EMI on a card'),
      tick('A month'),
    ],
  })
})
