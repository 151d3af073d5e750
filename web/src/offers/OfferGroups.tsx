import { type ComponentType, type ReactNode, useId } from 'react'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useIsWide } from '../ui/use-is-wide.ts'
import { type Comparison, mostCompared, noFilters } from './comparison.ts'
import { OfferCard } from './OfferCard.tsx'
import { offerGrid } from './OffersSkeleton.tsx'
import { OfferRow, OfferTable } from './OfferTable.tsx'
import type { OfferActions, OfferEntry, OfferViewProps } from './offer-entry.ts'
import type { Change } from './use-comparison.ts'
import type { Groups } from './use-entries.ts'

interface OfferGroupsProps {
  groups: Groups
  comparison: Comparison
  compared: readonly string[]
  userId: string
  actions: OfferActions
  onChange: Change
}

/** Every lender, in three groups, each of which says what it is. */
export function OfferGroups({ groups, comparison, compared, userId, actions, onChange }: OfferGroupsProps) {
  const { fits, doesNotFit, unpriced } = groups
  const isTable = useIsWide('64rem') && comparison.view === 'table'
  const views = (entries: OfferEntry[], View: ComponentType<OfferViewProps>) =>
    entries.map((entry) => {
      const isCompared = compared.includes(entry.offer.id)
      return (
        <View
          key={entry.offer.id}
          entry={entry}
          userId={userId}
          actions={actions}
          isCompared={isCompared}
          canCompare={isCompared || compared.length < mostCompared}
        />
      )
    })
  const group = (title: string, words: string, entries: OfferEntry[]) =>
    entries.length > 0 && (
      <Group title={title} words={words}>
        {isTable ? (
          <OfferTable caption={title} sort={comparison.sort} onSort={(sort) => onChange({ sort })}>
            {views(entries, OfferRow)}
          </OfferTable>
        ) : (
          <ul className={offerGrid}>{views(entries, OfferCard)}</ul>
        )}
      </Group>
    )

  if (fits.length + doesNotFit.length + unpriced.length === 0) {
    return (
      <EmptyState
        title="No lender matches these filters"
        action={
          <Button variant="secondary" onClick={() => onChange(noFilters)}>
            Show all lenders
          </Button>
        }
      >
        The lenders are there; the filters leave them out.
      </EmptyState>
    )
  }
  return (
    <>
      {group(
        fits.length === 1 ? '1 offer fits your request' : `${fits.length} offers fit your request`,
        'You apply on the lender’s own site, and it decides after its own checks.',
        fits,
      )}
      {fits.length === 0 && (
        <p className="mt-6 rounded-card border border-line px-4 py-3">
          No offer fits as it stands. Each one below says the smallest change with which it would.
        </p>
      )}
      {group(
        doesNotFit.length === 1 ? '1 does not fit, and why' : `${doesNotFit.length} do not fit, and why`,
        'Worked out at the nearest amount and tenure that the lender has.',
        doesNotFit,
      )}
      {group(
        unpriced.length === 1
          ? '1 cannot be worked out, and why'
          : `${unpriced.length} cannot be worked out, and why`,
        'We do not guess. Ask the lender for its Key Facts Statement.',
        unpriced,
      )}
    </>
  )
}

interface GroupProps {
  title: string
  words: string
  children: ReactNode
}

function Group({ title, words, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 mb-4 text-sm text-quiet">{words}</p>
      {children}
    </section>
  )
}
