import { missingFacts } from '#contract/describe-facts.ts'
import type { AdminOffer } from '#contract/offer.ts'
import { oldestCheck } from '#contract/oldest-check.ts'
import { rateOf } from './figures.ts'

/** The columns that the table of offers can be sorted by, each with its heading and what it compares. */
export const sortableColumns = {
  lender: { name: 'Lender and offer', value: ({ lender }: AdminOffer) => lender.toLowerCase() },
  rate: { name: 'Rate', value: rateOf },
  missing: { name: 'Missing', value: (offer: AdminOffer) => missingFacts(offer).length },
  // Never checked is older than any day.
  checked: { name: 'Checked', value: oldestCheck },
  applicants: { name: 'Applied', value: ({ applicants }: AdminOffer) => applicants },
  created: { name: 'Created', value: ({ create_date }: AdminOffer) => create_date },
} as const satisfies Record<
  string,
  { name: string; value: (offer: AdminOffer) => string | number | undefined }
>
export type SortableColumn = keyof typeof sortableColumns

export interface TableSort {
  column: SortableColumn
  isDescending: boolean
}

/** The newest first, as in the grid of cards. */
export const newestFirst: TableSort = { column: 'created', isDescending: true }

/** Sorts by a column. Offers without a value come last in both directions, and equal ones keep their order. */
export function sortOffers(offers: readonly AdminOffer[], { column, isDescending }: TableSort): AdminOffer[] {
  const { value } = sortableColumns[column]
  const sign = isDescending ? -1 : 1
  return [...offers].sort((a, b) => {
    const [first, second] = [value(a), value(b)]
    return first === undefined || second === undefined
      ? Number(first === undefined) - Number(second === undefined)
      : sign * compare(first, second)
  })
}

/** The sort after a press on a column's heading: the other direction, if the table is sorted by it already. */
export const pressedSort = (last: TableSort, column: SortableColumn): TableSort => ({
  column,
  isDescending: last.column === column && !last.isDescending,
})

const compare = (a: string | number, b: string | number) =>
  typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b) : a < b ? -1 : a > b ? 1 : 0
