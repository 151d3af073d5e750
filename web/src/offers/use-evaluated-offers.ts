import { useDeferredValue, useMemo } from 'react'
import type { Application } from '#contract/application.ts'
import type { Offer } from '#contract/offer.ts'
import type { LoanRequest } from '#loans/loan-request.ts'
import {
  firstFigureOf,
  mapPricedGroups,
  pricedGroups,
  type Ranking,
  rankOffers,
} from '#loans/ranking/rank.ts'
import type { BorrowerFacts } from '../borrower/borrower-facts.ts'
import { explainPosition } from '../catalogue/describe-position.ts'
import type { EvaluatedOffer } from '../offer-card/evaluated-offer.ts'
import type { Comparison } from './comparison.ts'
import { filterAndSort } from './filter-and-sort.ts'
import { rankableOf } from './use-parsed-terms.ts'

export type GroupedOffers = Record<keyof Ranking, EvaluatedOffer[]>

interface Inputs {
  offers: Offer[]
  facts: BorrowerFacts
  comparison: Comparison
  applications: Application[] | undefined
}

/**
 * Evaluates every offer against the request and groups the results. Terms are parsed only when the offers change, and
 * the ranking is deferred, so that a slider stays responsive. Filters apply to the groups, and not to `matching`.
 */
export function useEvaluatedOffers({ offers, facts, comparison, applications }: Inputs) {
  const deferred = useDeferredValue(comparison)
  const { amount, tenureMonths, loanType, sort, onlyFitting, onlyType, onlyFreeForeclosure, fees } = deferred
  const { monthlyIncome, otherEmis, profession, ageYears, creditScore } = useDeferredValue(facts)
  const rankables = useMemo(() => offers.map(rankableOf), [offers])
  const loanRequest = useMemo(
    () => ({ amount, tenureMonths, loanType, monthlyIncome, otherEmis, profession, ageYears, creditScore }),
    [amount, tenureMonths, loanType, monthlyIncome, otherEmis, profession, ageYears, creditScore],
  )
  const ranking = useMemo(() => rankOffers(rankables, loanRequest), [rankables, loanRequest])
  const evaluate = useMemo(
    () => createEvaluator(offers, loanRequest, applications),
    [offers, loanRequest, applications],
  )
  const groups = useMemo<GroupedOffers>(() => {
    const options = { loanType, sort, onlyFitting, onlyType, onlyFreeForeclosure, fees }
    const shown = filterAndSort(ranking, offers, options)
    let place = 0
    const groupOf = (group: keyof Ranking) =>
      shown[group]
        .flatMap((ranked) => evaluate(ranked, group))
        .map((evaluated) => ({ ...evaluated, place: ++place }))
    return { ...mapPricedGroups(groupOf), unpriced: groupOf('unpriced') }
  }, [ranking, offers, evaluate, loanType, sort, onlyFitting, onlyType, onlyFreeForeclosure, fees])
  // Filters do not apply to offers in a dialog or side by side.
  const findEvaluated = (id: string) =>
    Object.values(groups)
      .flat()
      .find(({ offer }) => offer.id === id) ??
    ([...pricedGroups, 'unpriced'] as const).flatMap((group) =>
      ranking[group].filter((ranked) => ranked.id === id).flatMap((ranked) => evaluate(ranked, group)),
    )[0]
  /** Where the ranking rule puts the offer in its group, whatever the page sorts by. */
  const findPosition = (id: string) => {
    const group = pricedGroups.find((name) => ranking[name].some((offer) => offer.id === id))
    return group && explainPosition(ranking[group], id, firstFigureOf(group))
  }
  return { groups, matching: ranking.fits, findEvaluated, findPosition }
}

/** Returns a function that joins a ranked offer with its `Offer` and application. It returns `[]` for an unknown id. */
function createEvaluator(offers: Offer[], loanRequest: LoanRequest, applications: Application[] = []) {
  const offerOf = new Map(offers.map((offer) => [offer.id, offer]))
  const applicationOf = new Map(applications.map((application) => [application.offer_id, application]))
  return (ranked: Ranking[keyof Ranking][number], group: keyof Ranking): EvaluatedOffer[] => {
    const offer = offerOf.get(ranked.id)
    if (!offer) return []
    const common = {
      offer,
      group,
      place: undefined,
      application: applicationOf.get(ranked.id),
      loanRequest,
    }
    if ('reasons' in ranked) {
      const { amount, tenureMonths } = loanRequest
      return [{ ...common, pricedFor: { amount, tenureMonths }, priced: undefined, reasons: ranked.reasons }]
    }
    const pricedFor = { amount: ranked.loan.principal, tenureMonths: ranked.loan.tenureMonths }
    return [{ ...common, pricedFor, priced: ranked }]
  }
}
