import type { AdminOffer } from '#contract/offer.ts'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { type OfferOrder, offerOrders } from './fact-checks.ts'
import { OfferFilters } from './OfferFilters.tsx'
import type { useOfferList } from './use-offer-list.ts'

const orders = Object.keys(offerOrders) as OfferOrder[]

interface FilterFieldsProps {
  offers: AdminOffer[]
  list: ReturnType<typeof useOfferList>
  /** The table has its order and the selection of all rows in its head. */
  isTable: boolean
}

/** What narrows and orders the list of offers, and the selection of all of them. */
export const FilterFields = ({ offers, list, isTable }: FilterFieldsProps) => (
  <OfferFilters
    offers={offers}
    filter={list.filter}
    onChange={list.setFilter}
    first={
      !isTable && (
        <SelectField
          label="Show"
          options={Object.values(offerOrders)}
          value={offerOrders[list.order]}
          onChange={(name) =>
            list.setOrder(orders.find((option) => offerOrders[option] === name) ?? 'newest')
          }
        />
      )
    }
  >
    {!isTable && list.selectAll && (
      <CheckboxField checked={list.selectAll.isOn} onChange={list.selectAll.choose}>
        <span>Select all offers in the list</span>
      </CheckboxField>
    )}
  </OfferFilters>
)
