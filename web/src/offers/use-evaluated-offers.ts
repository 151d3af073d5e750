import { useDeferredValue, useMemo } from 'react'
import type { Application } from '#contract/application.ts'
import type { UserInfo } from '#contract/borrower.ts'
import type { Offer } from '#contract/offer.ts'
import { ageOn, todayInIndia } from '#loans/dates.ts'
import type { LoanRequest } from '#loans/loan-request.ts'
import { pricedOffers, type Ranking, rankOffers, toRankable } from '#loans/rank.ts'
import type { Comparison } from './comparison.ts'
import type { EvaluatedOffer } from './evaluated-offer.ts'
import { filterAndSort } from './filter-and-sort.ts'

export interface GroupedOffers {
  fits: EvaluatedOffer[]
  doesNotFit: EvaluatedOffer[]
  unpriced: EvaluatedOffer[]
}

interface Inputs {
  offers: Offer[]
  user: UserInfo | undefined
  comparison: Comparison
  applications: Application[] | undefined
}

/**
 * Evaluates every offer against the request and groups the results. Terms are parsed only when the offers change, and
 * the ranking is deferred, so that a slider stays responsive.
 */
export function useEvaluatedOffers({ offers, user, comparison, applications }: Inputs) {
  const { amount, tenureMonths, loanType, sort, onlyFitting, onlyType, fees } = useDeferredValue(comparison)
  const rankables = useMemo(() => offers.map(toRankable), [offers])
  const loanRequest = useMemo(
    () => ({ amount, tenureMonths, loanType, ...(user && borrowerFacts(user)) }),
    [amount, tenureMonths, loanType, user],
  )
  const evaluate = useMemo(
    () => createEvaluator(offers, loanRequest, applications),
    [offers, loanRequest, applications],
  )
  const ranking = useMemo(() => rankOffers(rankables, loanRequest), [rankables, loanRequest])

  const groups = useMemo<GroupedOffers>(() => {
    const shown = filterAndSort(ranking, offers, { loanType, sort, onlyFitting, onlyType, fees })
    return {
      fits: [...shown.fits, ...shown.stretch, ...shown.typeNotStated].flatMap(evaluate),
      doesNotFit: shown.doesNotFit.flatMap(evaluate),
      unpriced: shown.unpriced.flatMap(evaluate),
    }
  }, [ranking, offers, evaluate, loanType, sort, onlyFitting, onlyType, fees])
  // Filters do not apply to offers in a dialog or side by side.
  const findEvaluated = (id: string) => {
    const ranked = [...pricedOffers(ranking), ...ranking.unpriced].find((offer) => offer.id === id)
    return ranked && evaluate(ranked)[0]
  }
  return { groups, findEvaluated }
}

/** The facts about the borrower that eligibility rules check. */
const borrowerFacts = ({ monthly_income, profession, dob }: UserInfo): Partial<LoanRequest> => ({
  monthlyIncome: monthly_income,
  profession,
  ageYears: dob === undefined ? undefined : ageOn(todayInIndia(), dob),
})

/** Returns a function that joins a ranked offer with its offer and application; empty for an unknown id. */
function createEvaluator(offers: Offer[], loanRequest: LoanRequest, applications: Application[] = []) {
  const offerOf = new Map(offers.map((offer) => [offer.id, offer]))
  const applicationOf = new Map(applications.map((application) => [application.offer_id, application]))
  return (ranked: Ranking[keyof Ranking][number]): EvaluatedOffer[] => {
    const offer = offerOf.get(ranked.id)
    if (!offer) return []
    const common = { offer, application: applicationOf.get(ranked.id), loanRequest }
    if ('reasons' in ranked) {
      const { amount, tenureMonths } = loanRequest
      return [{ ...common, pricedFor: { amount, tenureMonths }, priced: undefined, reasons: ranked.reasons }]
    }
    const pricedFor = { amount: ranked.loan.principal, tenureMonths: ranked.loan.tenureMonths }
    const unmetRules = 'unmetRules' in ranked ? ranked.unmetRules : []
    return [{ ...common, pricedFor, priced: ranked, unmetRules }]
  }
}
