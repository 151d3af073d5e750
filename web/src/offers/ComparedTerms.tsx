import type { ReactNode } from 'react'
import type { LoanCost } from '#loans/loan-cost.ts'
import type { PricedOffer } from '#loans/rank.ts'
import { Badge } from '../ui/Badge.tsx'
import { months, rupees } from '../ui/format.ts'
import { describeShare } from './AffordabilityNote.tsx'
import { ApplyLink } from './ApplyLink.tsx'
import type { EvaluatedOffer } from './evaluated-offer.ts'
import { emiWithFees, formatApr, formatFees, formatRate, quotedTerms, termNames } from './format.ts'

interface Row {
  name: string
  show: (evaluated: EvaluatedOffer) => ReactNode
  /** The figure as shown, where the lowest is marked. */
  figure?: (cost: LoanCost) => number
}

const ofPriced = (show: (priced: PricedOffer) => ReactNode) => (evaluated: EvaluatedOffer) =>
  evaluated.priced ? show(evaluated.priced) : '–'
const ofCost = (show: (cost: LoanCost) => ReactNode) => ofPriced(({ cost }) => show(cost))

const rows: Row[] = [
  { name: 'EMI', show: ofPriced(showEmi), figure: ({ emi }) => Math.round(emi) },
  {
    name: 'APR',
    show: ofPriced((priced) => (
      <>
        {formatApr(priced.cost.apr)}
        <Aside>{describeHighest(priced)}</Aside>
      </>
    )),
    figure: ({ apr }) => Math.round(apr * 100),
  },
  {
    name: 'Total to repay',
    show: ofCost(({ totalRepay }) => rupees(totalRepay)),
    figure: ({ totalRepay }) => Math.round(totalRepay),
  },
  {
    name: 'Fees with GST',
    show: ofCost(({ fee, gst }) => formatFees(fee + gst)),
    figure: ({ fee, gst }) => Math.round(fee + gst),
  },
  { name: 'You receive', show: ofCost(({ netDisbursed }) => rupees(netDisbursed)) },
  { name: 'Rate used', show: ({ priced }) => (priced ? `${formatRate(priced)} p.a.` : '–') },
  {
    name: 'Amount and tenure',
    show: ({ pricedFor }) => `${rupees(pricedFor.amount)}, ${months(pricedFor.tenureMonths)}`,
  },
  { name: 'Matches your request', show: describeMatch },
  ...termNames.map((name) => ({ name, show: ({ offer }: EvaluatedOffer) => quotedTerms(offer)[name] })),
]

function showEmi(priced: PricedOffer) {
  const { cost } = priced
  return (
    <>
      <span className="text-xl font-bold">{rupees(cost.emi)}</span>
      {cost.fee > 0 && <Aside>{rupees(emiWithFees(priced))} a month with fees</Aside>}
    </>
  )
}

/** `to 28.3% at its highest rate`; empty for a single rate. */
function describeHighest({ cost, costAtHighest }: PricedOffer): string {
  if (!costAtHighest) return 'No upper limit quoted'
  return costAtHighest === cost ? '' : `to ${formatApr(costAtHighest.apr)} at its highest rate`
}

const Aside = ({ children }: { children: ReactNode }) => (
  <span className="block text-xs font-normal whitespace-normal text-quiet">{children}</span>
)

interface ComparedTermsProps {
  /** One to four. */
  evaluatedOffers: EvaluatedOffer[]
  userId: string | undefined
  onRemove: (id: string) => void
}

/** Up to four offers in columns. On a phone each row's name is above it, so that two columns fit. */
export function ComparedTerms({ evaluatedOffers, userId, onRemove }: ComparedTermsProps) {
  return (
    <div className="relative -mx-5 overflow-x-auto px-5">
      <table className="w-full border-separate border-spacing-0 sm:table-fixed">
        <thead>
          <tr className="align-top">
            <td className="hidden w-36 sm:table-cell" />
            {evaluatedOffers.map(({ offer }) => (
              <th key={offer.id} scope="col" className="min-w-37 pr-3 pb-2 text-left wrap-anywhere">
                {offer.lender}
                <button
                  type="button"
                  onClick={() => onRemove(offer.id)}
                  className="link flex min-h-11 items-center text-sm font-normal"
                >
                  Remove<span className="sr-only"> {offer.lender}</span>
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
              <td key={evaluated.offer.id} className="pt-4 pr-3 pb-1">
                <ApplyLink evaluated={evaluated} userId={userId} className="w-full px-2 whitespace-nowrap" />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function ComparisonRow({
  row: { name, show, figure },
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
            <span className={figure ? 'amount text-base font-semibold' : ''}>{show(evaluated)}</span>
            {evaluated.priced && figure && lowest === figure(evaluated.priced.cost) && (
              <span className="block">
                <Badge tone="positive">Lowest</Badge>
              </span>
            )}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

function describeMatch(evaluated: EvaluatedOffer): ReactNode {
  if (!evaluated.priced) return evaluated.reasons.join(' ')
  const { group, unmetRules, priced, loanRequest } = evaluated
  if (group === 'doesNotFit')
    return `No. ${unmetRules.map(({ reason, suggestion }) => `${reason}.${suggestion ? ` ${suggestion}.` : ''}`).join(' ')}`
  const share = priced.affordability && `${describeShare(priced.affordability, loanRequest.otherEmis)}.`
  return `${matches[group]} ${share ?? ''}`
}

const matches: Partial<Record<EvaluatedOffer['group'], string>> = {
  fits: 'Yes.',
  stretch: 'A stretch.',
  typeNotStated: 'Has not said for which loans.',
}

/** The lowest figure; `undefined` if the loans differ in amount or tenure, or all figures are equal. */
function lowestOf(evaluatedOffers: EvaluatedOffer[], figure: (cost: LoanCost) => number): number | undefined {
  const costs = evaluatedOffers.flatMap(({ priced }) => (priced ? [figure(priced.cost)] : []))
  const loans = new Set(
    evaluatedOffers.map(({ pricedFor }) => `${pricedFor.amount}/${pricedFor.tenureMonths}`),
  )
  const [lowest] = [...costs].sort((a, b) => a - b)
  return loans.size === 1 && costs.length > 1 && costs.some((cost) => cost !== lowest) ? lowest : undefined
}
