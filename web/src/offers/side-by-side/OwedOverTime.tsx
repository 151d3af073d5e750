import type { PricedOffer } from '#loans/ranking/rank.ts'
import { balances } from '#loans/repayment/amortisation.ts'
import { month as monthColumn } from '#words/cost-breakdown.ts'
import { writtenLang } from '#words/locale.ts'
import * as words from '#words/side-by-side.ts'
import { Name } from '../../ui/AsWritten.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { rupees } from '../../ui/format.ts'

const width = 320
const height = 120

/** One for each offer, so that the lines differ without colour. */
const dashes = ['', '7 4', '2 4', '10 3 2 3']
const strokes = ['stroke-primary', 'stroke-caution', 'stroke-ink', 'stroke-quiet']

/** What is still owed of the loan amount by month: a line for each offer, and the same as a table. */
export function OwedOverTime({ offers }: { offers: readonly PricedOffer[] }) {
  const lines = offers.map(({ id, lender, loan }) => ({ id, lender, owed: balances(loan) }))
  const months = Math.max(...lines.map(({ owed }) => owed.length - 1))
  const highest = Math.max(...lines.map(({ owed }) => owed[0] ?? 0))
  const points = (owed: number[]) =>
    owed
      .map((amount, month) => [(month / months) * width, height - (amount / highest) * height])
      .map(([x = 0, y = 0]) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ')
  return (
    <figure className="mt-6">
      <figcaption className="text-base font-semibold">{words.owedByMonth}</figcaption>
      <p aria-hidden="true" className="amount mt-2 text-xs text-quiet">
        <ChangingText>{words.atTheStart(rupees(highest))}</ChangingText>
      </p>
      <svg
        viewBox={`0 -2 ${width} ${height + 4}`}
        preserveAspectRatio="none"
        className="mt-1 h-32 w-full max-w-xl border-b border-l border-line"
        aria-hidden="true"
      >
        {lines.map(({ id, owed }, place) => (
          <polyline
            key={id}
            points={points(owed)}
            fill="none"
            strokeWidth="2"
            strokeDasharray={dashes[place]}
            vectorEffect="non-scaling-stroke"
            className={strokes[place]}
          />
        ))}
      </svg>
      <p aria-hidden="true" className="amount flex max-w-xl justify-between text-xs text-quiet">
        <ChangingText>{words.monthNumber(0)}</ChangingText>
        <ChangingText>{words.monthNumber(months)}</ChangingText>
      </p>
      <ul aria-hidden="true" className="mt-1 flex flex-wrap gap-x-4 text-xs">
        {lines.map(({ id, lender }, place) => (
          <li key={id} className="flex items-center gap-1.5 wrap-anywhere">
            <svg viewBox="0 0 28 4" className="h-1 w-7 shrink-0" aria-hidden="true">
              <path d="M0 2h28" strokeWidth="2" strokeDasharray={dashes[place]} className={strokes[place]} />
            </svg>
            <Name>{lender}</Name>
          </li>
        ))}
      </ul>
      <details className="mt-1">
        <summary className="min-h-11 py-2.5 text-sm font-medium">{words.showAsTable}</summary>
        <OwedTable lines={lines} months={months} />
      </details>
    </figure>
  )
}

interface OwedTableProps {
  lines: { id: string; lender: string; owed: number[] }[]
  months: number
}

/** At most thirteen rows, the last month among them. */
function OwedTable({ lines, months }: OwedTableProps) {
  const step = Math.ceil(months / 12)
  const shown = Array.from({ length: months + 1 }, (_, month) => month).filter(
    (month) => month % step === 0 || month === months,
  )
  const cell = 'px-2 py-1 text-right'
  const head = `${cell} align-bottom font-medium text-quiet`
  return (
    <div className="relative overflow-x-auto">
      <table className="amount text-sm">
        <caption className="sr-only">{words.owedInRupees}</caption>
        <thead>
          <tr>
            <th scope="col" className={head}>
              {monthColumn}
            </th>
            {lines.map(({ id, lender }) => (
              <th
                key={id}
                scope="col"
                lang={writtenLang}
                translate="no"
                className={`${head} max-w-40 whitespace-normal wrap-anywhere`}
              >
                {lender}
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no" className="divide-y divide-line">
          {shown.map((month) => (
            <tr key={month}>
              <th scope="row" className={`${cell} font-normal`}>
                {month}
              </th>
              {lines.map(({ id, owed }) => (
                <td key={id} className={cell}>
                  {rupees(owed[month] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
