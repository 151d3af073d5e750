import { useMemo } from 'react'
import { describeCertainRate } from '#contract/describe-certain-rate.ts'
import { loansAtEmi } from '#loans/ranking/loans-at-emi.ts'
import { toRankable } from '#loans/ranking/rank.ts'
import { noOffersNow } from '#words/tools.ts'
import * as words from '#words/tools-afford.ts'
import { formatRate } from '../../catalogue/format.ts'
import type { LoadedOffers } from '../../catalogue/queries.ts'
import { Announced } from '../../ui/Announced.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { rupees } from '../../ui/format.ts'
import { CompareLink } from '../CompareLink.tsx'
import { Headline } from '../Result.tsx'
import { OfferList, TodaysOffers } from '../todays-offers/TodaysOffers.tsx'

export interface AffordedLoan {
  /** The highest EMI that the visitor can afford, in rupees. */
  emi: number
  months: number
  /** Rupees a month. */
  income: number
}

export default function TodaysLoans(afforded: AffordedLoan) {
  return <TodaysOffers>{(loaded) => <Loans loaded={loaded} {...afforded} />}</TodaysOffers>
}

function Loans({ loaded, emi, months, income }: AffordedLoan & { loaded: LoadedOffers }) {
  const { offers } = loaded
  const rankables = useMemo(() => offers.map(toRankable), [offers])
  const loans = useMemo(
    () => loansAtEmi(rankables, { emi, tenureMonths: months, monthlyIncome: income }),
    [rankables, emi, months, income],
  )
  const explainNone = () => {
    if (offers.length === 0) return noOffersNow
    const isPayTooLow = loansAtEmi(rankables, { emi, tenureMonths: months }).length > 0
    return (isPayTooLow ? words.payTooLow : words.noneMatches)(rupees(emi), months)
  }
  const [largest] = loans
  const none = largest ? '' : explainNone()
  return (
    <>
      {/* Always mounted: screen readers ignore a live region that appears together with its text. */}
      <Announced text={none}>
        {none && (
          <p className="mt-3 font-medium">
            <ChangingText>{none}</ChangingText>
          </p>
        )}
      </Announced>
      {largest && (
        <>
          <Headline name={words.youCanBorrow} figure={rupees(largest.loan.principal)}>
            {words.atCertainRates(months)}
          </Headline>
          <OfferList
            loaded={loaded}
            loans={loans.map(({ id, lender, rate, certain, loan }) => ({
              id,
              lender,
              rate: describeCertainRate({ rate, certain }) || formatRate({ rate }),
              figure: rupees(loan.principal),
            }))}
          />
          <CompareLink amount={largest.loan.principal} months={months} />
        </>
      )}
    </>
  )
}
