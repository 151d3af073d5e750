import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aKnownBorrower, lendersOn, showing } from '#support/browser/offers-page.ts'
import { button, field, fillDetails, person, sees, visit, visitSignedIn } from '#support/browser/wizard.ts'
import { aStoredOffer } from '#support/builders.ts'
import { layouts } from '#test/statements/layouts.ts'
import { annexLoan } from '#test/statements/true-statement.ts'
import { paths } from '#web/paths.ts'

/** Makes a chunk fail to load until the returned function is called, which first waits for a failure. */
async function loseChunk(page: Page, name: string) {
  const pattern = `**/assets/${name}-*.js`
  let count = 0
  await page.route(pattern, (route) => {
    count++
    return route.abort('connectionfailed')
  })
  return async () => {
    await expect.poll(() => count).toBeGreaterThan(0)
    await page.unroute(pattern)
  }
}

test('a calendar that does not load leaves the form as it is, and the next press loads it', async () => {
  const { page } = await visitSignedIn(paths.loanJourney)
  await fillDetails(page)
  const restore = await loseChunk(page, 'CalendarPopover')
  const calendar = button(page, 'Choose from a calendar')
  const note = page.locator('[role=status]', { hasText: 'The calendar did not load' })
  const status = await page.$('div:has(> [autocomplete=bday]) + [role=status]')
  await calendar.click()
  await sees(page, 'The calendar did not load. Type the date, or try the calendar again.')
  // Screen readers ignore a live region that appears together with its text.
  expect(await status?.textContent()).toBe(await note.textContent())
  expect(await calendar.getAttribute('aria-expanded')).toBe('false')
  expect((await field(page, 'Aadhar').inputValue()).replaceAll(' ', '')).toBe(person.aadhaar)
  await restore()
  await calendar.click()
  await page.getByRole('grid').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('grid').waitFor({ state: 'detached' })
})

test('if a check’s result does not load, the pasted text stays, and the next press loads the result', async () => {
  const page = await visit(paths.kfsCheck)
  await page.getByText('Paste text').click()
  const restore = await loseChunk(page, 'CheckedStatement')
  const pasted = page.getByRole('textbox', { name: 'Text of the statement' })
  await pasted.fill(layouts.copied({ ...annexLoan, total: 24_000 }))
  await button(page, 'Check this text').click()
  await sees(page, 'The result did not load. Check your connection and try again.')
  await restore()
  await button(page, 'Check this text').click()
  await page.getByText('The total to pay is given as ₹24,000.').first().waitFor()
})

test('if a check’s result does not load, the figures of a shared link are kept, and a retry shows them', async () => {
  const page = await visit('/config.json')
  const restore = await loseChunk(page, 'CheckedStatement')
  await page.goto(`${paths.kfsCheck}#way=figures&sanctionedAmount=200000&termMonths=24&ratePercent=15`)
  await sees(page, 'The result did not load. Check your connection and try again.')
  await restore()
  await button(page, 'Try again').click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Sanctioned' }).inputValue()).toBe('2,00,000')
})

test('offers are shown even if the note about an application does not load', async () => {
  const offer = aStoredOffer()
  const page = await showing([offer], { person: await aKnownBorrower() })
  const application = {
    offer_id: offer.id,
    offer_version: 1,
    amount: 250_000,
    tenure_months: 24,
    rule_version: '1',
    is_as_shown: true,
    applied_at: new Date().toISOString(),
  }
  await page.route('**/user/applications*', (route) =>
    route.fulfill({ json: { success: true, applications: [application] } }),
  )
  const restore = await loseChunk(page, 'ApplicationNote')
  await page.reload()
  await expect.poll(() => lendersOn(page)).toEqual([offer.lender])
  await restore()
  expect(await lendersOn(page)).toEqual([offer.lender])
})

test('if the complaint form does not load, the page says so and shows the contact details', async () => {
  const page = await visit(paths.home)
  const restore = await loseChunk(page, 'ComplaintForm')
  await page.goto(paths.grievance)
  await sees(page, 'The form did not load. Reload the page, or complain by phone or e-mail.')
  await sees(page, 'Our Grievance Officer')
  await restore()
})
