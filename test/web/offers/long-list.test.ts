import { expect, test } from 'vitest'
import type { Offer } from '#contract/offer.ts'
import { reachEnd, showing, unfoldGroups } from '#support/browser/offers-page.ts'
import { aStoredOffer } from '#support/builders.ts'

const offers = (count: number, changes: Partial<Offer> = {}) =>
  Array.from({ length: count }, (_, n) =>
    aStoredOffer({ id: `offer-${n}`, lender: `Lender ${n}`, ...changes }),
  )

test('of 5,000 offers at most 200 are rendered at first, and the heading counts all of them', async () => {
  const page = await showing(offers(5_000))
  await page.getByRole('heading', { name: '5000 offers match your request' }).waitFor()
  expect(await page.getByRole('group', { name: /^Lender/ }).count()).toBeLessThanOrEqual(200)
})

test.for([
  { view: 'cards', width: 360, selector: '[role=group] h3' },
  { view: 'the table', width: 1280, selector: 'main tbody tr' },
])('renders all of 250 offers in $view as the reader scrolls', async ({ width, selector }) => {
  const page = await showing(offers(250), { width, search: '?view=table' })
  const counts = await reachEnd(page, selector, 250)
  expect(counts[0]).toBeLessThan(250)
  expect(counts.at(-1)).toBe(250)
})

test('renders all of 250 folded offers as the reader scrolls', async () => {
  const page = await showing(offers(250, { loanAmount: 'Up to ₹2,000' }))
  await unfoldGroups(page)
  const counts = await reachEnd(page, 'main li h3', 250)
  expect(counts[0]).toBeLessThan(250)
  expect(counts.at(-1)).toBe(250)
})
