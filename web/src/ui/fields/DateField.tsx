import { Calendar as CalendarIcon } from 'lucide-react'
import { type FocusEvent, type Ref, useId, useRef, useState } from 'react'
import * as messages from '#contract/messages.ts'
import { todayInIndia } from '#loans/dates.ts'
import * as words from '#words/fields.ts'
import type Popover from './CalendarPopover.tsx'
import { controlClass, describedBy, Field, type FieldText } from './Field.tsx'
import { insertSlashes, plainDate, readDay, writeDay } from './typed-day.ts'
import { useComposition } from './use-composition.ts'

/** `undefined` if it cannot be loaded. The next call tries again. */
const loadCalendar = () => import('./CalendarPopover.tsx').catch(() => undefined)

type CalendarState = 'closed' | 'loading' | 'open' | 'failed'

export interface DateFieldProps extends FieldText {
  /** `yyyy-MM-dd`, or the typed text while it is not a date. */
  value: string
  onChange: (value: string) => void
  /** The range of the calendar's year dropdown; by default as many years as the longest loans run. */
  from?: number
  to?: number
  /** The browser fills it in, and the calendar opens at the usual age of a borrower. */
  isBirthday?: boolean
  /** Days after today can be picked. */
  hasFuture?: boolean
  /** Days before today can be picked. */
  hasPast?: boolean
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

const calendarYears = 30

const dayOrText = (text: string) => readDay(text) || text.trim()
const textOf = (value: string) => (readDay(value) ? writeDay(readDay(value)) : value)

/** A date, typed as DD/MM/YYYY, the order in India, whatever the browser's, or picked from a calendar. */
export function DateField({ value, onChange, name, onBlur, ref, ...props }: DateFieldProps) {
  const year = Number(todayInIndia().slice(0, 4))
  const { isBirthday = false, hasFuture = false, hasPast = true, ...range } = props
  const {
    from = year - (hasPast ? calendarYears : 0),
    to = year + (hasFuture ? calendarYears : 0),
    ...texts
  } = range
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
  const [text, setText] = useState(textOf(value))
  const [isTyping, setIsTyping] = useState(false)
  const [lastValue, setLastValue] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    if (dayOrText(text) !== value) setText(textOf(value))
  }

  const type = ({ value: written, selectionStart }: HTMLInputElement) => {
    const typed = plainDate(written)
    const isIso = /^\s*\d{4}\D/.test(typed) && readDay(typed) !== ''
    const isInside = typed.length === text.length + 1 && selectionStart !== typed.length
    const next = isIso ? writeDay(readDay(typed)) : isInside ? typed : insertSlashes(typed, text)
    setText(next)
    setIsTyping(true)
    close()
    if (dayOrText(next) !== value) onChange(dayOrText(next))
  }

  const { composed, handlers } = useComposition((event) => type(event.target))

  const pick = (iso: string) => {
    setText(writeDay(iso))
    onChange(iso)
    close()
  }

  const leave = ({ relatedTarget }: FocusEvent) => {
    // The calendar and its button belong to the field.
    if (isOpen || frame.current?.contains(relatedTarget)) return
    setIsTyping(false)
    onBlur?.()
  }

  const isUnreadable = text.trim() !== '' && readDay(text) === ''
  const error = !isUnreadable ? texts.error : isTyping ? undefined : messages.dateUnreadable
  return (
    <Field id={id} {...texts} error={error}>
      <div ref={frame} className="relative">
        <input
          ref={ref}
          id={id}
          name={name}
          value={composed ?? text}
          {...handlers}
          onBlur={leave}
          onKeyDown={(event) => event.key === 'Enter' && setIsTyping(false)}
          inputMode="numeric"
          autoComplete={isBirthday ? 'bday' : 'off'}
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
        {calendar === 'loading' ? words.loadingCalendar : calendar === 'failed' && words.calendarNotLoaded}
      </p>
      {CalendarPopover && calendar === 'open' && (
        <CalendarPopover
          label={texts.label}
          frame={frame}
          opener={opener}
          onClose={close}
          value={readDay(value)}
          onPick={pick}
          from={from}
          to={to}
          isBirthday={isBirthday}
          hasFuture={hasFuture}
          hasPast={hasPast}
        />
      )}
    </Field>
  )
}
