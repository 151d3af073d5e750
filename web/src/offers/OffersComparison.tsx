import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { UserInfo } from '#contract/borrower.ts'
import type { Offer } from '#contract/offer.ts'
import { readSavedForm } from '../borrower/saved-form.ts'
import { paths } from '../paths.ts'
import { CompareBar } from './CompareBar.tsx'
import { mostCompared, savedRequest } from './comparison.ts'
import { FilterNote, ListControls } from './ListControls.tsx'
import { NumberDialog } from './NumberDialog.tsx'
import { OfferDetails } from './OfferDetails.tsx'
import { OfferGroups } from './OfferGroups.tsx'
import type { OfferActions } from './offer-entry.ts'
import { applicationsQuery } from './queries.ts'
import { RequestFold } from './RequestFold.tsx'
import { BackLink, RequestPanel } from './RequestPanel.tsx'
import { SideBySide } from './SideBySide.tsx'
import { useComparison } from './use-comparison.ts'
import { useEntries } from './use-entries.ts'

interface OffersComparisonProps {
  /** At least one. */
  offers: Offer[]
  userId: string
  /** Undefined where what the borrower has told could not be read. */
  user: UserInfo | undefined
}

/** The borrower's request at the top, and every offer held against it below. */
export function OffersComparison({ offers, userId, user }: OffersComparisonProps) {
  const [saved] = useState(() => savedRequest(user ?? {}, readSavedForm()))
  const [comparison, change] = useComparison(saved)
  const { data: applications } = useQuery(applicationsQuery(userId))
  const { groups, entryOf } = useEntries({ offers, user, comparison, applications })
  const [detailed, setDetailed] = useState<string>()
  const [explained, setExplained] = useState<string>()

  const compared = useMemo(
    () => comparison.compared.filter((id) => offers.some((offer) => offer.id === id)),
    [comparison.compared, offers],
  )
  const actions = useMemo<OfferActions>(
    () => ({
      showDetails: setDetailed,
      explain: setExplained,
      request: (request) => {
        change(request)
        window.scrollTo({ top: 0 })
      },
      compare: (id, isCompared) => {
        const others = compared.filter((other) => other !== id)
        change({ compared: (isCompared ? [...others, id] : others).slice(0, mostCompared) })
      },
    }),
    [change, compared],
  )

  const { fits, doesNotFit, unpriced } = groups
  const shown = fits.length + doesNotFit.length + unpriced.length
  return (
    <>
      <p className="mt-2 text-quiet" aria-live="polite">
        {lenders(offers.length)}, {fits.length} {fits.length === 1 ? 'fits' : 'fit'} your request.{' '}
        <Link to={paths.ranking} className="link whitespace-nowrap">
          How we rank
        </Link>
      </p>
      {!user && (
        <p role="status" className="mt-4 rounded-card bg-caution-wash px-4 py-3 text-sm">
          We could not read what you told us of yourself. Amounts and costs are right; income, age and
          profession are not checked.
        </p>
      )}
      <RequestFold comparison={comparison} shown={shown}>
        <RequestPanel request={comparison} onChange={change} />
        <ListControls comparison={comparison} onChange={change} />
      </RequestFold>
      <BackLink request={comparison} saved={saved} onChange={change} />
      <FilterNote comparison={comparison} onChange={change} shown={shown} all={offers.length} />
      <OfferGroups
        groups={groups}
        comparison={comparison}
        compared={compared}
        userId={userId}
        actions={actions}
        onChange={change}
      />
      <CompareBar
        offers={offers.filter(({ id }) => compared.includes(id))}
        onOpen={() => change({ isSideBySide: true })}
        onClear={() => change({ compared: [] })}
      />
      <OfferDetails
        entry={detailed === undefined ? undefined : entryOf(detailed)}
        userId={userId}
        onClose={() => setDetailed(undefined)}
      />
      <NumberDialog
        entry={explained === undefined ? undefined : entryOf(explained)}
        onClose={() => setExplained(undefined)}
      />
      {comparison.isSideBySide && compared.length > 0 && (
        <SideBySide
          entries={compared.flatMap((id) => entryOf(id) ?? [])}
          request={comparison}
          userId={userId}
          onRemove={(id) => actions.compare(id, false)}
          onClose={() => change({ isSideBySide: false })}
        />
      )}
    </>
  )
}

const lenders = (count: number) => (count === 1 ? '1 lender' : `${count} lenders`)
