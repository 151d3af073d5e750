import { queryOptions } from '@tanstack/react-query'
import { routes } from '../../../functions/contract/routes.ts'
import { call } from '../api/client.ts'

export const offersQuery = queryOptions({
  queryKey: ['offers'],
  queryFn: async ({ signal }) => (await call(routes.offerList, { signal })).offers,
})
