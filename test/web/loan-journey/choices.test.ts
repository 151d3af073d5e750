import { expect, test } from 'vitest'
import { details, post } from '#support/api.ts'
import { pageErrors } from '#support/browser/browser.ts'
import { button, field, heading, visitSignedIn } from '#support/browser/wizard.ts'
import { storedBorrower } from '#support/stored.ts'

test('step 3 starts with the amount and tenure chosen in the home page’s sample comparison', async () => {
  const { page, borrower } = await visitSignedIn('/')
  await post('/user/basic-details', { id: borrower.id, ...details() }, borrower.token)
  const check = page.getByRole('link', { name: 'Check eligibility' }).first()
  expect(await check.getAttribute('href')).toBe('/loan-journey')
  await page.getByLabel('I need').fill('400000')
  await page.getByText('5 years', { exact: true }).click()
  await check.click()
  await heading(page, 'A few details about you')
  await button(page, 'Next').click()
  await heading(page, 'The loan you need')
  expect(await field(page, 'Loan amount').inputValue()).toBe('4,00,000')
  expect(await field(page, 'Tenure').inputValue()).toBe('60')
  expect(pageErrors(page)).toEqual([])
  await button(page, 'Check Offers').click()
  await page.waitForURL('**/loan-journey/offers*')
  expect(await storedBorrower(borrower.id)).toMatchObject({ loan_amount: 400_000, tenure_months: 60 })
})
