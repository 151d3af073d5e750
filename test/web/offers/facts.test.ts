import { expect, test } from 'vitest'
import type { Offer } from '#contract/offer.ts'
import { expectNoAxeViolations } from '#support/browser/browser.ts'
import { showing } from '#support/browser/offers-page.ts'
import { aStoredOffer } from '#support/builders.ts'

const keyFactsUrl = 'https://lender.example/key-facts'

/** Opens "More Details" of the only offer. */
async function detailsOf(offer: Partial<Offer>, width = 360) {
  const page = await showing([aStoredOffer(offer)], { width })
  await page.getByRole('button', { name: 'More Details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Neem Tree Finance' })
  await dialog.getByRole('heading', { name: 'Regulatory facts' }).waitFor()
  const valueFor = (label: string) =>
    dialog.locator('dl > div', { has: page.getByText(label, { exact: true }) }).getByRole('definition')
  return { page, dialog, valueFor }
}

test('More Details shows the facts that are given, and the source of a fact and the day it was checked', async () => {
  const { page, dialog, valueFor } = await detailsOf({
    facts: {
      legal_name: { value: 'Neem Tree Finance Limited', source: keyFactsUrl, verified_on: '2026-11-02' },
      key_facts_statement: { value: `${keyFactsUrl}.pdf` },
      rate_kind: { value: 'fixed' },
      foreclosure_charge: { value: { amount: 4, unit: 'percent', from_month: 7 } },
      part_prepayment_charge: { value: { amount: 0, unit: 'rupees' } },
      cooling_off_days: { value: 3 },
    },
  })
  expect(await valueFor('Legal name').innerText()).toContain('Neem Tree Finance Limited')
  await valueFor('Legal name').getByText('Checked on 2 Nov 2026').waitFor()
  const source = valueFor('Legal name').getByRole('link', {
    name: 'Source for Legal name (opens in a new tab)',
  })
  expect(await source.getAttribute('href')).toBe(keyFactsUrl)
  expect(await source.getAttribute('rel')).toBe('noopener noreferrer')
  const statement = valueFor('Key Facts Statement').getByRole('link')
  expect(await statement.getAttribute('href')).toBe(`${keyFactsUrl}.pdf`)
  await valueFor('Foreclosure charge')
    .getByText('4% of what you repay early; repaying early is allowed from month 7 of the loan')
    .waitFor()
  await valueFor('Part-prepayment charge').getByText('None', { exact: true }).waitFor()
  await valueFor('Cooling-off period').getByText('3 days').waitFor()
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  await expectNoAxeViolations(page)
})
