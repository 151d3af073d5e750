import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useOutletContext } from 'react-router-dom'
import type { ListedEvent } from '#contract/audit-event.ts'
import * as messages from '#contract/messages.ts'
import { daysLater, todayInIndia } from '#loans/dates.ts'
import { messageOf } from '../../api/failure.ts'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { writtenDay } from '../../ui/written-day.ts'
import { adminOffersQuery } from '../offers/queries.ts'
import { PageHeader } from '../PageHeader.tsx'
import { AuditSearch, Narrowed } from './AuditSearch.tsx'
import { EventList } from './EventList.tsx'
import { type Names, namesOf } from './names.ts'
import { type AuditFilter, auditQuery, placeAfter } from './queries.ts'
import { useEventsFile } from './use-events-file.ts'

const unfiltered = { action: undefined, by: undefined, about: undefined }

/** Who did what, day by day. */
export default function AuditPage() {
  const [filter, setFilter] = useState<AuditFilter>({ day: todayInIndia(), ...unfiltered })
  const catalogue = useQuery(adminOffersQuery)
  const names = namesOf(useOutletContext<string>(), catalogue.data)
  const query = useInfiniteQuery(auditQuery(filter))
  const { data, isPlaceholderData, isLoadingError, hasNextPage, isFetchingNextPage } = query
  const days = data && byDay(data.pages)
  const last = data?.pages.at(-1)
  const next = last && placeAfter(last)
  const count = data?.pages.reduce((sum, { events }) => sum + events.length, 0) ?? 0
  const isNarrowed = Boolean(filter.action || filter.by || filter.about)
  const change = (part: Partial<AuditFilter>) => setFilter({ ...filter, ...part })

  return (
    <div className="page flex flex-col gap-5 pt-5 pb-16">
      <PageHeader title="Audit" subtitle="Who did what. Reading is recorded too.">
        <FileButton filter={filter} days={days && !isPlaceholderData ? [...days.keys()] : [filter.day]} />
      </PageHeader>
      <AuditSearch filter={filter} onChange={change} />
      <Narrowed
        filter={filter}
        names={names}
        events={data?.pages.flatMap(({ events }) => events)}
        onChange={change}
      />
      <p className="sr-only" role="status">
        <ChangingText>{days && last && !isPlaceholderData && describeFound(count, days, last)}</ChangingText>
      </p>
      {!data && !isLoadingError && <EventsSkeleton />}
      {isLoadingError && (
        <QueryFailure title={messages.auditNotFetched} query={query}>
          {messageOf(query.error)}
        </QueryFailure>
      )}
      {days && count === 0 && !isPlaceholderData && !last?.cursor && (
        <EmptyState
          title="Nothing is recorded"
          action={
            isNarrowed && (
              <Button variant="secondary" onClick={() => change(unfiltered)}>
                Show everything
              </Button>
            )
          }
        >
          {days.size > 1 ? 'On none of these days.' : `On ${writtenDay(filter.day)}.`}
        </EmptyState>
      )}
      {days && count > 0 && (
        <div
          className={`flex flex-col gap-6 ${isPlaceholderData ? 'opacity-50' : ''}`}
          aria-busy={isPlaceholderData}
        >
          {[...days].map(([day, events]) => (
            <Day
              key={day}
              day={day}
              events={events}
              mayHaveMore={day === last?.day && last.cursor !== undefined}
              names={names}
              onNarrow={change}
            />
          ))}
        </div>
      )}
      {hasNextPage && next && !isPlaceholderData && (
        <div className="flex flex-col items-center gap-2">
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {next.cursor ? 'Load earlier' : `Show ${writtenDay(next.day)}`}
          </Button>
          <p role="alert" className="text-sm text-danger">
            {query.isFetchNextPageError && messages.auditNotFetched}
          </p>
        </div>
      )}
    </div>
  )
}

interface EventPage {
  day: string
  events: ListedEvent[]
  cursor?: string | undefined
}

/** The events of each day, in the order of the pages. */
function byDay(pages: readonly EventPage[]): ReadonlyMap<string, ListedEvent[]> {
  const days = new Map<string, ListedEvent[]>()
  for (const { day, events } of pages) days.set(day, [...(days.get(day) ?? []), ...events])
  return days
}

const writtenCount = (count: number) => (count === 1 ? '1 event' : `${count} events`)

function describeFound(count: number, days: ReadonlyMap<string, unknown>, { day, cursor }: EventPage) {
  const [newest = day] = days.keys()
  const when = newest === day ? `on ${writtenDay(day)}` : `from ${writtenDay(day)} to ${writtenDay(newest)}`
  return `${writtenCount(count)} ${when}${cursor ? ', and perhaps earlier ones' : ''}`
}

interface DayProps {
  day: string
  events: ListedEvent[]
  /** There are entries that are not loaded yet. */
  mayHaveMore: boolean
  names: Names
  onNarrow: (part: Partial<AuditFilter>) => void
}

function Day({ day, events, mayHaveMore, ...rest }: DayProps) {
  const id = useId()
  const today = todayInIndia()
  const near = { [today]: 'Today, ', [daysLater(today, -1)]: 'Yesterday, ' }[day] ?? ''
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-base">
          <ChangingText>{near + writtenDay(day)}</ChangingText>
        </h2>
        <ChangingText className="amount text-sm text-quiet">
          {describeCount(events.length, mayHaveMore)}
        </ChangingText>
      </div>
      {events.length > 0 && <EventList events={events} {...rest} />}
    </section>
  )
}

function describeCount(count: number, mayHaveMore: boolean): string {
  if (count === 0 && mayHaveMore) return 'None so far'
  return `${writtenCount(count)}${mayHaveMore ? ', perhaps more' : ''}`
}

const EventsSkeleton = () => (
  <div role="status" className="flex flex-col gap-3">
    <span className="sr-only">Loading the audit</span>
    {[1, 2, 3, 4, 5, 6].map((place) => (
      <Skeleton key={place} className="h-12 w-full" />
    ))}
  </div>
)

/** Saves everything of the days that are shown, as far as it matches, as a CSV file, also what is not loaded yet. */
function FileButton({ filter, days }: { filter: AuditFilter; days: readonly string[] }) {
  const { save, isSaving } = useEventsFile(filter, days)
  return (
    <Button variant="secondary" onClick={() => save()} busy={isSaving}>
      {!isSaving && <Download className="size-5" aria-hidden="true" />}
      <ChangingText className="max-sm:sr-only">{isSaving ? 'Collecting…' : 'Save as CSV'}</ChangingText>
    </Button>
  )
}
