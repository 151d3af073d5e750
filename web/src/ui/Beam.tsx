import type { ReactNode } from 'react'
import { Wedge } from './Mark.tsx'

/** What a loan costs. Rupees. */
export interface Load {
  id: string
  interest: number
  /** With GST. */
  fees: number
  /** The loan's name and cost, under the load. */
  label: ReactNode
}

/** The grid of the drawing. Loads stand on a beam that turns around the top of its wedge. */
const width = 320
const top = 84
const pivot = width / 2
const tallest = 58

/** Degrees. The smallest shows at a glance which side is the dearer. */
const tilts = { smallest: 4, largest: 11 }
/** The difference, as a share of the smaller cost, from which on the tilt is the largest. */
const largeDifference = 0.3

const costOf = ({ interest, fees }: Load) => interest + fees

/**
 * Two to four loans on a beam, which tips to the side of the dearest. A load is as high as its cost: interest, and the
 * fees in amber. Their labels stand under it in the same order.
 */
export function Beam({ loads }: { loads: readonly Load[] }) {
  const step = width / loads.length
  const most = Math.max(...loads.map(costOf), 1)
  const high = (rupees: number) => (rupees > 0 ? Math.max(2, (rupees / most) * tallest) : 0)
  return (
    <div className="mx-auto max-w-md">
      <svg viewBox={`0 0 ${width} 130`} className="w-full" aria-hidden="true">
        <g
          className="beam"
          style={{ transform: `rotate(${tiltOf(loads)}deg)`, transformOrigin: `${pivot}px ${top}px` }}
        >
          {loads.map(({ id, interest, fees }, place) => (
            <g key={id} transform={`translate(${(place + 0.5) * step - 26} ${top})`}>
              <rect className="fill-primary" y={-high(interest)} width="52" height={high(interest)} rx="2" />
              <rect
                className="fill-accent"
                y={-high(interest) - high(fees) - (interest > 0 ? 1.5 : 0)}
                width="52"
                height={high(fees)}
                rx="2"
              />
            </g>
          ))}
          <rect className="fill-primary" x="8" y={top + 1} width={width - 16} height="7" rx="3.5" />
        </g>
        <Wedge d={`M${pivot} ${top + 13} ${pivot + 17} ${top + 43}H${pivot - 17}Z`} />
      </svg>
      <ul
        className={`mt-2 grid gap-x-2 text-center wrap-anywhere ${loads.length > 3 ? 'text-xs' : 'text-sm'}`}
        style={{ gridTemplateColumns: `repeat(${loads.length}, minmax(0, 1fr))` }}
      >
        {loads.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
    </div>
  )
}

/** Degrees clockwise. 0 for loads that cost the same in whole rupees. */
export function tiltOf(loads: readonly Load[]): number {
  const costs = loads.map((load) => Math.round(costOf(load)))
  const [least, most] = [Math.min(...costs), Math.max(...costs)]
  if (most === least) return 0
  const share = Math.min(1, (most - least) / Math.max(least, 1) / largeDifference)
  const tilt = tilts.smallest + share * (tilts.largest - tilts.smallest)
  const middle = (loads.length - 1) / 2
  const side = Math.sign(costs.indexOf(most) - middle) || Math.sign(middle - costs.indexOf(least))
  return side * tilt
}
