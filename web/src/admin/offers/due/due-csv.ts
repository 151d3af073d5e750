import { byteOrderMark, csvRow } from '#contract/csv.ts'
import type { DueItem } from './due-items.ts'

const titles = ['Due', 'Lender', 'Offer', 'Offer ID', 'Field', 'Value', 'Source', 'Due since', 'Days']

/** What is due, as a CSV file. */
export const dueCsv = (items: readonly DueItem[]): string =>
  byteOrderMark +
  [
    titles,
    ...items.map(({ reason, offer, name, value, source, since, days }) => [
      reason,
      offer.lender,
      offer.description,
      offer.id,
      name,
      value,
      source,
      since,
      String(days),
    ]),
  ]
    .map(csvRow)
    .join('')
