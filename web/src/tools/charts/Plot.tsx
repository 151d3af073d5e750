import type { ReactNode } from 'react'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { rupees } from '../../ui/format.ts'

interface PlotProps {
  /** The amounts on the axis, in rupees, evenly apart from 0 up. */
  ticks: readonly number[]
  /** What is drawn, in the whole area above the axis. */
  children: ReactNode
  /** What stands under the axis, in the width of the area. */
  axis: ReactNode
  /** What the axis counts, such as `Month`. */
  axisName: string
}

/** The axes of a chart: amounts at its left with a line for each, and what it counts below. Not for screen readers, which get a table. */
export const Plot = ({ ticks, children, axis, axisName }: PlotProps) => (
  <div
    aria-hidden="true"
    className="amount mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-quiet"
  >
    <div className="-my-2 flex h-52 flex-col-reverse justify-between text-right">
      {ticks.map((tick) => (
        <ChangingText key={tick}>{rupees(tick)}</ChangingText>
      ))}
    </div>
    <div className="relative h-48">
      <div className="flex h-full flex-col-reverse justify-between">
        {ticks.map((tick) => (
          <div key={tick} className={`h-0 border-t ${tick === 0 ? 'border-edge' : 'border-line'}`} />
        ))}
      </div>
      <div className="absolute inset-0">{children}</div>
    </div>
    <span className="pt-2 text-right">
      <ChangingText>{axisName}</ChangingText>
    </span>
    <div className="pt-2">{axis}</div>
  </div>
)
