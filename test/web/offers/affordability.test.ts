import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aBorrower, details, post, preferences } from '#support/api.ts'
import { card, openControls, showing } from '#support/browser/offers-page.ts'
import { field, sees, storage } from '#support/browser/wizard.ts'
import { aStoredOffer } from '#support/builders.ts'

/** ₹1,20,000 over 12 months at 0% is ₹10,000 a month. */
const loan = { loan_amount: 120_000, tenure_months: 12 }
const free = { interestRate: '0%', processingFee: 'Nil', tenure: '6 to 36 months' }

async function earning(monthly_income: number) {
  const person = await aBorrower()
  const { id, token } = person
  await post('/user/basic-details', { id, ...details(), monthly_income }, token)
  await post('/user/loan-preferences', { id, ...preferences(loan) }, token)
  return person
}

const typeOtherEmis = async (page: Page, text: string) => {
  await openControls(page)
  await field(page, 'Other EMIs you pay').fill(text)
}

test('other EMIs add to the share of pay, stay on the device under the borrower’s id, and are never sent', async () => {
  const person = await earning(25_000)
  const page = await showing([aStoredOffer(free)], { person })
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await typeOtherEmis(page, '7,321')
  await sees(page, '1 offer is a stretch')
  expect(await card(page, 'Neem Tree Finance').textContent()).toContain('70% of your pay with other EMIs')
  await page.reload()
  await sees(page, '1 offer is a stretch')
  await openControls(page)
  expect(await field(page, 'Other EMIs you pay').inputValue()).toBe('7,321')
  expect(JSON.parse((await storage(page)).userDetails ?? '{}')).toMatchObject({
    userId: person.id,
    otherEmis: '7321',
  })
  // The site's port and the borrower's id may contain these digits by chance.
  const { origin } = new URL(page.url())
  const told = [page.url(), ...sent].map((text) => text.replaceAll(origin, '').replaceAll(person.id, ''))
  expect(told.filter((text) => text.includes('7321'))).toEqual([])
})
