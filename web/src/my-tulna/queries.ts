import { queryOptions } from '@tanstack/react-query'
import * as routes from '#contract/routes.ts'
import { callAsBorrower } from '../session/call.ts'

/** The borrower's `MyData`. Never kept on the device after the page is left. */
export const myDataQuery = (id: string) =>
  queryOptions({
    queryKey: ['my-data', id],
    queryFn: async ({ signal }) => (await callAsBorrower(routes.myData, { query: { id }, signal })).data,
    staleTime: 0,
    gcTime: 0,
  })

/** The signed receipt of a consent; undefined if there is none. */
export async function fetchReceipt(id: string, kind: string, version: string) {
  const { receipts } = await callAsBorrower(routes.consentReceipts, { query: { id } })
  return receipts.find(({ receipt }) => receipt.kind === kind && receipt.version === version)
}
