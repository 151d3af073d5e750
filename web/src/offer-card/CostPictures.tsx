import type { Offer } from '#contract/offer.ts'
import type { LoanCost } from '#loans/loan-cost.ts'
import { costAtHighest, costAtLowest } from '#loans/ranking/quoted-costs.ts'
import type { PricedOffer } from '#loans/ranking/rank.ts'
import * as words from '#words/offer-card.ts'
import { withLender } from '../catalogue/with-lender.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import type { Elements } from '../ui/elements.ts'
import { rupees } from '../ui/format.ts'

const share = (part: number, most: number) => `${most > 0 ? Math.min(1, part / most) * 100 : 0}%`

interface CostBarProps {
  offer: Offer
  cost: LoanCost
  /** What the dearest offer of the list costs, in rupees: the length of the whole track. */
  most: number
  /** Absent where nothing shows it. */
  onShowBreakdown?: (() => void) | undefined
}

/**
 * What a loan costs, as a bar of its interest and its fees. The words under it are the bar's legend, and the total opens
 * how it was worked out.
 */
export function CostBar({ offer, cost, most, onShowBreakdown }: CostBarProps) {
  const fees = cost.fee + cost.gst
  return (
    <div>
      <div
        aria-hidden="true"
        data-picture="cost"
        className="flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-line"
      >
        <span className="bg-primary" style={{ width: share(cost.totalInterest, most) }} />
        {fees > 0 && <span className="bg-accent" style={{ width: share(fees, most) }} />}
      </div>
      <p className="amount mt-1 flex flex-wrap justify-between gap-x-1.5 text-[0.8125rem]/4 text-quiet max-md:tracking-tight md:mt-1.5">
        {onShowBreakdown ? (
          <button
            type="button"
            onClick={onShowBreakdown}
            className="-my-1 inline-flex min-h-6 cursor-pointer items-center font-semibold text-ink hover:text-primary"
          >
            <span className="sr-only">{withLender(words.workedOut, offer.lender)} </span>
            <ChangingText className="underline decoration-primary decoration-dotted underline-offset-2">
              {words.costs(rupees(cost.totalCost))}
            </ChangingText>
          </button>
        ) : (
          <ChangingText className="font-semibold text-ink">
            {words.costs(rupees(cost.totalCost))}
          </ChangingText>
        )}
        <span className="ml-auto flex flex-wrap gap-x-2">
          {cost.totalInterest > 0 && (
            <Part name={words.interest} swatch="bg-primary">
              {/* On a phone there is room for one amount: the interest is what is left of the cost beside the fees. */}
              <ChangingText className="max-md:hidden">{rupees(cost.totalInterest)}</ChangingText>
            </Part>
          )}
          {fees > 0 && (
            <Part name={words.fees} swatch="bg-accent">
              <ChangingText>{rupees(fees)}</ChangingText>
            </Part>
          )}
        </span>
      </p>
    </div>
  )
}

interface PartProps {
  name: string
  swatch: string
  children: Elements
}

const Part = ({ name, swatch, children }: PartProps) => (
  <span>
    <span aria-hidden="true" className={`mr-1 inline-block size-2 rounded-[2px] ${swatch}`} />
    <span>{name}</span> {children}
  </span>
)

interface AprRangeProps {
  priced: PricedOffer
  /** The highest APR of the list, in per cent: the end of the axis, which starts at 0. */
  most: number
}

/**
 * The APRs from the lowest rate that a lender quotes to its highest, with a mark at the one by which the offer is ranked: the
 * mark alone for a single rate. Where the lender names no highest rate, the range fades into a question mark. The figures
 * stand beside it in words.
 */
export function AprRange({ priced, most }: AprRangeProps) {
  const highest = costAtHighest(priced)?.apr
  const lowest = costAtLowest(priced)?.apr ?? 0
  const { apr } = priced.ranked
  return (
    <div aria-hidden="true" data-picture="apr" className="flex h-2.5 grow items-center gap-1">
      <span className="relative mx-1.5 h-1 grow rounded-full bg-line">
        <span
          className={`absolute inset-y-0 rounded-full ${highest === undefined ? 'bg-linear-to-r from-primary to-line' : 'bg-primary'}`}
          style={{
            left: share(Math.min(lowest, apr), most),
            right: `calc(100% - ${share(Math.max(highest ?? most, apr), most)})`,
          }}
        />
        <span
          className="absolute -top-0.75 -ml-1.25 size-2.5 rounded-full border-2 border-surface bg-primary outline-1 outline-primary"
          style={{ left: share(apr, most) }}
        />
      </span>
      <span className="w-2 text-sm/2.5 font-bold text-caution">{highest === undefined && '?'}</span>
    </div>
  )
}
