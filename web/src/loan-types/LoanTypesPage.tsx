import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { exampleLoans } from '#contract/example-loans.ts'
import type { Offer } from '#contract/offer.ts'
import { type LoanType, loanTypes } from '#loans/loan-request.ts'
import { rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { loanTypes as loanTypeNames } from '#words/choices.ts'
import * as words from '#words/loan-types.ts'
import { between } from '#words/spans.ts'
import { loanTypePath } from '../borrower/loan-choices.ts'
import { formatApr } from '../catalogue/format.ts'
import { offersQuery } from '../catalogue/queries.ts'
import { ChangingText } from '../ui/ChangingText.tsx'
import { AprSpan, endOfAxis } from './AprSpan.tsx'

/** All types, with what each costs a year at today's offers, on one axis. Without the offers, the list stands alone. */
export default function LoanTypesPage() {
  const { data, isError: hasFailed } = useQuery(offersQuery)
  const isError = hasFailed && !data
  // Deferred, so that parsing the offers does not hold up the rest of the page.
  const offers = useDeferredValue(data?.offers)
  const aprs = useMemo(() => offers && aprsByType(offers), [offers])
  const end = endOfAxis(Object.values(aprs ?? {}).flat())
  return (
    <div className="page pt-8 pb-12 md:pt-12">
      <h1 className="text-4xl md:text-5xl">{words.title}</h1>
      <p className="reading mt-4 text-quiet">{words.intro}</p>
      <div className="mt-8 flex min-h-6 flex-wrap justify-end text-sm text-quiet">
        {aprs && (
          <p className="flex grow flex-wrap justify-between gap-x-4 md:max-w-[50%] md:pl-4">
            <span>{words.aYearWithFees}</span>
            <span>{words.axis(end)}</span>
          </p>
        )}
      </div>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {loanTypes.map((type) => (
          <li
            key={type}
            className="group relative grid grid-cols-1 gap-x-8 gap-y-2 py-4 md:grid-cols-2 md:items-center"
          >
            <div>
              <h2 className="text-lg">
                {/* The link covers the row. */}
                <Link
                  to={loanTypePath(type)}
                  className="group-hover:text-primary after:absolute after:inset-0"
                >
                  {loanTypeNames[type]}
                </Link>
              </h2>
              <p className="text-quiet">{words.shortly[type]}</p>
            </div>
            {!isError && <TypeRange aprs={aprs?.[type]} end={end} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** @param aprs not set until the offers have loaded: then the axis keeps the place of the range */
function TypeRange({ aprs, end }: { aprs: readonly number[] | undefined; end: number }) {
  if (!aprs) return <span aria-hidden="true" className="mt-7 block h-2 rounded-full bg-line" />
  if (aprs.length === 0) return <p className="text-sm text-quiet">{words.noOffers}</p>
  const [least, most] = [Math.min(...aprs), Math.max(...aprs)]
  const [from, to] = [formatApr(least), formatApr(most)]
  return (
    <p>
      <ChangingText className="mb-1.5 block text-sm font-medium tabular-nums">
        {from === to ? from : between(from, to)}
      </ChangingText>
      <AprSpan least={least} most={most} end={end} />
    </p>
  )
}

/** The APRs of the offers that cover the loan with which each type's page opens the comparison. */
function aprsByType(offers: readonly Offer[]): Record<LoanType, number[]> {
  const rankables = offers.map(toRankable)
  const aprsOf = (loanType: LoanType) => {
    const { amount, months } = exampleLoans[loanType].compared
    return rankOffers(rankables, { amount, tenureMonths: months, loanType }).fits.map(
      ({ ranked }) => ranked.apr,
    )
  }
  return Object.fromEntries(loanTypes.map((type) => [type, aprsOf(type)])) as Record<LoanType, number[]>
}
