import type { StatementLine } from '#contract/payment-statement.ts'
import { formatRupeesAndPaise } from '#loans/rupees.ts'
import { recentDay } from '../../ui/format.ts'
import { LongList } from '../../ui/LongList.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { kindNames } from '../outcomes/outcome-names.ts'

const cell = 'py-2 pr-4 last:pr-0 align-baseline'

/** Every hand-over of a statement: a table, or on a phone rows of a few lines. */
export function StatementLines({ lines }: { lines: StatementLine[] }) {
  const isWide = useIsWide('48rem')
  return (
    <LongList items={lines}>
      {(pages) =>
        isWide ? (
          <table className="w-full text-left text-sm">
            <caption className="sr-only">Hand-overs</caption>
            <thead>
              <tr className="text-quiet *:font-medium">
                <th scope="col" className={cell}>
                  Pressed
                </th>
                <th scope="col" className={cell}>
                  The lender said
                </th>
                <th scope="col" className={cell}>
                  Hand-over
                </th>
                <th scope="col" className={`${cell} text-right`}>
                  Earlier
                </th>
                <th scope="col" className={`${cell} text-right`}>
                  Amount
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line border-t border-line">
              {pages.flat().map((line) => (
                <tr key={line.handover}>
                  <td className={`${cell} amount`}>{recentDay(line.day)}</td>
                  <td className={cell}>{saidOf(line)}</td>
                  <td translate="no" className={`${cell} text-xs wrap-anywhere text-quiet`}>
                    {line.handover}
                  </td>
                  <td className={`${cell} amount text-right text-quiet`}>
                    {line.before === 0 ? '–' : rupees(line.before)}
                  </td>
                  <td translate="no" className={`${cell} amount text-right font-medium`}>
                    {rupees(line.change)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <ul className="divide-y divide-line border-y border-line text-sm">
            {pages.flat().map((line) => (
              <li key={line.handover} className="py-2.5">
                <p className="flex items-baseline justify-between gap-4">
                  <span>{`Pressed ${recentDay(line.day)}, ${saidOf(line)}`}</span>
                  <span translate="no" className="amount font-medium">
                    {rupees(line.change)}
                  </span>
                </p>
                {line.before !== 0 && (
                  <p className="text-quiet">{`In earlier statements: ${rupees(line.before)}`}</p>
                )}
                <p translate="no" title={line.handover} className="truncate text-xs text-quiet">
                  {line.handover}
                </p>
              </li>
            ))}
          </ul>
        )
      }
    </LongList>
  )
}

const rupees = (paise: number) => formatRupeesAndPaise(paise / 100)

const saidOf = ({ kinds }: StatementLine) => [...new Set(kinds)].map((kind) => kindNames[kind]).join(', ')
