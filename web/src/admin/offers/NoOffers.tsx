import { X } from 'lucide-react'
import * as messages from '#contract/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { Elements } from '../../ui/elements.ts'

interface NoOffersProps {
  /** The button that adds an offer. */
  add: Elements
  isSearched: boolean
  isNarrowed: boolean
  /** Shows all offers again. */
  onClear: () => void
}

/** An empty list, with the way out of it. */
export function NoOffers({ add, isSearched, isNarrowed, onClear }: NoOffersProps) {
  const criteria = [isSearched && 'search', isNarrowed && 'filters'].filter(Boolean).join(' and ')
  return (
    <EmptyState
      title={messages.noOffersFound}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {criteria && (
            <Button onClick={onClear}>
              <X className="size-5" aria-hidden="true" />
              <span>{`Clear ${criteria}`}</span>
            </Button>
          )}
          {add}
        </div>
      }
    >
      {criteria ? 'Try adjusting your search criteria.' : 'Get started by creating a new offer.'}
    </EmptyState>
  )
}
