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
const loadWidth = 52

/** The parts that never change, for Beam and for the picture that is shared. */
export const beam = {
  width,
  height: 130,
  pivot: { x: pivot, y: top },
  bar: { x: 8, y: top + 1, width: width - 16, height: 7, radius: 3.5 },
  wedge: `M${pivot} ${top + 13} ${pivot + 17} ${top + 43}H${pivot - 17}Z`,
} as const

/** Degrees. The smallest shows at a glance which side is the dearer. */
const tilts = { smallest: 4, largest: 11 }
/** The difference, as a share of the smaller cost, from which on the tilt is the largest. */
const largeDifference = 0.3

const costOf = ({ interest, fees }: Omit<Load, 'label'>) => interest + fees

/** The loads as they stand on the level beam: a bar of interest, and the fees above it. */
export function loadBars(loads: readonly Omit<Load, 'label'>[]) {
  const most = Math.max(...loads.map(costOf), 1)
  const high = (rupees: number) => (rupees > 0 ? Math.max(2, (rupees / most) * tallest) : 0)
  return loads.map(({ id, interest, fees }, place) => {
    const x = (place + 0.5) * (width / loads.length) - loadWidth / 2
    const [low, upper] = [high(interest), high(fees)]
    const bar = { x, width: loadWidth, radius: 2 }
    return {
      id,
      interest: { ...bar, y: top - low, height: low },
      fees: { ...bar, y: top - low - upper - (interest > 0 ? 1.5 : 0), height: upper },
    }
  })
}

/**
 * Two to four loans on a beam, which tips to the side of the dearest. A load is as high as its cost: interest, and the
 * fees in amber. Their labels stand under it in the same order.
 */
export function Beam({ loads }: { loads: readonly Load[] }) {
  return (
    <div className="mx-auto max-w-md">
      <svg viewBox={`0 0 ${width} ${beam.height}`} className="w-full" aria-hidden="true">
        <g
          className="beam"
          style={{ transform: `rotate(${tiltOf(loads)}deg)`, transformOrigin: `${pivot}px ${top}px` }}
        >
          {loadBars(loads).map(({ id, interest, fees }) => (
            <g key={id}>
              <Bar className="fill-primary" {...interest} />
              <Bar className="fill-accent" {...fees} />
            </g>
          ))}
          <Bar className="fill-primary" {...beam.bar} />
        </g>
        <Wedge d={beam.wedge} />
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

interface BarProps {
  className: string
  x: number
  y: number
  width: number
  height: number
  radius: number
}

const Bar = ({ radius, ...rest }: BarProps) => <rect {...rest} rx={radius} />

/** Degrees clockwise. 0 for loads that cost the same in whole rupees. */
export function tiltOf(loads: readonly Omit<Load, 'label'>[]): number {
  const costs = loads.map((load) => Math.round(costOf(load)))
  const [least, most] = [Math.min(...costs), Math.max(...costs)]
  if (most === least) return 0
  const share = Math.min(1, (most - least) / Math.max(least, 1) / largeDifference)
  const tilt = tilts.smallest + share * (tilts.largest - tilts.smallest)
  const middle = (loads.length - 1) / 2
  const side = Math.sign(costs.indexOf(most) - middle) || Math.sign(middle - costs.indexOf(least))
  return side * tilt
}
