import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Offer } from '#contract/offer.ts'
import * as routes from '#contract/routes.ts'
import { call } from '../../api/client.ts'
import { callAsAdmin } from '../call.ts'

/** The catalogue as it is now: the borrowers' list may be a minute old. */
export const adminOffersQuery = queryOptions({
  queryKey: ['admin', 'offers'],
  queryFn: async ({ signal }) => (await callAsAdmin(routes.adminOffers, { signal })).offers,
  staleTime: 0,
})

export const fetchOffer = async (id: string): Promise<Offer> =>
  (await call(routes.getOffer, { query: { id } })).offer

/** Sends the form of a new offer, or of one that is changed. Resolves with what to tell the administrator. */
export async function saveOffer(queries: QueryClient, form: FormData): Promise<string> {
  const route = form.has('id') ? routes.updateOffers : routes.addOffers
  const readAgain = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: adminOffersQuery.queryKey }),
      queries.invalidateQueries({ queryKey: ['offers'] }),
    ])
  try {
    const { message } = await callAsAdmin(route, { body: form })
    await readAgain()
    return message
  } catch (error) {
    // It may have been done, and its answer lost.
    void readAgain()
    throw error
  }
}
