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
  /** Chooses what the chart shows. */
  control?: Elements
  /** The chart. */
  children: Elements
}

/** A chart with its figures as a table behind it and as a file. */
export const Figure = ({ title, about, table, file, control, children }: FigureProps) => (
  <Card className="min-w-0 max-sm:p-4">
    <figure>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 className="text-lg">{title}</h3>
        {control}
        <ChangingText className="basis-full text-sm text-quiet sm:-mt-1">{about}</ChangingText>
      </figcaption>
      {table.rows.length > 0 ? (
        children
      ) : (
        <p className="mt-4 font-medium">Nothing was counted in this time.</p>
      )}
      {table.rows.length > 0 && (
        <details className="mt-3 -mb-2">
          <summary className="min-h-11 py-2.5 text-sm font-medium">As a table</summary>
          <TableOf title={title} table={table} />
          <Button
            variant="quiet"
            className="mt-1 min-h-11! text-sm"
            aria-label={`Save as CSV: ${title}`}
            onClick={() => download(`${file}.csv`, figureCsv(table))}
          >
            <Download className="size-4" aria-hidden="true" />
            <span>Save as CSV</span>
          </Button>
        </details>
      )}
    </figure>
  </Card>
)

const cell = 'px-2 py-2 whitespace-nowrap last:pr-0'
/** Stays where it is while the figures scroll below it. */
const first = 'sticky left-0 border-r border-line bg-surface py-2 pr-3 pl-0.5 text-left'

/** Takes the focus, so that the arrow keys scroll it. */
const scrolls = { tabIndex: 0 }

interface TableOfProps {
  title: string
  table: FigureTable
}

/** The names of rows and columns stay; the figures scroll in both directions, and fade at the edge behind which there are more. */
const TableOf = ({ title, table: { columns, rows, shortColumns, shortNames } }: TableOfProps) => (
  <section
    {...scrolls}
    aria-label={`Table: ${title}`}
    className="scrolled-row max-h-100 border-y border-line [scrollbar-width:thin]"
  >
    <table className="w-full text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="text-xs text-quiet">
          {columns.map((name, place) => (
            <th
              key={name}
              scope="col"
              className={`top-0 border-b border-line bg-surface align-bottom font-medium ${place === 0 ? `z-20 ${first}` : `sticky z-10 ${cell} text-right`}`}
            >
              {shortColumns?.[place] ?? name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody translate="no" className="divide-y divide-line">
        {rows.map(([name = '', ...values], row) => (
          <tr key={[name, ...values].join()}>
            <th scope="row" className={`${first} min-w-24 font-normal wrap-break-word`}>
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
