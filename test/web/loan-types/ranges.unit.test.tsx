import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aStoredOffer } from '#support/builders.ts'
import { renderAt } from '#support/components/render-at.tsx'
import { type Answer, serve } from '#support/components/server.ts'
import { offersQuery } from '#web/catalogue/queries.ts'
import LoanTypesPage from '#web/loan-types/LoanTypesPage.tsx'

const offer = (lender: string, interestRate: string) =>
  aStoredOffer({
    id: lender,
    lender,
    interestRate,
    loanAmount: 'Up to ₹10 lakh',
    tenure: '6 to 36 months',
    processingFee: 'Nil',
  })

const row = (type: string) => screen.getByRole('link', { name: type }).closest('li') as HTMLElement

test('shows beside each type which APRs its offers have today, and where there are none', () => {
  const { queries, show } = renderAt('/loans', <LoanTypesPage />)
  queries.setQueryData(offersQuery.queryKey, {
    offers: [
      offer('First Bank', '12% p.a.'),
      offer('Second Bank', '33% p.a.'),
      offer('Open Bank', '11% p.a. onwards'),
    ],
    fetchedAt: '2026-11-29T05:10:00.000Z',
    isCached: false,
  })
  show()
  screen.getByText(/^The bars run from 0% to 40%\./)
  const personal = within(row('Personal Loan'))
  personal.getByText('APR 12.00% to 33.00%')
  personal.getByText('1 names no highest rate')
  personal.getByText('From ₹9,415 a month')
  within(row('Gold Loan')).getByText('No offers of this type today')
})

const failed: Answer = () => Response.json({ success: false, message: '' }, { status: 500 })

test('lists the types alone where the offers do not load', async () => {
  serve({ '/user/offer-list': failed })
  renderAt('/loans', <LoanTypesPage />).show()
  await expect.poll(() => row('Gold Loan').querySelector('[aria-hidden]')).toBeNull()
  expect(row('Gold Loan').textContent).toBe('Gold LoanAgainst jewellery or coins, often on the same day.')
})
