import { Download } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { download } from '../../ui/download.ts'
import type { Elements } from '../../ui/elements.ts'
import { type FigureTable, figureCsv, shownCell } from './figure-table.ts'

interface FigureProps {
  title: string
  /** What is counted, in a sentence. */
  about: string
  /** Without rows if nothing was counted. */
  table: FigureTable
  /** The name of the file, without `.csv`. */
  file: string
  /** The chart. */
  children: Elements
}

/** A chart with its figures as a table behind it and as a file. */
export const Figure = ({ title, about, table, file, children }: FigureProps) => (
  <Card className="min-w-0 max-sm:p-4">
    <figure>
      <figcaption>
        <h2 className="text-xl">
          <ChangingText>{title}</ChangingText>
        </h2>
        <ChangingText className="mt-1 block text-sm text-quiet">{about}</ChangingText>
      </figcaption>
      {table.rows.length > 0 ? (
        children
      ) : (
        <p className="mt-4 font-medium">Nothing was counted in this time.</p>
      )}
      {table.rows.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 py-2.5 text-sm font-medium">As a table</summary>
          <TableOf title={title} table={table} />
          <Button
            variant="secondary"
            className="mt-3"
            aria-label={`Save as CSV: ${title}`}
            onClick={() => download(`${file}.csv`, figureCsv(table))}
          >
            <Download className="size-5" aria-hidden="true" />
            <span>Save as CSV</span>
          </Button>
        </details>
      )}
    </figure>
  </Card>
)

const cell = 'px-1.5 py-1.5 first:pl-0 last:pr-0'
/** Stays where it is while the figures scroll below it. */
const first = `${cell} sticky left-0 bg-surface pr-3 text-left`

/** Takes the focus, so that the arrow keys scroll it. */
const scrolls = { tabIndex: 0 }

/** Where the table is wider than its card, a shade marks the edge behind which the rest is. */
const shaded =
  '[background:linear-gradient(to_left,var(--color-surface)_35%,transparent)_right/3.5rem_100%_no-repeat_local,linear-gradient(to_left,var(--color-edge),transparent)_right/0.5rem_100%_no-repeat]'

interface TableOfProps {
  title: string
  table: FigureTable
}

/** The names of rows stay at the left; the figures scroll sideways where they are wider than their card. */
const TableOf = ({ title, table: { columns, rows, shortColumns, shortNames } }: TableOfProps) => (
  <section {...scrolls} aria-label={`Table: ${title}`} className={`relative overflow-x-auto ${shaded}`}>
    <table className="w-full text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-quiet">
          {columns.map((name, place) => (
            <th
              key={name}
              scope="col"
              className={`align-bottom font-medium ${place === 0 ? first : `${cell} text-right`}`}
            >
              {shortColumns?.[place] ?? name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody translate="no" className="divide-y divide-line">
        {rows.map(([name = '', ...values], row) => (
          <tr key={[name, ...values].join()}>
            <th scope="row" className={`${first} min-w-20 font-normal wrap-break-word`}>
              {shortNames?.[row] ?? name}
            </th>
            {values.map((value, place) => (
              <td key={columns[place + 1]} className={`${cell} amount text-right`}>
                {shownCell(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
