import { queryOptions } from '@tanstack/react-query'
import type { StoredOutcome } from '#contract/handover-outcome.ts'
import * as routes from '#contract/routes.ts'
import { callAsAdmin } from '../call.ts'

/** Stands for all lenders, of which only what matches no hand-over is listed. */
export const allLenders = '*'

/** What became of a lender's hand-overs in a month (`yyyy-MM`), by when it happened. */
export const outcomesQuery = (lender: string, month: string) =>
  queryOptions({
    queryKey: ['admin', 'outcomes', lender, month],
    queryFn: async ({ signal }): Promise<StoredOutcome[]> => {
      const found: StoredOutcome[] = []
      let cursor: string | undefined
      do {
        const query = { month, ...(lender !== allLenders && { lender }), ...(cursor && { cursor }) }
        const page = await callAsAdmin(routes.handoverOutcomes, { query, signal })
        found.push(...page.outcomes)
        cursor = page.cursor
      } while (cursor)
      return found
    },
  })

/** The key with which a lender signs. Each call is audited. */
export async function fetchSigningKey(lender: string, month: string): Promise<string> {
  const { signing_key } = await callAsAdmin(routes.handoverOutcomes, {
    query: { lender, month, key: 'show' },
  })
  if (!signing_key) throw new Error('The key is missing')
  return signing_key
}
