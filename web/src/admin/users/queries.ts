import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { UserStatus } from '#contract/enums.ts'
import * as routes from '#contract/routes.ts'
import { callAsAdmin } from '../call.ts'

/** What the list is filtered by. Without a status, users of every status are listed. */
export interface UserFilter {
  search: string
  status: UserStatus | undefined
}

export const usersQuery = ({ search, status }: UserFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'users', search, status],
    queryFn: ({ pageParam: cursor, signal }) =>
      callAsAdmin(routes.users, {
        query: { ...(search && { search }), ...(status && { status }), ...(cursor && { cursor }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    // Keeps the previous list on the screen, dimmed, while a new search loads.
    placeholderData: keepPreviousData,
    // A refetch would fetch every loaded page again.
    refetchOnWindowFocus: false,
  })

/** Fetched whenever the details are opened, and not in the background, because the server audits every view. */
export const userDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'user-details', id],
    queryFn: async ({ signal }) => (await callAsAdmin(routes.userDetails, { query: { id }, signal })).user,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
