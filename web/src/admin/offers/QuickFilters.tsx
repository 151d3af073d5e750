import { Chip } from '../Chip.tsx'
import type { OfferFilter } from './filter-offers.ts'
import { recheckDays } from './filter-offers.ts'

interface QuickFiltersProps {
  filter: OfferFilter
  onChange: (filter: OfferFilter) => void
}

/** What administrators look for most. Each sets or clears one of the filters. */
const chips: { name: string; filter: OfferFilter }[] = [
  { name: 'Facts missing', filter: { missing: 'any' } },
  { name: `Not checked for ${recheckDays} days`, filter: { checked: 'long ago' } },
  { name: 'Hidden', filter: { status: 'hidden' } },
  { name: 'Without a price', filter: { price: 'unpriced' } },
]

export function QuickFilters({ filter, onChange }: QuickFiltersProps) {
  return (
    <ul aria-label="Quick filters" className="flex flex-wrap gap-2">
      {chips.map((chip) => {
        const names = Object.keys(chip.filter) as (keyof OfferFilter)[]
        const isOn = names.every((name) => filter[name] === chip.filter[name])
        const off = Object.fromEntries(names.map((name) => [name, undefined]))
        return (
          <li key={chip.name}>
            <Chip isOn={isOn} onPress={() => onChange({ ...filter, ...(isOn ? off : chip.filter) })}>
              {chip.name}
            </Chip>
          </li>
        )
      })}
    </ul>
  )
}
