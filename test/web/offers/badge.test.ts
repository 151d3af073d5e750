import { test } from 'vitest'
import { expectNoAxeViolations } from '#support/browser/browser.ts'
import { showing } from '#support/browser/offers-page.ts'
import { aStoredOffer } from '#support/builders.ts'

test('the explanation of the “Recommended” badge gives the editors’ reason if there is one', async () => {
  const recommended = [
    aStoredOffer({
      id: 'a',
      lender: 'With',
      recommended: true,
      recommended_for: 'noForeclosureCharge',
    }),
    aStoredOffer({ id: 'b', lender: 'Without', recommended: true }),
  ]
  const page = await showing(recommended)
  await page.getByRole('button', { name: 'Recommended. Why? About the badge of With', exact: true }).click()
  await page
    .getByText('You can repay the whole loan early at any time without a charge. The badge doesn’t change', {
      exact: false,
    })
    .waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Why? About the badge of Without' }).click()
  await page
    .getByText('An editor set it, without a reason that can be checked. The badge doesn’t change', {
      exact: false,
    })
    .waitFor()
  await expectNoAxeViolations(page)
})
