import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aStoredOffer } from '#support/builders.ts'
import { aLoan, card, compare } from '#support/components/offers.tsx'
import { serve, success } from '#support/components/server.ts'

const withPlace = 'https://neemtree.example/apply?sub_id={handover}'
const label = 'Tell the lender that you come from Tulna'
const apply = (lender: string) => within(card(lender)).getByRole('link', { name: /^Apply Now/ })

/** Serves the count of presses, and returns what was sent to it. No link is followed: the lenders' sites do not exist. */
function presses() {
  const stay = (event: Event) => (event.target as Element).closest('a') && event.preventDefault()
  document.addEventListener('click', stay)
  onTestFinished(() => document.removeEventListener('click', stay))
  const requests = serve({ '/user/handover': success() })
  return () => requests.filter(({ path }) => path === '/user/handover').map(({ body }) => body)
}

const offers = [
  aStoredOffer({ id: 'a', lender: 'Plain', interestRate: '11%' }),
  aStoredOffer({ id: 'b', lender: 'Counting', interestRate: '12%', link: withPlace }),
]

test('a press is counted by offer, loan type, language and place as the list is sorted, and by nothing else', async () => {
  const sent = presses()
  const user = await compare(offers, { search: `${aLoan}&sort=tenure`, borrower: { name: 'Asha' } })
  await user.click(apply('Plain'))
  await user.click(apply('Counting'))
  const press = { language: 'en', loan_type: 'Personal Loan', place: expect.any(Number) }
  expect(sent()).toEqual([
    { ...press, offer_id: 'a' },
    { ...press, offer_id: 'b', id: expect.stringMatching(/^\d{8}-[0-9a-f]{32}$/) },
  ])
  const places = sent().map((body) => (body as { place: number }).place)
  expect(places.sort()).toEqual([1, 2])
})

test('the choice is offered only where a link takes a number, and holds for all lenders', async () => {
  const sent = presses()
  const others = { ...offers[1], id: 'c', lender: 'Also counting' } as (typeof offers)[number]
  const user = await compare([...offers, others])
  expect(within(card('Plain')).queryByLabelText(label)).toBeNull()
  await user.click(within(card('Counting')).getByLabelText(label))
  await user.click(apply('Also counting'))
  expect(sent()).toEqual([expect.not.objectContaining({ id: expect.anything() })])
  for (const box of screen.getAllByLabelText<HTMLInputElement>(label)) expect(box.checked).toBe(false)
  localStorage.clear()
})

test('a browser that asks not to be tracked sends no number unless its user asks for it', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { globalPrivacyControl: true }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const sent = presses()
  const user = await compare(offers)
  await user.click(apply('Counting'))
  await user.click(within(card('Counting')).getByLabelText(label))
  await user.click(apply('Counting'))
  expect(sent()).toEqual([
    expect.not.objectContaining({ id: expect.anything() }),
    expect.objectContaining({ id: expect.anything() }),
  ])
  localStorage.clear()
})
