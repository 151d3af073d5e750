import { test } from 'vitest'
import { expectNoAxeViolations } from '#support/browser/browser.ts'
import { openControls, showing } from '#support/browser/offers-page.ts'
import { button, choose, sees } from '#support/browser/wizard.ts'
import { aStoredOffer } from '#support/builders.ts'

test('on a phone, filters that hide every lender offer to show all lenders', async () => {
  const page = await showing([aStoredOffer()])
  await openControls(page)
  await choose(page, 'Fees with GST', 'No fees')
  await page.getByRole('heading', { name: 'No lender matches these filters' }).waitFor()
  await expectNoAxeViolations(page)
  await button(page, 'Show all lenders').first().click()
  await sees(page, '1 offer matches your request')
})
