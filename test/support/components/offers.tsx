import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import type { Application } from '#contract/application.ts'
import type { UserInfo } from '#contract/borrower.ts'
import type { Offer } from '#contract/offer.ts'
import { OffersComparison } from '#web/offers/OffersComparison.tsx'
import { applicationsQuery } from '#web/offers/queries.ts'
import { renderAt } from './render-at.tsx'

interface Showing {
  /** The search part of the address. */
  search?: string
  /** What the server knows about the borrower who is signed in; a visitor without it. */
  borrower?: Partial<UserInfo>
  applications?: Application[]
  /** What else the page shows. */
  beside?: ReactNode
}

/** ₹1,20,000 over 12 months at 0% is ₹10,000 a month. */
export const free = { interestRate: '0%', processingFee: 'Nil' }
export const aLoan = '?amount=120000&months=12&type=Personal+Loan'

/** Shows the comparison of these offers to a visitor, or to a borrower. */
export async function compare(
  offers: Offer[],
  { search = aLoan, borrower, applications = [], beside }: Showing = {},
) {
  const userId = borrower && 'borrower-1'
  const { queries, show, user } = renderAt(
    `/compare${search}`,
    <>
      <OffersComparison
        offers={offers}
        userId={userId}
        user={borrower && ({ id: 'borrower-1', mobile: '4000000000', ...borrower } as UserInfo)}
      />
      {beside}
    </>,
  )
  if (userId) queries.setQueryData(applicationsQuery(userId).queryKey, applications)
  show()
  await wholeLists()
  return user
}

/** Waits until the lists are whole: the page renders the first 96 offers of a list frame by frame. */
const wholeLists = () => waitFor(() => expect(document.querySelector('[data-rest]')).toBeNull())

export const card = (lender: string) => screen.getByRole('group', { name: lender })

/** The lenders on the page, from top to bottom. */
export const lenders = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
