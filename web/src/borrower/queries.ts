import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { maskAadhaar } from '#contract/aadhaar.ts'
import type { BasicDetails, LoanPreferences, UserInfo } from '#contract/borrower.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { callAsBorrower } from '../session/call.ts'
import { keepPrefill } from './unsent.ts'

/** Not refetched while cached: saves update the cache, and a refetch would change a form while it is being edited. */
export const userInfoQuery = (id: string) =>
  queryOptions({
    queryKey: ['user-info', id],
    queryFn: async ({ signal }) => {
      const { user } = await callAsBorrower(routes.getUserInfo, { query: { id }, signal })
      keepPrefill(id, user)
      return user
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

export async function saveBasicDetails(
  queries: QueryClient,
  id: string,
  details: BasicDetails,
): Promise<string> {
  const { message } = await callAsBorrower(routes.basicDetails, { body: { id, ...details } })
  await updateCache(queries, id, { ...details, adhar_number: maskAadhaar(details.adhar_number.slice(-4)) })
  return message || messages.detailsSaved
}

export async function saveLoanPreferences(
  queries: QueryClient,
  id: string,
  loan: LoanPreferences,
): Promise<string> {
  const { message } = await callAsBorrower(routes.loanPreferences, { body: { id, ...loan } })
  await updateCache(queries, id, loan)
  return message || messages.detailsSaved
}

async function updateCache(queries: QueryClient, id: string, saved: Partial<UserInfo>) {
  const { queryKey } = userInfoQuery(id)
  // A response that is still on its way may be from before the save.
  await queries.cancelQueries({ queryKey })
  if (queries.getQueryData(queryKey)) queries.setQueryData(queryKey, (user) => user && { ...user, ...saved })
  else void queries.refetchQueries({ queryKey })
}
