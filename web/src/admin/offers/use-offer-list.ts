import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lenderId } from '#contract/lender.ts'
import type { AdminOffer } from '#contract/offer.ts'
import { todayInIndia } from '#loans/dates.ts'
import { type OfferOrder, orderOffers } from './fact-checks.ts'
import { searchOffers } from './figures.ts'
import { filterOffers, type OfferFilter } from './filter-offers.ts'
import { newestFirst, sortOffers } from './sort-offers.ts'

/** On a page: three columns of cards, or rows that fit few screens. */
const pageSize = 24

/** These orders leave offers out. */
const narrowing: OfferOrder[] = ['missing', 'unpriced']

/**
 * What the list shows of all offers: what was searched, filtered and sorted, in pages, and which ones are selected.
 *
 * @param offers undefined until they are loaded
 */
export function useOfferList(offers: AdminOffer[] | undefined, isTable: boolean) {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<OfferOrder>('newest')
  const lender = useLenderParameter(offers)
  const [otherFilter, setOtherFilter] = useState<OfferFilter>({})
  const filter = { ...otherFilter, lender: lender.name }
  const setFilter = (next: OfferFilter) => {
    setOtherFilter(next)
    if (next.lender !== lender.name) lender.choose(next.lender)
  }
  const clearFilters = () => {
    setFilter({})
    setOrder('newest')
  }
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  const [sort, setSort] = useState(newestFirst)
  // The table has its own order, by its columns.
  const listOrder = isTable ? 'newest' : order
  const [chosenPage, setPage] = usePageOf(JSON.stringify([search, filter, isTable ? sort : order]))
  const found =
    offers && filterOffers(orderOffers(searchOffers(offers, search), listOrder), filter, todayInIndia())
  const shown = found && isTable ? sortOffers(found, sort) : found
  const pageCount = Math.max(1, Math.ceil((shown?.length ?? 0) / pageSize))
  // Something that was done may have left fewer pages.
  const page = Math.min(chosenPage, pageCount)
  const isSearched = search.trim() !== ''
  // Of no offers, filters leave none out.
  const isNarrowed =
    offers?.length !== 0 &&
    (narrowing.includes(listOrder) || Object.values(filter).some((value) => value !== undefined))
  // Only what is seen can be changed.
  const selected = shown?.filter(({ id }) => selectedIds.includes(id)) ?? []
  return {
    ...{ search, setSearch, filter, setFilter, order, setOrder, sort, setSort, lender: lender.name },
    ...{ shown, page, pageCount, setPage, isSearched, isNarrowed },
    onPage: shown?.slice((page - 1) * pageSize, page * pageSize) ?? [],
    /** Whether offers may be left out. */
    isFiltered: isSearched || isNarrowed,
    clearFilters,
    /** Shows all offers again. */
    clear() {
      setSearch('')
      clearFilters()
    },
    selected,
    selectedIds,
    setSelectedIds,
    select: (id: string, isSelected: boolean) =>
      setSelectedIds((ids) => (isSelected ? [...ids, id] : ids.filter((other) => other !== id))),
    /** Undefined where there are too few to select all. */
    selectAll:
      shown && shown.length > 1
        ? {
            isOn: selected.length === shown.length,
            choose: (isOn: boolean) => setSelectedIds(isOn ? shown.map(({ id }) => id) : []),
          }
        : undefined,
  }
}

/** The page of a list, which is the first again once the list is another one. */
function usePageOf(list: string) {
  const [last, setLast] = useState(list)
  const [page, setPage] = useState(1)
  if (last !== list) {
    setLast(list)
    setPage(1)
  }
  return [page, setPage] as const
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
