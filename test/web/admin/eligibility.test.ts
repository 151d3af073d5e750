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

test('saving invalid rules opens their closed section, and moves the focus to the first error', async () => {
  const { id, page } = await edit('For nobody')
  await field(page, 'Interest rate *').fill('on request')
  await field(page, 'Minimum loan amount').fill('5,00,000')
  await field(page, 'Maximum loan amount').fill('50,000')
  // Closes the section.
  await unfold(page, 'Who can apply')
  await button(page, 'Update Offer').click()
  await expect.poll(() => hasFocus(field(page, 'Maximum loan amount'))).toBe(true)
  expect(await besideField(page, 'Maximum loan amount')).toContain('The maximum is below the minimum')
  await expectNoAxeViolations(page)
  expect(await offerBy(id)).toMatchObject({ version: 1 })
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
