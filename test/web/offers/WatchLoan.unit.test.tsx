import { screen } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { expect, test } from 'vitest'
import { aStoredOffer } from '#support/builders.ts'
import { button } from '#support/components/fields.ts'
import { renderAt } from '#support/components/render-at.tsx'
import { offersQuery } from '#web/catalogue/queries.ts'
import { WatchLoan } from '#web/offers/WatchLoan.tsx'

test('that nothing is kept is said of the loan that was asked for, not of another one', async () => {
  const loanOf = (amount: number) => `/compare?type=personal-loan&months=24&amount=${amount}`
  const { queries, show, user } = renderAt(
    loanOf(200_000),
    <>
      <WatchLoan />
      <Link to={loanOf(200_000)}>2 lakh</Link>
      <Link to={loanOf(300_000)}>3 lakh</Link>
    </>,
  )
  queries.setQueryData(offersQuery.queryKey, {
    offers: [aStoredOffer({ interestRate: '12% p.a.', tenure: '12-60 months' })],
    fetchedAt: '2026-11-27T00:00:00.000Z',
    isCached: false,
  })
  show()
  const note = /^This browser keeps nothing for this site/
  await screen.findByText(/^₹2,00,000 over 24 months/)
  // The simulated browser has no storage for the worker.
  await user.click(button('Tell me when this gets cheaper'))
  await screen.findByText(note)
  await user.click(screen.getByRole('link', { name: '3 lakh' }))
  await screen.findByText(/^₹3,00,000 over 24 months/)
  expect(screen.queryByText(note)).toBeNull()
  await user.click(screen.getByRole('link', { name: '2 lakh' }))
  await screen.findByText(note)
})
