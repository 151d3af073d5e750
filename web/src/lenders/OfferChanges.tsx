import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as words from '#words/lenders.ts'
import { QueryFailure } from '../api/QueryFailure.tsx'
import { day } from '../ui/format.ts'
import { markWritten } from '../ui/mark-written.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { sentence } from '../ui/sentence.ts'
import { useIsNear } from '../ui/use-is-near.ts'
import { historyQuery } from './history.ts'

/** The changes beyond this number are collapsed. */
const expandedChanges = 5

/** What changed in an offer and when, newest first. Loads when it is about to be scrolled into view. */
export function OfferChanges({ id }: { id: string }) {
  const { watch, isNear } = useIsNear()
  const query = useQuery({ ...historyQuery(id), enabled: isNear })
  const { data, isError } = query
  if (!data)
    return (
      <div ref={watch} data-unprinted className="min-h-12">
        {isError && <QueryFailure title={words.changesNotLoaded} query={query} />}
        {isNear && !isError && (
          <div role="status">
            <span className="sr-only">{words.loadingChanges}</span>
            <Skeleton className="h-12 w-full" />
          </div>
        )}
      </div>
    )
  const { versions, changes } = data
  const first = versions.at(-1)
  if (changes.length === 0)
    return <p className="text-quiet">{first ? words.noChangesSince(day(first.at)) : words.noChangesKnown}</p>
  const items = changes.map(({ text, version, at }) => (
    <li key={`${version} ${text}`} className="wrap-anywhere">
      {sentence(
        words.changedOn<ReactNode>(markWritten(text), day(at), (on) => (
          <span className="whitespace-nowrap text-quiet">{on}</span>
        )),
      )}
    </li>
  ))
  const list = 'list-disc pl-5 marker:text-primary'
  const earlier = items.slice(expandedChanges)
  return (
    <>
      <ul className={list}>{items.slice(0, expandedChanges)}</ul>
      {earlier.length > 0 && (
        <details>
          <summary className="link w-fit py-2.5">{words.earlierChanges(earlier.length)}</summary>
          <ul className={list}>{earlier}</ul>
        </details>
      )}
    </>
  )
}
