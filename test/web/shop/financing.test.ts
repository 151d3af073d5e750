import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aBorrower, details, post, preferences } from '#support/api.ts'
import { expectNoAxeViolations, pageErrors } from '#support/browser/browser.ts'
import {
  besideField,
  button,
  field,
  fillDetails,
  heading,
  person,
  sees,
  signInByCode,
  visit,
  visitSignedIn,
} from '#support/browser/wizard.ts'
import { retailers, tiles } from '#support/retailers.ts'
import { storedBorrower } from '#support/stored.ts'

const price = 'Price'
const rate = 'Interest rate (% p.a.)'
const monthly = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: 'a month' })
    .allInnerTexts()
    .then((texts) => texts.map((text) => text.replace(/\s+/g, ' ')))

test('the calculator shows the EMI over 3 and 6 months at the stated rate', async () => {
  const page = await visit('/shop')
  await field(page, price).fill('₹ 30,000')
  expect(await field(page, rate).inputValue()).toBe('15')
  await page.getByText('At 15% p.a. on a reducing balance').waitFor()
  expect(await monthly(page)).toEqual([
    '3 months ₹10,251 a month ₹753 total interest',
    '6 months ₹5,221 a month ₹1,326 total interest',
  ])
  await field(page, rate).fill('0 %')
  expect(await monthly(page)).toEqual([
    '3 months ₹10,000 a month ₹0 total interest',
    '6 months ₹5,000 a month ₹0 total interest',
  ])
  expect(await field(page, price).inputValue()).toBe('₹ 30,000')
  expect(await field(page, rate).inputValue()).toBe('0 %')
})

test('a price may be typed in several forms', async () => {
  const page = await visit('/shop')
  for (const typed of ['0.3 lakh', '30k', 'Rs. 30,000/-', '₹३०,०००']) {
    await field(page, price).fill('')
    expect((await monthly(page))[0]).toBe('3 months ₹ – a month')
    await field(page, price).fill(typed)
    expect(await besideField(page, price), typed).toContain('₹30,000')
    expect((await monthly(page))[0], typed).toBe('3 months ₹10,251 a month ₹753 total interest')
  }
})

test('an invalid price gives no instalments, and an error once the field loses focus', async () => {
  const page = await visit('/shop')
  await field(page, price).fill('abc')
  expect(await besideField(page, price)).not.toContain('Enter')
  for (const typed of ['abc', '', '4999', '1000001', '-30000', '3e4', '0.04 lakh']) {
    await field(page, price).fill('30000')
    expect(await besideField(page, price)).not.toContain('Enter')
    await field(page, price).fill(typed)
    await field(page, rate).focus()
    await expect
      .poll(() => besideField(page, price), { message: typed })
      .toContain('Enter ₹5,000 to ₹10,00,000')
    expect(await monthly(page), typed).toEqual(['3 months ₹ – a month', '6 months ₹ – a month'])
  }
})

test('an invalid rate gives no instalments, and an error once the field loses focus', async () => {
  const page = await visit('/shop')
  await field(page, rate).fill('x')
  expect(await besideField(page, rate)).not.toContain('Enter 0 to 100')
  for (const typed of ['', 'x', '-1', '100.01', '1e1', '1.23456', '.']) {
    await field(page, rate).fill('15')
    expect(await besideField(page, rate)).not.toContain('Enter 0 to 100')
    await field(page, rate).fill(typed)
    await field(page, price).focus()
    await expect.poll(() => besideField(page, rate), { message: typed }).toContain('Enter 0 to 100')
    expect(await monthly(page), typed).toEqual(['3 months ₹ – a month', '6 months ₹ – a month'])
  }
  await expectNoAxeViolations(page)
})

test('financing links carry the brand that is open or, after going back, the last one', async () => {
  const page = await visit('/shop?brand=croma', { before: retailers })
  const opens = async (name: string) => {
    const link = page.getByRole('link', { name })
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()])
    await heading(opened, 'Start with your mobile number')
    await opened.getByText('For your purchase at Croma').waitFor()
    const { pathname, search } = new URL(opened.url())
    await expectNoAxeViolations(opened)
    await opened.close()
    return pathname + search
  }
  expect(await opens('Get Financing')).toBe('/loan-journey?brand=croma&purpose=Consumer+Durable')
  await button(page, 'Back').click()
  await page.getByText('For your purchase at Croma').waitFor()
  expect(await opens('Cart Funding')).toBe('/loan-journey?brand=croma&purpose=Consumer+Durable')
  await field(page, price).fill('₹ 45,000')
  expect(await opens('Personal Loan')).toBe('/loan-journey?brand=croma&type=Personal+Loan&amount=45000')
  await field(page, price).fill('4999')
  expect(await opens('Business Loan')).toBe('/loan-journey?brand=croma&type=Business+Loan')
  await tiles(page).getByText('Myntra').click()
  await button(page, 'Back').click()
  await page.getByText('For your purchase at Myntra').waitFor()
})

test('step 3 starts with the price and purpose from the shop, and keeps what a new borrower changes', async () => {
  const page = await visit('/loan-journey?brand=croma&purpose=Consumer+Durable&amount=45000')
  await signInByCode(page)
  await heading(page, 'A few details about you')
  await fillDetails(page, person)
  await button(page, 'Next').click()
  await heading(page, 'The loan you need')
  await page.getByText('We set the loan purpose to Consumer Durable').waitFor()
  expect(await field(page, 'Loan purpose').inputValue()).toBe('Consumer Durable')
  expect(await field(page, 'Loan amount').inputValue()).toBe('45,000')
  expect(await field(page, 'Tenure').inputValue()).toBe('6')
  await field(page, 'Loan amount').fill('60000')
  await page.reload()
  await page.getByText('You chose ₹45,000, Consumer Durable.', { exact: false }).waitFor()
  expect(await field(page, 'Loan amount').inputValue()).toBe('60,000')
  expect(pageErrors(page)).toEqual([])
})

test('a loan in the address that differs from the saved one fills the form only if the borrower agrees', async () => {
  const borrower = await aBorrower()
  await post('/user/basic-details', { id: borrower.id, ...details() }, borrower.token)
  await post('/user/loan-preferences', { id: borrower.id, ...preferences() }, borrower.token)
  const { page } = await visitSignedIn(
    '/loan-journey?step=loan&brand=croma&type=Business+Loan&purpose=Consumer+Durable&amount=45000&months=3',
    borrower,
  )
  await sees(
    page,
    'You chose ₹45,000, 3 months, Business Loan, Consumer Durable. The form shows different values.',
  )
  expect(await page.getByText('We set the loan purpose').count()).toBe(0)
  await expectNoAxeViolations(page)
  expect(await field(page, 'Loan type').inputValue()).toBe('Personal Loan')
  expect(await field(page, 'Loan purpose').inputValue()).toBe('Wedding Expenses')
  expect(await field(page, 'Loan amount').inputValue()).toBe('2,50,000')
  expect(await field(page, 'Tenure').inputValue()).toBe('24')
  await button(page, 'Use my choice').click()
  expect(await field(page, 'Loan type').inputValue()).toBe('Business Loan')
  expect(await field(page, 'Loan amount').inputValue()).toBe('45,000')
  await button(page, 'Check Offers').click()
  await page.waitForURL('**/loan-journey/offers*')
  expect(await storedBorrower(borrower.id)).toMatchObject({
    looking_for: 'Business Loan',
    purpose: 'Consumer Durable',
    loan_amount: 45_000,
    tenure_months: 3,
  })
})

test('an unknown brand and invalid choices change no field and are not shown', async () => {
  const borrower = await aBorrower()
  await post('/user/basic-details', { id: borrower.id, ...details() }, borrower.token)
  const loaded: string[] = []
  const { page } = await visitSignedIn(
    '/loan-journey?step=loan&brand=Win+a+free+phone&type=Free&purpose=Gambling&amount=4999&months=61',
    borrower,
    {
      before: async (context) => {
        context.on('response', (response) => loaded.push(response.url()))
      },
    },
  )
  await heading(page, 'The loan you need')
  // The note about the brand has its own file. A placeholder stands in for it until it has rendered.
  await expect.poll(() => loaded.some((url) => /\/FromShopNote-[^/]*\.js$/.test(url))).toBe(true)
  await expect.poll(() => page.locator('main .animate-pulse').count()).toBe(0)
  expect(await field(page, 'Loan type').inputValue()).toBe('Personal Loan')
  expect(await field(page, 'Loan purpose').inputValue()).toBe('Personal')
  expect(await field(page, 'Loan amount').inputValue()).toBe('5,000')
  expect(await field(page, 'Tenure').inputValue()).toBe('6')
  expect(await page.getByText(/free phone|For your purchase|We set|You chose/).count()).toBe(0)
})

test('registering from the shop leads back to the shop, without the link to register', async () => {
  const page = await visit('/shop')
  await page.getByRole('link', { name: 'Register', exact: true }).click()
  await signInByCode(page)
  await heading(page, 'Shop and Save')
  expect(new URL(page.url()).pathname).toBe('/shop')
  expect(await page.getByRole('link', { name: 'Register', exact: true }).count()).toBe(0)
})
