interface AprSpanProps {
  /** Per cent a year. */
  least: number
  most: number
  /** Where the axis ends, which begins at 0. */
  end: number
}

/** A range of APRs on an axis that all ranges of a list share. Decorative: the figures stand beside it. */
export const AprSpan = ({ least, most, end }: AprSpanProps) => {
  const left = (least / end) * 100
  const width = ((most - least) / end) * 100
  return (
    <span aria-hidden="true" className="relative block h-2 rounded-full bg-line">
      <span
        className="absolute inset-y-0 min-w-2 rounded-full bg-primary"
        style={{ left: `min(${left}%, 100% - 0.5rem)`, width: `${width}%` }}
      />
    </span>
  )
}

/** The end of an axis on which all these APRs have their place: the next 10%. */
export const endOfAxis = (aprs: readonly number[]): number =>
  Math.max(10, Math.ceil(Math.max(0, ...aprs) / 10) * 10)
