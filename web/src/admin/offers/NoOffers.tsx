import { X } from 'lucide-react'
import * as messages from '#contract/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { Elements } from '../../ui/elements.ts'

interface NoOffersProps {
  /** The button that adds an offer. */
  add: Elements
  isSearched: boolean
  /** Shows all offers again. Absent if nothing leaves any out. */
  onClear: (() => void) | undefined
}

/** An empty list, with the way out of it. */
export const NoOffers = ({ add, isSearched, onClear }: NoOffersProps) => (
  <EmptyState
    title={messages.noOffersFound}
    action={
      <div className="flex flex-wrap justify-center gap-3">
        {onClear && (
          <Button onClick={onClear}>
            <X className="size-5" aria-hidden="true" />
            <span>{isSearched ? 'Clear search' : 'Clear filters'}</span>
          </Button>
        )}
        {add}
      </div>
    }
  >
    {onClear ? 'Try adjusting your search criteria.' : 'Get started by creating a new offer.'}
  </EmptyState>
)
