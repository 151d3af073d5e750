import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { loanTypes } from '#loans/loan-request.ts'
import { pageErrors } from '#support/browser/browser.ts'
import { samplesOnly } from '#support/browser/offers-page.ts'
import { button, field, hasFocus, heading, visit } from '#support/browser/wizard.ts'
import { loanTypePath } from '#web/borrower/loan-choices.ts'
import { paths } from '#web/paths.ts'

const open = (path: string, options: Parameters<typeof visit>[1] = {}) =>
  visit(path, { width: 360, before: samplesOnly, ...options })

const firstOffers = (page: Page) => page.locator('main ol li')

async function expectWhole(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(pageErrors(page)).toEqual([])
}

test.each(loanTypes)(
  'the page of %s shows today’s costs and first offers, and the comparison agrees',
  async (type) => {
    const page = await open(loanTypePath(type))
    await page.getByText(/^First today for /).waitFor()
    const lenders = await firstOffers(page).getByRole('link').allTextContents()
    expect(lenders.length).toBeGreaterThan(0)
    expect(await firstOffers(page).first().textContent()).toMatch(/( of \d+: |The only offer)/)
    await expectWhole(page)
    await page.getByRole('link', { name: /^See all offers for / }).tap()
    await page.getByRole('button', { name: 'More Details' }).first().waitFor()
    expect(await field(page, 'Loan type').inputValue()).toBe(type)
    const compared = await page.locator('main li h3').allTextContents()
    expect(compared.slice(0, lenders.length)).toEqual(lenders)
    await page.getByRole('link', { name: /: who can get it, documents, questions$/ }).tap()
    await page.waitForURL(`**${loanTypePath(type)}`)
  },
)

test('by touch, one finds the gold loan from the home page, opens a question, and goes on to the tool', async () => {
  const page = await open(paths.home)
  await page.getByRole('link', { name: 'What each loan is, costs and needs' }).tap()
  await heading(page, 'Loans, type by type')
  await page.locator('main').getByRole('link', { name: 'Gold Loan' }).tap()
  await heading(page, 'Gold loan')
  const answer = page.getByText(/^The ceiling must hold all through the loan/)
  expect(await answer.isVisible()).toBe(false)
  await page.getByText('What if the price of gold falls?').tap()
  await answer.waitFor()
  for (const link of await page.locator('main').getByRole('link').all()) {
    // Links inside a sentence are as high as its lines.
    if (await link.evaluate((node) => node.closest('p')?.matches('.reading') ?? false)) continue
    expect((await link.boundingBox())?.height, (await link.textContent()) ?? '').toBeGreaterThanOrEqual(44)
  }
  await expectWhole(page)
  await page.locator('#tools + ul').getByRole('link', { name: 'Gold loan' }).tap()
  await page.waitForURL(`**${paths.gold}`)
})

test('by keyboard, one reaches the comparison, the questions and the other loans', async () => {
  const page = await open(paths.personalLoan)
  await page.getByText(/^First today for /).waitFor()
  const tabTo = async (control: ReturnType<Page['locator']>) => {
    for (let presses = 0; !(await hasFocus(control)); presses++) {
      if (presses === 80) throw new Error(`Tab does not reach ${control}`)
      await page.keyboard.press('Tab')
    }
  }
  await tabTo(page.getByRole('link', { name: 'Compare personal loans' }))
  await tabTo(firstOffers(page).first().getByRole('link'))
  await tabTo(page.locator('summary', { hasText: 'changed my mind' }))
  await page.keyboard.press('Enter')
  await page.getByText(/^A digital loan has a cooling-off period/).waitFor()
  await tabTo(page.locator('main nav').getByRole('link', { name: 'Home Loan' }))
  await page.keyboard.press('Enter')
  await heading(page, 'Home loan')
  await page.getByText(/^First today for /).waitFor()
  await expectWhole(page)
})

test('when the offers fail to load, the rest can be read, and they load when tried again', async () => {
  const page = await open(paths.goldLoan, {
    before: (context) =>
      context.route('**/user/offer-list', (route) => route.fulfill({ status: 500, json: {} })),
  })
  await page.getByText('Today’s offers did not load').waitFor()
  await page.getByText('Who can get it').waitFor()
  await page.context().unroute('**/user/offer-list')
  await button(page, 'Try again').tap()
  await page.getByText(/^First today for /).waitFor()
})

test('an address of no loan type leads to the wizard, as other unknown ones do', async () => {
  const page = await open('/loans/nothing')
  await page.waitForURL(`**${paths.loanJourney}`)
})
