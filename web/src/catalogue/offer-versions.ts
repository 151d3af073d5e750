import { queryOptions } from '@tanstack/react-query'
import type { OfferVersion } from '#contract/offer.ts'
import type { offerHistory } from '#contract/routes.ts'
import { isOfferHistory } from '../api/cached-response.ts'
import { fetchPublic } from '../api/fetch-public.ts'

/** The versions of an offer that borrowers saw, newest first. */
export const offerVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['offer-versions', id],
    queryFn: async ({ signal }) => {
      const path = `/user/offer-history?${new URLSearchParams({ id })}` as const
      return (await fetchPublic<typeof offerHistory>(path, isOfferHistory, signal)).body.versions
    },
  })

/**
 * The version that borrowers saw at an instant (ISO 8601, UTC). Undefined if there was none, and if the offer may have been
 * hidden: the public history leaves out hidden versions, so a gap in the numbers says that there was one, but not when.
 *
 * @param versions newest first
 */
export function versionAt(versions: readonly OfferVersion[], instant: string): OfferVersion | undefined {
  const place = versions.findIndex(({ at }) => at <= instant)
  const [next, found] = [versions[place - 1], versions[place]]
  return next && found && next.version !== found.version + 1 ? undefined : found
}
