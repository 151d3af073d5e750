import { ArrowUp } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { CheckboxField } from '../ui/CheckboxField.tsx'
import { rupees } from '../ui/format.ts'
import { LenderLogo } from '../ui/LenderLogo.tsx'
import { Applied } from './Applied.tsx'
import { ApplyLink } from './ApplyLink.tsx'
import type { Sort } from './comparison.ts'
import { FitReasons } from './FitReasons.tsx'
import { aprText, rateText } from './format.ts'
import { Emi, feesText } from './OfferFigures.tsx'
import type { OfferViewProps } from './offer-entry.ts'
import { RecommendedBadge } from './RecommendedBadge.tsx'

const columns: { name: string; sort: Sort }[] = [
  { name: 'EMI', sort: 'emi' },
  { name: 'APR', sort: 'rule' },
  { name: 'Rate p.a.', sort: 'rate' },
  { name: 'Total to repay', sort: 'total' },
  { name: 'Fees with GST', sort: 'fees' },
]

interface OfferTableProps {
  caption: string
  sort: Sort
  onSort: (sort: Sort) => void
  children: ReactNode
}

/** The same offers for a wide screen, a line each. */
export function OfferTable({ caption, sort, onSort, children }: OfferTableProps) {
  return (
    <div className="rounded-card border border-line bg-surface">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-left align-bottom">
            <th scope="col" className="py-2 pl-4 font-medium text-quiet">
              Lender
            </th>
            {columns.map((column) => (
              <th
                key={column.sort}
                scope="col"
                aria-sort={column.sort === sort ? 'ascending' : 'none'}
                className="px-2 py-1 text-right font-medium"
              >
                <button
                  type="button"
                  onClick={() => onSort(column.sort)}
                  className={`inline-flex min-h-11 items-center gap-1 rounded-small text-right hover:text-primary ${column.sort === sort ? 'text-primary' : 'text-quiet'}`}
                >
                  {column.name}
                  {column.sort === sort && <ArrowUp className="size-4" aria-hidden="true" />}
                </button>
              </th>
            ))}
            <th scope="col" className="px-2 py-2 font-medium text-quiet">
              The lender’s words
            </th>
            <th scope="col" className="py-2 pr-4 pl-2">
              <span className="sr-only">What to do</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  )
}

export const OfferRow = memo(function OfferRow(props: OfferViewProps) {
  const { entry, userId, actions, isCompared, canCompare } = props
  const { offer, computed } = entry
  const cell = 'amount px-2 py-3 text-right align-top font-semibold'
  return (
    <tr>
      <th scope="row" className="w-64 py-3 pr-2 pl-4 text-left align-top font-normal">
        <div className="flex gap-3">
          <LenderLogo offer={offer} />
          <div className="min-w-0">
            <p className="text-base font-semibold wrap-anywhere">{offer.lender}</p>
            {offer.recommended && <RecommendedBadge />}
            <Applied application={entry.application} />
            <CheckboxField
              checked={isCompared}
              disabled={!canCompare}
              onChange={(checked) => actions.compare(offer.id, checked)}
            >
              Compare<span className="sr-only"> {offer.lender}</span>
            </CheckboxField>
          </div>
        </div>
        <div className="mt-1 flex flex-col gap-2 empty:hidden">
          <FitReasons entry={entry} onRequest={actions.request} />
        </div>
      </th>
      {computed ? (
        <>
          <td className={cell}>
            <Emi amount={computed.cost.emi} className="text-xl" />
            <button
              type="button"
              onClick={() => actions.explain(offer.id)}
              className="link mt-1 ml-auto flex min-h-11 items-center text-xs font-medium"
            >
              What is in it<span className="sr-only">: {offer.lender}</span>
            </button>
          </td>
          <td className={cell}>{aprText(computed.cost.apr)}</td>
          <td className={`${cell} font-normal!`}>{rateText(computed)}</td>
          <td className={cell}>{rupees(computed.cost.totalRepay)}</td>
          <td className={cell}>{feesText(computed.cost.fee + computed.cost.gst)}</td>
        </>
      ) : (
        <td colSpan={5} />
      )}
      <td className="px-2 py-3 align-top text-xs text-quiet">
        <ul className="flex flex-col gap-0.5">
          {[offer.loanAmount, offer.interestRate, offer.tenure, offer.processingFee].map((words, place) => (
            <li key={termNames[place]}>
              <span className="sr-only">{termNames[place]}: </span>
              {words}
            </li>
          ))}
        </ul>
      </td>
      <td className="py-3 pr-4 pl-2 align-top">
        <div className="flex flex-col gap-2">
          <ApplyLink entry={entry} userId={userId} className="px-3 whitespace-nowrap" />
          <Button
            variant="secondary"
            className="px-3 whitespace-nowrap"
            onClick={() => actions.showDetails(offer.id)}
          >
            More Details<span className="sr-only">, {offer.lender}</span>
          </Button>
        </div>
      </td>
    </tr>
  )
})

const termNames = ['Loan amount', 'Interest rate', 'Tenure', 'Processing fees']
