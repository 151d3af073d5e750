import { queryOptions } from '@tanstack/react-query'
import type { offerHistory } from '#contract/routes.ts'
import { fetchPublic } from '../api/fetch-public.ts'

/** The versions of an offer and the changes between them. The code that describes changes loads with the versions. */
export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: ['lender-offer-history', id],
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const [{ listChanges }, { body }] = await Promise.all([
        import('./list-changes.ts'),
        fetchPublic<typeof offerHistory>(`/user/offer-history?${new URLSearchParams({ id })}`, signal),
      ])
      return { versions: body.versions, changes: listChanges(body.versions) }
    },
  })
