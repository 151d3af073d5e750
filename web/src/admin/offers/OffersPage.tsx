import { useQuery } from '@tanstack/react-query'
import { Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import type { AdminOffer } from '#contract/offer.ts'
import { messageOf } from '../../api/failure.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Loader } from '../../ui/Loader.tsx'
import { StatCard } from '../../ui/StatCard.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { averageInterest, searchOffers } from './figures.ts'
import { OfferDialog } from './OfferDialog.tsx'
import { OfferTile } from './OfferTile.tsx'
import { OfferView } from './OfferView.tsx'
import { adminOffersQuery } from './queries.ts'

type Opened = { what: 'view' | 'edit'; offer: AdminOffer } | { what: 'add' } | undefined

const searchHint = 'Search offers by amount, interest rate, tenure, or description...'

export default function OffersPage() {
  const { data: offers, isError, error, refetch } = useQuery(adminOffersQuery)
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<Opened>()
  const shown = offers && searchOffers(offers, search)
  const close = () => setOpened(undefined)
  /** Shown in place of figures that failed to load. */
  const missing = isError ? '–' : undefined
  const add = (
    <Button onClick={() => setOpened({ what: 'add' })}>
      <Plus className="size-5" aria-hidden="true" />
      Add New Offer
    </Button>
  )
  return (
    <div className="page pt-6 pb-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">Offers Management</h1>
          <p className="mt-1 text-quiet">Manage loan offers and lending partners</p>
        </div>
        {add}
      </div>

      <div className="my-6 grid grid-cols-2 gap-3 *:last:col-span-2 sm:grid-cols-3 sm:gap-4 sm:*:last:col-span-1">
        <StatCard label="Total Offers" value={offers?.length ?? missing} />
        <StatCard label="With Logos" value={offers?.filter(({ logo }) => logo !== '').length ?? missing} />
        <StatCard label="Avg Interest" value={offers ? averageInterest(offers) : missing} />
      </div>

      <TextField
        label="Search offers"
        type="search"
        prefix={<Search className="size-5" aria-hidden="true" />}
        placeholder={searchHint}
        // A phone is too narrow for the placeholder and shows it above the field instead.
        hint={<span className="md:hidden">{searchHint}</span>}
        className="max-md:placeholder:text-transparent"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="status" className="sr-only">
        {shown && search.trim() !== '' && `${shown.length} of ${offers.length} offers`}
      </p>

      <div className="mt-6">
        {!offers && !isError && <Loader label="Loading offers..." />}
        {!offers && isError && (
          <ErrorState title={messages.offersNotFetched} onRetry={() => void refetch()}>
            {messageOf(error, 'Check your connection and try again.')}
          </ErrorState>
        )}
        {shown?.length === 0 && (
          <EmptyState title={messages.noOffersFound} action={add}>
            {search.trim() === ''
              ? 'Get started by creating a new offer.'
              : 'Try adjusting your search criteria.'}
          </EmptyState>
        )}
        {shown && shown.length > 0 && (
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
            {shown.map((offer) => (
              <li key={offer.id}>
                <OfferTile
                  offer={offer}
                  onView={() => setOpened({ what: 'view', offer })}
                  onEdit={() => setOpened({ what: 'edit', offer })}
                />
              </li>
            ))}
          </ul>
        )}
      </div>

      {opened?.what === 'view' && <OfferView listed={opened.offer} onClose={close} />}
      {opened?.what === 'edit' && <OfferDialog offer={opened.offer} onClose={close} />}
      {opened?.what === 'add' && <OfferDialog onClose={close} />}
    </div>
  )
}
