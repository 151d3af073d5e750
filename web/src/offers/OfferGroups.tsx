import { type ComponentType, lazy, type ReactNode, Suspense, useId } from 'react'
import { affordableShare } from '#loans/affordability.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Loader } from '../ui/Loader.tsx'
import { useIsWide } from '../ui/use-is-wide.ts'
import { type Comparison, maxCompared, noFilters } from './comparison.ts'
import type { EvaluatedOffer, OfferActions, OfferViewProps } from './evaluated-offer.ts'
import { FoldedOffer, FoldedOffers } from './FoldedOffers.tsx'
import { OfferCard } from './OfferCard.tsx'
import { offerGrid } from './OffersSkeleton.tsx'
import type { ChangeComparison } from './use-comparison.ts'
import type { GroupedOffers } from './use-evaluated-offers.ts'

// Phones never show the table, so they don't download it.
const loadTable = () => import('./OfferTable.tsx')
const OfferTable = lazy(async () => ({ default: (await loadTable()).OfferTable }))
const OfferRow = lazy(async () => ({ default: (await loadTable()).OfferRow }))

interface OfferGroupsProps {
  groups: GroupedOffers
  comparison: Comparison
  compared: readonly string[]
  userId: string | undefined
  actions: OfferActions
  onChange: ChangeComparison
}

/** All offers in the groups of the ranking. Those that don't match or have no price are folded behind their count. */
export function OfferGroups({ groups, comparison, compared, userId, actions, onChange }: OfferGroupsProps) {
  const { fits, stretch, typeNotStated, doesNotFit, unpriced } = groups
  const { loanType } = comparison
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
  const group = (title: string, evaluatedOffers: EvaluatedOffer[], intro?: string) =>
    evaluatedOffers.length > 0 && (
      <Group title={title} intro={intro}>
        {isTable ? (
          <Suspense fallback={<Loader />}>
            <OfferTable caption={title} sort={comparison.sort} onSort={(sort) => onChange({ sort })}>
              {views(evaluatedOffers, OfferRow)}
            </OfferTable>
          </Suspense>
        ) : (
          <ul className={offerGrid}>{views(evaluatedOffers, OfferCard)}</ul>
        )}
      </Group>
    )
  const folded = (title: string, evaluatedOffers: EvaluatedOffer[], intro: string) =>
    evaluatedOffers.length > 0 && (
      <FoldedOffers title={title} intro={intro}>
        {views(evaluatedOffers, FoldedOffer)}
      </FoldedOffers>
    )

  if (Object.values(groups).every(({ length }) => length === 0)) {
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
      {group(count(fits, '1 offer matches your request', 'offers match your request'), fits)}
      {fits.length === 0 && (
        <p className="mt-6 rounded-card border border-line px-4 py-3">
          No offer matches your request. The offers below show the smallest change that would help.
        </p>
      )}
      {group(
        count(stretch, '1 offer is a stretch', 'offers are a stretch'),
        stretch,
        `You meet their rules, but your EMIs would take more than ${affordableShare * 100}% of your pay.`,
      )}
      {group(
        `Has not said for which loans: ${count(typeNotStated, '1 offer', 'offers')}`,
        typeNotStated,
        `These lenders don’t say which loan types they offer. Ask them about a ${loanType} before you apply.`,
      )}
      {fits.length + stretch.length + typeNotStated.length > 0 && (
        <p className="mt-3 text-sm text-quiet">
          You apply on the lender’s own site. The lender decides after its own checks.
        </p>
      )}
      {folded(
        count(doesNotFit, '1 doesn’t match. See why', 'don’t match. See why'),
        doesNotFit,
        'These costs are for the closest amount and tenure each lender offers.',
      )}
      {folded(
        `${unpriced.length} we can’t price. See why`,
        unpriced,
        'We don’t guess. Ask the lender for its Key Facts Statement.',
      )}
    </>
  )
}

const count = ({ length }: EvaluatedOffer[], one: string, many: string) =>
  length === 1 ? one : `${length} ${many}`

interface GroupProps {
  title: string
  intro: string | undefined
  children: ReactNode
}

function Group({ title, intro, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-5 sm:mt-8">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {intro && <p className="mt-1 text-sm text-quiet">{intro}</p>}
      {children}
    </section>
  )
}
