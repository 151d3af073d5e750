import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anAdminOffer, openOffers } from '#support/components/admin.tsx'
import { enter } from '#support/components/fields.ts'
import { success } from '#support/components/server.ts'

const offer = anAdminOffer({
  lender: 'Kaveri Finance',
  interestRate: '12% p.a.',
  processingFee: 'Nil',
  tenure: '12-60 months',
})
/** By its text, because finding a role among this form's hundreds of elements takes long. */
const card = () => screen.getByText('How borrowers will see it').parentElement?.querySelector('[role=group]')

async function edit() {
  const opened = await openOffers(success({ offers: [offer] }))
  await opened.user.click(await screen.findByRole('button', { name: 'Edit' }))
  await screen.findByRole('dialog', { name: 'Edit Offer' })
  return opened
}

test('the form shows the borrowers’ card, which follows what is typed', async () => {
  const { user, requests } = await edit()
  // A month of ₹3,00,000 over 36 months.
  for (const words of ['Kaveri Finance', '₹9,964 a month, no fees', 'APR 12.00%'])
    expect(card()?.textContent).toContain(words)
  await enter(user, { 'Interest rate *': '24% p.a.', 'Lender name': 'Kaveri Bank' })
  await waitFor(() => expect(card()?.textContent).toContain('APR 24.00%'))
  for (const words of ['Kaveri Bank', '₹11,770 a month, no fees'])
    expect(card()?.textContent).toContain(words)
  expect(requests.filter(({ path }) => path !== '/user/admin-offers')).toEqual([])
})

test('what can’t be priced says why in the card', async () => {
  const { user } = await edit()
  await enter(user, { 'Interest rate *': 'on request' })
  await waitFor(() => expect(card()?.textContent).toMatch(/interest rate/i))
  expect(card()?.textContent).not.toContain('APR')
})

test('a loan that the offer isn’t for can be changed in the card', async () => {
  const { user } = await edit()
  await enter(user, { 'Tenure *': '48-60 months' })
  await user.click(await screen.findByText('Change my request'))
  await screen.findByText('Asked for ₹3,00,000 over 48 months, from what you typed so far.')
})
