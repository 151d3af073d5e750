import { useMemo } from 'react'
import { describeCertainRate } from '#contract/describe-certain-rate.ts'
import { loanProblem } from '#loans/loan.ts'
import { rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { formatYearlyRate } from '#loans/rupees.ts'
import { noOffersNow } from '#words/tools.ts'
import * as words from '#words/tools-true-cost.ts'
import { formatUsedRate } from '../../catalogue/format.ts'
import type { LoadedOffers } from '../../catalogue/queries.ts'
import { Announced } from '../../ui/Announced.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { rupees } from '../../ui/format.ts'
import { CompareLink } from '../CompareLink.tsx'
import { OfferList, TodaysOffers } from '../todays-offers/TodaysOffers.tsx'

export interface ComparedPrice {
  /** Whole rupees. */
  amount: number
  months: number
  /** What it costs as offered to the visitor, in rupees. */
  cost: number
}

/** What the same amount over the same time costs with the personal loans that fit. */
export default function TodaysCosts(compared: ComparedPrice) {
  return <TodaysOffers>{(loaded) => <Costs loaded={loaded} {...compared} />}</TodaysOffers>
}

function Costs({ loaded, amount, months, cost }: ComparedPrice & { loaded: LoadedOffers }) {
  const { offers } = loaded
  const rankables = useMemo(() => offers.filter(isForAnything).map(toRankable), [offers])
  const fits = useMemo(() => {
    // Instalments may run for longer than any loan: 52 of them, 30 months apart.
    if (loanProblem({ principal: amount, annualRatePercent: 0, tenureMonths: months })) return []
    return rankOffers(rankables, { amount, tenureMonths: months }).fits
  }, [rankables, amount, months])
  const [best] = fits
  const text = best
    ? words.lowestToday(rupees(amount), months, rupees(best.ranked.totalCost), rupees(cost))
    : rankables.length === 0
      ? noOffersNow
      : words.noneFits(rupees(amount), months)
  return (
    <>
      <Announced text={text}>
        <p className="reading mt-1">
          <ChangingText>{text}</ChangingText>
        </p>
      </Announced>
      {best && (
        <>
          <OfferList
            loaded={loaded}
            loans={fits.slice(0, maxListed).map((priced) => ({
              id: priced.id,
              lender: priced.lender,
              rate: describeCertainRate(priced) || formatUsedRate(priced),
              figure: rupees(priced.ranked.totalCost),
              note: words.aprOf(formatYearlyRate(priced.ranked.apr)),
            }))}
          />
          <CompareLink amount={amount} months={months} />
        </>
      )}
    </>
  )
}

const maxListed = 3

/** A shop's EMI is compared with no loan for studies or against a house. */
const isForAnything = ({ eligibility }: LoadedOffers['offers'][number]) =>
  (eligibility?.loanTypes ?? ['Personal Loan']).includes('Personal Loan')
