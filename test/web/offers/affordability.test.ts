import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aBorrower, details, post, preferences } from '#support/api.ts'
import { expectNoAxeViolations, pageErrors } from '#support/browser/browser.ts'
import { anOffer, card, lendersOn, openControls, showing } from '#support/browser/offers-page.ts'
import { besideField, button, field, hasFocus, sees, storage } from '#support/browser/wizard.ts'

/** ₹1,20,000 over 12 months at 0% is ₹10,000 a month. */
const loan = { loan_amount: 120_000, tenure_months: 12 }
const search = '?amount=120000&months=12&type=Personal+Loan'
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

test('a card says what share of the pay the EMI takes, and what remains', async () => {
  const page = await showing([anOffer(free)], { person: await earning(25_000) })
  await sees(page, '1 offer matches your request')
  expect(await card(page, 'Neem Tree Finance').textContent()).toContain('40% of your pay, ₹15,000 left')
  await expectNoAxeViolations(page)
})

test('an EMI above half of the pay is a stretch, and one tap chooses a tenure that brings it to half', async () => {
  const offers = [
    anOffer({ ...free, id: 'a', lender: 'Long', tenure: '6 to 36 months' }),
    anOffer({ ...free, id: 'b', lender: 'Short', tenure: '6 to 12 months' }),
  ]
  const page = await showing(offers, { person: await earning(15_000) })
  await sees(page, '2 offers are a stretch')
  expect(await card(page, 'Long').textContent()).toContain('67% of your pay, ₹5,000 left')
  expect(await card(page, 'Short').textContent()).toContain(
    'No tenure that this lender offers here brings it within 50%.',
  )
  await expectNoAxeViolations(page)
  await card(page, 'Long').getByRole('button', { name: 'Choose 16 months to stay within 50%' }).click()
  await sees(page, '1 offer matches your request')
  expect(await field(page, 'Repay over').inputValue()).toBe('16')
  expect(await card(page, 'Long').textContent()).toContain('50% of your pay, ₹7,500 left')
})

test('other EMIs add to the share of pay, stay on the device under the borrower’s id, and are never sent', async () => {
  const person = await earning(25_000)
  const page = await showing([anOffer(free)], { person })
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await typeOtherEmis(page, '7,321')
  await sees(page, '1 offer is a stretch')
  expect(await card(page, 'Neem Tree Finance').textContent()).toContain(
    '70% of your pay with other EMIs, ₹7,679 left',
  )
  await page.reload()
  await sees(page, '1 offer is a stretch')
  await openControls(page)
  expect(await field(page, 'Other EMIs you pay').inputValue()).toBe('7321')
  expect(JSON.parse((await storage(page)).userDetails ?? '{}')).toMatchObject({
    userId: person.id,
    otherEmis: '7321',
  })
  // The site's port and the borrower's id may contain these digits by chance.
  const { origin } = new URL(page.url())
  const told = [page.url(), ...sent].map((text) => text.replaceAll(origin, '').replaceAll(person.id, ''))
  expect(told.filter((text) => text.includes('7321'))).toEqual([])
})

test('text in “Other EMIs you pay” that is no amount counts as no EMIs, and the field asks for an amount', async () => {
  const page = await showing([anOffer(free)], { person: await earning(25_000) })
  await typeOtherEmis(page, 'a lot')
  expect(await besideField(page, 'Other EMIs you pay')).not.toContain('Enter an amount')
  await field(page, 'Other EMIs you pay').blur()
  await sees(page, 'Enter an amount, e.g. 5,000')
  await sees(page, '1 offer matches your request')
  await expectNoAxeViolations(page)
})

test('if the income is not known, a button leads to the field for it, whose figure is not in the address', async () => {
  const page = await showing([anOffer(free)], { search })
  await sees(page, '1 offer matches your request')
  expect(await card(page, 'Neem Tree Finance').textContent()).not.toContain('of your pay')
  await button(page, 'Add it to see each EMI as a share of it').click()
  const pay = field(page, 'Your monthly pay')
  expect(await hasFocus(pay)).toBe(true)
  await page.keyboard.type('18000')
  await sees(page, '1 offer is a stretch')
  expect(await card(page, 'Neem Tree Finance').textContent()).toContain('56% of your pay, ₹8,000 left')
  expect(await pay.isVisible()).toBe(true)
  expect(page.url()).not.toContain('18000')
  expect(pageErrors(page)).toEqual([])
})

test('with an income of 0 no offer matches', async () => {
  const page = await showing([anOffer(free)], { person: await earning(0) })
  await sees(page, '1 offer is a stretch')
  await sees(page, 'You told us that you have no monthly pay')
})

test('offers without stated loan types have a group of their own', async () => {
  const offers = [
    anOffer({ ...free, id: 'a', lender: 'Silent', eligibility: undefined }),
    anOffer({ ...free, id: 'b', lender: 'Stated', interestRate: '12%' }),
  ]
  const page = await showing(offers, { person: await earning(52_000) })
  await sees(page, 'Loan types not stated: 1 offer')
  expect(await lendersOn(page)).toEqual(['Stated', 'Silent'])
})
