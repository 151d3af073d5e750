import { Download } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { download } from '../../ui/download.ts'
import type { Elements } from '../../ui/elements.ts'
import { groupedNumber } from '../../ui/format.ts'
import { type FigureTable, figureCsv } from './figure-table.ts'

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

const cell = 'px-2 py-1.5 first:pl-0 last:pr-0'

/** Takes the focus, so that the arrow keys scroll it. */
const scrolls = { tabIndex: 0 }

/** Scrolls sideways where it is wider than its card. */
const TableOf = ({ title, table: { columns, rows } }: { title: string; table: FigureTable }) => (
  <section {...scrolls} aria-label={`Table: ${title}`} className="relative overflow-x-auto">
    <table className="w-full text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-b border-line text-quiet">
          {columns.map((name, place) => (
            <th
              key={name}
              scope="col"
              className={`${cell} min-w-20 align-bottom font-medium ${place === 0 ? 'text-left' : 'text-right'}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody translate="no" className="divide-y divide-line">
        {rows.map(([name, ...values]) => (
          <tr key={[name, ...values].join()}>
            <th scope="row" className={`${cell} min-w-32 text-left font-normal wrap-anywhere`}>
              {name}
            </th>
            {values.map((value, place) => (
              <td key={columns[place + 1]} className={`${cell} amount text-right`}>
                {typeof value === 'number' ? groupedNumber(value) : value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
