import { type ComponentType, type ReactNode, useId } from 'react'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useIsWide } from '../ui/use-is-wide.ts'
import { type Comparison, maxCompared, noFilters } from './comparison.ts'
import type { EvaluatedOffer, OfferActions, OfferViewProps } from './evaluated-offer.ts'
import { OfferCard } from './OfferCard.tsx'
import { offerGrid } from './OffersSkeleton.tsx'
import { OfferRow, OfferTable } from './OfferTable.tsx'
import type { ChangeComparison } from './use-comparison.ts'
import type { GroupedOffers } from './use-evaluated-offers.ts'

interface OfferGroupsProps {
  groups: GroupedOffers
  comparison: Comparison
  compared: readonly string[]
  userId: string
  actions: OfferActions
  onChange: ChangeComparison
}

/** All offers in three groups: those that match the request, those that don't, and those without a price. */
export function OfferGroups({ groups, comparison, compared, userId, actions, onChange }: OfferGroupsProps) {
  const { fits, doesNotFit, unpriced } = groups
  const isTable = useIsWide('64rem') && comparison.view === 'table'
  const views = (evaluatedOffers: EvaluatedOffer[], View: ComponentType<OfferViewProps>) =>
    evaluatedOffers.map((evaluated) => {
      const isCompared = compared.includes(evaluated.offer.id)
      return (
        <View
          key={evaluated.offer.id}
          evaluated={evaluated}
          userId={userId}
          actions={actions}
          isCompared={isCompared}
          canCompare={isCompared || compared.length < maxCompared}
        />
      )
    })
  const group = (title: string, intro: string, evaluatedOffers: EvaluatedOffer[]) =>
    evaluatedOffers.length > 0 && (
      <Group title={title} intro={intro}>
        {isTable ? (
          <OfferTable caption={title} sort={comparison.sort} onSort={(sort) => onChange({ sort })}>
            {views(evaluatedOffers, OfferRow)}
          </OfferTable>
        ) : (
          <ul className={offerGrid}>{views(evaluatedOffers, OfferCard)}</ul>
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
        Clear the filters to see every lender.
      </EmptyState>
    )
  }
  return (
    <>
      {group(
        fits.length === 1 ? '1 offer matches your request' : `${fits.length} offers match your request`,
        'You apply on the lender’s own site. The lender decides after its own checks.',
        fits,
      )}
      {fits.length === 0 && (
        <p className="mt-6 rounded-card border border-line px-4 py-3">
          No offer matches your request. Each offer below shows the smallest change that would help.
        </p>
      )}
      {group(
        doesNotFit.length === 1 ? '1 doesn’t match. See why' : `${doesNotFit.length} don’t match. See why`,
        'These costs are for the closest amount and tenure each lender offers.',
        doesNotFit,
      )}
      {group(
        `${unpriced.length} we can’t price. See why`,
        'We don’t guess. Ask the lender for its Key Facts Statement.',
        unpriced,
      )}
    </>
  )
}

interface GroupProps {
  title: string
  intro: string
  children: ReactNode
}

function Group({ title, intro, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 mb-4 text-sm text-quiet">{intro}</p>
      {children}
    </section>
  )
}
