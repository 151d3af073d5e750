import { Calendar as CalendarIcon } from 'lucide-react'
import { type FocusEvent, type Ref, useId, useRef, useState } from 'react'
import * as messages from '#contract/messages.ts'
import { asciiDigits } from '#loans/ascii-digits.ts'
import { isDay } from '#loans/dates.ts'
import * as words from '#words/fields.ts'
import type Popover from './CalendarPopover.tsx'
import { controlClass, describedBy, Field, type FieldText } from './Field.tsx'

/** `undefined` if it cannot be loaded. The next call tries again. */
const loadCalendar = () => import('./CalendarPopover.tsx').catch(() => undefined)

type CalendarState = 'closed' | 'loading' | 'open' | 'failed'

export interface DateFieldProps extends FieldText {
  /** `yyyy-MM-dd`; empty while the text is not a date. */
  value: string
  onChange: (value: string) => void
  /** The range of the calendar's year dropdown. */
  from: number
  to: number
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

const shown = (iso: string) => (iso ? iso.split('-').reverse().join('/') : '')

/** Parses a date as people write it (21/07/1994, 21-7-1994, 21 07 1994) or as autofill does (1994-07-21). */
function read(text: string): string {
  const parts = text.trim().split(/[\s/.-]+/)
  const [day = '', month = '', year = ''] = parts[0]?.length === 4 ? parts.reverse() : parts
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return parts.length === 3 && isDay(iso) ? iso : ''
}

/** Inserts slashes into the digits of a text that grows. A text that became shorter stays as it is. */
function insertSlashes(text: string, before: string): string {
  if (text.length < before.length) return text
  const joined = text.trimStart().replace(/[\s/.-]+/g, '/')
  if (!/^[\d/]*$/.test(joined) || /^\d\/|\/\d\//.test(joined)) return joined
  const digits = joined.replace(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
    .filter(Boolean)
    .join('/')
    .concat(digits.length === 2 || digits.length === 4 ? '/' : '')
}

/** A date, typed as DD/MM/YYYY or picked from a calendar. Future days can't be picked. */
export function DateField({ value, onChange, from, to, name, onBlur, ref, ...texts }: DateFieldProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [CalendarPopover, setCalendarPopover] = useState<typeof Popover>()
  const [calendar, setCalendar] = useState<CalendarState>('closed')
  const isOpen = calendar === 'loading' || calendar === 'open'
  const close = () => setCalendar('closed')
  const open = async () => {
    setCalendar('loading')
    const loaded = CalendarPopover ?? (await loadCalendar())?.default
    setCalendarPopover(() => loaded)
    // The calendar may have been closed while it was loading.
    setCalendar((now) => (now !== 'loading' ? now : loaded ? 'open' : 'failed'))
  }
  const [text, setText] = useState(shown(value))
  const [hasLeft, setHasLeft] = useState(false)
  const [lastValue, setLastValue] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    if (value && read(text) !== value) setText(shown(value))
  }

  const type = ({ value: written, selectionStart }: HTMLInputElement) => {
    const typed = asciiDigits(written)
    const isIso = /^\s*\d{4}-/.test(typed) && read(typed) !== ''
    const isInside = typed.length === text.length + 1 && selectionStart !== typed.length
    const next = isIso ? shown(read(typed)) : isInside ? typed : insertSlashes(typed, text)
    setText(next)
    setHasLeft(false)
    close()
    if (read(next) !== value) onChange(read(next))
  }

  const pick = (iso: string) => {
    setText(shown(iso))
    onChange(iso)
    close()
  }

  const leave = ({ relatedTarget }: FocusEvent) => {
    // The calendar and its button belong to the field.
    if (isOpen || frame.current?.contains(relatedTarget)) return
    setHasLeft(true)
    onBlur?.()
  }

  const isUnreadable = text.trim() !== '' && read(text) === ''
  const error = isUnreadable ? (hasLeft ? messages.dateUnreadable : undefined) : texts.error
  return (
    <Field id={id} {...texts} error={error}>
      <div ref={frame} className="relative">
        <input
          ref={ref}
          id={id}
          name={name}
          value={text}
          onChange={(event) => type(event.target)}
          onBlur={leave}
          onKeyDown={(event) => event.key === 'Enter' && setHasLeft(true)}
          inputMode="numeric"
          autoComplete="bday"
          placeholder={words.datePlaceholder}
          {...describedBy(id, { ...texts, error })}
          className={`${controlClass} pr-13 tabular-nums`}
        />
        <button
          ref={opener}
          type="button"
          aria-label={words.chooseFromCalendar}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => (isOpen ? close() : void open())}
          onBlur={leave}
          className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-r-control text-quiet hover:text-primary"
        >
          <CalendarIcon className="size-5" aria-hidden="true" />
        </button>
      </div>
      {/* Always mounted: screen readers ignore a live region that appears together with its text. */}
      <p role="status" className="text-sm text-quiet empty:sr-only">
        {calendar === 'loading' && words.loadingCalendar}
        {calendar === 'failed' && words.calendarNotLoaded}
      </p>
      {CalendarPopover && calendar === 'open' && (
        <CalendarPopover
          label={texts.label}
          frame={frame}
          opener={opener}
          onClose={close}
          value={value}
          onPick={pick}
          from={from}
          to={to}
        />
      )}
    </Field>
  )
}
