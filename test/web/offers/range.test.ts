import { expect, test } from 'vitest'
import { expectNoAxeViolations } from '#support/browser/browser.ts'
import { anOffer, card, lendersOn, openControls, showing } from '#support/browser/offers-page.ts'
import { choose } from '#support/browser/wizard.ts'

const offers = [
  anOffer({ id: 'a', lender: 'Narrow', interestRate: '10% - 11% p.a.', processingFee: 'Nil' }),
  anOffer({ id: 'b', lender: 'Wide', interestRate: '12% - 30% p.a.', processingFee: 'Nil' }),
  anOffer({ id: 'c', lender: 'Open', interestRate: '13% p.a. onwards', processingFee: 'Nil' }),
  anOffer({ id: 'd', lender: 'Single', interestRate: '14% p.a.', processingFee: 'Nil' }),
]
const search = '?amount=100000&months=12'

test('for a range of rates, a card shows the EMI and APR at both ends, or that no upper limit is quoted', async () => {
  const page = await showing(offers, { search })
  const wordsOf = async (lender: string) => (await card(page, lender).textContent()) ?? ''
  for (const words of ['₹8,885', 'to ₹9,749 a month', 'APR 12.0 to 30.0%'])
    expect(await wordsOf('Wide')).toContain(words)
  expect(await wordsOf('Open')).toContain('No upper limit quoted')
  expect(await wordsOf('Open')).toContain('APR from 13.00%')
  expect(await wordsOf('Single')).toContain('APR 14.00%')
  expect(await wordsOf('Single')).not.toContain('No upper limit quoted')
  await expectNoAxeViolations(page)
})

test('only the offer that would still be first at its highest rate says so', async () => {
  const page = await showing(offers, { search })
  expect(await card(page, 'Narrow').textContent()).toContain('First even at its highest rate')
  expect(await page.getByText('First even at its highest rate').count()).toBe(1)
})

test('sorts by the APR at the highest rate, with offers without an upper limit last', async () => {
  const page = await showing(offers, { search })
  expect(await lendersOn(page)).toEqual(['Narrow', 'Wide', 'Open', 'Single'])
  await openControls(page)
  await choose(page, 'Sort by', 'Lowest APR at the highest rate')
  await expect.poll(() => lendersOn(page)).toEqual(['Narrow', 'Single', 'Wide', 'Open'])
})

test('the breakdown gives the offer’s position by the ranking rule, whatever the page sorts by', async () => {
  const page = await showing(offers, { search: `${search}&sort=highest` })
  await page.getByRole('button', { name: /^How we worked this out.*Single$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'How we worked this out' })
  await dialog.getByText('Fourth of 4: 1 point of APR above the third.').waitFor()
})

test('the explanation of the “Recommended” badge gives the editors’ reason if there is one', async () => {
  const recommended = [
    anOffer({
      id: 'a',
      lender: 'With',
      recommended: true,
      recommended_reason: 'No fee for early repayment.',
    }),
    anOffer({ id: 'b', lender: 'Without', recommended: true }),
  ]
  const page = await showing(recommended, { search })
  await page.getByRole('button', { name: 'Recommended. Why? About the badge of With', exact: true }).click()
  await page.getByText('No fee for early repayment. The badge doesn’t change', { exact: false }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Why? About the badge of Without' }).click()
  await page.getByText('Our editors’ pick. The badge doesn’t change', { exact: false }).waitFor()
  await expectNoAxeViolations(page)
})
