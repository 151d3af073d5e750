import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { aStoredOffer } from '#support/builders.ts'
import { aKnownUser } from '#support/components/borrower.ts'
import { besideField, button, enter, field } from '#support/components/fields.ts'
import { heldBack, success } from '#support/components/server.ts'
import { openStep } from '#support/components/wizard.tsx'
import FromShopNote from '#web/shop/FromShopNote.tsx'

const path = '/user/loan-preferences'
const withoutLoan = aKnownUser({
  looking_for: undefined,
  purpose: undefined,
  loan_amount: undefined,
  tenure_months: undefined,
})
const slider = (label: string) => field(`${label}, slider`)
const shown = () => ['Loan type', 'Loan purpose', 'Loan amount', 'Tenure'].map((label) => field(label).value)

test.each([
  ['Loan amount', '3000', messages.loanAmountTooLow, '₹5,000'],
  ['Loan amount', '50 lakh', messages.loanAmountTooHigh, '₹10,00,000'],
  ['Loan amount', 'a lot', messages.amountUnreadable, '₹5,000'],
  ['Loan amount', '', messages.loanAmountTooLow, '₹5,000'],
  ['Tenure', '0', messages.tenureRequired, '3 months'],
  ['Tenure', '6 years', messages.tenureTooLong, '60 months'],
  ['Tenure', 'soon', messages.tenureUnreadable, '3 months'],
])('%s %j stays as typed with its error beside it, and is not sent', async (label, text, message, end) => {
  const { user, answers, sent } = await openStep(3, withoutLoan)
  await enter(user, { [label]: text })
  await user.click(button('Check Offers'))
  await waitFor(() => expect(besideField(label)).toContain(message))
  expect(field(label).value).toBe(text)
  await waitFor(() => expect(document.activeElement).toBe(field(label)))
  expect(slider(label).getAttribute('aria-valuetext')).toBe(end)
  expect(sent(path)).toEqual([])
  answers[path] = success()
  await enter(user, { [label]: label === 'Tenure' ? '1 year' : '3 lakh' })
  expect(besideField(label)).not.toContain(message)
  await user.click(button('Check Offers'))
  await waitFor(() => expect(location.pathname).toBe('/loan-journey/offers'))
})

test.each([
  ['Loan amount', '3 lakh', '₹3,00,000'],
  ['Loan amount', '3L', '₹3,00,000'],
  ['Loan amount', '3,00,000', '₹3,00,000'],
  ['Loan amount', '₹3,00,000', '₹3,00,000'],
  ['Loan amount', '50k', '₹50,000'],
  ['Loan amount', '1,50,000.75', '₹1,50,000'],
  ['Tenure', '5 years', '60 months'],
  ['Tenure', '5y', '60 months'],
  ['Tenure', '60 months', '60 months'],
  ['Tenure', '60', '60 months'],
])('%s may be typed as %s, and is left as typed', async (label, text, spoken) => {
  const { user } = await openStep(3, withoutLoan)
  await user.clear(field(label))
  await user.type(field(label), text)
  await user.tab()
  expect(field(label).value).toBe(text)
  expect(slider(label).getAttribute('aria-valuetext')).toBe(spoken)
  expect(field(label).getAttribute('aria-invalid')).toBeNull()
})

test('shows what the cheapest matching offer costs a month as the figures change, and nothing for an amount out of range', async () => {
  const offers = [
    aStoredOffer({ id: '1', lender: 'Dear Bank', interestRate: '14% p.a.' }),
    aStoredOffer({ id: '2', lender: 'Cheap Bank', interestRate: '12% p.a.', processingFee: 'Nil' }),
  ]
  const { user } = await openStep(3, withoutLoan, { offers })
  const estimate = () => document.querySelector('p[aria-live]')?.textContent
  await enter(user, { 'Loan amount': '3 lakh', Tenure: '3 years' })
  await waitFor(() => expect(estimate()).toContain('From ₹9,964 a month, no fees'))
  expect(estimate()).toContain('Cheap Bank: the cheapest of 2 that match.')
  fireEvent.change(slider('Tenure'), { target: { value: '12' } })
  expect(estimate()).toContain('From ₹26,655 a month, no fees')
  expect(estimate()).toContain('Cheap Bank: a stretch, with EMIs above half of your pay.')
  await enter(user, { 'Loan amount': '30 lakh' })
  expect(estimate()).toBe('')
})

test('shows no estimate while the offers could not be loaded', async () => {
  await openStep(3, withoutLoan)
  await waitFor(() => expect(document.querySelector('p[aria-live]')?.textContent).toBe(''))
})

test('an unknown brand and invalid choices change no field and are not shown', async () => {
  await openStep(3, withoutLoan, {
    search: '?step=loan&type=Free&purpose=Gambling&amount=4999&months=61',
  })
  expect(shown()).toEqual(['Personal Loan', 'Personal', '5,000', '6'])
  expect(screen.queryByText(/We set|You chose/)).toBeNull()
  expect(render(<FromShopNote brand="Win a free phone" />).container.textContent).toBe('')
})

const chosen = '?step=loan&type=Business+Loan&purpose=Consumer+Durable&amount=45000&months=3'

test('starts with the loan in the address, and says which purpose that has set', async () => {
  await openStep(3, withoutLoan, { search: chosen })
  expect(shown()).toEqual(['Business Loan', 'Consumer Durable', '45,000', '3'])
  screen.getByText(/^We set the loan purpose to Consumer Durable/)
})

test('a loan in the address that differs from the saved one fills the form only if the borrower agrees', async () => {
  const { user, answers, sent } = await openStep(3, aKnownUser(), { search: chosen })
  screen.getByText(
    'You chose ₹45,000, 3 months, Business Loan, Consumer Durable. The form shows different values.',
  )
  expect(screen.queryByText(/^We set the loan purpose/)).toBeNull()
  expect(shown()).toEqual(['Personal Loan', 'Wedding Expenses', '2,50,000', '24'])
  await user.click(button('Use my choice'))
  expect(shown()).toEqual(['Business Loan', 'Consumer Durable', '45,000', '3'])
  expect(screen.queryByText(/^You chose/)).toBeNull()
  answers[path] = success()
  await user.click(button('Check Offers'))
  await screen.findByText(messages.detailsSaved)
  expect(sent(path)).toEqual([
    {
      id: 'borrower-1',
      looking_for: 'Business Loan',
      purpose: 'Consumer Durable',
      loan_amount: 45_000,
      tenure_months: 3,
    },
  ])
})

test('a late prefill leaves what is being typed and the focus alone', async () => {
  const { user, answers } = await openStep(3, undefined)
  const loaded = heldBack(success({ user: aKnownUser({ tenure_months: 18 }) }))
  answers['/user/get-user-info'] = loaded.answer
  await user.click(button('Try again'))
  await user.clear(field('Loan amount'))
  await user.paste('3 lakhs or so')
  loaded.release()
  await waitFor(() => expect(field('Tenure').value).toBe('18'))
  expect(field('Loan amount').value).toBe('3 lakhs or so')
  await waitFor(() => expect(document.activeElement).toBe(field('Loan amount')))
})

test('the submit button is busy while the loan is being saved', async () => {
  const { user, answers, sent } = await openStep(3, aKnownUser())
  const { answer, release } = heldBack()
  answers[path] = answer
  await user.dblClick(button('Check Offers'))
  await waitFor(() => expect(button('Check Offers').getAttribute('aria-busy')).toBe('true'))
  release()
  await screen.findByText(messages.detailsSaved)
  expect(sent(path)).toHaveLength(1)
})
