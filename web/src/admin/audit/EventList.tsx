import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { type AuditEvent, type ListedEvent, subjectOf } from '#contract/audit-event.ts'
import { timeInIndia } from '#loans/dates.ts'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { actionNames, detailsOf, unknownEvent } from './describe-event.ts'
import { groupRepeats } from './group-repeats.ts'
import type { Names } from './names.ts'
import type { AuditFilter } from './queries.ts'

interface EventListProps {
  /** Of a day, newest first. */
  events: ListedEvent[]
  names: Names
  /** Narrows the list to a person or to what an event is about. */
  onNarrow: (part: Pick<AuditFilter, 'by'> | Pick<AuditFilter, 'about'>) => void
}

/** Events, newest first: when, what, about whom and who did it. A press on a person or a thing narrows the list to it. */
export const EventList = ({ events, ...rest }: EventListProps) => (
  <ul
    aria-label="Events, newest first"
    className="divide-y divide-line rounded-card border border-line bg-surface text-sm"
  >
    {groupRepeats(events).map((group) => (
      <li key={group[0].id}>
        <Repeats events={group} {...rest} />
      </li>
    ))}
  </ul>
)

const columns =
  'grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3 px-3 md:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1fr)_10rem] md:gap-x-4 xl:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,16rem)_10rem] md:px-4'
/** On a phone, below the time's neighbour. */
const inSecond = 'max-md:col-start-2 min-w-0'

type RepeatsProps = Omit<EventListProps, 'events'> & { events: [ListedEvent, ...ListedEvent[]] }

/** What one person did once, or several times in a row: then on one line, which unfolds. */
function Repeats({ events, names, onNarrow }: RepeatsProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const [{ at, event }] = events
  const isOne = events.length === 1
  if (!event)
    return (
      <div className={`${columns} py-2.5`}>
        <Time>{timeInIndia(at)}</Time>
        <p className={`${inSecond} text-quiet md:col-span-3`}>{unknownEvent}</p>
      </div>
    )
  return (
    <>
      <div className={`${columns} items-start py-2.5`}>
        <Time>{timesOf(events)}</Time>
        <div className={`${inSecond} md:col-start-2 md:row-start-1`}>
          <p className="mr-1 inline font-medium">{actionNames[event.action]}</p>
          {!isOne && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
              className="group -my-1 inline-flex min-h-8 items-center gap-1 rounded-small px-1 text-quiet hover:bg-primary-wash hover:text-primary max-md:-my-3 max-md:min-h-11"
            >
              <ChangingText className="amount">{`${events.length} times`}</ChangingText>
              <ChevronDown
                className="size-4 group-aria-expanded:[transform:rotate(180deg)]"
                aria-hidden="true"
              />
            </button>
          )}
        </div>
        <div className={`${inSecond} md:col-start-3 md:row-span-2 md:row-start-1`}>
          <About events={events} names={names} onNarrow={onNarrow} />
        </div>
        {isOne && (
          <div className={`${inSecond} empty:hidden md:col-start-2 md:row-start-2`}>
            <Details event={event} names={names} />
          </div>
        )}
        <p className={`${inSecond} text-quiet md:col-start-4 md:row-start-1`}>
          <Narrowing
            label="Only by"
            text={names.person(event.by)}
            title={event.by}
            onPress={() => onNarrow({ by: event.by })}
          />
        </p>
      </div>
      {!isOne && (
        <ul id={id} hidden={!isOpen} className="border-t border-line bg-paper py-1">
          {isOpen &&
            events.map((one) => (
              <li key={one.id} className={`${columns} py-1`}>
                <Time>{timeInIndia(one.at)}</Time>
                <div className={`${inSecond} md:col-start-2`}>
                  {one.event && <Details event={one.event} names={names} />}
                </div>
                <div className={inSecond}>
                  <About events={[one]} names={names} onNarrow={onNarrow} />
                </div>
              </li>
            ))}
        </ul>
      )}
    </>
  )
}

/** `06:18`, or from the first to the last: `06:12–06:18`, on two lines where there is no room. */
function timesOf(events: readonly ListedEvent[]) {
  const last = timeInIndia(events[0]?.at ?? '')
  const first = timeInIndia(events.at(-1)?.at ?? '')
  return first === last ? last : `${first}–\u200b${last}`
}

const Time = ({ children }: { children: string }) => (
  <p translate="no" className="text-quiet tabular-nums max-md:row-span-4 md:col-start-1">
    {children}
  </p>
)

function Details({ event, names }: { event: AuditEvent; names: Names }) {
  const details = detailsOf(event, names)
  return details ? (
    <p key={details} dir="auto" className="text-left wrap-anywhere text-quiet">
      <Unbroken>{details}</Unbroken>
    </p>
  ) : null
}

/** What all of the events are about, or how many things that are. */
function About({
  events,
  names,
  onNarrow,
}: Omit<EventListProps, 'events'> & { events: readonly ListedEvent[] }) {
  const about = events.map(({ event }) => event && subjectOf(event))
  const [first] = about
  const event = events[0]?.event
  if (!first || !event) return null
  const count = new Set(about).size
  if (count > 1) return <ChangingText>{`${count} ${kindOf(event)}`}</ChangingText>
  return (
    <Narrowing
      label="Only about"
      text={names.thing(event) ?? first}
      title={first}
      onPress={() => onNarrow({ about: first })}
    />
  )
}

/** What several events are about. */
function kindOf(event: AuditEvent): string {
  if ('borrower_id' in event) return 'borrowers'
  if ('offer_id' in event) return 'offers'
  if ('export_id' in event) return 'exports'
  if ('complaint' in event) return 'complaints'
  return 'lender' in event ? 'lenders' : 'logos'
}

interface NarrowingProps {
  label: string
  text: string
  /** The whole id, for whoever has to look it up. */
  title?: string
  onPress: () => void
}

const Narrowing = ({ label, text, title, onPress }: NarrowingProps) => (
  <button
    type="button"
    title={title}
    onClick={onPress}
    translate="no"
    className="min-h-6 text-left wrap-anywhere hover:text-primary hover:underline"
  >
    <span className="sr-only">{`${label} `}</span>
    <span>{text}</span>
  </button>
)
