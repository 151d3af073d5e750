import { expect, test } from 'vitest'
import { expectNoAxeViolations, pageErrors } from '#support/browser/browser.ts'
import {
  button,
  field,
  fillDetails,
  heading,
  person,
  sees,
  signInByCode,
  visit,
} from '#support/browser/wizard.ts'
import { retailers, tiles } from '#support/retailers.ts'

const price = 'Price'

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
  expect(await opens('Get Financing')).toBe('/loan-journey?brand=croma&purpose=consumer-durable')
  await button(page, 'Back').click()
  await page.getByText('For your purchase at Croma').waitFor()
  expect(await opens('Cart Funding')).toBe('/loan-journey?brand=croma&purpose=consumer-durable')
  await page.getByText('What would it cost a month?').click()
  await field(page, price).fill('₹ 45,000')
  expect(await opens('Personal Loan')).toBe('/loan-journey?brand=croma&type=personal-loan&amount=45000')
  await field(page, 'Interest rate (% p.a.)').fill('x')
  await field(page, price).fill('4999')
  expect(await opens('Business Loan')).toBe('/loan-journey?brand=croma&type=business-loan')
  await sees(page, 'Enter ₹5,000 to ₹10,00,000')
  await expectNoAxeViolations(page)
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

test('registering from the shop leads back to the shop, without the link to register', async () => {
  const page = await visit('/shop')
  await page.getByRole('link', { name: 'Register', exact: true }).click()
  await signInByCode(page)
  await heading(page, 'Shop and Save')
  expect(new URL(page.url()).pathname).toBe('/shop')
  expect(await page.getByRole('link', { name: 'Register', exact: true }).count()).toBe(0)
})
