import { afterAll, expect, test } from 'vitest'
import { quotedFigures } from '#contract/application.ts'
import { aBorrower, post } from '#support/api.ts'
import { visitAsAdmin } from '#support/browser/admin-page.ts'
import { closeBrowser, expectNoAxeViolations } from '#support/browser/browser.ts'
import { besideField, button, field, sees } from '#support/browser/wizard.ts'
import { anOffer, offerBy } from '#support/offer-form.ts'

afterAll(closeBrowser)

const path = '/admin121/offers'

/** Opens the form of an offer that was added for this. */
async function edit(description: string, changes: Record<string, unknown> = {}) {
  const id = await anOffer({ description, ...changes })
  const page = await visitAsAdmin(path)
  await page
    .getByRole('group', { name: description, exact: true })
    .getByRole('button', { name: 'Edit' })
    .click()
  await page.getByRole('dialog', { name: 'Edit Offer' }).waitFor()
  return { id, page }
}

test('the form says with every letter how the lender’s words are understood', async () => {
  const { page } = await edit('Read while typing')
  expect(await besideField(page, 'Interest rate *')).toContain(
    'Interest 12% a year, on the reducing balance.',
  )
  await field(page, 'Interest rate *').fill('1.5% per month')
  expect(await besideField(page, 'Interest rate *')).toContain('18%')
  await field(page, 'Interest rate *').fill('on request')
  expect(await besideField(page, 'Interest rate *')).toMatch(/could not be read.*no costs are worked out/)
  await field(page, 'Interest rate *').fill('')
  expect(await besideField(page, 'Interest rate *')).toBe('In the lender’s own words.')
  await expectNoAxeViolations(page)
  await page.context().close()
})

test('an administrator sets whom an offer is for, and takes it back', async () => {
  const { id, page } = await edit('For some')
  for (const choice of ['Personal Loan', 'Gold Loan', 'Salaried'])
    await page.getByLabel(choice, { exact: true }).check()
  await field(page, 'Least loan amount').fill('₹50,000')
  await field(page, 'Least monthly income').fill('25000')
  await field(page, 'Age from').fill('21')
  await field(page, 'Age up to').fill('60')
  await expectNoAxeViolations(page)
  await button(page, 'Update Offer').click()
  await sees(page, 'Offer updated successfully!')
  expect((await offerBy(id)).eligibility).toEqual({
    loanTypes: ['Personal Loan', 'Gold Loan'],
    amount: { min: 50_000 },
    minMonthlyIncome: 25_000,
    professions: ['Salaried'],
    ageYears: { min: 21, max: 60 },
  })

  await page
    .getByRole('group', { name: 'For some', exact: true })
    .getByRole('button', { name: 'Edit' })
    .click()
  expect(await page.getByLabel('Gold Loan', { exact: true }).isChecked()).toBe(true)
  expect(await field(page, 'Least loan amount').inputValue()).toBe('50000')
  for (const choice of ['Personal Loan', 'Gold Loan', 'Salaried'])
    await page.getByLabel(choice, { exact: true }).uncheck()
  for (const label of ['Least loan amount', 'Least monthly income', 'Age from', 'Age up to'])
    await field(page, label).fill('')
  await button(page, 'Update Offer').click()
  await expect.poll(async () => (await offerBy(id)).eligibility).toEqual({})
  await page.context().close()
})

test('the details of an offer say whom it is for', async () => {
  const rules = {
    loanTypes: ['Personal Loan', 'Gold Loan'],
    amount: { min: 50_000, max: 500_000 },
    minMonthlyIncome: 25_000,
    ageYears: { max: 60 },
  }
  await anOffer({ description: 'Seen with rules', eligibility: JSON.stringify(rules) })
  await anOffer({ description: 'Seen without rules' })
  const page = await visitAsAdmin(path)
  const view = async (description: string) => {
    const offer = page.getByRole('group', { name: description, exact: true })
    await offer.getByRole('button', { name: 'View' }).click()
    const words = await page.getByRole('dialog', { name: 'Offer Details' }).textContent()
    await button(page, 'Close').last().click()
    return words
  }
  const seen = await view('Seen with rules')
  for (const words of [
    'Loan typesPersonal Loan, Gold Loan',
    'Loan amount₹50,000 to ₹5,00,000',
    'Monthly income₹25,000 or more',
    'Ageup to 60 years',
  ])
    expect(seen).toContain(words)
  expect(seen).not.toContain('Professions')
  expect(await view('Seen without rules')).toContain('Whom it is forEverybody: no rule is set.')
  await page.context().close()
})

test('rules that make no sense are refused beside their fields, and nothing is saved', async () => {
  const { id, page } = await edit('For nobody')
  await field(page, 'Least loan amount').fill('a lot')
  await field(page, 'Least monthly income').fill('-5')
  await field(page, 'Age from').fill('17')
  await button(page, 'Update Offer').click()
  await expect.poll(() => besideField(page, 'Age from')).toContain('Enter whole years, from 18 to 100')
  expect(await besideField(page, 'Least loan amount')).toContain('Enter whole rupees, in digits')
  expect(await besideField(page, 'Least monthly income')).toContain('Enter whole rupees, in digits')
  await field(page, 'Least loan amount').fill('5,00,000')
  await field(page, 'Most loan amount').fill('50,000')
  await expect.poll(() => besideField(page, 'Most loan amount')).toContain('The maximum is below the minimum')
  await expectNoAxeViolations(page)
  expect(await offerBy(id)).toMatchObject({ version: 1 })
  await page.context().close()
})

test('an offer that is saved without a change of its rules keeps them, and one without rules gets none', async () => {
  const eligibility = { minMonthlyIncome: 25_000 }
  const { id, page } = await edit('With rules', { eligibility: JSON.stringify(eligibility) })
  await field(page, 'Tenure *').fill('6-36 months')
  await button(page, 'Update Offer').click()
  await sees(page, 'Offer updated successfully!')
  expect(await offerBy(id)).toMatchObject({ tenure: '6-36 months', eligibility })
  await page.context().close()

  const { id: plain, page: other } = await edit('Without rules')
  await field(other, 'Tenure *').fill('6-36 months')
  await button(other, 'Update Offer').click()
  await sees(other, 'Offer updated successfully!')
  expect(await offerBy(plain)).not.toHaveProperty('eligibility')
  await other.context().close()
})

test('the card of an offer says how many borrowers applied', async () => {
  const id = await anOffer({ description: 'Applied for' })
  const shown = quotedFigures(await offerBy(id), 100_000, 24)
  for (let n = 0; n < 2; n++) {
    const borrower = await aBorrower()
    await post('/user/apply', { id: borrower.id, ...shown }, borrower.token)
  }
  const page = await visitAsAdmin(path)
  const tile = page.getByRole('group', { name: 'Applied for', exact: true })
  await tile.getByText('2 borrowers applied', { exact: true }).waitFor()
  await page.context().close()
})
