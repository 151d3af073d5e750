import { Fragment, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { describeCertainRate } from '#contract/describe-certain-rate.ts'
import { describeUnmetRule, describeUnpriced } from '#contract/describe-reasons.ts'
import { describeMoratorium } from '#contract/describe-terms.ts'
import { describePause } from '#contract/pause.ts'
import { takesTooMuch } from '#loans/affordability.ts'
import { loanTypes } from '#words/choices.ts'
import * as words from '#words/offer-card.ts'
import { anyLoanType, midSentence } from '#words/offers.ts'
import { fullStop } from '#words/spans.ts'
import { ComparedFactsLine } from '../catalogue/ComparedFacts.tsx'
import { formatApr, formatRate } from '../catalogue/format.ts'
import type { EvaluatedOffer, RequestedLoan } from '../offer-card/evaluated-offer.ts'
import { formatEmis, formatFees, monthlyCost } from '../offer-card/format.ts'
import { Name } from '../ui/AsWritten.tsx'
import { day, rupees } from '../ui/format.ts'
import { markWritten } from '../ui/mark-written.tsx'
import type { GroupedOffers } from './use-evaluated-offers.ts'

const columns = [
  words.lender,
  words.monthWithFees,
  words.emi,
  words.apr,
  words.ratePerYear,
  words.whatItCosts,
  words.feesWithGst,
]

interface PrintedOffersProps {
  groups: GroupedOffers
  request: RequestedLoan
}

/** The filtered offers as one compact table. It is rendered only while the browser prints. */
export function PrintedOffers({ groups, request }: PrintedOffersProps) {
  const { amount, tenureMonths, loanType } = request
  if (!useIsPrinting()) return null
  return (
    <div className="hidden text-xs print:block">
      <p className="mt-2">
        {words.printedRequest(
          rupees(amount),
          tenureMonths,
          loanType ? loanTypes[loanType] : midSentence(anyLoanType),
          day(new Date().toISOString()),
        )}
      </p>
      <table className="mt-3 w-full border-collapse">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="border-b border-ink p-1 text-right first:text-left">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <PrintedGroup title={words.matchRequest} offers={groups.fits} />
        <PrintedGroup title={words.stretch} offers={groups.stretch} />
        <PrintedGroup title={words.typeNotStated} offers={groups.typeNotStated} />
        <PrintedGroup title={words.doNotMatch} offers={groups.doesNotFit} />
        <PrintedGroup title={words.noPrice} offers={groups.unpriced} />
      </table>
    </div>
  )
}

function PrintedGroup({ title, offers }: { title: string; offers: EvaluatedOffer[] }) {
  if (offers.length === 0) return null
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns.length} className="pt-3 pb-1 text-left">
          {title}
        </th>
      </tr>
      {offers.map((evaluated) => (
        <Fragment key={evaluated.offer.id}>
          <tr className="break-after-avoid *:border-t *:border-line *:px-1 *:pt-1 *:align-top">
            <th scope="row" className="text-left font-semibold">
              <Name>{evaluated.offer.lender}</Name>
              <span className="block font-normal text-quiet">{markWritten(reasonsOf(evaluated))}</span>
            </th>
            {figuresOf(evaluated).map((figure, place) => (
              <td key={columns[place + 1]} className="amount text-right whitespace-normal">
                {figure}
              </td>
            ))}
          </tr>
          <tr>
            <td colSpan={columns.length} className="px-1 pb-1">
              <ComparedFactsLine offer={evaluated.offer} isPrinted />
            </td>
          </tr>
        </Fragment>
      ))}
    </tbody>
  )
}

/** What a figure does not show: no applications, that it takes too much of the pay, instalments that start later, why the offer does not match or has no price. */
function reasonsOf({ offer, priced, ...evaluated }: EvaluatedOffer): string {
  const pause = describePause(offer)
  const moratorium = priced?.loan.moratorium
  const reasons = [
    ...(pause === '' ? [] : [pause]),
    ...(takesTooMuch(priced?.affordability) ? [words.wouldNotTake] : []),
    ...(moratorium ? [describeMoratorium(moratorium)] : []),
    ...(priced?.unmetRules ?? []).map((unmet) => describeUnmetRule(unmet).reason),
    ...('reasons' in evaluated ? evaluated.reasons.map(describeUnpriced) : []),
  ]
  return reasons
    .map((reason, place, { length }) => (place < length - 1 ? fullStop(reason) : reason))
    .join(' ')
}

function figuresOf({ priced }: EvaluatedOffer): string[] {
  if (!priced) return columns.slice(1).map(() => '–')
  const { apr, totalCost, fee, gst } = priced.ranked
  return [
    rupees(monthlyCost(priced)),
    formatEmis(priced),
    formatApr(apr),
    describeCertainRate(priced) || formatRate(priced),
    rupees(totalCost),
    formatFees(fee + gst),
  ]
}

/** True between `beforeprint` and `afterprint`. The update is synchronous: the browser prints right after the event. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', start)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
