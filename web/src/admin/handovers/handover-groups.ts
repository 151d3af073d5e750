import { byteOrderMark, csvRow } from '#contract/csv.ts'
import { lenderId } from '#contract/lender.ts'
import { daysLater } from '#loans/dates.ts'
import { writtenDay } from '../../ui/written-day.ts'
import type { DayCount, Period } from './queries.ts'

/** The periods that can be chosen, by name, for a day in India (`yyyy-MM-dd`). None is longer than a month. */
export const periods = {
  Today: (today) => ({ first: today, last: today }),
  Yesterday: (today) => ({ first: daysLater(today, -1), last: daysLater(today, -1) }),
  'Last 7 days': (today) => ({ first: daysLater(today, -6), last: today }),
  'Last 28 days': (today) => ({ first: daysLater(today, -27), last: today }),
  'This month': (today) => ({ first: firstOfMonth(today), last: today }),
  'Last month': (today) => {
    const last = daysLater(firstOfMonth(today), -1)
    return { first: firstOfMonth(last), last }
  },
} satisfies Record<string, (today: string) => Period>
export type PeriodName = keyof typeof periods

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`

/** How offers are called, by their ids. */
export type OfferNames = ReadonlyMap<string, { lender: string; description: string }>

const languages = { en: 'English', hi: 'Hindi' } as const

/** What presses can be counted by, with the name of the group that one belongs to. */
export const groupings = {
  Lender: ({ offer_id }, offers) => offers.get(offer_id)?.lender ?? offer_id,
  Offer: ({ offer_id }, offers) => {
    const { lender = offer_id, description = '' } = offers.get(offer_id) ?? {}
    return [lender, description].filter(Boolean).join(': ')
  },
  Day: ({ day }) => writtenDay(day),
  'Loan type': ({ loan_type }) => loan_type ?? 'No type chosen',
  'Place in the list': ({ place }) => (place === undefined ? 'Outside the list' : String(place)),
  Language: ({ language }) => languages[language],
} satisfies Record<string, (count: DayCount, offers: OfferNames) => string>
export type Grouping = keyof typeof groupings

/** What tells groups apart by more than their names: offers may have the same one, and a lender's name several spellings. */
const keys: Partial<Record<Grouping, (count: DayCount, offers: OfferNames) => string>> = {
  Lender: ({ offer_id }, offers) => lenderId(offers.get(offer_id)?.lender ?? offer_id),
  Offer: ({ offer_id }) => offer_id,
}

/** What is ordered by itself. Others have the largest group first. */
const ordered: Partial<Record<Grouping, (count: DayCount) => string | number>> = {
  Day: ({ day }) => day,
  'Place in the list': ({ place = Infinity }) => place,
}

export interface Group {
  key: string
  name: string
  presses: number
  /** Of these, the ones whose id the lender got. */
  withId: number
}

export function groupCounts(counts: readonly DayCount[], grouping: Grouping, offers: OfferNames): Group[] {
  const order = ordered[grouping]
  const sorted = order ? [...counts].sort((one, other) => (order(one) < order(other) ? -1 : 1)) : counts
  const groups = new Map<string, Group>()
  for (const count of sorted) {
    const name = groupings[grouping](count, offers)
    const key = keys[grouping]?.(count, offers) ?? name
    const group = groups.get(key) ?? { key, name, presses: 0, withId: 0 }
    group.presses += count.presses
    if (count.has_id) group.withId += count.presses
    groups.set(key, group)
  }
  const all = [...groups.values()]
  return order ? all : all.sort((one, other) => other.presses - one.presses)
}

const titles = ['Day', 'Lender', 'Offer', 'Offer ID', 'Loan type', 'Place', 'Language', 'With ID', 'Presses']

/** All counts, as a CSV file. */
export const handoversCsv = (counts: readonly DayCount[], offers: OfferNames): string =>
  byteOrderMark +
  [
    titles,
    ...counts.map(({ day, offer_id, loan_type = '', place, language, has_id, presses }) => {
      const { lender = '', description = '' } = offers.get(offer_id) ?? {}
      return [
        day,
        lender,
        description,
        offer_id,
        loan_type,
        place === undefined ? '' : String(place),
        languages[language],
        has_id ? 'Yes' : 'No',
        String(presses),
      ]
    }),
  ]
    .map(csvRow)
    .join('')
