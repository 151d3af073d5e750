import { type ComponentType, lazy, Suspense, useId, useMemo } from 'react'
import { affordableShare, takesTooMuch, tooMuchShare } from '#loans/affordability.ts'
import type { Rule } from '#loans/ranking/fit.ts'
import { mapPricedGroups } from '#loans/ranking/rank.ts'
import * as words from '#words/offers.ts'
import type { EvaluatedOffer, OfferActions, OfferViewProps } from '../offer-card/evaluated-offer.ts'
import { Button } from '../ui/Button.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { Elements } from '../ui/elements.ts'
import { LongList } from '../ui/LongList.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { type Comparison, maxCompared } from './comparison.ts'
import { noScale, scaleOf } from './cost-scale.ts'
import { decisiveRule, FoldedOffer, FoldedOffers, ReasonGroup } from './FoldedOffers.tsx'
import { offerGrid } from './OffersSkeleton.tsx'
import { OfferCard } from './one-offer/OfferCard.tsx'
import { StretchAdvice } from './StretchAdvice.tsx'
import type { ChangeComparison } from './use-comparison.ts'
import type { GroupedOffers } from './use-evaluated-offers.ts'

/** Loaded separately: phones don't show it. */
const OfferTable = lazy(() => import('./one-offer/OfferTable.tsx'))

interface OfferGroupsProps {
  groups: GroupedOffers
  isTable: boolean
  /** Whether any offer matches the request, even if the filters hide it. */
  hasMatch: boolean
  comparison: Comparison
  compared: readonly string[]
  userId: string | undefined
  actions: OfferActions
  onChange: ChangeComparison
  onShowAll: () => void
}

export function OfferGroups(props: OfferGroupsProps) {
  const { groups, isTable, hasMatch, comparison, compared, userId, actions, onChange, onShowAll } = props
  const { fits, typeNotStated, doesNotFit, unpriced } = groups
  const [stretch, notAdvised] = useMemo(
    () => [groups.stretch.filter((offer) => !isTooMuch(offer)), groups.stretch.filter(isTooMuch)],
    [groups.stretch],
  )
  const firstGroup = [fits, stretch, notAdvised].find(({ length }) => length > 0) ?? typeNotStated
  const scales = useMemo(
    () => ({ ...mapPricedGroups((name) => scaleOf(groups[name])), unpriced: noScale }),
    [groups],
  )
  const views = (evaluatedOffers: EvaluatedOffer[], View: ComponentType<OfferViewProps>) =>
    evaluatedOffers.map((evaluated) => {
      const isCompared = compared.includes(evaluated.offer.id)
      return (
        <View
          key={evaluated.offer.id}
          evaluated={evaluated}
          scale={scales[evaluated.group]}
          userId={userId}
          actions={actions}
          isCompared={isCompared}
          canCompare={isCompared || compared.length < maxCompared}
        />
      )
    })
  /** A list per page: a single list of thousands of cards would be slow to lay out again when a page is added. */
  const lists = (pages: EvaluatedOffer[][], View: ComponentType<OfferViewProps>, className: string) =>
    Object.entries(pages).map(([number, offers]) => (
      <ul key={number} className={className}>
        {views(offers, View)}
      </ul>
    ))
  const table = (title: string) => (pages: EvaluatedOffer[][]) => (
    <OfferTable
      caption={title}
      sort={comparison.sort}
      onSort={(sort) => onChange({ sort })}
      offers={pages.flat()}
      rows={(Row) => views(pages.flat(), Row)}
    />
  )
  const cards = (pages: EvaluatedOffer[][]) =>
    lists(pages, OfferCard, `${offerGrid} ${pages.length > 1 ? 'offer-page' : ''}`)
  const group = (title: string, evaluatedOffers: EvaluatedOffer[], intro?: Elements) => {
    if (evaluatedOffers.length === 0) return null
    const isBelow = evaluatedOffers !== firstGroup
    const [named, open] = isTable ? [evaluatedOffers, []] : openRatesApart(evaluatedOffers)
    return (
      <Group title={title} intro={intro}>
        {/* Outside the list, which would otherwise add page after page while it shows nothing. */}
        <Suspense fallback={<Skeleton className="mt-3 h-screen" />}>
          <LongList items={named} isBelow={isBelow}>
            {isTable ? table(title) : cards}
          </LongList>
        </Suspense>
        {open.length > 0 && (
          <OpenRates count={open.length}>
            <LongList items={open} isBelow>
              {cards}
            </LongList>
          </OpenRates>
        )}
      </Group>
    )
  }
  const rows = (evaluatedOffers: EvaluatedOffer[]) => (
    <LongList items={evaluatedOffers}>
      {(pages) => lists(pages, FoldedOffer, 'divide-y divide-line border-t border-line')}
    </LongList>
  )

  const advice = (offers: EvaluatedOffer[], intro: string) => (
    <StretchAdvice offers={offers} intro={intro} onChangeRequest={actions.changeRequest} />
  )

  if (Object.values(groups).flat().length === 0) {
    return (
      <EmptyState
        title={words.noneMatchesFilters}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            {words.showAllLenders}
          </Button>
        }
      />
    )
  }
  return (
    <>
      {group(words.fitting(fits.length), fits)}
      {fits.length === 0 &&
        (hasMatch || groups.stretch.length + typeNotStated.length + doesNotFit.length > 0) && (
          <p className="mt-4 text-quiet">
            <ChangingText>{hasMatch ? words.matchesHidden : words.noneFits}</ChangingText>
          </p>
        )}
      {group(
        words.stretching(stretch.length),
        stretch,
        advice(stretch, words.stretchIntro(affordableShare * 100)),
      )}
      {group(
        words.notAdvised(notAdvised.length),
        notAdvised,
        advice(notAdvised, words.notAdvisedIntro(tooMuchShare * 100)),
      )}
      {group(
        words.typeNotStated(typeNotStated.length),
        typeNotStated,
        <>
          <p className="mt-1 text-sm text-quiet">{words.typeNotStatedIntro}</p>
          {notAdvised.length === 0 &&
            advice(typeNotStated.filter(isTooMuch), words.notAdvisedIntro(tooMuchShare * 100))}
        </>,
      )}
      {fits.length + groups.stretch.length + typeNotStated.length > 0 && (
        <p className="mt-3 text-sm text-quiet">{words.lenderDecides}</p>
      )}
      {doesNotFit.length > 0 && (
        <FoldedOffers title={words.notMatching(doesNotFit.length)} intro={words.notMatchingIntro}>
          {byReason(doesNotFit).map(({ rule, offers }) => (
            <ReasonGroup key={rule} title={`${words.reasonNames[rule]}: ${offers.length}`}>
              {rows(offers)}
            </ReasonGroup>
          ))}
        </FoldedOffers>
      )}
      {unpriced.length > 0 && (
        <FoldedOffers title={words.unpriced(unpriced.length)} intro={words.unpricedIntro}>
          {rows(unpriced)}
        </FoldedOffers>
      )}
    </>
  )
}

const rules = Object.keys(words.reasonNames) as Rule[]

/** Offers that don't match, by the rule that keeps them from it. */
const byReason = (evaluatedOffers: readonly EvaluatedOffer[]) =>
  rules
    .map((rule) => ({ rule, offers: evaluatedOffers.filter((offer) => decisiveRule(offer) === rule) }))
    .filter(({ offers }) => offers.length > 0)

/**
 * Parts the offers at the end of a list whose lenders name no highest rate from those before them, so that the order stays.
 * Where there is none before them, they are the list.
 */
function openRatesApart(offers: EvaluatedOffer[]): [EvaluatedOffer[], EvaluatedOffer[]] {
  let end = offers.length
  while (end > 0 && offers[end - 1]?.priced?.certain.basis === 'ceiling') end--
  return end === 0 ? [offers, []] : [offers.slice(0, end), offers.slice(end)]
}

const isTooMuch = ({ priced }: EvaluatedOffer) => takesTooMuch(priced?.affordability)

interface GroupProps {
  title: string
  intro: Elements | undefined
  children: Elements
}

function Group({ title, intro, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-6 first-of-type:mt-3 sm:first-of-type:mt-4">
      <h2 id={id} className="text-xl">
        <ChangingText>{title}</ChangingText>
      </h2>
      {intro}
      {children}
    </section>
  )
}

/** The offers at the end of a group that are priced at a rate which their lenders have not named. */
function OpenRates({ count, children }: { count: number; children: Elements }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-4">
      <p id={id} className="font-semibold">
        <ChangingText>{words.openRates(count)}</ChangingText>
      </p>
      <p className="mt-1 text-sm text-quiet">{words.openRatesIntro}</p>
      {children}
    </section>
  )
}
