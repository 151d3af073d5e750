import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { daysLater, isDay, todayInIndia } from '#loans/dates.ts'
import { inUseSince } from '#words/ranking.ts'
import * as words from '#words/ranking-day.ts'
import { QueryFailure } from '../api/QueryFailure.tsx'
import { Head } from '../PageHead.tsx'
import { paths, rankingDayPath } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { sentence } from '../ui/sentence.ts'
import { writtenDay } from '../ui/written-day.ts'
import { Checks, StatedLoans, Verdict } from './DayChecks.tsx'
import { OwnLoan } from './OwnLoan.tsx'
import { type PublishedDay, publishedDayQuery } from './published-day.ts'

export default function RankingDayPage() {
  const { day = '' } = useParams()
  return (
    <div className="page pt-4 pb-12">
      <p>
        <Link to={paths.ranking} className="link inline-flex min-h-11 items-center">
          {words.allOfTheRule}
        </Link>
      </p>
      {isDay(day) ? (
        <Day key={day} day={day} />
      ) : (
        <>
          <Head title={words.noDayTitle} description={words.description} indexed={false} />
          <EmptyState heading="h1" title={words.noDay} action={<LatestDay />}>
            {words.noDayText}
          </EmptyState>
        </>
      )}
    </div>
  )
}

function Day({ day }: { day: string }) {
  const query = useQuery(publishedDayQuery(day))
  const { data, isPending, isLoadingError } = query
  const written = writtenDay(day)
  return (
    <>
      <Head title={words.title(written)} description={words.description} indexed={false} />
      {data === null ? (
        <EmptyState heading="h1" title={words.nothing} action={<LatestDay not={day} />}>
          {words.nothingText(written)}
        </EmptyState>
      ) : (
        <h1 className="text-3xl sm:text-4xl">{words.heading(written)}</h1>
      )}
      {isPending && (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="mt-6 h-24" />
          <Skeleton className="mt-8 h-96" />
        </div>
      )}
      {isLoadingError && (
        <>
          <QueryFailure title={words.notLoaded} query={query} />
          <p className="text-center">
            <LatestDay not={day} />
          </p>
        </>
      )}
      {data && <Published published={data} />}
    </>
  )
}

/**
 * The last day that is over, which is the last one that can have been published.
 *
 * @param not the page's own day: then the link is to the day before
 */
function LatestDay({ not }: { not?: string }) {
  const yesterday = daysLater(todayInIndia(), -1)
  const isOwn = not === yesterday
  const before = daysLater(yesterday, -1)
  return (
    <ButtonLink variant="secondary" to={rankingDayPath(isOwn ? before : yesterday)}>
      {isOwn ? words.dayBefore(writtenDay(before)) : words.latestDay}
    </ButtonLink>
  )
}

function Published({ published }: { published: PublishedDay }) {
  const { rule, day, offers, before } = published.ranking
  return (
    <>
      <Verdict published={published} />
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
        <Checks published={published} />
        <div className="space-y-8">
          <StatedLoans published={published} />
          <div className="space-y-2 text-sm text-quiet">
            <p className="font-medium text-ink">{words.shown(offers.length)}</p>
            <p>{words.intro}</p>
            <p>
              {sentence(inUseSince(rule.version, <time dateTime={rule.date}>{writtenDay(rule.date)}</time>))}
            </p>
          </div>
        </div>
      </div>
      <OwnLoan published={published} />
      <nav className="mt-10 flex flex-wrap gap-x-6">
        {before !== null && <DayLink day={daysLater(day, -1)} name={words.dayBefore} />}
        {published.hasNext && <DayLink day={daysLater(day, 1)} name={words.dayAfter} />}
      </nav>
    </>
  )
}

/** The page of another day, for the same loan. */
function DayLink({ day, name }: { day: string; name: (day: string) => string }) {
  const [search] = useSearchParams()
  return (
    <Link
      to={{ pathname: rankingDayPath(day), search: search.toString() }}
      className="link inline-flex min-h-11 items-center"
    >
      {name(writtenDay(day))}
    </Link>
  )
}
