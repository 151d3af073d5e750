import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { loansAtEmi } from '#loans/ranking/loans-at-emi.ts'
import { toRankable } from '#loans/ranking/rank.ts'
import { loanTypes as loanTypeNames } from '#words/choices.ts'
import * as words from '#words/tools-afford.ts'
import { useConnection } from '../../api/connection.ts'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { formatRate } from '../../catalogue/format.ts'
import { type LoadedOffers, offersQuery } from '../../catalogue/queries.ts'
import { Announced } from '../../ui/Announced.tsx'
import { Name } from '../../ui/AsWritten.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { dayAndTime, rupees } from '../../ui/format.ts'
import { CompareLink } from '../CompareLink.tsx'
import { Headline } from '../Result.tsx'
import { OffersLoading } from './OffersLoading.tsx'

export interface AffordedLoan {
  /** The highest EMI that the visitor can afford, in rupees. */
  emi: number
  months: number
  /** Rupees a month. */
  income: number
}

export default function TodaysLoans(afforded: AffordedLoan) {
  const query = useQuery(offersQuery)
  const { data, isError } = query
  // Deferred, so that parsing all offers does not hold up the rest of the page.
  const loaded = useDeferredValue(data)
  if (isError && !data) return <QueryFailure title={words.offersNotLoaded} query={query} />
  return loaded ? <Loans loaded={loaded} {...afforded} /> : <OffersLoading />
}

const maxListed = 5

function Loans({ loaded, emi, months, income }: AffordedLoan & { loaded: LoadedOffers }) {
  const { offers, fetchedAt, isCached } = loaded
  const isOnline = useConnection() !== 'offline'
  const rankables = useMemo(() => offers.map(toRankable), [offers])
  const loans = useMemo(
    () => loansAtEmi(rankables, { emi, tenureMonths: months, monthlyIncome: income }),
    [rankables, emi, months, income],
  )
  const typesOf = (id: string) =>
    offers
      .find((offer) => offer.id === id)
      ?.eligibility?.loanTypes?.map((type) => loanTypeNames[type])
      .join(', ')
  const explainNone = () => {
    if (offers.length === 0) return words.noOffersNow
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
            {words.atLowestRates(months)}
          </Headline>
          <ol className="mt-4 max-w-xl rounded-control border border-line bg-surface px-3.5 py-1">
            {loans.slice(0, maxListed).map(({ id, lender, rate, loan }) => (
              <li key={id} className="flex justify-between gap-4 border-line py-1.5 not-first:border-t">
                <span className="min-w-0 wrap-anywhere">
                  <Name>{lender}</Name> <span className="text-quiet">{formatRate({ rate })}</span>
                  <span className="block text-sm text-quiet empty:hidden">{typesOf(id)}</span>
                </span>
                <ChangingText className="amount">{rupees(loan.principal)}</ChangingText>
              </li>
            ))}
          </ol>
          {(isCached || !isOnline) && (
            <p className="mt-2 text-sm text-quiet">{words.ratesAsOf(dayAndTime(fetchedAt))}</p>
          )}
          <CompareLink amount={largest.loan.principal} months={months} />
        </>
      )}
    </>
  )
}
