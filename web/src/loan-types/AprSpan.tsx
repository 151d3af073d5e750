import type { PricedOffer } from '#loans/ranking/rank.ts'

interface AprSpanProps {
  /** Per cent a year. */
  least: number
  most: number
  /** Where the axis ends, which begins at 0. */
  end: number
  /** Other offers have no top. */
  isOpen: boolean
}

/** A range of APRs on an axis that all ranges of a list share. Decorative: the figures stand beside it. */
export const AprSpan = ({ least, most, end, isOpen }: AprSpanProps) => {
  const left = (least / end) * 100
  const right = (most / end) * 100
  return (
    <span aria-hidden="true" className="flex items-center gap-1.5">
      <span className="relative block h-2 grow rounded-full bg-line">
        {isOpen && (
          <span
            className="absolute inset-y-0 right-0 rounded-full bg-linear-to-r from-caution/35 to-transparent"
            style={{ left: `${right}%` }}
          />
        )}
        <span
          className="absolute inset-y-0 min-w-2 rounded-full bg-primary"
          style={{ left: `min(${left}%, 100% - 0.5rem)`, width: `${right - left}%` }}
        />
      </span>
      <span className="w-2 text-xs leading-none font-semibold text-caution">{isOpen && '?'}</span>
    </span>
  )
}

/** The end of an axis on which all these APRs have their place: the next 10%. */
export const endOfAxis = (aprs: readonly number[]): number =>
  Math.max(10, Math.ceil(Math.max(0, ...aprs) / 10) * 10)

/**
 * The offers whose lenders say how high their rate can be. The others are ranked at the highest rate that any lender publishes for
 * a kind of loan, which is no price of theirs, and no end of a range.
 */
export const withTop = (offers: readonly PricedOffer[]) =>
  offers.filter(({ certain }) => certain.basis !== 'ceiling')
