import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Offer, OfferVersion } from '#contract/offer.ts'
import { costPerMonth } from '#loans/loan-cost.ts'
import { rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { formatRupees } from '#loans/rupees.ts'
import { aStoredOffer } from '#support/builders.ts'
import { signIn } from '#support/components/borrower.ts'
import { renderAt } from '#support/components/render-at.tsx'
import { type Answer, noResponse, refusal, serve, success } from '#support/components/server.ts'
import { versionAt } from '#web/catalogue/offer-versions.ts'
import BestOffer from '#web/my-tulna/BestOffer.tsx'
import { day } from '#web/ui/format.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const loan = { amount: 100_000, tenureMonths: 24, loanType: 'Personal Loan' } as const
const at = daysAgo(30)
const profile = {
  id: 'borrower-1',
  mobile: '4000000000',
  is_verified: true,
  registered_at: at,
  signed_in_at: at,
  sessions_valid_from: 0,
  since: {},
  version: 1,
}

const anOffer = (id: string, lender: string, interestRate: string, changes: Partial<Offer> = {}): Offer => {
  const { status: _, ...offer } = aStoredOffer({ id, lender, interestRate, create_date: daysAgo(30) })
  return { ...offer, ...changes }
}

const versionOf = ({ logo: _, ...offer }: Offer, changes: Partial<OfferVersion>): OfferVersion => ({
  ...offer,
  at: daysAgo(30),
  ...changes,
})

/** What a month of the loan costs at a rate, fees included, as the page writes it. */
function month(interestRate: string): number {
  const [priced] = rankOffers([toRankable(anOffer('any', 'Any', interestRate))], loan).fits
  if (!priced) throw new Error('The offer does not fit')
  return Math.round(costPerMonth(priced.ranked, loan.tenureMonths))
}

function open(offers: Offer[], history: Answer = noResponse) {
  signIn()
  const requests = serve({
    '/user/offer-list': success({ offers }),
    '/user/offer-history': history,
  })
  const { show, user } = renderAt(
    '/my-tulna',
    <BestOffer loan={loan} profile={profile} userId="borrower-1" />,
  )
  const { container } = show()
  const text = () => container.textContent?.replaceAll(/\s+/g, ' ')
  return { text, user, histories: () => requests.filter(({ path }) => path === '/user/offer-history') }
}

const [neem, kaveri] = [anOffer('1', 'Neem Bank', '12% p.a.'), anOffer('2', 'Kaveri Finance', '13% p.a.')]

test('offers that never changed cost as much as a week ago, and nothing more is requested', async () => {
  const { text, histories } = open([kaveri, neem])
  await screen.findByText('As much as a week ago')
  expect(text()).toContain(`${formatRupees(month('12% p.a.'))}a month with feesNeem Bank`)
  expect(text()).toContain('among 2 of today’s cheapest offers')
  expect(text()).not.toContain('the cheapest was')
  expect(histories()).toEqual([])
})

test.each([
  ['lower', '14% p.a.', 'less', 'Kaveri Finance', '13% p.a.'],
  ['higher', '10% p.a.', 'more', 'Neem Bank', '10% p.a.'],
])(
  'a rate that is %s now is weighed against the cheapest of that day',
  async (_, before, direction, lender, rate) => {
    const now = { ...neem, version: 2 }
    const versions = [
      versionOf(now, { at: daysAgo(2) }),
      versionOf(now, { version: 1, interestRate: before }),
    ]
    const { text } = open([now, kaveri], success({ versions }))
    const difference = formatRupees(Math.abs(month('12% p.a.') - month(rate)))
    await screen.findByText(`${difference} a month ${direction} than a week ago`)
    expect(text()).toContain(`the cheapest was ${lender}: ${formatRupees(month(rate))} a month.`)
  },
)

test('an offer that is new this week is weighed against those that are older', async () => {
  const { text } = open([{ ...neem, create_date: daysAgo(3) }, kaveri])
  await screen.findByText(/a month less than a week ago$/)
  expect(text()).toContain(
    `On ${day(daysAgo(7))}, the cheapest was Kaveri Finance: ${formatRupees(month('13% p.a.'))} a month.`,
  )
  expect(text()).toContain('among 1 of today’s cheapest offers')
})

test('where no offer is a week old, there is nothing to compare with yet', async () => {
  const { histories } = open([
    { ...neem, create_date: daysAgo(3), version: 5 },
    { ...kaveri, create_date: daysAgo(6) },
  ])
  await screen.findByText(/^Nothing to compare with yet/)
  expect(histories()).toEqual([])
})

test('an offer that may have been hidden that day does not count', async () => {
  const now = { ...neem, version: 3 }
  const versions = [versionOf(now, { at: daysAgo(2) }), versionOf(now, { version: 1 })]
  const { text } = open([now, kaveri], success({ versions }))
  await screen.findByText(/a month less than a week ago$/)
  expect(text()).toContain('the cheapest was Kaveri Finance')
})

test('that no offer matched a week ago is said', async () => {
  const now = { ...neem, version: 2 }
  const versions = [
    versionOf(now, { at: daysAgo(2) }),
    versionOf(now, { version: 1, loanAmount: 'Up to ₹50,000' }),
  ]
  open([now], success({ versions }))
  await screen.findByText(`On ${day(daysAgo(7))}, none of them matched your request.`)
})

test('terms that do not load can be loaded again', async () => {
  const now = { ...neem, version: 2 }
  let answer: Answer = refusal(503)
  const { user } = open([now], (body) => answer(body))
  await screen.findByText('We couldn’t load the terms of a week ago.')
  answer = success({ versions: [versionOf(now, { version: 2 })] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('As much as a week ago')
})

test('at most eight offers are looked up', async () => {
  const offers = [...'abcdefghij'].map((id, place) =>
    anOffer(id, `Bank ${id}`, `${11 + place}% p.a.`, { version: 2 }),
  )
  const { histories } = open(offers)
  await screen.findByText('We couldn’t load the terms of a week ago.')
  expect(histories()).toHaveLength(8)
})

test('a request that no offer matches says so', async () => {
  open([{ ...neem, loanAmount: 'Up to ₹50,000' }])
  await screen.findByText('No offer that we can price matches your request today.')
})

test('the version of an instant is the newest that was saved by then', () => {
  const versions = [5, 4, 2].map((version) => versionOf(neem, { version, at: `2026-11-0${version}` }))
  expect(versionAt(versions, '2026-11-06')?.version).toBe(5)
  expect(versionAt(versions, '2026-11-04')?.version).toBe(4)
  expect(versionAt(versions, '2026-11-03')).toBeUndefined()
  expect(versionAt(versions, '2026-11-01')).toBeUndefined()
})
