import { byteOrderMark, csvRow } from '#contract/csv.ts'
import type { PaymentStatement } from '#contract/payment-statement.ts'

const titles = [
  'lender',
  'month',
  'handover',
  'offer_id',
  'pressed_on',
  'terms_from',
  'reported',
  'before',
  'amount',
  'sum',
] as const

/**
 * A statement as a CSV file, in rupees, with its sums below, in a column of their own. Each row names the lender and the month, so
 * that rows of several files can be put together. A lender can send it back with its own amounts as its report.
 */
export const statementCsv = (name: string, { month, lines, net, gst, total }: PaymentStatement): string =>
  byteOrderMark +
  [
    titles,
    ...lines.map(({ handover, offer_id, day, terms_from, kinds, before, change }) => [
      ...[name, month, handover, offer_id, day, terms_from, kinds.join(' ')],
      ...[before / 100, change / 100],
    ]),
    ...[
      ['Net', net],
      ['GST 18%', gst],
      ['Total', total],
    ].map(([sum, paise]) => [name, month, '', '', '', '', sum, '', '', Number(paise) / 100]),
  ]
    .map(csvRow)
    .join('')
