import { screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aStoredOffer } from '#support/builders.ts'
import { aLoan, card, compare, lenders } from '#support/components/offers.tsx'
import { renderAt } from '#support/components/render-at.tsx'
import { serve, success } from '#support/components/server.ts'
import { LenderOffer } from '#web/lenders/LenderOffer.tsx'

const mark = 'Takes no applications until 15 December'
const link = 'https://neemtree.example/apply?from=tulna&sub_id={handover}'
const paused = aStoredOffer({
  id: 'a',
  lender: 'Paused',
  interestRate: '11%',
  link,
  paused_until: '2026-12-15',
})
const open = aStoredOffer({ id: 'b', lender: 'Open', interestRate: '10%', link })
const dear = aStoredOffer({ id: 'c', lender: 'Dear', interestRate: '14%', link })

/** Stops the clock at an instant in India. */
function at(instant: string) {
  vi.setSystemTime(`${instant}+05:30`)
  onTestFinished(() => void vi.useRealTimers())
}
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

const actions = (name: RegExp) => within(card('Paused')).queryAllByRole('link', { name })
const visit = () => screen.getAllByRole('link', { name: /^Visit the lender’s site\s?: Paused/ })[0]

test('keeps its place and price, is marked, and links to the lender without a number and without a count', async () => {
  at('2026-12-14T23:59:00')
  const requests = serve({ '/user/handover': success(), '/user/apply': success() })
  const stay = (event: Event) => (event.target as Element).closest('a') && event.preventDefault()
  document.addEventListener('click', stay)
  onTestFinished(() => document.removeEventListener('click', stay))
  const user = await compare([paused, open, dear], { borrower: { name: 'Asha' } })
  expect(lenders()).toEqual(['Open', 'Paused', 'Dear'])
  expect(card('Paused').textContent).toContain(mark)
  expect(card('Paused').textContent).toContain('a month')
  expect(actions(/^Apply Now/)).toEqual([])
  expect(within(card('Paused')).queryByLabelText(/^Tell the lender/)).toBeNull()
  expect(within(card('Open')).getByLabelText(/^Tell the lender/)).toBeTruthy()
  expect(visit()?.getAttribute('href')).toBe('https://neemtree.example/apply?from=tulna')
  await user.click(visit() as HTMLElement)
  expect(requests.filter(({ path }) => /handover|apply/.test(path))).toEqual([])
})

test('is as before from the day itself in India', async () => {
  at('2026-12-15T00:00:00')
  await compare([paused, open, dear])
  expect(lenders()).toEqual(['Open', 'Paused', 'Dear'])
  expect(card('Paused').textContent).not.toContain('applications')
  expect(actions(/^Apply Now/)).toHaveLength(1)
})

test('is marked in its details and side by side', async () => {
  at('2026-12-01T12:00:00')
  const user = await compare([paused, open], { search: `${aLoan}&compare=a.b&side-by-side=1` })
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByText(mark)).toHaveLength(1)
  expect(dialog.getAllByRole('link', { name: /^Apply Now/ })).toHaveLength(1)
  expect(dialog.getAllByRole('link', { name: /^Visit the lender’s site\s?: Paused/ })).toHaveLength(1)
  await user.keyboard('{Escape}')
  await user.click(within(card('Paused')).getByRole('button', { name: /^More Details/ }))
  const details = within(await screen.findByRole('dialog', { name: 'Paused' }))
  details.getByText(mark)
  details.getByRole('link', { name: /^Visit the lender’s site/ })
  expect(details.queryByRole('link', { name: /^Apply Now/ })).toBeNull()
})

test.each([
  ['2026-12-14', [mark], 'Visit the lender’s site'],
  ['2026-12-15', [], 'Apply Now'],
])('is shown on its lender’s page on %s', (day, marks, action) => {
  at(`${day}T12:00:00`)
  serve({ '/user/offer-history': success({ versions: [] }) })
  renderAt('/lenders/paused', <LenderOffer offer={paused} />).show()
  expect(screen.queryAllByText(mark).map(({ textContent }) => textContent)).toEqual(marks)
  const links = screen.getAllByRole('link', { name: /^(Visit the lender’s site|Apply Now)/ })
  expect(links.map((one) => one.textContent?.startsWith(action))).toEqual([true])
  expect(links[0]?.getAttribute('href')).toBe('https://neemtree.example/apply?from=tulna')
})
