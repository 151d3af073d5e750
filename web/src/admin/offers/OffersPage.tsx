import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lenderId } from '#contract/lender.ts'
import * as messages from '#contract/messages.ts'
import type { AdminOffer } from '#contract/offer.ts'
import { isUnpriced } from '#contract/price-check.ts'
import type { ScheduledChange } from '#contract/scheduled-change.ts'
import { todayInIndia } from '#loans/dates.ts'
import { messageOf } from '../../api/failure.ts'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Announced } from '../../ui/Announced.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { DialogLoading } from '../../ui/DialogLoading.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Loader } from '../../ui/Loader.tsx'
import { StatCard, StatRow } from '../../ui/StatCard.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { BadgesOff } from './CatalogueNotes.tsx'
import type { DueItem } from './due/due-items.ts'
import { type OfferOrder, orderOffers } from './fact-checks.ts'
import { averageInterest, searchOffers } from './figures.ts'
import { filterOffers, type OfferFilter } from './filter-offers.ts'
import { ListControls } from './ListControls.tsx'
import { OffersTable } from './OffersTable.tsx'
import { OfferTile } from './OfferTile.tsx'
import { Pages } from './Pages.tsx'
import { adminOffersQuery, approvalQuery, scheduledQuery } from './queries.ts'
import { SelectedOffers } from './SelectedOffers.tsx'
import { scheduledByOffer } from './schedule/count-scheduled.ts'
import { newestFirst, sortOffers } from './sort-offers.ts'
import { useOffersView } from './use-offers-view.ts'

const OfferDialog = lazy(() => import('./OfferDialog.tsx'))
const OfferView = lazy(() => import('./OfferView.tsx'))
const LenderView = lazy(() => import('./due/LenderView.tsx'))
const ProposedSection = lazy(() => import('./schedule/ProposedSection.tsx'))
const ScheduledSection = lazy(() => import('./schedule/ScheduledSection.tsx'))
const ImportDialog = lazy(() => import('./import/ImportDialog.tsx'))

/** These leave offers out. */
const filters: OfferOrder[] = ['missing', 'unpriced', 'badgeOff']

type Opened =
  | { what: 'view' | 'copy'; offer: AdminOffer }
  | { what: 'edit'; offer: AdminOffer; field?: DueItem['field']; change?: ScheduledChange }
  | { what: 'add' | 'import' }
  | undefined

/** On a page: three columns of cards, or rows that fit few screens. */
const pageSize = 24

export default function OffersPage() {
  const query = useQuery(adminOffersQuery)
  const { data, isError, error } = query
  const { data: changes = [] } = useQuery(scheduledQuery)
  const { proposed, needsApproval } = useQuery(approvalQuery).data ?? { proposed: [], needsApproval: false }
  const scheduled = scheduledByOffer([...changes, ...proposed])
  // Deferred, so that React renders the list in short slices.
  const loaded = useDeferredValue(data)
  // As specified, a failed refetch clears the list too.
  const offers = isError ? undefined : loaded
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<Opened>()
  const [order, setOrder] = useState<OfferOrder>('newest')
  const lender = useLenderParameter(offers)
  const [otherFilter, setOtherFilter] = useState<OfferFilter>({})
  const filter = { ...otherFilter, lender: lender.name }
  const setFilter = (next: OfferFilter) => {
    setOtherFilter(next)
    if (next.lender !== lender.name) lender.choose(next.lender)
  }
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  const view = useOffersView()
  const [sort, setSort] = useState(newestFirst)
  const [chosenPage, setPage] = useState(1)
  const list = useRef<HTMLDivElement>(null)
  const searchField = useSearchKey(view.isTable)
  // The table has its own order, by its columns.
  const listOrder = view.isTable ? 'newest' : order
  const found =
    offers && filterOffers(orderOffers(searchOffers(offers, search), listOrder), filter, todayInIndia())
  const shown = found && view.isTable ? sortOffers(found, sort) : found
  const pageCount = Math.max(1, Math.ceil((shown?.length ?? 0) / pageSize))
  // A search or filter may have left fewer pages.
  const page = Math.min(chosenPage, pageCount)
  const onPage = shown?.slice((page - 1) * pageSize, page * pageSize) ?? []
  const isNarrowed = filters.includes(listOrder) || Object.values(filter).some((value) => value !== undefined)
  const isFiltered = search.trim() !== '' || (isNarrowed && offers?.length !== 0)
  // Only what is seen can be changed.
  const selected = shown?.filter(({ id }) => selectedIds.includes(id)) ?? []
  const count = offers && shown && isFiltered ? `${shown.length} of ${offers.length} offers` : ''
  const select = (id: string, isSelected: boolean) =>
    setSelectedIds((ids) => (isSelected ? [...ids, id] : ids.filter((other) => other !== id)))
  const close = () => setOpened(undefined)
  /** Whether a lender is among those that are shown. */
  const isOf = (name: string) => !lender.name || lenderId(name) === lenderId(lender.name)
  /** The tile may still show the version before the last save. */
  const newest = (offer: AdminOffer) => data?.find(({ id }) => id === offer.id) ?? offer
  /** Shown in place of figures that failed to load. */
  const missing = isError ? '–' : undefined
  const add = (
    <Button onClick={() => setOpened({ what: 'add' })}>
      <Plus className="size-5 shrink-0 max-sm:hidden" aria-hidden="true" />
      <span>Add New Offer</span>
    </Button>
  )
  return (
    <div className="page pt-2 pb-12">
      <PageHeader
        title="Offers Management"
        subtitle="Manage loan offers and lending partners"
        stats={
          <StatRow>
            <StatCard label="Total Offers" value={offers?.length ?? missing} />
            <StatCard
              label="With Logos"
              value={offers?.filter(({ logo }) => logo !== '').length ?? missing}
            />
            <StatCard label="Avg Interest" value={offers ? averageInterest(offers) : missing} />
            <StatCard label="Without a Price" value={offers?.filter(isUnpriced).length ?? missing} />
          </StatRow>
        }
      >
        {add}
      </PageHeader>

      {offers && lender.name && (
        <Suspense>
          <LenderView
            lender={lender.name}
            offers={offers.filter(({ lender: name }) => isOf(name))}
            onOpen={({ offer, field }) => setOpened({ what: 'edit', offer: newest(offer), field })}
          />
        </Suspense>
      )}
      {offers && (needsApproval || proposed.length > 0) && (
        <Suspense>
          <ProposedSection
            changes={proposed.filter(({ lender: name }) => isOf(name))}
            onView={(id) => {
              const offer = data?.find((one) => one.id === id)
              if (offer) setOpened({ what: 'view', offer })
            }}
          />
        </Suspense>
      )}
      {offers && changes.length > 0 && (
        <Suspense>
          <ScheduledSection
            changes={changes.filter(({ lender: name }) => isOf(name))}
            onEdit={(change) => {
              const offer = data?.find(({ id }) => id === change.offer_id)
              if (offer) setOpened({ what: 'edit', offer, change })
            }}
          />
        </Suspense>
      )}
      {offers && <BadgesOff count={offers.filter(({ is_badge_off }) => is_badge_off).length} />}
      <ListControls
        offers={offers}
        search={search}
        onSearch={setSearch}
        searchRef={searchField}
        filter={filter}
        onFilter={setFilter}
        order={order}
        onOrder={setOrder}
        view={view}
        areAllSelected={shown && shown.length > 1 ? selected.length === shown.length : undefined}
        onSelectAll={(isChosen) => setSelectedIds(isChosen && shown ? shown.map(({ id }) => id) : [])}
        onImport={() => setOpened({ what: 'import' })}
      />
      <Announced as="p" text={count} className="sr-only">
        <ChangingText>{count}</ChangingText>
      </Announced>

      <div ref={list} className="mt-2 scroll-mt-20">
        {!offers && !isError && <Loader label="Loading offers..." />}
        {isError && (
          <QueryFailure title={messages.offersNotFetched} query={query}>
            {messageOf(error, 'Check your connection and try again.')}
          </QueryFailure>
        )}
        {shown?.length === 0 && (
          <EmptyState title={messages.noOffersFound} action={add}>
            {isFiltered ? 'Try adjusting your search criteria.' : 'Get started by creating a new offer.'}
          </EmptyState>
        )}
        {onPage.length > 0 &&
          (view.isTable ? (
            <OffersTable
              offers={onPage}
              scheduled={scheduled}
              selectedIds={selectedIds}
              sort={sort}
              onSort={setSort}
              onView={(offer) => setOpened({ what: 'view', offer: newest(offer) })}
              onEdit={(offer) => setOpened({ what: 'edit', offer: newest(offer) })}
              onCopy={(offer) => setOpened({ what: 'copy', offer: newest(offer) })}
              onSelect={select}
            />
          ) : (
            <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-3">
              {onPage.map((offer) => (
                <li key={offer.id} className="offer-card">
                  <OfferTile
                    offer={offer}
                    scheduled={scheduled.get(offer.id)}
                    onView={() => setOpened({ what: 'view', offer: newest(offer) })}
                    onEdit={() => setOpened({ what: 'edit', offer: newest(offer) })}
                    onCopy={() => setOpened({ what: 'copy', offer: newest(offer) })}
                    isSelected={selectedIds.includes(offer.id)}
                    onSelect={(isSelected) => select(offer.id, isSelected)}
                  />
                </li>
              ))}
            </ul>
          ))}
        <Pages
          page={page}
          count={pageCount}
          onChange={(next) => {
            setPage(next)
            list.current?.scrollIntoView()
          }}
        />
      </div>

      <SelectedOffers selected={selected} onSelect={setSelectedIds} />

      <Suspense fallback={<DialogLoading />}>
        {opened?.what === 'view' && <OfferView listed={opened.offer} onClose={close} />}
        {opened?.what === 'edit' && <OfferDialog {...opened} onClose={close} />}
        {opened?.what === 'copy' && <OfferDialog copied={opened.offer} onClose={close} />}
        {opened?.what === 'add' && <OfferDialog onClose={close} />}
        {opened?.what === 'import' && <ImportDialog onClose={close} />}
      </Suspense>
    </div>
  )
}

/** The lender in the page's address, as `adminLenderPath` writes it, by the name that its offers have. */
function useLenderParameter(offers: AdminOffer[] | undefined) {
  const [parameters, setParameters] = useSearchParams()
  const id = parameters.get('lender')
  const found = offers?.find(({ lender }) => lenderId(lender) === id)
  return {
    name: id ? (found?.lender ?? id) : undefined,
    choose: (name: string | undefined) =>
      setParameters(name ? { lender: lenderId(name) } : {}, { replace: true, preventScrollReset: true }),
  }
}

/** A field that `/` focuses, while the table is shown: cards, the other view, have no keys of their own. */
function useSearchKey(isOn: boolean) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input:not([type=checkbox]), textarea, select')
      const isElsewhere = document.querySelector('[role=dialog]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping || isElsewhere)
        return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
  return field
}
