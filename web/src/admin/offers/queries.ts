import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Offer } from '#contract/offer.ts'
import * as routes from '#contract/routes.ts'
import { call } from '../../api/client.ts'
import { callAsAdmin } from '../call.ts'

/** The current catalogue. The borrowers' list comes from a cache and may be a minute old. */
export const adminOffersQuery = queryOptions({
  queryKey: ['admin', 'offers'],
  queryFn: async ({ signal }) => (await callAsAdmin(routes.adminOffers, { signal })).offers,
  staleTime: 0,
})

export const fetchOffer = async (id: string): Promise<Offer> =>
  (await call(routes.getOffer, { query: { id } })).offer

/** Saves the form of a new offer, or of an existing one when it has an `id`, and reloads the lists. */
export function useSaveOffer() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (form: FormData) =>
      callAsAdmin(form.has('id') ? routes.updateOffers : routes.addOffers, { body: form }),
    // After a failure too: the offer may have been saved and the response lost.
    onSettled: (_, error) => {
      const reloaded = Promise.all([
        queries.invalidateQueries({ queryKey: adminOffersQuery.queryKey }),
        queries.invalidateQueries({ queryKey: ['offers'] }),
      ])
      return error ? undefined : reloaded
    },
  })
}
