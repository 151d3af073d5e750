import { lowestBareRate } from '#loans/loan.ts'
import { isCapped, isQuoted } from '#loans/ranking/certain-rate.ts'
import type { PricedOffer } from '#loans/ranking/rank.ts'
import { formatPercent } from '#loans/rupees.ts'
import type { TermName } from '#loans/terms/parse-result.ts'
import * as words from '#words/catalogue.ts'
import { flatRate, from, upTo } from '#words/spans.ts'
import { rupees } from '../ui/format.ts'

export const termNames: Record<TermName, string> = words.termNames

export const termKeys = Object.keys(termNames) as TermName[]

/**
 * The four terms in the lender's own wording, as screens show them. A bare amount or rate gets its unit: `500000`
 * becomes `₹5,00,000` and `11.5` becomes `11.5% p.a.`. A bare rate so low that it may be monthly gets only the `%`. A
 * line does not break between a figure and its unit, such as `₹10 lakh`.
 */
export function quotedTerms(offer: Record<TermName, string>): Record<TermName, string> {
  const amount = offer.loanAmount.replaceAll(/[₹,\s]/g, '')
  const rate = offer.interestRate.replaceAll(/[%\s]/g, '')
  return {
    loanAmount: isNumber(amount) ? rupees(Number(amount)) : unbrokenUnits(offer.loanAmount),
    interestRate: isNumber(rate) ? bareRate(Number(rate)) : unbrokenUnits(offer.interestRate),
    tenure: unbrokenUnits(offer.tenure),
    processingFee: unbrokenUnits(offer.processingFee),
  }
}

const bareRate = (percent: number) => `${percent}%${percent > 0 && percent < lowestBareRate ? '' : ' p.a.'}`

const unbrokenUnits = (text: string) => text.replaceAll(/([\d%]) (?=[a-z])/gi, '$1\u00a0')

const isNumber = (text: string) => /^\d{1,15}(\.\d+)?$/.test(text)

/** `17.07%`: two decimals, the precision that APRs are ranked with. */
export const formatApr = (percent: number) => `${percent.toFixed(2)}%`

/** `24%`, `8% flat`: the rate that an offer's cost is computed with. */
export function formatUsedRate({ rate, certain }: Pick<PricedOffer, 'rate' | 'certain'>): string {
  const percent = formatPercent(certain.percent)
  return rate.basis === 'flat' && isQuoted(certain) ? flatRate(percent) : percent
}

/** The rate at which the order compares an offer: the rate used or, where that is above the ceiling, the ceiling. */
export const formatRankedRate = ({ rate, certain }: Pick<PricedOffer, 'rate' | 'certain'>): string =>
  isCapped(certain) ? formatPercent(certain.rankedPercent) : formatUsedRate({ rate, certain })

/** `10.5%`, `from 10.5%`, `8% flat`: the lowest rate quoted, or the only one. */
export function formatRate({ rate }: Pick<PricedOffer, 'rate'>): string {
  const percent = formatPercent(rate.usedPercent)
  const shown = rate.basis === 'flat' ? flatRate(percent) : percent
  return { exactly: shown, from: from(shown), 'up to': upTo(shown) }[rate.quoted]
}
