import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import type { UserInfo } from '#contract/borrower.ts'
import { describeCertainRate } from '#contract/describe-certain-rate.ts'
import { dayInIndia } from '#loans/dates.ts'
import { costPerMonth } from '#loans/loan-cost.ts'
import type { LoanRequest } from '#loans/loan-request.ts'
import { rankOffers, toRankable } from '#loans/ranking/rank.ts'
import * as words from '#words/loan-journey.ts'
import { fullStop } from '#words/spans.ts'
import { useBorrowerFacts } from '../borrower/use-borrower-facts.ts'
import { offersQuery } from '../catalogue/queries.ts'
import { Announced } from '../ui/Announced.tsx'
import { Name } from '../ui/AsWritten.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { rupees } from '../ui/format.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { sentence } from '../ui/sentence.ts'

export interface LoanEstimateProps {
  userId: string
  user: UserInfo | undefined
  /** Absent while the form's figures are no loan. */
  loan: Pick<LoanRequest, 'amount' | 'tenureMonths' | 'loanType'> | undefined
}

/**
 * What a month of the loan costs at the offer that comes first on the next page, by the same rule. That page shows the offers
 * loaded here. Says nothing while there are none: a figure at a made-up rate would promise what nobody offers.
 */
export default function LoanEstimate({ userId, user, loan }: LoanEstimateProps): ReactNode {
  const { facts } = useBorrowerFacts(userId, user)
  // Deferred, so that parsing the offers does not hold up typing.
  const { data, isLoading } = useQuery(offersQuery)
  const loaded = useDeferredValue(data)
  const rankables = useMemo(() => loaded?.offers.map(toRankable), [loaded])
  const ranking =
    loan && loaded && rankables && rankOffers(rankables, { ...loan, ...facts }, dayInIndia(loaded.fetchedAt))
  const best = ranking && (ranking.fits[0] ?? ranking.stretch[0])
  const count = ranking?.fits.length ?? 0
  const monthly = best ? rupees(costPerMonth(best.ranked, best.loan.tenureMonths)) : ''
  const rankedAt = best && describeCertainRate(best)
  return (
    <Announced as="p" text={`${monthly} ${count}`} className="grow">
      {isLoading && <Skeleton className="h-12 w-full" />}
      {ranking && !best && <span className="text-quiet">{words.noneFits}</span>}
      {best && (
        <>
          <strong className="text-xl">
            {sentence(
              words.fromMonthly<ReactNode>(
                <ChangingText className="amount">{monthly}</ChangingText>,
                best.ranked.fee + best.ranked.gst > 0,
              ),
            )}
          </strong>
          <span className="block text-sm text-quiet">
            <span>{sentence(words.cheapestOf<ReactNode>(<Name>{best.lender}</Name>, count))}</span>{' '}
            <ChangingText>{rankedAt && fullStop(rankedAt)}</ChangingText>
          </span>
        </>
      )}
    </Announced>
  )
}
