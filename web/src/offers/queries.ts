import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Application } from '#contract/application.ts'
import type { Offer } from '#contract/offer.ts'
import { quotedFigures } from '#contract/quoted-figures.ts'
import * as routes from '#contract/routes.ts'
import { callAsBorrower } from '../session/call.ts'

/** The borrower's latest application for each offer. */
export const applicationsQuery = (id: string) =>
  queryOptions({
    queryKey: ['applications', id],
    queryFn: async ({ signal }) =>
      (await callAsBorrower(routes.applications, { query: { id }, signal })).applications,
  })

interface AppliedOffer {
  userId: string
  offer: Offer
  /** Rupees. */
  amount: number
  tenureMonths: number
}

/**
 * Sends the figures that were on the screen when "Apply Now" was pressed; the server records the application. The
 * request is kept alive when the page is left. A failure is not reported, because the lender's site is already open.
 */
export async function recordApplication(
  queries: QueryClient,
  { userId, offer, amount, tenureMonths }: AppliedOffer,
) {
  const body = { id: userId, ...quotedFigures(offer, amount, tenureMonths) }
  const response = await callAsBorrower(routes.apply, { body, keepalive: true }).catch(() => undefined)
  if (!response) return
  const { application } = response
  queries.setQueryData(applicationsQuery(userId).queryKey, (known: Application[] = []) => [
    ...known.filter(({ offer_id }) => offer_id !== application.offer_id),
    application,
  ])
}
