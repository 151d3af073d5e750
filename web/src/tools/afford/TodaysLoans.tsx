import { useMemo } from 'react'
import { describeCertainRate } from '#contract/describe-certain-rate.ts'
import { type LoanType, loanTypes } from '#loans/loan-request.ts'
import { loansAtEmi, type OfferedLoan } from '#loans/ranking/loans-at-emi.ts'
import { toRankable } from '#loans/ranking/rank.ts'
import { loanTypes as loanTypeNames } from '#words/choices.ts'
import { noOffersNow } from '#words/tools.ts'
import * as words from '#words/tools-afford.ts'
import { formatRate } from '../../catalogue/format.ts'
import type { LoadedOffers } from '../../catalogue/queries.ts'
import { Announced } from '../../ui/Announced.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { rupees } from '../../ui/format.ts'
import { CompareLink } from '../CompareLink.tsx'
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
  const rows = largestByType(loans, offers)
  const [first] = rows
  const none = first ? '' : explainNone()
  return (
    <>
      {/* Always mounted: screen readers ignore a live region that appears together with its text. */}
      <Announced text={none}>
        {none && (
          <p className="mt-2 font-medium">
            <ChangingText>{none}</ChangingText>
          </p>
        )}
      </Announced>
      {first && (
        <>
          <p className="reading mt-1 text-sm text-quiet">
            <ChangingText>{words.ofEachType(rupees(emi), months)}</ChangingText>
          </p>
          <OfferList
            loaded={loaded}
            loans={rows.map(({ title, id, lender, rate, certain, loan }) => ({
              title,
              id,
              lender,
              rate: describeCertainRate({ rate, certain }) || formatRate({ rate }),
              figure: rupees(loan.principal),
            }))}
          />
          <CompareLink amount={first.loan.principal} months={months} />
        </>
      )}
    </>
  )
}

/** The largest loan of each type, first of those that can be for anything. What is owed on a card is no such loan. */
function largestByType(loans: readonly OfferedLoan[], offers: LoadedOffers['offers']) {
  const typesOf = (id: string) => offers.find((offer) => offer.id === id)?.eligibility?.loanTypes ?? []
  const [personal, ...others] = loanTypes
  const largestOf = (type: LoanType) => ({
    title: loanTypeNames[type],
    loan: loans.find(({ id }) => typesOf(id).includes(type)),
  })
  return [
    largestOf(personal),
    { title: words.anyType, loan: loans.find(({ id }) => typesOf(id).length === 0) },
    ...others.filter((type) => type !== 'Credit Card').map(largestOf),
  ].flatMap(({ title, loan }) => (loan ? [{ title, ...loan }] : []))
}
