import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Application, quotedFigures } from '#contract/application.ts'
import type { Offer } from '#contract/offer.ts'
import * as routes from '#contract/routes.ts'
import { call } from '../api/client.ts'

export const offersQuery = queryOptions({
  queryKey: ['offers'],
  queryFn: async ({ signal }) => (await call(routes.offerList, { signal })).offers,
})

/** The borrower's own presses of "Apply Now", the latest on each offer. */
export const applicationsQuery = (id: string) =>
  queryOptions({
    queryKey: ['applications', id],
    queryFn: async ({ signal }) => (await call(routes.applications, { query: { id }, signal })).applications,
  })

/**
 * Tells the server what was on the screen when "Apply Now" was pressed. It arrives even if the page is left at
 * once; and whatever becomes of it, the lender's page is already open.
 */
export async function recordApplication(
  queries: QueryClient,
  id: string,
  { offer, amount, tenureMonths }: { offer: Offer; amount: number; tenureMonths: number },
): Promise<void> {
  const body = { id, ...quotedFigures(offer, amount, tenureMonths) }
  const { application } = await call(routes.apply, { body, keepalive: true })
  queries.setQueryData(applicationsQuery(id).queryKey, (known: Application[] = []) => [
    ...known.filter(({ offer_id }) => offer_id !== application.offer_id),
    application,
  ])
}
