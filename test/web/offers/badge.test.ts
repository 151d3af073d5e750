import { expect, test } from 'vitest'
import { expectNoAxeViolations } from '#support/browser/browser.ts'
import { showing } from '#support/browser/offers-page.ts'
import { boxOf } from '#support/browser/wizard.ts'
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

test('the explanation of the badge opens below it, or above it in the lower half of the screen', async () => {
  const page = await showing([aStoredOffer({ lender: 'With', recommended: true })])
  await page.setViewportSize({ width: 1280, height: 480 })
  const badge = page.getByRole('button', { name: 'Why? About the badge of With' })
  const note = page.getByRole('note')
  const openAt = async (y: number) => {
    await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), (await boxOf(badge)).y - y)
    // In Firefox, a click first scrolls to the middle what is in view already.
    await badge.press('Enter')
    const boxes = { badge: await boxOf(badge), note: await boxOf(note) }
    await page.keyboard.press('Escape')
    return boxes
  }
  const high = await openAt(150)
  expect(high.note.y).toBeCloseTo(high.badge.y + high.badge.height + 4, 0)
  const low = await openAt(260)
  expect(low.note.y + low.note.height + 4).toBeCloseTo(low.badge.y, 0)
})
