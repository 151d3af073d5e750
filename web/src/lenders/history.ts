import { queryOptions } from '@tanstack/react-query'
import { describeChanges } from '#contract/describe-changes.ts'
import type { OfferVersion } from '#contract/offer.ts'
import { offerVersionsQuery } from '../catalogue/offer-versions.ts'

export const historyQuery = (id: string) => queryOptions({ ...offerVersionsQuery(id), select: withChanges })

const withChanges = (versions: OfferVersion[]) => ({ versions, changes: listChanges(versions) })

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
