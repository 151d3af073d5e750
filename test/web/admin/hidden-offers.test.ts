import { expect, test } from 'vitest'
import * as routes from '#contract/routes.ts'
import { anAdminToken } from '#support/admin.ts'
import { get } from '#support/api.ts'
import { visitAsAdmin } from '#support/browser/admin-page.ts'
import { expectNoAxeViolations } from '#support/browser/browser.ts'
import { button, field, sees } from '#support/browser/wizard.ts'
import { anOffer } from '#support/offer-form.ts'

const path = '/admin121/offers'
const statusOf = async (id: string) => {
  const { body } = await get('/user/admin-offers', await anAdminToken())
  return routes.adminOffers.response.parse(body).offers.find((offer) => offer.id === id)?.status
}

test('an administrator hides an offer with its tile’s button, still views it, and unhides it in the form', async () => {
  const id = await anOffer({ description: 'Off and on again' })
  const page = await visitAsAdmin(path, { width: 360 })
  const tile = page.getByRole('group', { name: 'Off and on again', exact: true })
  await tile.getByRole('button', { name: 'More' }).click()
  await tile.getByRole('button', { name: 'Hide from borrowers' }).click()
  await sees(page, 'Offer updated successfully!')
  await tile.getByText('Hidden from borrowers', { exact: true }).waitFor()
  expect(await statusOf(id)).toBe('hidden')
  expect((await get(`/user/get-offer?id=${id}`)).status).toBe(404)
  await tile.getByRole('button', { name: 'Show to borrowers' }).waitFor()
  await expectNoAxeViolations(page)

  await tile.getByRole('button', { name: 'View' }).click()
  const details = page.getByRole('dialog', { name: 'Offer Details' })
  await details.getByText('Hidden from borrowers', { exact: true }).waitFor()
  expect(await page.getByText('Failed to fetch offer details').count()).toBe(0)
  await button(page, 'Close').last().click()

  await tile.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Hidden from borrowers').uncheck()
  await button(page, 'Update Offer').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await tile.getByRole('button', { name: 'Hide from borrowers' }).waitFor()
  expect(await statusOf(id)).toBe('shown')
})

test('the form asks for loan types and the reason for a recommendation, and collapses the optional sections', async () => {
  const id = await anOffer({ description: 'With a reason', recommended: 'false', processingFee: 'Nil' })
  const page = await visitAsAdmin(path)
  const tile = page.getByRole('group', { name: 'With a reason', exact: true })
  await tile.getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Lender name').waitFor()
  expect(await field(page, 'Minimum age').isVisible()).toBe(false)
  await sees(page, /borrowers will see the offer below those that fit, under “Loan types not stated”/)
  await page.getByLabel('Gold Loan', { exact: true }).check()
  await page.getByLabel('Mark as recommended offer').check()
  const reason = field(page, 'Why do we recommend it?')
  await reason.selectOption('The lender says that the money usually arrives on the same day.')
  await button(page, 'Update Offer').click()
  await sees(page, 'The offer’s data doesn’t show this. Choose another reason, or none.')
  await reason.selectOption('It has no processing fee.')
  await expectNoAxeViolations(page)
  await button(page, 'Update Offer').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const { body } = await get(`/user/get-offer?id=${id}`)
  expect(body.offer).toMatchObject({
    recommended: true,
    recommended_for: 'noProcessingFee',
    eligibility: { loanTypes: ['Gold Loan'] },
  })
})
