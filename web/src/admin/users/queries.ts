import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { UserStatus } from '#contract/enums.ts'
import * as routes from '#contract/routes.ts'
import { callAsAdmin } from '../call.ts'

/** Whom the list is about. Without a status, everybody. */
export interface Wanted {
  search: string
  status: UserStatus | undefined
}

export const usersQuery = ({ search, status }: Wanted) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'users', search, status],
    queryFn: ({ pageParam: cursor, signal }) =>
      callAsAdmin(routes.users, {
        query: { ...(search && { search }), ...(status && { status }), ...(cursor && { cursor }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    // The old list stays in sight, dimmed, while a new search is on its way.
    placeholderData: keepPreviousData,
    // Asking again would ask for every page that is loaded.
    refetchOnWindowFocus: false,
  })

/** Not kept for later: each look at somebody's details is one, and is noted on the server. */
export const userDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'user-details', id],
    queryFn: async ({ signal }) => (await callAsAdmin(routes.userDetails, { query: { id }, signal })).user,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
