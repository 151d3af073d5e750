import { describeCertainRate } from '#contract/describe-certain-rate.ts'
import { describeUnpriced } from '#contract/describe-reasons.ts'
import type { LoanRequest } from '#loans/loan-request.ts'
import type { PricedOffer, Ranking } from '#loans/ranking/rank.ts'
import { rankingRule } from '#loans/ranking/ranking-rule.ts'
import { formatRupees, formatRupeesAndPaise } from '#loans/rupees.ts'
import type { SavedOffer } from '#offers/store.ts'
import { rankAt } from '#rankings/rank-at.ts'
import { loanOver } from '#words/spans.ts'

/** The ranking that a borrower with this loan request would have seen at an instant. */
export interface Replay {
  at: Date
  loanRequest: LoanRequest
  ranking: Ranking
  /** The offers, each in its version at that instant. */
  offers: SavedOffer[]
}

/** Ranks the offers of an instant for a loan request. Throws if that is before the first day of `rankingRule`. */
export async function replay(at: Date, loanRequest: LoanRequest): Promise<Replay> {
  const { offers, rankings } = await rankAt(at, [loanRequest])
  const [ranking] = rankings
  if (!ranking) throw new Error('No ranking for the loan request')
  return { at, loanRequest, offers, ranking }
}

/** The ranking as lines of text, group by group. */
export function describeReplay({ at, loanRequest, ranking, offers }: Replay): string[] {
  const versionOf = new Map(offers.map(({ id, version }) => [id, version]))
  const line = (place: number, { id, lender }: { id: string; lender: string }, figures: string) =>
    `${String(place + 1).padStart(4)}  ${lender}: ${figures} (${id}, version ${versionOf.get(id)})`
  const group = (name: string, lines: string[]) =>
    lines.length > 0 ? ['', `${name}: ${lines.length}`, ...lines] : []
  const priced = (name: string, list: PricedOffer[]) =>
    group(
      name,
      list.map((offer, place) => line(place, offer, describeFigures(offer))),
    )
  return [
    `${at.toISOString()}: ${describeLoanRequest(loanRequest)}`,
    `${offers.length} offers, ranked by rule ${rankingRule.version}`,
    ...priced('Fits', ranking.fits),
    ...priced('A stretch', ranking.stretch),
    ...priced('Loan types not stated', ranking.typeNotStated),
    ...priced('Does not match', ranking.doesNotFit),
    ...group(
      'Cannot be priced',
      ranking.unpriced.map((offer, place) =>
        line(place, offer, offer.reasons.map(describeUnpriced).join(' ')),
      ),
    ),
  ]
}

function describeFigures(priced: PricedOffer): string {
  const { cost, loan } = priced
  const { principal, tenureMonths } = loan
  const figures = `APR ${cost.apr.toFixed(2)}%, EMI ${formatRupeesAndPaise(cost.emi)}`
  const rankedAt = describeCertainRate(priced)
  const of = loanOver(formatRupees(principal), tenureMonths)
  return rankedAt ? `${figures}, ${of}; ${rankedAt}` : `${figures}, ${of}`
}

function describeLoanRequest(loanRequest: LoanRequest): string {
  const { amount, tenureMonths, loanType, monthlyIncome, otherEmis, profession, ageYears } = loanRequest
  const facts = [
    loanOver(formatRupees(amount), tenureMonths),
    loanType,
    monthlyIncome !== undefined && `income ${formatRupees(monthlyIncome)}`,
    otherEmis !== undefined && `other EMIs ${formatRupees(otherEmis)}`,
    profession,
    ageYears !== undefined && `${ageYears} years old`,
  ]
  return facts.filter(Boolean).join(', ')
}
