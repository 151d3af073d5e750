import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { OfferedLoan } from '#loans/ranking/loans-at-emi.ts'
import { loanTypes as loanTypeNames } from '#words/choices.ts'
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

const maxListed = 5

interface OfferListProps {
  loaded: LoadedOffers
  loans: readonly (Pick<OfferedLoan, 'id' | 'lender'> & {
    rate: string
    /** Such as its amount or its cost. */
    figure: string
    /** A smaller line below the figure. */
    note?: string
  })[]
}

/** The first loans of a list, each with its lender, rate, types and figure. */
export function OfferList({ loaded: { offers, fetchedAt, isCached }, loans }: OfferListProps) {
  const isOnline = useConnection() !== 'offline'
  const offerOf = (id: string) => offers.find((offer) => offer.id === id)
  const typesOf = (id: string) =>
    offerOf(id)
      ?.eligibility?.loanTypes?.map((type) => loanTypeNames[type])
      .join(', ')
  return (
    <>
      <ol className="mt-4 max-w-2xl divide-y divide-line">
        {loans.slice(0, maxListed).map(({ id, lender, rate, figure, note }) => (
          <li key={id} className="flex justify-between gap-4 py-3">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">
                <Name>{lender}</Name>
              </span>{' '}
              <span className="block text-sm text-quiet">{rate}</span>
              <span className="block text-sm text-quiet empty:hidden">{typesOf(id)}</span>
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
