import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { daysLater, todayInIndia } from '#loans/dates.ts'
import * as words from '#words/ranking.ts'
import { QueryFailure } from '../api/QueryFailure.tsx'
import { site } from '../content/site.ts'
import { rankingDayPath } from '../paths.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { sentence } from '../ui/sentence.ts'
import { writtenDay } from '../ui/written-day.ts'
import { publicKeysQuery } from './published-day.ts'

/** How anybody can check what was published about a past day. */
export function CheckUs() {
  const query = useQuery(publicKeysQuery)
  const { data, isPending, isLoadingError } = query
  return (
    <>
      <p className="max-w-prose">{words.aboutChecks}</p>
      {isPending && <Skeleton className="mt-3 h-6 max-w-prose" />}
      {isLoadingError && <QueryFailure title={words.keyNotLoaded} query={query} />}
      {data === null && <p className="max-w-prose mt-3">{words.noKey}</p>}
      {data && <Published publicKey={data[0]} />}
    </>
  )
}

function Published({ publicKey }: { publicKey: string | undefined }) {
  const yesterday = daysLater(todayInIndia(), -1)
  return (
    <>
      <p className="max-w-prose mt-3">{words.publicKey}</p>
      <code translate="no" lang="en" className="mt-1 block text-sm wrap-anywhere">
        {publicKey}
      </code>
      <p className="mt-2">
        <Link to={rankingDayPath(yesterday)} className="link inline-flex min-h-11 items-center">
          {words.rankedOn(writtenDay(yesterday))}
        </Link>
      </p>
      <p className="max-w-prose mt-2">
        {sentence(
          words.withoutUs(
            <code translate="no" lang="en" className="text-sm wrap-anywhere">
              {`node check-day.mjs ${site.origin} ${yesterday}`}
            </code>,
          ),
        )}
      </p>
      <p>
        <a href="/check-day.mjs" download="" className="link inline-flex min-h-11 items-center">
          {words.downloadScript}
        </a>
      </p>
    </>
  )
}
