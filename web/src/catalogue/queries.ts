import { queryOptions } from '@tanstack/react-query'
import type { Offer } from '#contract/offer.ts'
import type { offerList } from '#contract/routes.ts'
import { fetchedAtHeader, isOfferList } from '../api/cached-response.ts'
import { fetchPublic } from '../api/fetch-public.ts'

export interface LoadedOffers {
  offers: Offer[]
  /** An ISO instant. */
  fetchedAt: string
  /** The response is the service worker's cached copy, because the network or the server failed or took too long. */
  isCached: boolean
}

export const offersQuery = queryOptions({
  queryKey: ['offers'],
  // Offers that were loaded a moment ago may be the service worker's cached copy, so they are refetched too.
  refetchOnReconnect: 'always',
  queryFn: async ({ signal }): Promise<LoadedOffers> => {
    const { body, headers } = await fetchPublic<typeof offerList>(
      '/user/offer-list',
      // The specification treats a success without a list as an empty list.
      (body) => isOfferList({ offers: [], ...body }),
      signal,
    )
    const cachedAt = headers.get(fetchedAtHeader)
    return {
      offers: body.offers ?? [],
      fetchedAt: cachedAt ?? new Date().toISOString(),
      isCached: cachedAt !== null,
    }
  },
})
