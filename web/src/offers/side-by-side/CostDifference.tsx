import { costDifference } from '#loans/ranking/cost-difference.ts'
import type { PricedOffer } from '#loans/ranking/rank.ts'
import { writtenLang } from '#words/locale.ts'
import * as words from '#words/side-by-side.ts'
import { fullStop } from '#words/spans.ts'
import { Announced } from '../../ui/Announced.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { rupees } from '../../ui/format.ts'
import { Mark } from '../../ui/Mark.tsx'
import { markWritten } from '../../ui/mark-written.tsx'
import { describeCostDifference } from './describe-cost-difference.ts'

/** How much more each offer costs than the cheapest, in words. For two, the beam of Tulna's logo tips to the dearer one. */
export function CostDifference({ offers }: { offers: readonly PricedOffer[] }) {
  const [cheapest, ...others] = [...offers].sort((a, b) => a.cost.totalCost - b.cost.totalCost)
  if (!cheapest || others.length === 0) return null
  const differences = others.flatMap((other) => {
    const difference = describeCostDifference(cheapest, other)
    return difference ? { id: other.id, ...difference } : []
  })
  if (differences.length < others.length) return <p className="text-sm text-quiet">{words.notComparable}</p>
  return (
    <>
      {offers.length === 2 && <Balance offers={offers} />}
      <Announced text={differences.map(({ headline, cause }) => `${headline} ${cause}`).join(' ')}>
        <ul className="flex flex-col gap-2">
          {differences.map(({ id, headline, cause }) => (
            <li key={id}>
              <p className="font-semibold">
                {markWritten(fullStop(headline), ...offers.map(({ lender }) => lender))}
              </p>
              {cause && (
                <p className="text-sm text-quiet">
                  <ChangingText>{cause}</ChangingText>
                </p>
              )}
            </li>
          ))}
        </ul>
      </Announced>
    </>
  )
}

/** The largest tilt, in degrees: for a difference of a tenth or more of the smaller total with fees. */
const steepest = 16

/** What each offer costs. The dearer one weighs its side of the beam down. */
function Balance({ offers }: { offers: readonly PricedOffer[] }) {
  const [left, right] = offers
  if (!left || !right) return null
  const difference = costDifference(left, right)?.total ?? 0
  const paid = ({ cost }: PricedOffer) => cost.totalRepay + cost.fee + cost.gst
  const tilt = Math.max(-1, Math.min(1, (difference / Math.min(paid(left), paid(right))) * 10)) * steepest
  return (
    <div className="mb-4 grid grid-cols-[1fr_auto_1fr] items-center gap-3 text-center wrap-anywhere">
      <Pan offer={left} />
      <Mark size={72} tilt={tilt} className="text-primary" />
      <Pan offer={right} />
    </div>
  )
}

const Pan = ({ offer: { lender, cost } }: { offer: PricedOffer }) => (
  <p className="text-sm">
    <span lang={writtenLang} translate="no" className="line-clamp-2">
      {lender}
    </span>
    <ChangingText className="amount block text-lg font-bold">{rupees(cost.totalCost)}</ChangingText>
    <span className="text-xs text-quiet">{words.inInterestAndFees}</span>
  </p>
)
