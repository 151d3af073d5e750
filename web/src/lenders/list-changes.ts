import { describeChanges } from '#contract/describe-changes.ts'
import type { OfferVersion } from '#contract/offer-version.ts'

interface Change {
  /** Such as "Rate raised from 10.5% to 11%". */
  text: string
  /** The version that made the change. */
  version: number
  /** When that version was saved, in ISO 8601. */
  at: string
}

/** The changes that borrowers saw from one version to the next. `versions` are newest first, and so are the changes. */
export const listChanges = (versions: readonly OfferVersion[]): Change[] =>
  versions.flatMap((after, index) => {
    const before = versions[index + 1]
    if (!before) return []
    const { version, at } = after
    return describeChanges(before, after).map((text) => ({ text, version, at }))
  })
