import type { LinkFailure } from '#contract/link-problem.ts'
import type { ItemOf } from '#table/item-type.ts'
import type { pageCheckItem } from '#table/items.ts'

/** How a page answered. `put off`: it asked to be left alone, or does not let programs in, which says nothing of the page. */
export type Answer =
  | { kind: 'answered'; sha256?: string }
  | { kind: 'failed'; failure: LinkFailure; status?: number }
  | { kind: 'put off' }

export type PageCheck = Omit<ItemOf<typeof pageCheckItem>, 'expires_at'>

/** In this many nights in a row a page must fail before somebody is told: a lender's site may be down for an hour. */
const nightsToTell = 2

/** What is known of a page after the night of `day`, from what was known before it. */
export function judge(before: PageCheck | undefined, url: string, answer: Answer, day: string): PageCheck {
  if (answer.kind === 'put off') return { ...before, url, day }
  const known = {
    url,
    day,
    ...(before?.sha256 && { sha256: before.sha256 }),
    ...(before?.changed_on && { changed_on: before.changed_on }),
  }
  if (answer.kind === 'failed')
    return {
      ...known,
      failing_since: before?.failing_since ?? day,
      failed_nights: (before?.failed_nights ?? 0) + 1,
      failure: answer.failure,
      ...(answer.status !== undefined && { status: answer.status }),
    }
  if (answer.sha256 === undefined) return known
  const hasChanged = before?.sha256 !== undefined && before.sha256 !== answer.sha256
  return { ...known, sha256: answer.sha256, ...(hasChanged && { changed_on: day }) }
}

/** Whether somebody should know that a page does not answer. */
export const isBroken = ({ failed_nights = 0 }: PageCheck): boolean => failed_nights >= nightsToTell
