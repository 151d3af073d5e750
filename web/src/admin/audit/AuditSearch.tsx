import { X } from 'lucide-react'
import { useState } from 'react'
import { auditActions, type ListedEvent, subjectOf } from '#contract/audit-event.ts'
import { isDay, todayInIndia } from '#loans/dates.ts'
import { DateField } from '../../ui/fields/DateField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { actionNames } from './describe-event.ts'
import type { Names } from './names.ts'
import { type AuditFilter, keptYears } from './queries.ts'

interface FilterProps {
  filter: AuditFilter
  onChange: (part: Partial<AuditFilter>) => void
}

const everything = 'Everything'

/** The day and the kind of events. A day is taken once it is complete and not in the future. */
export function AuditSearch({ filter, onChange }: FilterProps) {
  const [day, setDay] = useState(filter.day)
  const today = todayInIndia()
  const take = (typed: string) => {
    setDay(typed)
    if (isDay(typed) && typed <= today) onChange({ day: typed })
  }
  const year = Number(today.slice(0, 4))
  return (
    <search className="grid grid-cols-[10.5rem_minmax(0,1fr)] gap-3 max-[22rem]:grid-cols-1 sm:grid-cols-[11rem_minmax(0,1fr)] sm:max-w-xl">
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

interface NarrowedProps extends FilterProps {
  names: Names
  /** Those that are loaded, one of which says what the thing is. */
  events: readonly ListedEvent[] | undefined
}

/** The person and the thing to which the list is narrowed, each with a button that takes the filter away. */
export function Narrowed({ filter, names, events = [], onChange }: NarrowedProps) {
  const { by, about } = filter
  if (!by && !about) return null
  const found = events.find(({ event }) => event && subjectOf(event) === about)?.event
  return (
    <ul aria-label="Narrowed to" className="flex flex-wrap gap-2">
      {by && (
        <li>
          <Chip onRemove={() => onChange({ by: undefined })}>{`By ${names.person(by)}`}</Chip>
        </li>
      )}
      {about && (
        <li>
          <Chip
            onRemove={() => onChange({ about: undefined })}
          >{`About ${(found && names.thing(found)) ?? about}`}</Chip>
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
