import { expect, test } from 'vitest'
import { quotedFigures } from '#contract/quoted-figures.ts'
import { aBorrower, post } from '#support/api.ts'
import { tile, unfold, visitAsAdmin } from '#support/browser/admin-page.ts'
import { expectNoAxeViolations } from '#support/browser/browser.ts'
import { besideField, button, field, hasFocus, sees } from '#support/browser/wizard.ts'
import { eventually } from '#support/eventually.ts'
import { anOffer, offerBy } from '#support/offer-form.ts'

const path = '/admin121/offers'

/** Adds an offer and opens “Who can apply” in its edit form. */
async function edit(description: string, changes: Record<string, unknown> = {}) {
  const id = await anOffer({ description, ...changes })
  const page = await visitAsAdmin(path)
  await tile(page, description).getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog', { name: 'Edit Offer' }).waitFor()
  await unfold(page, 'Who can apply')
  return { id, page }
}

test('while an interest rate is typed, the form shows how Tulna reads it', async () => {
  const { page } = await edit('Read while typing')
  expect(await besideField(page, 'Interest rate *')).toContain(
    'Interest 12% a year, on the reducing balance.',
  )
  await field(page, 'Interest rate *').fill('1.5% per month')
  expect(await besideField(page, 'Interest rate *')).toContain('18%')
  await field(page, 'Interest rate *').fill('on request')
  expect(await besideField(page, 'Interest rate *')).toMatch(/could not be read.*can’t work out costs/)
  await field(page, 'Interest rate *').fill('')
  expect(await besideField(page, 'Interest rate *')).toBe('As the lender words it.')
  await expectNoAxeViolations(page)
})

test('an administrator sets who can apply, and clears it again', async () => {
  const { id, page } = await edit('For some')
  for (const choice of ['Personal Loan', 'Gold Loan', 'Salaried'])
    await page.getByLabel(choice, { exact: true }).check()
  await field(page, 'Minimum loan amount').fill('₹50,000')
  await field(page, 'Minimum monthly income').fill('25000')
  await field(page, 'Minimum age').fill('21')
  await field(page, 'Maximum age').fill('60')
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

  await tile(page, 'For some').getByRole('button', { name: 'Edit' }).click()
  await unfold(page, 'Who can apply')
  expect(await page.getByLabel('Gold Loan', { exact: true }).isChecked()).toBe(true)
  expect(await field(page, 'Minimum loan amount').inputValue()).toBe('50000')
  for (const choice of ['Personal Loan', 'Gold Loan', 'Salaried'])
    await page.getByLabel(choice, { exact: true }).uncheck()
  for (const label of ['Minimum loan amount', 'Minimum monthly income', 'Minimum age', 'Maximum age'])
    await field(page, label).fill('')
  await button(page, 'Update Offer').click()
  await expect.poll(async () => (await offerBy(id)).eligibility).toEqual({})
})

test('an offer’s details show who can apply', async () => {
  const rules = {
    loanTypes: ['Personal Loan', 'Gold Loan'],
    amount: { min: 50_000, max: 500_000 },
    minMonthlyIncome: 25_000,
    ageYears: { max: 60 },
  }
  await anOffer({ description: 'Seen with rules', eligibility: JSON.stringify(rules) })
  await anOffer({ description: 'Seen without rules' })
  await anOffer({ description: 'Seen with cleared rules', eligibility: '{}' })
  const page = await visitAsAdmin(path)
  const view = async (description: string) => {
    await tile(page, description).getByRole('button', { name: 'View' }).click()
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
  const toldToAsk = 'Who can applyThis lender hasn’t told us. Ask before you apply.'
  expect(await view('Seen without rules')).toContain(toldToAsk)
  expect(await view('Seen with cleared rules')).toContain(toldToAsk)
})

test('invalid rules are rejected at their fields, and nothing is saved', async () => {
  const { id, page } = await edit('For nobody')
  await field(page, 'Minimum loan amount').fill('a lot')
  await field(page, 'Minimum monthly income').fill('-5')
  await field(page, 'Minimum age').fill('17')
  await button(page, 'Update Offer').click()
  await expect.poll(() => besideField(page, 'Minimum age')).toContain('Enter whole years, from 18 to 100')
  expect(await besideField(page, 'Minimum loan amount')).toContain('Enter whole rupees, in digits')
  expect(await besideField(page, 'Minimum monthly income')).toContain('Enter whole rupees, in digits')
  // Closes the section. The next save, which fails too, opens it and moves the focus to its first error.
  await unfold(page, 'Who can apply')
  await button(page, 'Update Offer').click()
  await expect.poll(() => hasFocus(field(page, 'Minimum loan amount'))).toBe(true)
  await field(page, 'Minimum loan amount').fill('5,00,000')
  await field(page, 'Maximum loan amount').fill('50,000')
  await expect
    .poll(() => besideField(page, 'Maximum loan amount'))
    .toContain('The maximum is below the minimum')
  await expectNoAxeViolations(page)
  expect(await offerBy(id)).toMatchObject({ version: 1 })
})

test('saving an offer keeps its unchanged rules, and adds none to an offer that has none', async () => {
  const eligibility = { minMonthlyIncome: 25_000 }
  const { id, page } = await edit('With rules', { eligibility: JSON.stringify(eligibility) })
  await field(page, 'Tenure *').fill('6-36 months')
  await button(page, 'Update Offer').click()
  await sees(page, 'Offer updated successfully!')
  expect(await offerBy(id)).toMatchObject({ tenure: '6-36 months', eligibility })

  const { id: plain, page: other } = await edit('Without rules')
  await field(other, 'Tenure *').fill('6-36 months')
  await button(other, 'Update Offer').click()
  await sees(other, 'Offer updated successfully!')
  expect(await offerBy(plain)).not.toHaveProperty('eligibility')
})

test('an offer’s tile shows how many borrowers applied', async () => {
  const id = await anOffer({ description: 'Applied for' })
  const shown = quotedFigures(await offerBy(id), 100_000, 24)
  for (let n = 0; n < 2; n++) {
    const borrower = await aBorrower()
    await post('/user/apply', { id: borrower.id, ...shown }, borrower.token)
  }
  const page = await visitAsAdmin(path)
  const offer = tile(page, 'Applied for')
  // The server caches the counts for five seconds.
  await eventually(async () => {
    await page.reload()
    await offer.waitFor()
    expect(await offer.getByText('2 borrowers applied', { exact: true }).count()).toBe(1)
  })
})
