import type { ReactNode } from 'react'
import { comparedFacts } from '#contract/compared-facts.ts'
import { describeCertainRate } from '#contract/describe-certain-rate.ts'
import { factLabels } from '#contract/describe-facts.ts'
import { describeUnmetRule, describeUnpriced } from '#contract/describe-reasons.ts'
import { describeMoratorium } from '#contract/describe-terms.ts'
import { lenderId } from '#contract/lender.ts'
import type { Offer } from '#contract/offer.ts'
import { isPaused } from '#contract/pause.ts'
import type { LoanCost } from '#loans/loan-cost.ts'
import type { PricedOffer } from '#loans/ranking/rank.ts'
import { youReceive } from '#words/cost-breakdown.ts'
import * as card from '#words/offer-card.ts'
import * as words from '#words/side-by-side.ts'
import { fullStop } from '#words/spans.ts'
import { ComparedFactCell } from '../../catalogue/ComparedFacts.tsx'
import { formatApr, formatRankedRate, termKeys, termNames } from '../../catalogue/format.ts'
import { PauseNote } from '../../catalogue/Pause.tsx'
import { QuotedTerm } from '../../catalogue/QuotedTerm.tsx'
import { withLender } from '../../catalogue/with-lender.tsx'
import { describeShare } from '../../offer-card/AffordabilityNote.tsx'
import type { EvaluatedOffer } from '../../offer-card/evaluated-offer.ts'
import { formatEmis, formatFees, monthlyCost } from '../../offer-card/format.ts'
import { Name } from '../../ui/AsWritten.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { months, rupees } from '../../ui/format.ts'
import { markWritten } from '../../ui/mark-written.tsx'
import { ApplyLink } from '../one-offer/ApplyLink.tsx'
import { HandoverSwitch } from '../one-offer/HandoverSwitch.tsx'

interface Row {
  name: string
  show: (evaluated: EvaluatedOffer) => ReactNode
  /** The figure, rounded as shown. Only in rows that mark the lowest one. */
  figure?: (priced: PricedOffer) => number
  /** The figure doesn't depend on the rate. */
  isFee?: boolean
}

const ofPriced = (show: (priced: PricedOffer) => ReactNode) => (evaluated: EvaluatedOffer) =>
  evaluated.priced ? show(evaluated.priced) : '–'
const ofCost = (show: (cost: LoanCost) => ReactNode) => ofPriced(({ ranked }) => show(ranked))

const rows: Row[] = [
  {
    name: card.monthWithFees,
    show: ofPriced((priced) => (
      <ChangingText className="text-xl font-bold">{rupees(monthlyCost(priced))}</ChangingText>
    )),
    figure: (priced) => Math.round(monthlyCost(priced)),
  },
  {
    name: card.emi,
    show: ofPriced((priced) => (
      <>
        <ChangingText>{formatEmis(priced)}</ChangingText>
        {priced.loan.moratorium && <Aside>{describeMoratorium(priced.loan.moratorium)}</Aside>}
      </>
    )),
  },
  {
    name: card.apr,
    show: ofPriced((priced) => (
      <>
        <ChangingText>{formatApr(priced.ranked.apr)}</ChangingText>
        <Aside>{describeCertainRate(priced)}</Aside>
      </>
    )),
    figure: ({ ranked }) => Math.round(ranked.apr * 100),
  },
  {
    name: card.whatItCosts,
    show: ofCost(({ totalCost }) => rupees(totalCost)),
    figure: ({ ranked }) => Math.round(ranked.totalCost),
  },
  {
    name: card.feesWithGst,
    show: ofCost(({ fee, gst }) => formatFees(fee + gst)),
    figure: ({ ranked }) => Math.round(ranked.fee + ranked.gst),
    isFee: true,
  },
  { name: youReceive, show: ofCost(({ netDisbursed }) => rupees(netDisbursed)) },
  { name: words.rateUsed, show: ofPriced((priced) => words.perYear(formatRankedRate(priced))) },
  {
    name: words.amountAndTenure,
    show: ({ pricedFor }) => `${rupees(pricedFor.amount)}, ${months(pricedFor.tenureMonths)}`,
  },
  { name: words.matchesRequest, show: describeMatch },
  ...termKeys.map((key) => ({
    name: termNames[key],
    show: ({ offer }: EvaluatedOffer) => <QuotedTerm offer={offer} term={key} />,
  })),
  ...comparedFacts.map((name) => ({
    name: factLabels[name],
    show: ({ offer }: EvaluatedOffer) => <ComparedFactCell offer={offer} name={name} />,
  })),
]

const Aside = ({ children }: { children: string }) => (
  <ChangingText className="block text-xs font-normal whitespace-normal text-quiet">{children}</ChangingText>
)

interface ComparedTermsProps {
  /** One to four. */
  evaluatedOffers: EvaluatedOffer[]
  userId: string | undefined
  onRemove: (id: string) => void
}

/** Up to four offers in columns. On a phone each row's name is above it, so that two columns fit. */
export function ComparedTerms({ evaluatedOffers, userId, onRemove }: ComparedTermsProps) {
  const compared = evaluatedOffers.map(({ offer }) => offer)
  return (
    <div className="relative -mx-5 overflow-x-auto scroll-px-12 px-5">
      <table className="w-full border-separate border-spacing-0 sm:table-fixed">
        <thead>
          <tr className="align-top">
            <td className="hidden w-36 sm:table-cell" />
            {evaluatedOffers.map(({ offer }) => (
              <th key={offer.id} scope="col" className="min-w-37 pr-3 pb-2 text-left wrap-anywhere">
                <Name>{offerName(offer, compared)}</Name>
                <button
                  type="button"
                  onClick={() => onRemove(offer.id)}
                  className="link flex min-h-11 items-center text-sm font-normal"
                >
                  {withLender(words.remove, offerName(offer, compared))}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <ComparisonRow key={row.name} row={row} evaluatedOffers={evaluatedOffers} />
        ))}
        <tbody>
          <tr>
            <td className="hidden sm:table-cell" />
            {evaluatedOffers.map((evaluated) => (
              <td key={evaluated.offer.id} className="pt-4 pr-3 pb-1 align-bottom">
                <PauseNote offer={evaluated.offer} className="text-sm font-semibold" />
                <ApplyLink
                  evaluated={evaluated}
                  userId={userId}
                  className={
                    isPaused(evaluated.offer)
                      ? 'mx-0! justify-start! px-0! text-left! text-sm'
                      : 'w-full px-1! whitespace-nowrap max-sm:gap-1 max-sm:text-sm'
                  }
                />
                <HandoverSwitch offer={evaluated.offer} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function ComparisonRow({
  row: { name, show, figure, isFee },
  evaluatedOffers,
}: {
  row: Row
  evaluatedOffers: EvaluatedOffer[]
}) {
  const lowest = figure && lowestOf(evaluatedOffers, figure)
  const label = 'border-t border-line pt-2 text-left text-xs font-medium text-quiet'
  return (
    <tbody>
      <tr className="sm:hidden">
        <th scope="rowgroup" colSpan={evaluatedOffers.length} className={label}>
          <span className="sticky left-0">{name}</span>
        </th>
      </tr>
      <tr className="align-top">
        <th scope="row" className={`hidden w-36 py-2.5 pr-3 sm:table-cell sm:text-sm ${label}`}>
          {name}
        </th>
        {evaluatedOffers.map((evaluated) => (
          <td
            key={evaluated.offer.id}
            className="min-w-37 pt-0.5 pr-3 pb-2.5 text-sm sm:border-t sm:border-line sm:pt-2.5"
          >
            <span className={figure ? 'amount text-base font-semibold' : ''}>
              <ChangingText>{show(evaluated)}</ChangingText>
            </span>
            {evaluated.priced &&
              figure &&
              lowest === figure(evaluated.priced) &&
              (isFee || isTopNamed(evaluated.priced)) && (
                <span className="block">
                  <Badge tone="positive">{words.lowest}</Badge>
                </span>
              )}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

function describeMatch(evaluated: EvaluatedOffer): ReactNode {
  if (!evaluated.priced) return markWritten(evaluated.reasons.map(describeUnpriced).join(' '))
  const { group, priced, loanRequest } = evaluated
  if (group === 'doesNotFit')
    return words.noBecause(
      priced.unmetRules
        .map(describeUnmetRule)
        .flatMap(({ reason, suggestion }) => [reason, suggestion ?? []].flat())
        .map(fullStop)
        .join(' '),
    )
  const share = priced.affordability && fullStop(describeShare(priced.affordability, loanRequest.otherEmis))
  return `${matches[group]} ${share ?? ''}`
}

const matches: Partial<Record<EvaluatedOffer['group'], string>> = words.matches

/** Whether the lender said how high its rate can be: a figure at a rate that we assumed is nothing to be praised for. */
const isTopNamed = ({ certain }: PricedOffer) => certain.basis !== 'ceiling'

/** The lowest figure; `undefined` if the loans differ in amount or tenure, or all figures are equal. */
function lowestOf(
  evaluatedOffers: EvaluatedOffer[],
  figure: (priced: PricedOffer) => number,
): number | undefined {
  const costs = evaluatedOffers.flatMap(({ priced }) => (priced ? [figure(priced)] : []))
  const loans = new Set(
    evaluatedOffers.map(({ pricedFor }) => `${pricedFor.amount}/${pricedFor.tenureMonths}`),
  )
  const [lowest] = [...costs].sort((a, b) => a - b)
  return loans.size === 1 && costs.some((cost) => cost !== lowest) ? lowest : undefined
}

/**
 * The lender's name; if `offers` has several of the same lender, followed by the first of the offer's texts in which it
 * differs from all of them, or else by its place among them.
 */
export function offerName(offer: Offer, offers: readonly Offer[]): string {
  const { lender } = offer
  const ofLender = offers.filter((other) => lenderId(other.lender) === lenderId(lender))
  if (ofLender.length < 2) return lender
  const others = ofLender.filter(({ id }) => id !== offer.id)
  const telling = (['description', ...termKeys] as const)
    .map((text) => (others.some((other) => other[text] === offer[text]) ? '' : offer[text]))
    .find((text) => text !== '')
  return `${lender} (${telling ?? ofLender.indexOf(offer) + 1})`
}
