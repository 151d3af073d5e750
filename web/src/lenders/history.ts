import { queryOptions } from '@tanstack/react-query'
import { describeChanges } from '#contract/describe-changes.ts'
import type { OfferVersion } from '#contract/offer.ts'
import type { offerHistory } from '#contract/routes.ts'
import { isOfferHistory } from '../api/cached-response.ts'
import { fetchPublic } from '../api/fetch-public.ts'

export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: ['lender-offer-history', id],
    queryFn: async ({ signal }) => {
      const { body } = await fetchPublic<typeof offerHistory>(
        `/user/offer-history?${new URLSearchParams({ id })}`,
        isOfferHistory,
        signal,
      )
      return { versions: body.versions, changes: listChanges(body.versions) }
    },
  })

interface Change {
  /** Such as "Rate raised from 10.5% to 11%". */
  text: string
  version: number
  /** When that version was saved, in ISO 8601. */
  at: string
}

/** The changes that borrowers saw from one version to the next. `versions` are newest first, and so are the changes. */
const listChanges = (versions: readonly OfferVersion[]): Change[] =>
  versions.flatMap((after, index) => {
    const before = versions[index + 1]
    if (!before) return []
    const { version, at } = after
    return describeChanges(before, after).map((text) => ({ text, version, at }))
  })
