import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { exampleLoans } from '#contract/example-loans.ts'
import type { Offer } from '#contract/offer.ts'
import { costPerMonth } from '#loans/loan-cost.ts'
import { type LoanType, loanTypes } from '#loans/loan-request.ts'
import { type PricedOffer, rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { loanTypes as loanTypeNames } from '#words/choices.ts'
import * as words from '#words/loan-types.ts'
import { between, fullStop } from '#words/spans.ts'
import { loanTypePath } from '../borrower/loan-choices.ts'
import { formatApr } from '../catalogue/format.ts'
import { offersQuery } from '../catalogue/queries.ts'
import { ChangingText } from '../ui/ChangingText.tsx'
import { rupees } from '../ui/format.ts'
import { AprSpan, endOfAxis, withTop } from './AprSpan.tsx'

/** All types, with what each costs at today's offers. Without the offers, the list stands alone. */
export default function LoanTypesPage() {
  const { data, isError: hasFailed } = useQuery(offersQuery)
  const isError = hasFailed && !data
  // Deferred, so that parsing the offers does not hold up the rest of the page.
  const offers = useDeferredValue(data?.offers)
  const fits = useMemo(() => offers && fitsByType(offers), [offers])
  const end = endOfAxis(withTop(Object.values(fits ?? {}).flat()).map(({ ranked }) => ranked.apr))
  return (
    <div className="page pt-8 pb-12 md:pt-12">
      <h1 className="text-4xl md:text-5xl">{words.title}</h1>
      <p className="reading mt-4 text-quiet">{words.intro}</p>
      <div className="mt-8 flex min-h-6 flex-wrap justify-end text-sm text-quiet">
        {fits && (
          <p className="grow text-xs md:max-w-[50%] md:pl-4">
            <span>{fullStop(words.aYearWithFees)}</span> <span>{words.axis(end)}</span>
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
            {!isError && <TypeCost type={type} fits={fits?.[type]} end={end} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface TypeCostProps {
  type: LoanType
  /** Not set until the offers have loaded: then the axis keeps the place of the range. */
  fits: readonly PricedOffer[] | undefined
  end: number
}

/** What the example loan of the type costs a month at the offer that is first, and the range of APRs. */
function TypeCost({ type, fits, end }: TypeCostProps) {
  if (!fits) return <span aria-hidden="true" className="mt-14 block h-2 rounded-full bg-line" />
  const [first] = fits
  if (!first) return <p className="text-sm text-quiet">{words.noOffers}</p>
  const { amount, months } = exampleLoans[type].compared
  const aprs = withTop(fits).map(({ ranked }) => ranked.apr)
  const [least, most] = [Math.min(...aprs), Math.max(...aprs)]
  const [from, to] = [formatApr(least), formatApr(most)]
  const open = fits.length - aprs.length
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
        <ChangingText className="font-semibold sm:text-lg">
          {words.fromAMonth(rupees(costPerMonth(first.ranked, months)))}
        </ChangingText>
        <span className="text-xs text-quiet sm:text-sm">{words.loan(rupees(amount), months)}</span>
      </p>
      <p className="mt-1 mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-sm tabular-nums">
        {aprs.length > 0 && (
          <ChangingText>{words.aprOf(from === to ? from : between(from, to))}</ChangingText>
        )}
        {open > 0 && (
          <ChangingText className="text-xs text-quiet sm:text-sm">{words.withoutTop(open)}</ChangingText>
        )}
      </p>
      {aprs.length > 0 && <AprSpan least={least} most={most} end={end} isOpen={open > 0} />}
    </div>
  )
}

/** The offers that cover the loan with which each type's page opens the comparison. */
function fitsByType(offers: readonly Offer[]): Record<LoanType, PricedOffer[]> {
  const rankables = offers.map(toRankable)
  const fitsOf = (loanType: LoanType) => {
    const { amount, months } = exampleLoans[loanType].compared
    return rankOffers(rankables, { amount, tenureMonths: months, loanType }).fits
  }
  return Object.fromEntries(loanTypes.map((type) => [type, fitsOf(type)])) as Record<LoanType, PricedOffer[]>
}
