import { useInfiniteQuery } from '@tanstack/react-query'
import { Download, X } from 'lucide-react'
import { useState } from 'react'
import { useOutletContext } from 'react-router-dom'
import { auditActions, type ListedEvent } from '#contract/audit-event.ts'
import * as messages from '#contract/messages.ts'
import { isDay, todayInIndia } from '#loans/dates.ts'
import { messageOf } from '../../api/failure.ts'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { writtenDay } from '../../ui/written-day.ts'
import { PageHeader } from '../PageHeader.tsx'
import { actionNames } from './describe-event.ts'
import { EventList } from './EventList.tsx'
import { type AuditFilter, auditQuery } from './queries.ts'
import { useEventsFile } from './use-events-file.ts'

/** Entries are kept for two years. */
const keptYears = 2

/** Who did what on a day. */
export default function AuditPage() {
  const [filter, setFilter] = useState<AuditFilter>({
    day: todayInIndia(),
    action: undefined,
    by: undefined,
    about: undefined,
  })
  const ownId = useOutletContext<string>()
  const query = useInfiniteQuery(auditQuery(filter))
  const { data, isPlaceholderData, isLoadingError, hasNextPage, isFetchingNextPage } = query
  const events = data?.pages.flatMap((page) => page.events)
  const change = (part: Partial<AuditFilter>) => setFilter({ ...filter, ...part })
  const nameOf = (id: string) => (id === ownId ? 'You' : id)

  return (
    <div className="page flex flex-col gap-3 pt-2 pb-12">
      <PageHeader
        title="Audit"
        subtitle="Who did what. Changes to offers are kept for a year, everything about borrowers for two. Reading is recorded too."
      >
        <FileButton filter={filter} />
      </PageHeader>
      <AuditSearch filter={filter} onChange={change} />
      <Narrowed filter={filter} nameOf={nameOf} onChange={change} />
      <p className="min-h-5 text-sm text-quiet" role="status">
        <ChangingText>
          {events && !isPlaceholderData && describeFound(events, filter.day, hasNextPage)}
        </ChangingText>
      </p>
      {!events && !isLoadingError && <EventsSkeleton />}
      {isLoadingError && (
        <QueryFailure title={messages.auditNotFetched} query={query}>
          {messageOf(query.error)}
        </QueryFailure>
      )}
      {events?.length === 0 && !isPlaceholderData && !hasNextPage && (
        <EmptyState title="Nothing is recorded">Choose another day, or take a filter away.</EmptyState>
      )}
      {events && events.length > 0 && (
        <div className={isPlaceholderData ? 'opacity-50' : ''} aria-busy={isPlaceholderData}>
          <EventList events={events} nameOf={nameOf} onNarrow={change} />
        </div>
      )}
      {hasNextPage && !isPlaceholderData && (
        <div className="flex flex-col items-center gap-2">
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Load earlier
          </Button>
          <p role="alert" className="text-sm text-danger">
            {query.isFetchNextPageError && messages.auditNotFetched}
          </p>
        </div>
      )}
    </div>
  )
}

function describeFound(events: ListedEvent[], day: string, hasMore: boolean) {
  const count = events.length === 1 ? '1 event' : `${events.length} events`
  return `${count} on ${writtenDay(day)}${hasMore ? ', and perhaps earlier ones' : ''}`
}

const EventsSkeleton = () => (
  <div role="status" className="flex flex-col gap-3">
    <span className="sr-only">Loading the audit</span>
    {[1, 2, 3, 4, 5, 6].map((place) => (
      <Skeleton key={place} className="h-12 w-full" />
    ))}
  </div>
)

interface FilterProps {
  filter: AuditFilter
  onChange: (part: Partial<AuditFilter>) => void
}

const everything = 'Everything'

/** The day and the kind of events. A day is taken once it is complete and not in the future. */
function AuditSearch({ filter, onChange }: FilterProps) {
  const [day, setDay] = useState(filter.day)
  const today = todayInIndia()
  const take = (typed: string) => {
    setDay(typed)
    if (isDay(typed) && typed <= today) onChange({ day: typed })
  }
  const year = Number(today.slice(0, 4))
  return (
    <search className="grid grid-cols-[11rem_minmax(0,1fr)] gap-3 sm:max-w-xl">
      <DateField
        label="Day"
        value={day}
        onChange={take}
        from={year - keptYears}
        to={year}
        error={day > today && isDay(day) ? 'This day is in the future.' : undefined}
      />
      <SelectField
        label="What"
        options={[everything, ...auditActions]}
        labels={actionNames}
        value={filter.action ?? everything}
        onChange={(value) => onChange({ action: auditActions.find((action) => action === value) })}
      />
    </search>
  )
}

/** The person and the thing to which the list is narrowed, each with a button that takes the filter away. */
function Narrowed({ filter, nameOf, onChange }: FilterProps & { nameOf: (id: string) => string }) {
  const { by, about } = filter
  if (!by && !about) return null
  return (
    <ul aria-label="Narrowed to" className="flex flex-wrap gap-2">
      {by && (
        <li>
          <Chip onRemove={() => onChange({ by: undefined })}>{`By ${nameOf(by)}`}</Chip>
        </li>
      )}
      {about && (
        <li>
          <Chip onRemove={() => onChange({ about: undefined })}>{`About ${about}`}</Chip>
        </li>
      )}
    </ul>
  )
}

const Chip = ({ children, onRemove }: { children: string; onRemove: () => void }) => (
  <button
    type="button"
    onClick={onRemove}
    className="inline-flex min-h-11 items-center gap-2 rounded-full bg-primary-wash px-4 text-sm font-medium wrap-anywhere"
  >
    <span>{children}</span>
    <X className="size-4 shrink-0" aria-hidden="true" />
    <span className="sr-only">Remove this filter</span>
  </button>
)

/** Saves everything that matches as a CSV file, also what is not loaded yet. */
function FileButton({ filter }: { filter: AuditFilter }) {
  const { save, isSaving } = useEventsFile(filter)
  return (
    <Button variant="secondary" onClick={() => save()} busy={isSaving}>
      {!isSaving && <Download className="size-5" aria-hidden="true" />}
      <ChangingText>{isSaving ? 'Collecting…' : 'Save as CSV'}</ChangingText>
    </Button>
  )
}
