import { Ellipsis, FileSpreadsheet, LayoutGrid, Rows3, Search, SlidersHorizontal } from 'lucide-react'
import { lazy, type Ref, Suspense, useId, useState } from 'react'
import type { AdminOffer } from '#contract/offer.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import type { Elements } from '../../ui/elements.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { Unpublished } from './CatalogueNotes.tsx'
import { FilterFields } from './FilterFields.tsx'
import { countFilters } from './OfferFilters.tsx'
import { QuickFilters } from './QuickFilters.tsx'
import type { useOfferList } from './use-offer-list.ts'
import type { useOffersView } from './use-offers-view.ts'

const Sheet = lazy(async () => ({ default: (await import('../Sheet.tsx')).Sheet }))

const searchHint = 'Search offers by amount, interest rate, tenure, or description...'

interface ListControlsProps {
  /** All offers; undefined until they are loaded. */
  offers: AdminOffer[] | undefined
  list: ReturnType<typeof useOfferList>
  searchRef: Ref<HTMLInputElement>
  view: ReturnType<typeof useOffersView>
  onImport: () => void
}

/**
 * The search in one line with two buttons, each of which unfolds a panel: what narrows the list, on a phone as a sheet, and what is
 * seldom needed. On a wide screen, what is looked for most stands below.
 */
export function ListControls({ offers, list, searchRef, view, onImport }: ListControlsProps) {
  const { filter, setFilter, order, shown } = list
  const [panel, setPanel] = useState<'filter' | 'tools'>()
  const isWide = useIsWide('48rem')
  const id = useId()
  const count = countFilters(filter) + (!view.isTable && order !== 'newest' ? 1 : 0)
  const toggle = (name: 'filter' | 'tools', text: string, icon: Elements) => (
    <Button
      variant="secondary"
      aria-expanded={panel === name}
      aria-controls={`${id}-${name}`}
      onClick={() => setPanel(panel === name ? undefined : name)}
      className="shrink-0 aria-expanded:border-primary aria-expanded:text-primary max-sm:px-3"
    >
      {icon}
      <ChangingText className="max-sm:sr-only">{text}</ChangingText>
    </Button>
  )
  const panelProps = (name: 'filter' | 'tools') => ({
    id: `${id}-${name}`,
    hidden: panel !== name,
    className: 'mt-3 flex flex-col gap-4 rounded-card border border-line bg-surface p-4 [&[hidden]]:hidden',
  })
  const keys =
    view.isTable && 'Press / to search, the arrow keys to move between rows, and Enter to open one.'
  const fields = offers && <FilterFields offers={offers} list={list} isTable={view.isTable} />
  const clear = count > 0 && (
    <Button variant="quiet" className="mx-0! text-sm md:min-h-9!" onClick={list.clearFilters}>
      Clear filters
    </Button>
  )
  return (
    <>
      <div className="mt-1.5 flex items-end sm:mt-2.5 gap-2 *:first:grow *:min-w-0 [&_[aria-live]:empty]:hidden [&_input]:min-h-11 [&>button]:min-h-11">
        <TextField
          ref={searchRef}
          label="Search offers"
          isLabelHidden
          type="search"
          prefix={<Search className="size-5" aria-hidden="true" />}
          placeholder={searchHint}
          // A narrower window has no room for the placeholder, and shows it above the field instead.
          hint={
            <>
              <span className="sr-only">{keys}</span>
              <span className="block text-xs/4 xl:hidden">{searchHint}</span>
            </>
          }
          className="max-xl:placeholder:text-transparent"
          value={list.search}
          onChange={(event) => list.setSearch(event.target.value)}
        />
        {toggle(
          'filter',
          count === 0 ? 'Filter' : `Filter (${count})`,
          <SlidersHorizontal className={`size-5 ${count === 0 ? '' : 'text-primary'}`} aria-hidden="true" />,
        )}
        {view.canBeTable && (
          <Button variant="secondary" className="shrink-0" onClick={() => view.choose(!view.isTable)}>
            {view.isTable ? (
              <LayoutGrid className="size-5" aria-hidden="true" />
            ) : (
              <Rows3 className="size-5" aria-hidden="true" />
            )}
            <ChangingText>{view.isTable ? 'Show as cards' : 'Show as a table'}</ChangingText>
          </Button>
        )}
        {toggle('tools', 'Tools', <Ellipsis className="size-5" aria-hidden="true" />)}
      </div>
      {isWide && <div {...panelProps('filter')}>{fields}</div>}
      {!isWide && panel === 'filter' && (
        <Suspense>
          <Sheet
            title="Filter"
            onClose={() => setPanel(undefined)}
            done={shown?.length === 1 ? 'Show 1 offer' : `Show ${shown?.length ?? 0} offers`}
            footer={clear}
          >
            {fields}
          </Sheet>
        </Suspense>
      )}
      <div {...panelProps('tools')}>
        <Button variant="secondary" className="self-start" onClick={onImport}>
          <FileSpreadsheet className="size-5" aria-hidden="true" />
          <span>Import or export</span>
        </Button>
        {offers && <Unpublished offers={offers} />}
        {keys && <p className="text-sm text-quiet">{keys}</p>}
      </div>
      {isWide && (
        <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <QuickFilters filter={filter} onChange={setFilter} />
          {clear}
        </div>
      )}
    </>
  )
}
