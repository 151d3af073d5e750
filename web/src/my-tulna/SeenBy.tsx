import type { MyData } from '#contract/my-data.ts'
import * as words from '#words/my-tulna.ts'
import { day } from '../ui/format.ts'
import type { PartProps } from './part.ts'

/** How often administrators viewed or exported the borrower's details in the last year, by day. */
export function SeenBy({ data }: PartProps) {
  const days = seenByDay(data)
  return (
    <>
      <p className="mt-2 text-quiet">{words.seenIntro}</p>
      <p className="mt-1 text-quiet">{words.noNames}</p>
      {days.length === 0 && <p className="mt-4 font-medium">{words.nobody}</p>}
      {days.length > 0 && (
        <table className="mt-4 w-full text-left">
          <thead>
            <tr className="border-b border-line text-sm text-quiet">
              <th scope="col" className="py-2 pr-4 font-medium">
                {words.day}
              </th>
              <th scope="col" className="py-2 font-medium">
                {words.what}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, views, exports }) => (
              <tr key={date} className="border-b border-line align-top">
                <th scope="row" className="py-2.5 pr-4 font-normal whitespace-nowrap">
                  {date}
                </th>
                <td className="py-2.5">
                  {views > 0 && <p>{words.viewed(views)}</p>}
                  {exports > 0 && <p>{words.exported(exports)}</p>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-4 text-quiet">{words.theList}</p>
    </>
  )
}

/** Counts the views and exports of each day that had any, newest first. Days are those of India. */
function seenByDay({ views, exports }: Pick<MyData, 'views' | 'exports'>) {
  const newestFirst = [
    ...views.map(({ at }) => ({ at, views: 1, exports: 0 })),
    ...exports.map(({ at }) => ({ at, views: 0, exports: 1 })),
  ].sort((a, b) => b.at.localeCompare(a.at))
  const days = new Map<string, { date: string; views: number; exports: number }>()
  for (const one of newestFirst) {
    const date = day(one.at)
    const known = days.get(date) ?? { date, views: 0, exports: 0 }
    days.set(date, { date, views: known.views + one.views, exports: known.exports + one.exports })
  }
  return [...days.values()]
}
