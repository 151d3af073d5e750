import { ArrowUp } from 'lucide-react'
import { memo, Suspense } from 'react'
import { describeCertainRate } from '#contract/describe-certain-rate.ts'
import { describeMoratorium } from '#contract/describe-terms.ts'
import { writtenLang } from '#words/locale.ts'
import * as words from '#words/offer-card.ts'
import { ComparedFactsLine } from '../../catalogue/ComparedFacts.tsx'
import { formatApr, termKeys, termNames } from '../../catalogue/format.ts'
import { LenderLogo } from '../../catalogue/LenderLogo.tsx'
import { PauseNote } from '../../catalogue/Pause.tsx'
import { QuotedTerm } from '../../catalogue/QuotedTerm.tsx'
import { withLender } from '../../catalogue/with-lender.tsx'
import { AffordabilityNote } from '../../offer-card/AffordabilityNote.tsx'
import type { OfferViewProps } from '../../offer-card/evaluated-offer.ts'
import { formatEmis, formatFees, monthlyCost } from '../../offer-card/format.ts'
import { RecommendedBadge } from '../../offer-card/OfferBadges.tsx'
import { UnmetRules } from '../../offer-card/UnmetRules.tsx'
import { WatchFor } from '../../offer-card/WatchFor.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import type { Elements } from '../../ui/elements.ts'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { rupees } from '../../ui/format.ts'
import type { Sort } from '../comparison.ts'
import { ApplyLink } from './ApplyLink.tsx'
import { HandoverSwitch } from './HandoverSwitch.tsx'
import { ApplicationNote } from './OfferCard.tsx'

const columns: { name: string; sort?: Sort }[] = [
  { name: words.monthWithFees, sort: 'rule' },
  { name: words.emi, sort: 'emi' },
  { name: words.apr },
  { name: words.whatItCosts, sort: 'total' },
  { name: words.feesWithGst, sort: 'fees' },
]

interface OfferTableProps {
  caption: string
  sort: Sort
  onSort: (sort: Sort) => void
  children: Elements
}

/** The offers as a table for wide screens, one per row. Its head stays below the top bar while scrolling. */
export function OfferTable({ caption, sort, onSort, children }: OfferTableProps) {
  return (
    <div className="mt-3 rounded-card border border-line bg-surface">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-left align-middle *:sticky *:top-16 *:z-10 *:border-b *:border-line *:bg-surface first:*:rounded-tl-card last:*:rounded-tr-card">
            <th scope="col" className="py-2 pl-4 font-medium text-quiet">
              {words.lender}
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.name} {...column} sorted={sort} onSort={onSort} />
            ))}
            <th scope="col" className="py-2 pr-4 pl-2">
              <span className="sr-only">{words.actions}</span>
            </th>
          </tr>
        </thead>
        {children}
      </table>
    </div>
  )
}

interface ColumnHeadProps {
  name: string
  /** Absent where the column does not sort. */
  sort?: Sort
  sorted: Sort
  onSort: (sort: Sort) => void
}

function ColumnHead({ name, sort, sorted, onSort }: ColumnHeadProps) {
  const look = 'px-2 py-1 text-right font-medium'
  if (!sort)
    return (
      <th scope="col" className={`${look} py-3 text-quiet`}>
        {name}
      </th>
    )
  const isSorted = sort === sorted
  return (
    <th scope="col" aria-sort={isSorted ? 'ascending' : 'none'} className={look}>
      <button
        type="button"
        onClick={() => onSort(sort)}
        className={`inline-flex min-h-11 items-center gap-1 rounded-small text-right hover:text-primary ${isSorted ? 'text-primary' : 'text-quiet'}`}
      >
        <span>{name}</span>
        {isSorted && <ArrowUp className="size-4" aria-hidden="true" />}
      </button>
    </th>
  )
}

/**
 * An offer: its figures in a row of 64 px that can be compared at a glance, and under them what else to know before an
 * application.
 */
export const OfferRow = memo(function OfferRow(props: OfferViewProps) {
  const { evaluated, userId, actions, isCompared, canCompare } = props
  const { offer, priced } = evaluated
  const cell = 'amount px-2 text-right font-semibold'
  // Its terms stand below.
  const rankedAt = priced && describeCertainRate(priced, { isRangeShown: !offer.terms?.interestRate })
  const hasOneEmi = priced && formatEmis(priced) === rupees(priced.ranked.emi)
  return (
    <tbody>
      <tr className="h-16 *:border-t *:border-line">
        <th scope="rowgroup" className="py-1 pr-2 pl-4 text-left font-normal">
          <div className="flex items-center gap-3">
            <LenderLogo offer={offer} isSmall />
            <p
              lang={writtenLang}
              translate="no"
              className="line-clamp-2 text-base/5 font-semibold wrap-anywhere"
            >
              {offer.lender}
            </p>
          </div>
        </th>
        {priced ? (
          <>
            <td className={cell}>
              <ChangingText className="text-xl font-bold">{rupees(monthlyCost(priced))}</ChangingText>
            </td>
            <td className={cell}>
              <ChangingText className="block">{rupees(priced.ranked.emi)}</ChangingText>
              {!hasOneEmi && <Aside>{formatEmis(priced)}</Aside>}
            </td>
            <td className={cell}>
              <ChangingText className="block">{formatApr(priced.ranked.apr)}</ChangingText>
              {rankedAt && <Aside>{rankedAt}</Aside>}
            </td>
            <td className={cell}>
              <button
                type="button"
                onClick={() => actions.showBreakdown(offer.id)}
                className="min-h-11 cursor-pointer underline decoration-primary decoration-dotted underline-offset-2 hover:text-primary"
              >
                <span className="sr-only">{withLender(words.workedOut, offer.lender)} </span>
                <ChangingText>{rupees(priced.ranked.totalCost)}</ChangingText>
              </button>
            </td>
            <td className={cell}>
              <ChangingText>{formatFees(priced.cost.fee + priced.cost.gst)}</ChangingText>
            </td>
          </>
        ) : (
          <td colSpan={5} />
        )}
        <td className="py-1 pr-4 pl-2 text-right">
          <ApplyLink evaluated={evaluated} userId={userId} className="px-3! whitespace-nowrap" />
        </td>
      </tr>
      <tr>
        <td colSpan={7} className="px-4 pb-3 text-xs/4 text-quiet">
          <div className="flex items-start gap-x-4 [&_label]:whitespace-nowrap">
            <div className="grid min-w-0 grow grid-cols-2 items-start gap-x-6 gap-y-1">
              <div className="flex flex-col gap-1">
                <ul className="flex flex-wrap gap-x-1.5 *:not-last:after:ml-1.5 *:not-last:after:content-['·']">
                  {termKeys.map((key) => (
                    <li key={key}>
                      <span className="sr-only">{`${termNames[key]}: `}</span>
                      {key === 'processingFee' && <span aria-hidden="true">{`${words.fee} `}</span>}
                      <QuotedTerm offer={offer} term={key} />
                    </li>
                  ))}
                  {priced?.loan.moratorium && <li>{describeMoratorium(priced.loan.moratorium)}</li>}
                </ul>
                <ComparedFactsLine offer={offer} isCut />
                {offer.recommended && <RecommendedBadge offer={offer} />}
              </div>
              <div className="flex flex-col gap-1">
                <PauseNote offer={offer} className="font-semibold" />
                <WatchFor offer={offer} />
                <AffordabilityNote evaluated={evaluated} onChangeRequest={actions.changeRequest} />
                <UnmetRules evaluated={evaluated} onChangeRequest={actions.changeRequest} />
                <HandoverSwitch offer={offer} />
                {evaluated.application && (
                  <Suspense>
                    <ApplicationNote evaluated={evaluated} />
                  </Suspense>
                )}
              </div>
            </div>
            <CheckboxField
              checked={isCompared}
              disabled={!canCompare}
              onChange={(checked) => actions.compare(offer.id, checked)}
            >
              {withLender(words.compare, offer.lender)}
            </CheckboxField>
            <button
              type="button"
              onClick={() => actions.showDetails(offer.id)}
              className="link min-h-11 text-sm whitespace-nowrap"
            >
              {withLender(words.moreDetails, offer.lender)}
            </button>
          </div>
        </td>
      </tr>
    </tbody>
  )
})

const Aside = ({ children }: { children: string }) => (
  <ChangingText className="block text-xs/4 font-normal whitespace-normal text-quiet">{children}</ChangingText>
)
