import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { TermsChange } from '#contract/payment-terms.ts'
import * as routes from '#contract/routes.ts'
import { useSingleMutation } from '../../form/use-single-mutation.ts'
import { callAsAdmin } from '../call.ts'

/** What lenders pay, by lender and first day. */
export const termsQuery = queryOptions({
  queryKey: ['admin', 'payments'],
  // An import of outcomes, here or elsewhere, changes what is due.
  staleTime: 0,
  queryFn: async ({ signal }) => (await callAsAdmin(routes.payments, { query: {}, signal })).terms,
})

/** What a lender (`lenderId` of its name) owes for a month in India, `yyyy-MM`. */
export const statementQuery = (lender: string, month: string) =>
  queryOptions({
    queryKey: [...termsQuery.queryKey, lender, month],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { statement } = await callAsAdmin(routes.payments, { query: { lender, month }, signal })
      if (!statement) throw new Error('The response has no statement')
      return statement
    },
  })

interface TermsCallbacks {
  onSuccess: (message: string) => void
  onError: (error: Error) => void
}

/** Saves or removes terms, then reloads them and all statements: after a failure too, because somebody else may have changed them. */
export function useChangeTerms({ onSuccess, onError }: TermsCallbacks) {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: async (change: TermsChange) =>
      (await callAsAdmin(routes.paymentTerms, { body: change })).message,
    onSuccess,
    onError,
    onSettled: () => void queries.invalidateQueries({ queryKey: termsQuery.queryKey }),
  })
}
