import { useId } from 'react'
import * as words from '#words/tools.ts'
import { ChangingText } from '../ui/ChangingText.tsx'
import { rupees } from '../ui/format.ts'
import type { ScheduleRow } from './schedule.ts'

const width = 600
const height = 180
const gap = 0.2

interface RepaymentChartProps {
  rows: readonly ScheduleRow[]
  /** What a row is called: `Year` or `Month`. */
  period: string
}

/**
 * What is paid in each year or month: plain bars of principal, with hatched bars of interest and charges on top. Screen
 * readers read only its caption, and get the figures from the schedule.
 */
export function RepaymentChart({ rows, period }: RepaymentChartProps) {
  const hatching = useId()
  // In a month with too little paid, the principal is negative: it is the interest that stays unpaid.
  const principalIn = (row: ScheduleRow) => Math.max(0, row.principal) + row.extra
  const interestIn = (row: ScheduleRow) => row.interest + Math.min(0, row.principal) + row.charges
  const paidIn = (row: ScheduleRow) => principalIn(row) + interestIn(row)
  const highest = Math.max(...rows.map(paidIn))
  const step = width / rows.length
  const heightOf = (amount: number) => (highest > 0 ? (amount / highest) * height : 0)
  return (
    <figure className="mt-8">
      <figcaption className="text-2xl font-bold">{words.whereItGoes}</figcaption>
      <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <li className="flex items-center gap-2">
          <svg viewBox="0 0 14 14" className="size-3.5" aria-hidden="true">
            <rect width="14" height="14" className="fill-primary" />
          </svg>
          <span>{words.principal}</span>
        </li>
        <li className="flex items-center gap-2">
          <svg viewBox="0 0 14 14" className="size-3.5" aria-hidden="true">
            <rect width="14" height="14" fill={`url(#${hatching})`} className="stroke-caution" />
          </svg>
          <ChangingText>
            {rows.some(({ charges }) => charges > 0) ? words.interestAndCharges : words.interest}
          </ChangingText>
        </li>
      </ul>
      <p aria-hidden="true" className="amount mt-2 text-xs text-quiet">
        <ChangingText>{words.mostInPeriod(rupees(highest))}</ChangingText>
      </p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="mt-1 h-40 w-full max-w-3xl border-b border-line"
        aria-hidden="true"
      >
        <defs>
          <pattern
            id={hatching}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" className="fill-surface" />
            <rect width="2.5" height="6" className="fill-caution" />
          </pattern>
        </defs>
        {rows.map((row, place) => {
          const principal = heightOf(principalIn(row))
          const interest = heightOf(interestIn(row))
          const bar = { x: place * step + (step * gap) / 2, width: step * (1 - gap) }
          return (
            <g key={row.period}>
              <rect {...bar} y={height - principal} height={principal} className="fill-primary" />
              <rect
                {...bar}
                y={height - principal - interest}
                height={interest}
                fill={`url(#${hatching})`}
                className="stroke-caution"
                vectorEffect="non-scaling-stroke"
              />
            </g>
          )
        })}
      </svg>
      <p aria-hidden="true" className="amount flex max-w-3xl justify-between gap-x-4 text-xs text-quiet">
        <ChangingText>{words.periodNumber(period, 1)}</ChangingText>
        <ChangingText>{words.periodNumber(period, rows.length)}</ChangingText>
      </p>
    </figure>
  )
}
