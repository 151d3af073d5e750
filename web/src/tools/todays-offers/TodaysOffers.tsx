import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { OfferedLoan } from '#loans/ranking/loans-at-emi.ts'
import * as words from '#words/tools.ts'
import { useConnection } from '../../api/connection.ts'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { PauseNote } from '../../catalogue/Pause.tsx'
import { type LoadedOffers, offersQuery } from '../../catalogue/queries.ts'
import { Name } from '../../ui/AsWritten.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import type { Elements } from '../../ui/elements.ts'
import { dayAndTime } from '../../ui/format.ts'
import { OffersLoading } from './OffersWhenNear.tsx'

/** Loads today's offers for `children`. */
export function TodaysOffers({ children }: { children: (loaded: LoadedOffers) => Elements }) {
  const query = useQuery(offersQuery)
  const { data, isError } = query
  // Deferred, so that parsing all offers does not hold up the rest of the page.
  const loaded = useDeferredValue(data)
  if (isError && !data) return <QueryFailure title={words.offersNotLoaded} query={query} />
  return loaded ? children(loaded) : <OffersLoading />
}

interface OfferListProps {
  loaded: LoadedOffers
  loans: readonly (Pick<OfferedLoan, 'id' | 'lender'> & {
    /** Stands before the lender, such as the loan's type. */
    title?: string
    rate: string
    /** Such as its amount or its cost. */
    figure: string
    /** A smaller line below the figure. */
    note?: string
  })[]
}

/** Loans, each with its lender, rate and figure. */
export function OfferList({ loaded: { offers, fetchedAt, isCached }, loans }: OfferListProps) {
  const isOnline = useConnection() !== 'offline'
  const offerOf = (id: string) => offers.find((offer) => offer.id === id)
  return (
    <>
      <ol className="mt-3 max-w-2xl divide-y divide-line">
        {loans.map(({ id, title, lender, rate, figure, note }) => (
          <li key={`${id} ${title}`} className="flex justify-between gap-4 py-2.5">
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-medium">{title ?? <Name>{lender}</Name>}</span>{' '}
              <span className="block text-sm text-quiet">
                {title && (
                  <>
                    <Name>{lender}</Name>
                    <span className="max-sm:hidden">{' · '}</span>
                  </>
                )}
                <span className={title ? 'max-sm:block' : ''}>{rate}</span>
              </span>
              <PauseNote offer={offerOf(id) ?? {}} className="text-sm" />
            </span>
            <span className="amount text-right">
              <ChangingText className="font-semibold">{figure}</ChangingText>
              <ChangingText className="block text-sm text-quiet">{note}</ChangingText>
            </span>
          </li>
        ))}
      </ol>
      {(isCached || !isOnline) && (
        <p className="mt-2 text-sm text-quiet">{words.ratesAsOf(dayAndTime(fetchedAt))}</p>
      )}
    </>
  )
}
