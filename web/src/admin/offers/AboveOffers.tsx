import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { lenderId } from '#contract/lender.ts'
import type { AdminOffer } from '#contract/offer.ts'
import type { ScheduledChange } from '#contract/scheduled-change.ts'
import { BadgesOff } from './CatalogueNotes.tsx'
import type { Opened } from './OfferDialogs.tsx'
import { approvalQuery, scheduledQuery } from './queries.ts'

const LenderView = lazy(() => import('./due/LenderView.tsx'))
const ProposedSection = lazy(() => import('./schedule/ProposedSection.tsx'))
const ScheduledSection = lazy(() => import('./schedule/ScheduledSection.tsx'))

interface AboveOffersProps {
  offers: AdminOffer[]
  /** The lender to which the list is narrowed, by name. */
  lender: string | undefined
  onOpen: (opened: Opened) => void
}

/** What comes before the list: the lender it is narrowed to, what waits for approval or its time, and badges that are off. */
export function AboveOffers({ offers, lender, onOpen }: AboveOffersProps) {
  // The page has just loaded them.
  const { data: scheduled = [] } = useQuery({ ...scheduledQuery, refetchOnMount: false })
  const { data: approval } = useQuery({ ...approvalQuery, refetchOnMount: false })
  const { proposed, needsApproval } = approval ?? { proposed: [], needsApproval: false }
  const isOf = (name: string) => !lender || lenderId(name) === lenderId(lender)
  const ofLender = (changes: ScheduledChange[]) => changes.filter(({ lender: name }) => isOf(name))
  const offerOf = (wanted: string) => offers.find(({ id }) => id === wanted)
  return (
    <Suspense>
      {lender && (
        <LenderView
          lender={lender}
          offers={offers.filter(({ lender: name }) => isOf(name))}
          onOpen={({ offer, field }) => onOpen({ what: 'edit', offer: offerOf(offer.id) ?? offer, field })}
        />
      )}
      {(needsApproval || proposed.length > 0) && (
        <ProposedSection
          changes={ofLender(proposed)}
          onView={(id) => {
            const offer = offerOf(id)
            if (offer) onOpen({ what: 'view', offer })
          }}
        />
      )}
      {scheduled.length > 0 && (
        <ScheduledSection
          changes={ofLender(scheduled)}
          onEdit={(change) => {
            const offer = offerOf(change.offer_id)
            if (offer) onOpen({ what: 'edit', offer, change })
          }}
        />
      )}
      <BadgesOff
        count={offers.filter(({ lender: name, is_badge_off }) => is_badge_off && isOf(name)).length}
      />
    </Suspense>
  )
}
