import { useDeferredValue, useMemo } from 'react'
import type { Application } from '#contract/application.ts'
import type { UserInfo } from '#contract/borrower.ts'
import type { Offer } from '#contract/offer.ts'
import { ageOn, todayInIndia } from '#loans/dates.ts'
import type { LoanRequest } from '#loans/loan-request.ts'
import { type PricedOffer, type Ranking, rankOffers, toRankable, type UnfitOffer } from '#loans/rank.ts'
import { arrange } from './arrange.ts'
import type { Comparison } from './comparison.ts'
import type { OfferEntry } from './offer-entry.ts'

export interface Groups {
  fits: OfferEntry[]
  doesNotFit: OfferEntry[]
  unpriced: OfferEntry[]
}

interface Inputs {
  offers: Offer[]
  user: UserInfo | undefined
  comparison: Comparison
  applications: Application[] | undefined
}

/**
 * Every offer held against the request. The words of the offers are read once, when they arrive; a slider only
 * ranks, and a move that comes while the last one is being shown goes first.
 */
export function useEntries({ offers, user, comparison, applications }: Inputs) {
  const { amount, tenureMonths, loanType, sort, onlyFitting, onlyType, fees } = useDeferredValue(comparison)
  const rankables = useMemo(() => offers.map(toRankable), [offers])
  const ask = useMemo(
    () => ({ amount, tenureMonths, loanType, ...(user && profileOf(user)) }),
    [amount, tenureMonths, loanType, user],
  )
  const toEntry = useMemo(() => entryMaker(offers, ask, applications), [offers, ask, applications])
  const ranking = useMemo(() => rankOffers(rankables, ask), [rankables, ask])

  const groups = useMemo<Groups>(
    () => inGroups(arrange(ranking, offers, { loanType, sort, onlyFitting, onlyType, fees }), toEntry),
    [ranking, offers, toEntry, loanType, sort, onlyFitting, onlyType, fees],
  )
  // What is compared or explained stays there, whatever the filters leave out of the list.
  const entryOf = (id: string) => {
    const { fits, doesNotFit, unpriced } = ranking
    const ranked = [...fits, ...doesNotFit, ...unpriced].find((one) => one.id === id)
    return ranked && toEntry(ranked)[0]
  }
  return { groups, entryOf }
}

/** What a borrower has told us of themselves, as far as offers have rules about it. */
const profileOf = ({ monthly_income, profession, dob }: UserInfo): Partial<LoanRequest> => ({
  monthlyIncome: monthly_income,
  profession,
  ageYears: dob === undefined ? undefined : ageOn(todayInIndia(), dob),
})

type Ranked = Ranking[keyof Ranking][number]

function inGroups(ranking: Ranking, toEntry: (ranked: Ranked) => OfferEntry[]): Groups {
  return {
    fits: ranking.fits.flatMap(toEntry),
    doesNotFit: ranking.doesNotFit.flatMap(toEntry),
    unpriced: ranking.unpriced.flatMap(toEntry),
  }
}

function entryMaker(offers: Offer[], ask: LoanRequest, applications: Application[] = []) {
  const offerOf = new Map(offers.map((offer) => [offer.id, offer]))
  const applicationOf = new Map(applications.map((application) => [application.offer_id, application]))
  return (ranked: Ranked): OfferEntry[] => {
    const offer = offerOf.get(ranked.id)
    if (!offer) return []
    const application = applicationOf.get(ranked.id)
    if ('reasons' in ranked) {
      const { amount, tenureMonths } = ask
      return [
        {
          offer,
          application,
          asked: { amount, tenureMonths },
          ask,
          computed: undefined,
          why: ranked.reasons,
        },
      ]
    }
    const asked = { amount: ranked.loan.principal, tenureMonths: ranked.loan.tenureMonths }
    return [{ offer, application, asked, ask, computed: ranked, misses: missesOf(ranked) }]
  }
}

const missesOf = (ranked: PricedOffer | UnfitOffer) => ('unmetRules' in ranked ? ranked.unmetRules : [])
