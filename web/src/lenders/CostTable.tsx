import { type ReactNode, useMemo } from 'react'
import { describeCertainRate } from '#contract/describe-certain-rate.ts'
import { describeMoratorium } from '#contract/describe-terms.ts'
import type { Offer } from '#contract/offer.ts'
import { costPerMonth } from '#loans/loan-cost.ts'
import type { PricedOffer } from '#loans/ranking/rank.ts'
import * as words from '#words/lenders.ts'
import { emiOf } from '#words/offer-card.ts'
import { fullStop } from '#words/spans.ts'
import { formatApr, formatUsedRate } from '../catalogue/format.ts'
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
  const { amounts, tenures, first } = examples
  return (
    <>
      <table className="w-full table-fixed text-sm">
        <caption className="mb-2 text-left text-quiet">{first && describeRate(first)}</caption>
        <thead>
          <tr>
            {tenures.map((tenure) => (
              <th key={tenure} scope="col" className="py-1.5 text-right font-medium text-quiet">
                {tenure % 12 === 0 ? years(tenure) : months(tenure)}
              </th>
            ))}
          </tr>
        </thead>
        {amounts.map((amount) => (
          <AmountRows key={amount} amount={amount} examples={examples} />
        ))}
      </table>
      {first?.loan.moratorium && (
        <p className="mt-2 text-xs text-quiet">{fullStop(describeMoratorium(first.loan.moratorium))}</p>
      )}
      <p className="mt-2 text-xs text-quiet">{words.costsNote}</p>
    </>
  )
}

function describeRate(priced: PricedOffer): string {
  const rankedAt = describeCertainRate(priced)
  const costsAt = words.costsAt(formatUsedRate(priced))
  return rankedAt ? `${costsAt} ${fullStop(rankedAt)} ${words.yoursMayDiffer}` : costsAt
}

/** The amount has a row of its own, so that three tenures fit on a narrow phone. */
function AmountRows({ amount, examples }: { amount: number; examples: ExampleLoans }) {
  return (
    <tbody className="border-t border-line">
      <tr>
        <th
          scope="rowgroup"
          colSpan={examples.tenures.length}
          translate="no"
          className="amount pt-2 text-left font-semibold"
        >
          {rupees(amount)}
        </th>
      </tr>
      <tr>
        {examples.tenures.map((tenure) => (
          <CostCell key={tenure} example={examples.costOf(amount, tenure)} />
        ))}
      </tr>
    </tbody>
  )
}

function CostCell({ example }: { example: ReturnType<ExampleLoans['costOf']> }) {
  if ('reason' in example)
    return <td className="pb-2 pl-2 text-right align-top text-xs text-quiet">{example.reason}</td>
  const { ranked, loan } = example.priced
  return (
    <td className="pb-2 pl-1 text-right align-top text-xs tracking-tight text-quiet tabular-nums">
      <span translate="no" className="block text-base font-semibold text-ink">
        {rupees(costPerMonth(ranked, loan.tenureMonths))}
      </span>
      <span className="block">{emiOf(rupees(ranked.emi))}</span>
      <span className="block">
        {sentence(
          words.aprOf<ReactNode>(formatApr(ranked.apr), (text, inFull) => <abbr title={inFull}>{text}</abbr>),
        )}
      </span>
      {/* Three columns on a narrow phone have no room for the word, which the note below has too. */}
      <span className="block">
        {sentence(
          words.total<ReactNode>(rupees(ranked.totalCost), (word) => (
            <span className="sr-only sm:not-sr-only">{word}</span>
          )),
        )}
      </span>
    </td>
  )
}
