import { LayoutGrid, Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { feesWithGst } from '#words/offer-card.ts'
import * as words from '#words/offers.ts'
import { Announced } from '../../ui/Announced.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { type Comparison, feeLimits, feeNames, oneOf, sortNames, sorts } from '../comparison.ts'
import { isFiltered } from '../filter-and-sort.ts'
import type { ChangeComparison } from '../use-comparison.ts'

interface ListControlsProps {
  comparison: Comparison
  onChange: ChangeComparison
}

export function ListControls({ comparison, onChange }: ListControlsProps) {
  const { sort, fees, onlyFitting, onlyType, onlyFreeForeclosure, loanType } = comparison
  return (
    <section aria-label={words.sortAndFilter} className="mt-4">
      <div className="grid items-end gap-3 sm:flex sm:flex-wrap">
        <div className="sm:w-75 lg:w-full lg:group-data-wide/controls:w-75">
          <SelectField
            label={words.sortBy}
            options={sorts}
            labels={sortNames}
            value={sort}
            onChange={(chosen) => onChange({ sort: oneOf(sorts, chosen) ?? 'rule' })}
          />
        </div>
        <div className="sm:w-36 lg:w-full lg:group-data-wide/controls:w-36">
          <SelectField
            label={feesWithGst}
            options={feeLimits}
            labels={feeNames}
            value={fees}
            onChange={(chosen) => onChange({ fees: oneOf(feeLimits, chosen) ?? 'any' })}
          />
        </div>
        <div className="col-span-full flex basis-full flex-wrap gap-2 lg:*:w-full lg:group-data-wide/controls:*:w-auto">
          <Filter checked={onlyFitting} onChange={(next) => onChange({ onlyFitting: next })}>
            {words.matchesMyRequest}
          </Filter>
          {loanType && (
            <Filter checked={onlyType} onChange={(next) => onChange({ onlyType: next })}>
              {words.onlyThisType}
            </Filter>
          )}
          <Filter checked={onlyFreeForeclosure} onChange={(next) => onChange({ onlyFreeForeclosure: next })}>
            {words.noForeclosureCharge}
          </Filter>
        </div>
      </div>
    </section>
  )
}

interface FilterNoteProps {
  comparison: Comparison
  onShowAll: () => void
  shown: number
  total: number
}

/** Says that filters are on. It stays visible when the controls are collapsed. */
export function FilterNote({ comparison, onShowAll, shown, total }: FilterNoteProps) {
  const note = isFiltered(comparison) ? words.showing(shown, total) : ''
  return (
    <div className={note && 'mt-2 flex flex-wrap items-center gap-x-4 text-sm text-quiet'}>
      {/* Always mounted: screen readers ignore a live region that appears together with its text. */}
      <Announced as="p" text={note}>
        <ChangingText>{note}</ChangingText>
      </Announced>
      {note && (
        <Button variant="quiet" className="text-sm" onClick={onShowAll}>
          {words.showAllLenders}
        </Button>
      )}
    </div>
  )
}

interface FilterProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

function Filter({ checked, onChange, children }: FilterProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control border border-edge bg-surface px-3.5 text-sm font-medium hover:border-primary has-checked:border-primary has-checked:bg-primary-wash has-checked:text-primary focus-inside:outline-2 focus-inside:outline-offset-2 focus-inside:outline-focus">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="checkbox my-0! outline-none"
      />
      <span>{children}</span>
    </label>
  )
}

const views = [
  { view: 'cards', name: words.cards, ViewIcon: LayoutGrid },
  { view: 'table', name: words.table, ViewIcon: Table2 },
] as const

/** Shown only on screens wide enough for the table. */
export function ViewSwitch({
  view,
  onChange,
}: {
  view: Comparison['view']
  onChange: (view: Comparison['view']) => void
}) {
  return (
    <fieldset className="absolute top-2 right-0 hidden rounded-control border border-edge p-1 min-[72rem]:flex">
      <legend className="sr-only">{words.showOffersAs}</legend>
      {views.map((option) => (
        <label
          key={option.view}
          data-chosen={view === option.view || undefined}
          className="flex min-h-9.5 cursor-pointer items-center gap-2 rounded-small px-3 text-sm font-medium text-quiet hover:text-primary data-chosen:bg-chosen data-chosen:text-on-chosen focus-inside:outline-2 focus-inside:outline-focus"
        >
          <input
            type="radio"
            name="view"
            className="sr-only"
            checked={view === option.view}
            onChange={() => onChange(option.view)}
          />
          <option.ViewIcon className="size-4" aria-hidden="true" />
          <span>{option.name}</span>
        </label>
      ))}
    </fieldset>
  )
}
