import { queryOptions } from '@tanstack/react-query'
import type { Offer } from '#contract/offer.ts'
import type { offerList } from '#contract/routes.ts'
import { fetchPublic } from '../api/fetch-public.ts'
import { fetchedAtHeader } from '../api/kept-response.ts'

export interface LoadedOffers {
  offers: Offer[]
  /** An ISO instant. */
  fetchedAt: string
  /** The service worker answered with the copy that it keeps, because the network did not. */
  isKept: boolean
}

export const offersQuery = queryOptions({
  queryKey: ['offers'],
  // Without a network the service worker answers.
  networkMode: 'always',
  // What was loaded a moment ago may be the kept copy.
  refetchOnReconnect: 'always',
  queryFn: async ({ signal }): Promise<LoadedOffers> => {
    const { body, headers } = await fetchPublic<typeof offerList>('/user/offer-list', signal)
    const keptAt = headers.get(fetchedAtHeader)
    // The specification treats a response without a list like an empty one.
    return {
      offers: body.offers ?? [],
      fetchedAt: keptAt ?? new Date().toISOString(),
      isKept: keptAt !== null,
    }
  },
})
