import { byteOrderMark, csvRow } from '#contract/csv.ts'
import type { PaymentStatement } from '#contract/payment-statement.ts'

const titles = [
  'handover',
  'offer_id',
  'pressed_on',
  'terms_from',
  'reported',
  'before',
  'amount',
  'sum',
] as const

/** A statement as a CSV file, in rupees, with its sums below, in a column of their own. A lender can send it back with its own amounts as its report. */
export const statementCsv = ({ lines, net, gst, total }: PaymentStatement): string =>
  byteOrderMark +
  [
    titles,
    ...lines.map(({ handover, offer_id, day, terms_from, kinds, before, change }) => [
      handover,
      offer_id,
      day,
      terms_from,
      kinds.join(' '),
      before / 100,
      change / 100,
    ]),
    ...[
      ['Net', net],
      ['GST 18%', gst],
      ['Total', total],
    ].map(([name, paise]) => ['', '', '', '', name, '', '', Number(paise) / 100]),
  ]
    .map(csvRow)
    .join('')
