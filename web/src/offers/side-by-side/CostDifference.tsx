import type { PricedOffer } from '#loans/ranking/rank.ts'
import { writtenLang } from '#words/locale.ts'
import * as words from '#words/side-by-side.ts'
import { fullStop } from '#words/spans.ts'
import { Announced } from '../../ui/Announced.tsx'
import { Beam } from '../../ui/Beam.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { rupees } from '../../ui/format.ts'
import { markWritten } from '../../ui/mark-written.tsx'
import { describeCostDifference } from './describe-cost-difference.ts'

/** How much more each offer costs than the cheapest, in words, under the beam that tips to the dearest. */
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
      <Balance offers={offers} />
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

const Balance = ({ offers }: { offers: readonly PricedOffer[] }) => (
  <div className="mb-6">
    <p className="mb-2 text-center text-sm text-quiet">{words.interestAndFeesOfEach}</p>
    <Beam
      loads={offers.map(({ id, lender, cost }) => ({
        id,
        interest: cost.totalInterest,
        fees: cost.fee + cost.gst,
        label: (
          <>
            <span lang={writtenLang} translate="no" className="line-clamp-3">
              {lender}
            </span>
            <ChangingText className={`amount block font-bold ${offers.length > 2 ? '' : 'text-lg/tight'}`}>
              {rupees(cost.totalCost)}
            </ChangingText>
          </>
        ),
      }))}
    />
  </div>
)
