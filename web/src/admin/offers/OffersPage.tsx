import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'
import * as messages from '#contract/messages.ts'
import type { AdminOffer } from '#contract/offer.ts'
import { isUnpriced } from '#contract/price-check.ts'
import { messageOf } from '../../api/failure.ts'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Announced } from '../../ui/Announced.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { Loader } from '../../ui/Loader.tsx'
import { StatCard, StatRow } from '../../ui/StatCard.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { AboveOffers } from './AboveOffers.tsx'
import { averageInterest } from './figures.ts'
import { ListControls } from './ListControls.tsx'
import { NoOffers } from './NoOffers.tsx'
import { OfferDialogs, type Opened } from './OfferDialogs.tsx'
import { OfferGrid } from './OfferGrid.tsx'
import { OffersTable } from './OffersTable.tsx'
import { Pages } from './Pages.tsx'
import { adminOffersQuery, approvalQuery, scheduledQuery } from './queries.ts'
import { SelectedOffers } from './SelectedOffers.tsx'
import { scheduledByOffer } from './schedule/count-scheduled.ts'
import { useOfferList } from './use-offer-list.ts'
import { useOffersView } from './use-offers-view.ts'
import { useSearchKey } from './use-search-key.ts'

export default function OffersPage() {
  const query = useQuery(adminOffersQuery)
  const { data, isError, error } = query
  const { data: changes = [] } = useQuery(scheduledQuery)
  const { data: { proposed } = { proposed: [] } } = useQuery(approvalQuery)
  // Deferred, so that React renders the list in short slices.
  const loaded = useDeferredValue(data)
  // As specified, a failed refetch clears the list too.
  const offers = isError ? undefined : loaded
  const [opened, setOpened] = useState<Opened>()
  const view = useOffersView()
  const list = useOfferList(offers, view.isTable)
  const { shown, isFiltered, onPage } = list
  const top = useRef<HTMLDivElement>(null)
  const searchField = useSearchKey(view.isTable)
  const count = offers && shown && isFiltered ? `${shown.length} of ${offers.length} offers` : ''
  /** The list may still show the version before the last save. */
  const newest = (offer: AdminOffer) => data?.find(({ id }) => id === offer.id) ?? offer
  const rows = {
    offers: onPage,
    scheduled: scheduledByOffer([...changes, ...proposed]),
    selectedIds: list.selectedIds,
    onView: (offer: AdminOffer) => setOpened({ what: 'view', offer: newest(offer) }),
    onEdit: (offer: AdminOffer) => setOpened({ what: 'edit', offer: newest(offer) }),
    onCopy: (offer: AdminOffer) => setOpened({ what: 'copy', offer: newest(offer) }),
    onSelect: list.select,
  }
  const add = (variant?: 'secondary') => (
    <Button variant={variant} onClick={() => setOpened({ what: 'add' })}>
      <Plus className="size-5 shrink-0 max-sm:hidden" aria-hidden="true" />
      <span>Add New Offer</span>
    </Button>
  )
  return (
    <div className="page pt-2 pb-12 sm:pt-4">
      <PageHeader
        title="Offers Management"
        subtitle="Manage loan offers and lending partners"
        stats={<Figures offers={offers} isMissing={isError} />}
      >
        {add()}
      </PageHeader>

      {offers && <AboveOffers offers={data ?? offers} lender={list.lender} onOpen={setOpened} />}
      {/* There is nothing to search or to export. */}
      {!isError && (
        <ListControls
          offers={offers}
          list={list}
          searchRef={searchField}
          view={view}
          onImport={() => setOpened({ what: 'import' })}
        />
      )}
      <Announced as="p" text={count} className="sr-only">
        <ChangingText>{count}</ChangingText>
      </Announced>

      <div ref={top} className="mt-2 scroll-mt-20 sm:mt-2.5">
        {!offers && !isError && <Loader label="Loading offers..." />}
        {isError && (
          <QueryFailure title={messages.offersNotFetched} query={query}>
            {messageOf(error, 'Check your connection and try again.')}
          </QueryFailure>
        )}
        {shown?.length === 0 && (
          <NoOffers
            add={add(isFiltered ? 'secondary' : undefined)}
            isSearched={list.isSearched}
            isNarrowed={list.isNarrowed}
            onClear={() => {
              list.clear()
              searchField.current?.focus()
            }}
          />
        )}
        {onPage.length > 0 &&
          (view.isTable ? (
            <OffersTable {...rows} selectAll={list.selectAll} sort={list.sort} onSort={list.setSort} />
          ) : (
            <OfferGrid {...rows} />
          ))}
        <Pages
          page={list.page}
          count={list.pageCount}
          onChange={(next) => {
            list.setPage(next)
            top.current?.scrollIntoView()
          }}
        />
      </div>

      <SelectedOffers selected={list.selected} onSelect={list.setSelectedIds} />
      <OfferDialogs opened={opened} onOpen={setOpened} />
    </div>
  )
}

interface FiguresProps {
  /** Undefined until they are loaded. */
  offers: AdminOffer[] | undefined
  /** They failed to load. */
  isMissing: boolean
}

function Figures({ offers, isMissing }: FiguresProps) {
  const missing = isMissing ? '–' : undefined
  return (
    <StatRow>
      <StatCard label="Total Offers" value={offers?.length ?? missing} />
      <StatCard label="With Logos" value={offers?.filter(({ logo }) => logo !== '').length ?? missing} />
      <StatCard label="Avg Interest" value={offers ? averageInterest(offers) : missing} />
      <StatCard label="Without a Price" value={offers?.filter(isUnpriced).length ?? missing} />
    </StatRow>
  )
}
