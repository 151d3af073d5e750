import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Application, quotedFigures } from '#contract/application.ts'
import type { Offer } from '#contract/offer.ts'
import * as routes from '#contract/routes.ts'
import { call } from '../api/client.ts'

export const offersQuery = queryOptions({
  queryKey: ['offers'],
  // The specification treats a response without a list like an empty one.
  queryFn: async ({ signal }) => (await call(routes.offerList, { signal })).offers ?? [],
})

/** The borrower's latest application to each offer. */
export const applicationsQuery = (id: string) =>
  queryOptions({
    queryKey: ['applications', id],
    queryFn: async ({ signal }) => (await call(routes.applications, { query: { id }, signal })).applications,
  })

interface AppliedOffer {
  userId: string
  offer: Offer
  /** Rupees. */
  amount: number
  tenureMonths: number
}

/**
 * Records the figures that were on the screen when "Apply Now" was pressed. The request is kept alive when the page
 * is left. A failure is not reported, because the lender's site is already open.
 */
export function useRecordApplication() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, offer, amount, tenureMonths }: AppliedOffer) =>
      call(routes.apply, {
        body: { id: userId, ...quotedFigures(offer, amount, tenureMonths) },
        keepalive: true,
      }),
    onSuccess: ({ application }, { userId }) =>
      queries.setQueryData(applicationsQuery(userId).queryKey, (known: Application[] = []) => [
        ...known.filter(({ offer_id }) => offer_id !== application.offer_id),
        application,
      ]),
  })
}
