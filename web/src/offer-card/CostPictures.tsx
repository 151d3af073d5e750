import type { Offer } from '#contract/offer.ts'
import type { LoanCost } from '#loans/loan-cost.ts'
import { costAtHighest, costAtLowest } from '#loans/ranking/quoted-costs.ts'
import type { PricedOffer } from '#loans/ranking/rank.ts'
import * as words from '#words/offer-card.ts'
import { withLender } from '../catalogue/with-lender.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
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
    <div className="mt-1 md:mt-2">
      <div
        aria-hidden="true"
        data-picture="cost"
        className="flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-line max-md:h-2"
      >
        <span className="bg-primary" style={{ width: share(cost.totalInterest, most) }} />
        {fees > 0 && <span className="bg-accent" style={{ width: share(fees, most) }} />}
      </div>
      <p className="amount mt-1 flex flex-wrap justify-between gap-x-1.5 text-[0.8125rem]/4 tracking-tight text-quiet max-md:mt-0.5">
        {onShowBreakdown ? (
          <button
            type="button"
            onClick={onShowBreakdown}
            className="-my-1 inline-flex min-h-6 cursor-pointer items-center gap-1 font-semibold text-ink hover:text-primary"
          >
            <span className="sr-only">{withLender(words.workedOut, offer.lender)} </span>
            <ChangingText className="underline decoration-primary decoration-dotted underline-offset-2">
              {words.costs(rupees(cost.totalCost))}
            </ChangingText>
            <span
              aria-hidden="true"
              className="flex size-4 items-center justify-center rounded-full border border-current text-xs/none"
            >
              ?
            </span>
          </button>
        ) : (
          <ChangingText className="font-semibold text-ink">
            {words.costs(rupees(cost.totalCost))}
          </ChangingText>
        )}
        <span className="ml-auto flex flex-wrap gap-x-1.5 md:gap-x-2">
          {/* On a phone the bar needs no words for what is left of the cost beside the fees. */}
          {cost.totalInterest > 0 && (
            <Part
              name={words.interest}
              swatch="bg-primary"
              amount={cost.totalInterest}
              className={fees > 0 ? 'max-md:hidden' : ''}
            />
          )}
          {fees > 0 && <Part name={words.fees} swatch="bg-accent" amount={fees} />}
        </span>
      </p>
    </div>
  )
}

interface PartProps {
  name: string
  swatch: string
  amount: number
  className?: string
}

const Part = ({ name, swatch, amount, className }: PartProps) => (
  <span className={className}>
    <span aria-hidden="true" className={`mr-1 inline-block size-2 rounded-[2px] ${swatch}`} />
    <span>{name}</span> <ChangingText>{rupees(amount)}</ChangingText>
  </span>
)

interface AprRangeProps {
  priced: PricedOffer
  /** The highest APR of the list, in per cent: the end of the axis, which starts at 0. */
  most: number
}

/**
 * The APRs from the lowest rate that a lender quotes to its highest, with a mark at the one by which the offer is ranked.
 * Where the lender names no highest rate, the range fades into a question mark. Nothing for a single rate. The figures stand
 * beside it in words.
 */
export function AprRange({ priced, most }: AprRangeProps) {
  const highest = costAtHighest(priced)?.apr
  const lowest = costAtLowest(priced)?.apr ?? 0
  const { apr } = priced.ranked
  if (highest !== undefined && Math.min(lowest, apr) === Math.max(highest, apr)) return null
  return (
    <div aria-hidden="true" data-picture="apr" className="flex h-2.5 items-center gap-1 md:my-0.5">
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
      {highest === undefined && <span className="text-sm/2.5 font-bold text-caution">?</span>}
    </div>
  )
}
