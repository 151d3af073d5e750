import { type ReactNode, useMemo } from 'react'
import { describeMoratorium } from '#contract/describe-terms.ts'
import type { Offer } from '#contract/offer.ts'
import { costPerMonth } from '#loans/loan-cost.ts'
import type { PricedOffer } from '#loans/ranking/rank.ts'
import * as words from '#words/lenders.ts'
import { emiOf } from '#words/offer-card.ts'
import { fullStop } from '#words/spans.ts'
import { formatApr, formatRankedRate } from '../catalogue/format.ts'
import { months, rupees, years } from '../ui/format.ts'
import { markWritten } from '../ui/mark-written.tsx'
import { sentence } from '../ui/sentence.ts'
import { type ExampleLoans, exampleLoans } from './example-loans.ts'

export function CostTable({ offer }: { offer: Offer }) {
  const examples = useMemo(() => exampleLoans(offer), [offer])
  if ('reasons' in examples)
    return (
      <div className="text-quiet">
        <p>{words.noCosts}</p>
        <ul className="mt-1 list-disc pl-5 text-sm">
          {examples.reasons.map((reason) => (
            <li key={reason}>{markWritten(reason)}</li>
          ))}
        </ul>
      </div>
    )
  const { first } = examples
  const [rate, ...otherRates] = ratesOf(examples)
  return (
    <>
      <CostRows
        examples={examples}
        caption={rate && (otherRates.length > 0 ? words.monthsAtSeveral : words.monthsAt(rate))}
        renderCost={({ ranked, loan }) => (
          <span translate="no" className="font-semibold">
            {rupees(costPerMonth(ranked, loan.tenureMonths))}
          </span>
        )}
      />
      {first?.loan.moratorium && (
        <p className="mt-3 text-sm text-quiet">{fullStop(describeMoratorium(first.loan.moratorium))}</p>
      )}
      <details className="mt-2">
        <summary className="link w-fit py-2.5 text-sm">{words.eachInFull}</summary>
        <p className="mb-2 text-sm text-quiet">{words.costsNote}</p>
        <CostRows examples={examples} renderCost={(priced) => <FullCost priced={priced} />} />
      </details>
    </>
  )
}

/** The rates at which the loans are priced. */
const ratesOf = ({ amounts, tenures, costOf }: ExampleLoans) => [
  ...new Set(
    amounts
      .flatMap((amount) => tenures.map((tenure) => costOf(amount, tenure)))
      .flatMap((cost) => ('priced' in cost ? formatRankedRate(cost.priced) : [])),
  ),
]

interface CostRowsProps {
  examples: ExampleLoans
  caption?: ReactNode
  renderCost: (priced: PricedOffer) => ReactNode
}

/** A row for each amount. On a phone the amount stands above its costs, so that three tenures have room beside each other. */
const CostRows = ({ examples: { amounts, tenures, costOf }, caption, renderCost }: CostRowsProps) => (
  <table className="w-full text-right tabular-nums max-sm:block sm:table-fixed">
    {caption && <caption className="mb-2 text-left text-sm text-quiet max-sm:block">{caption}</caption>}
    <thead className="max-sm:block">
      <tr className={`${costRow} text-sm text-quiet`}>
        <td className="max-sm:hidden" />
        {tenures.map((tenure) => (
          <th key={tenure} scope="col" className="py-2 font-medium">
            {tenure % 12 === 0 ? years(tenure) : months(tenure)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-sm:block">
      {amounts.map((amount) => (
        <tr key={amount} className={`${costRow} border-t border-line align-baseline`}>
          <th
            scope="row"
            translate="no"
            className="amount text-left text-sm font-normal text-quiet max-sm:col-span-3 max-sm:pt-2 sm:py-3"
          >
            {rupees(amount)}
          </th>
          {tenures.map((tenure) => {
            const cost = costOf(amount, tenure)
            return (
              <td key={tenure} className="py-1 pl-1 max-sm:pb-2 sm:py-3">
                {'reason' in cost ? (
                  <span className="block text-xs text-quiet">{cost.reason}</span>
                ) : (
                  renderCost(cost.priced)
                )}
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  </table>
)

const costRow = 'max-sm:grid max-sm:grid-cols-3'

const FullCost = ({ priced: { ranked } }: { priced: PricedOffer }) => (
  <span className="block text-xs tracking-tight text-quiet">
    <span className="block">{emiOf(rupees(ranked.emi))}</span>
    <span className="block">
      {sentence(
        words.aprOf<ReactNode>(formatApr(ranked.apr), (text, inFull) => <abbr title={inFull}>{text}</abbr>),
      )}
    </span>
    {/* Three columns on a narrow phone have no room for the word, which the note above has too. */}
    <span className="block">
      {sentence(
        words.total<ReactNode>(rupees(ranked.totalCost), (word) => (
          <span className="sr-only sm:not-sr-only">{word}</span>
        )),
      )}
    </span>
  </span>
)
