import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { todayInIndia } from '#loans/dates.ts'
import { tile, unfold, visitAsAdmin } from '#support/browser/admin-page.ts'
import { expectNoAxeViolations } from '#support/browser/browser.ts'
import { button, sees } from '#support/browser/wizard.ts'
import { anOffer, offerBy } from '#support/offer-form.ts'
import { writeDay } from '#web/ui/fields/typed-day.ts'

const path = '/admin121/offers'
const source = 'https://lender.example/key-facts'
/** The fields of one fact in the form. */
const fact = (page: Page, name: string) => page.getByRole('dialog').getByRole('group', { name, exact: true })

/** Opens the fields of facts. */
async function openFacts(page: Page, ...names: string[]) {
  for (const name of names) await fact(page, name).getByRole('heading', { name, exact: true }).click()
}

/** Adds an offer and opens “Regulatory facts” in its edit form. */
async function editFacts(description: string, facts?: object, width = 1280) {
  const id = await anOffer({ description, ...(facts && { facts: JSON.stringify(facts) }) })
  const page = await visitAsAdmin(path, { width })
  await tile(page, description).getByRole('button', { name: 'Edit' }).click()
  await unfold(page, 'Regulatory facts')
  return { id, page }
}

test('an administrator enters facts, one with its source and the day of its check', async () => {
  const { id, page } = await editFacts('To get facts', undefined, 360)
  await openFacts(page, 'Legal name', 'Kind of lender', 'Foreclosure charge', 'Insurance')
  await fact(page, 'Legal name').getByLabel('Name of the regulated entity').fill('Ashoka Lending Limited')
  await fact(page, 'Legal name').getByLabel('Source').fill('lender.example/key-facts')
  await fact(page, 'Legal name').getByLabel('Checked on').fill('02/11/2026')
  await fact(page, 'Kind of lender').getByLabel('Value').selectOption('NBFC')
  await fact(page, 'Foreclosure charge').getByLabel('Amount (0 is none)').fill('2,000')
  await fact(page, 'Foreclosure charge').getByLabel('In', { exact: true }).selectOption('Rupees')
  await fact(page, 'Foreclosure charge').getByLabel('From month').fill('7')
  await fact(page, 'Insurance').getByLabel('Must the borrower buy insurance?').selectOption('No')
  await expectNoAxeViolations(page)
  await button(page, 'Update Offer').click()
  await sees(page, 'Offer updated successfully!')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect((await offerBy(id)).facts).toEqual({
    legal_name: {
      value: 'Ashoka Lending Limited',
      source: 'http://lender.example/key-facts',
      verified_on: '2026-11-02',
    },
    lender_kind: { value: 'nbfc' },
    foreclosure_charge: { value: { amount: 2000, unit: 'rupees', from_month: 7 } },
    insurance_required: { value: false },
  })

  await tile(page, 'To get facts').getByRole('button', { name: 'View' }).click()
  await page
    .getByRole('dialog')
    .getByText('₹2,000; repaying early is allowed from month 7 of the loan')
    .waitFor()
})

test.each([360, 1280])(
  'the calendar of a day lies over the form at %i pixels, and Escape closes it first',
  async (width) => {
    const { page } = await editFacts(`With a day at ${width}`, undefined, width)
    const legalName = fact(page, 'Legal name')
    await openFacts(page, 'Legal name')
    await legalName.getByRole('button', { name: 'Choose from a calendar' }).click()
    const calendar = page.getByRole('dialog', { name: 'Checked on' })
    await calendar.waitFor()
    const { x = -1, y = -1, width: wide = 0, height = 0 } = (await calendar.boundingBox()) ?? {}
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(x + wide).toBeLessThanOrEqual(width)
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
    await calendar.getByRole('button', { name: /^Today/ }).click()
    await calendar.waitFor({ state: 'detached' })
    expect(await legalName.getByLabel('Checked on').inputValue()).toBe(writeDay(todayInIndia()))
    await legalName.getByRole('button', { name: 'Choose from a calendar' }).click()
    await calendar.waitFor()
    await page.keyboard.press('Escape')
    await calendar.waitFor({ state: 'detached' })
    await page.getByRole('dialog', { name: 'Edit Offer' }).waitFor()
    expect(await page.getByText('You have unsaved changes.').count()).toBe(0)
  },
)

test('saving invalid facts opens their closed section, with each message at its field', async () => {
  const { id, page } = await editFacts('With a wrong fact')
  await openFacts(page, 'Cooling-off period', 'Penal charges')
  await fact(page, 'Cooling-off period').getByLabel('Days').fill('0')
  await fact(page, 'Penal charges').getByLabel('Source').fill(source)
  // Closes one of them, and then the section.
  await openFacts(page, 'Penal charges')
  await unfold(page, 'Regulatory facts')
  await button(page, 'Update Offer').click()
  await fact(page, 'Cooling-off period').getByText('This number is too low or too high').waitFor()
  await fact(page, 'Penal charges').getByText('Required', { exact: true }).waitFor()
  await expectNoAxeViolations(page)
  expect(await offerBy(id)).toMatchObject({ version: 1 })
})

test('clearing one fact keeps another', async () => {
  const kept = { legal_name: { value: 'Ashoka Lending Limited', source } }
  const { id, page } = await editFacts('To lose a fact', { ...kept, rate_kind: { value: 'floating' } })
  await openFacts(page, 'Kind of rate')
  expect(await fact(page, 'Kind of rate').getByLabel('Value').inputValue()).toBe('Floating')
  await fact(page, 'Kind of rate').getByLabel('Value').selectOption('Not given')
  await button(page, 'Update Offer').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect((await offerBy(id)).facts).toEqual(kept)
})

test('the list says which facts an offer lacks, and can show the oldest check first', async () => {
  const dated = (verified_on: string) => ({ rate_kind: { value: 'floating', verified_on } })
  await anOffer({ description: 'Checked in January', facts: JSON.stringify(dated('2026-01-05')) })
  await anOffer({ description: 'Checked in November', facts: JSON.stringify(dated('2026-11-05')) })
  const page = await visitAsAdmin(path)
  const checked = tile(page, 'Checked in January')
  // Twelve facts, minus the kind of rate, which is given, and the two charges that RBI bars for a floating rate.
  await checked.getByText('9 facts are missing').click()
  await checked.getByText('Penal charges').waitFor()
  await checked.getByText('Oldest check: 5 Jan 2026').waitFor()
  expect(await checked.getByRole('listitem').filter({ hasText: 'Foreclosure charge' }).count()).toBe(0)
  // The catalogue of all tests takes several pages.
  await page.getByLabel('Search offers').fill('Checked in')
  const names = async () => {
    const shown = await page.locator('main h2').allTextContents()
    return shown.filter((name) => name.startsWith('Checked in'))
  }
  expect(await names()).toEqual(['Checked in November', 'Checked in January'])
  await button(page, 'Filter').click()
  await page.getByLabel('Show', { exact: true }).selectOption('Missing facts, oldest check first')
  await expect.poll(names).toEqual(['Checked in January', 'Checked in November'])
  await expectNoAxeViolations(page)
})
