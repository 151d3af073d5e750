import { ChevronLeft, ChevronRight } from 'lucide-react'
import { DayPicker, type DayPickerProps } from 'react-day-picker'
import { todayInIndia } from '#loans/dates.ts'
import * as words from '#words/calendar.ts'
import { monthNames } from '#words/dates.ts'
import * as locale from '#words/locale.ts'

export interface CalendarProps {
  value: string
  onPick: (iso: string) => void
  from: number
  to: number
  isBirthday: boolean
  hasFuture: boolean
  hasPast: boolean
}

/** The calendar works with midnights in the browser's time zone, so dates are built and read in that zone. */
const toDate = (iso: string) => {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  return new Date(year, month - 1, day)
}
const toIso = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

const monthOf = (date: Date) => monthNames[date.getMonth()] ?? ''
const monthAndYear = (date: Date) => words.monthAndYear(monthOf(date), date.getFullYear())
const weekdayOf = (date: Date) => words.weekdays[date.getDay()] ?? ''

// Instead of a date-fns locale, because its Hindi has other words and digits than our pages.
const formatters: DayPickerProps['formatters'] = {
  formatCaption: monthAndYear,
  formatMonthDropdown: monthOf,
  formatWeekdayName: (date) => words.shortWeekdays[date.getDay()] ?? '',
}
const labels: DayPickerProps['labels'] = {
  labelDayButton: (date, { today, selected }) => {
    const day = words.fullDay(weekdayOf(date), date.getDate(), monthOf(date), date.getFullYear())
    const named = today ? words.today(day) : day
    return selected ? words.selected(named) : named
  },
  labelGrid: monthAndYear,
  labelMonthDropdown: () => words.chooseMonth,
  labelNext: () => words.nextMonth,
  labelPrevious: () => words.previousMonth,
  labelWeekday: weekdayOf,
  labelYearDropdown: () => words.chooseYear,
}

const navigation =
  'flex size-11 items-center justify-center rounded-control hover:bg-primary-wash disabled:opacity-30'
const dropdown =
  'relative flex items-center rounded-control border border-edge bg-surface focus-inside:outline-2 focus-inside:outline-focus'

/** Years. A calendar for birthdays opens so long ago. */
const usualAge = 30

export function Calendar({ value, onPick, from, to, isBirthday, hasFuture, hasPast }: CalendarProps) {
  const today = toDate(todayInIndia())
  const selected = value ? toDate(value) : undefined
  return (
    <DayPicker
      mode="single"
      autoFocus
      lang={locale.tag}
      labels={labels}
      formatters={formatters}
      weekStartsOn={1}
      captionLayout="dropdown"
      navLayout="around"
      startMonth={new Date(from, 0)}
      endMonth={new Date(to, 11)}
      defaultMonth={selected ?? (isBirthday ? new Date(today.getFullYear() - usualAge, 0) : today)}
      today={today}
      disabled={[!hasFuture && { after: today }, !hasPast && { before: today }]}
      selected={selected}
      onSelect={(date) => date && onPick(toIso(date))}
      components={{
        Chevron: ({ orientation }) =>
          orientation === 'left' ? (
            <ChevronLeft className="size-5" aria-hidden="true" />
          ) : orientation === 'right' ? (
            <ChevronRight className="size-5" aria-hidden="true" />
          ) : (
            <ChevronRight className="size-4 [transform:rotate(90deg)]" aria-hidden="true" />
          ),
      }}
      classNames={{
        month: 'relative grid grid-cols-[2.75rem_1fr_2.75rem] items-center gap-y-2',
        month_caption: 'flex justify-center',
        month_grid: 'col-span-3 border-collapse',
        button_previous: navigation,
        button_next: navigation,
        dropdowns: 'flex gap-1.5 text-sm font-semibold',
        dropdown_root: dropdown,
        dropdown: 'absolute inset-0 w-full bg-surface text-ink opacity-0',
        caption_label: 'pointer-events-none flex min-h-11 items-center gap-0.5 px-2 tabular-nums',
        weekday: 'h-11 w-11 text-center max-[22rem]:w-10 text-xs font-medium text-quiet',
        day: 'p-0 text-center',
        day_button:
          'h-11 w-11 rounded-control tabular-nums max-[22rem]:w-10 enabled:hover:bg-primary-wash disabled:text-quiet disabled:opacity-50',
        today: 'font-bold text-primary',
        selected: '[&>button]:bg-primary [&>button]:text-on-primary',
      }}
    />
  )
}
