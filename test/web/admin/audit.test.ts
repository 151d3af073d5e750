import { expect, test } from 'vitest'
import { todayInIndia } from '#loans/dates.ts'
import { anAdminToken } from '#support/admin.ts'
import { aBorrower, get } from '#support/api.ts'
import { visitAsAdmin } from '#support/browser/admin-page.ts'
import { expectNoAxeViolations, savedText } from '#support/browser/browser.ts'
import { button, field, heading, sees } from '#support/browser/wizard.ts'
import { paths } from '#web/paths.ts'

test.each([360, 1280])('at %i px, the audit is narrowed to a borrower and saved as a file', async (width) => {
  const { id } = await aBorrower()
  const name = `Borrower ${id.slice(-4)}`
  const token = await anAdminToken()
  await get(`/user/user-details?id=${id}`, token)
  await get(`/user/user-details?id=${id}`, token)
  const page = await visitAsAdmin(paths.adminAudit, { width })
  await heading(page, 'Audit')
  await field(page, 'What').selectOption('viewed')
  await page.locator('li p', { hasText: 'Read the audit' }).first().waitFor({ state: 'detached' })
  await page
    .getByRole('button', { name: /^\d+ times$/ })
    .first()
    .click()
  await button(page, `Only about ${name}`).first().click()
  await sees(page, /^2 events on /)
  await button(page, '2 times').waitFor()
  expect(await button(page, 'Only by You').count()).toBe(1)
  await expectNoAxeViolations(page)
  const file = await savedText(page, `audit_${todayInIndia()}.csv`, () => button(page, 'Save as CSV').click())
  const lines = file.trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(`"Opened a borrower’s details","${id}"`)
  await button(page, `About ${name} Remove this filter`).click()
  await button(page, `About ${name} Remove this filter`).waitFor({ state: 'detached' })
})

test('a day without events says so, and a day in the future is refused', async () => {
  const page = await visitAsAdmin(paths.adminAudit)
  await field(page, 'Day').fill('05/05/2001')
  await sees(page, 'Nothing is recorded')
  await field(page, 'Day').fill('05/05/2101')
  await sees(page, 'This day is in the future.')
})
