import { type AuditEvent, type ListedEvent, subjectOf } from '#contract/audit-event.ts'
import { timeInIndia } from '#loans/dates.ts'
import { Card } from '../../ui/Card.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { actionNames, detailsOf, unknownEvent } from './describe-event.ts'
import type { AuditFilter } from './queries.ts'

interface EventListProps {
  events: ListedEvent[]
  /** How somebody with this id is called. */
  nameOf: (id: string) => string
  /** Narrows the list to a person or to what an event is about. */
  onNarrow: (part: Pick<AuditFilter, 'by'> | Pick<AuditFilter, 'about'>) => void
}

/** Events, newest first: a table, or cards on a phone. A press on a person or thing narrows the list to it. */
export function EventList(props: EventListProps) {
  return useIsWide('48rem') ? <EventTable {...props} /> : <EventCards {...props} />
}

const columns = ['When', 'Who', 'What', 'About']

const EventTable = ({ events, ...rest }: EventListProps) => (
  <table className="w-full border-separate border-spacing-0 rounded-card border border-line bg-surface text-left text-sm">
    <caption className="sr-only">Events, newest first</caption>
    <thead>
      <tr className="text-quiet">
        {columns.map((column) => (
          <th
            key={column}
            scope="col"
            className="sticky top-16 z-10 border-b border-line bg-surface px-4 py-3 font-medium first:rounded-tl-card last:rounded-tr-card"
          >
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="[&_tr:not(:last-child)>*]:border-b [&_tr>*]:border-line">
      {events.map(({ id, at, event }) => (
        <tr key={id} className="hover:bg-primary-wash">
          <td className="px-4 py-2.5 align-top whitespace-nowrap tabular-nums">{timeInIndia(at)}</td>
          <td className="max-w-48 px-4 py-2.5 align-top">{event && <Who event={event} {...rest} />}</td>
          <td className="px-4 py-2.5 align-top">
            <What event={event} />
          </td>
          <td className="max-w-48 px-4 py-2.5 align-top">{event && <About event={event} {...rest} />}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const EventCards = ({ events, ...rest }: EventListProps) => (
  <ul className="flex flex-col gap-2" aria-label="Events, newest first">
    {events.map(({ id, at, event }) => (
      <li key={id}>
        <Card className="flex flex-col gap-0.5 p-3! text-sm">
          <div className="flex items-baseline justify-between gap-3">
            {event && <Who event={event} {...rest} />}
            <span className="tabular-nums text-quiet">{timeInIndia(at)}</span>
          </div>
          <What event={event} />
          {event && <About event={event} {...rest} />}
        </Card>
      </li>
    ))}
  </ul>
)

function What({ event }: { event: AuditEvent | undefined }) {
  if (!event) return <p className="text-quiet">{unknownEvent}</p>
  const details = detailsOf(event)
  return (
    <>
      <p className="font-medium">{actionNames[event.action]}</p>
      {details && (
        <p dir="auto" className="text-left wrap-anywhere text-quiet">
          <Unbroken>{details}</Unbroken>
        </p>
      )}
    </>
  )
}

type PartProps = Pick<EventListProps, 'nameOf' | 'onNarrow'> & { event: AuditEvent }

const Who = ({ event: { by }, nameOf, onNarrow }: PartProps) => (
  <Narrowing label="Only by" text={nameOf(by)} onPress={() => onNarrow({ by })} />
)

function About({ event, onNarrow }: PartProps) {
  const about = subjectOf(event)
  return about ? <Narrowing label="Only about" text={about} onPress={() => onNarrow({ about })} /> : null
}

const Narrowing = ({ label, text, onPress }: { label: string; text: string; onPress: () => void }) => (
  <button type="button" onClick={onPress} translate="no" className="link min-h-6 text-left wrap-anywhere">
    <span className="sr-only">{`${label} `}</span>
    <span>{text}</span>
  </button>
)
