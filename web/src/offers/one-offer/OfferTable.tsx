import { ArrowUp } from 'lucide-react'
import { type ComponentType, memo } from 'react'
import type { Offer } from '#contract/offer.ts'
import type { TermName } from '#loans/terms/parse-result.ts'
import { writtenLang } from '#words/locale.ts'
import * as words from '#words/offer-card.ts'
import { formatApr, termNames } from '../../catalogue/format.ts'
import { LenderLogo } from '../../catalogue/LenderLogo.tsx'
import { PauseNote } from '../../catalogue/Pause.tsx'
import { QuotedTerm } from '../../catalogue/QuotedTerm.tsx'
import { withLender } from '../../catalogue/with-lender.tsx'
import { PayShare } from '../../offer-card/AffordabilityNote.tsx'
import type { EvaluatedOffer, OfferViewProps } from '../../offer-card/evaluated-offer.ts'
import { formatEmis, formatFees, monthlyCost } from '../../offer-card/format.ts'
import { hasBadge, RecommendedBadge } from '../../offer-card/OfferBadges.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import type { Elements } from '../../ui/elements.ts'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { rupees } from '../../ui/format.ts'
import type { Sort } from '../comparison.ts'
import { ApplyLink } from './ApplyLink.tsx'
import { TableNotes } from './TableNotes.tsx'

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
  offers: readonly EvaluatedOffer[]
  /** The offers, each as a row. */
  rows: (Row: ComponentType<OfferViewProps>) => Elements
}

/**
 * The offers as a table for wide screens, one per row, and under it what else to know before an application. Its head stays
 * below the top bar while scrolling.
 */
export default function OfferTable({ caption, sort, onSort, offers, rows }: OfferTableProps) {
  return (
    <div className="mt-3 rounded-card border border-line bg-surface">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-left align-middle *:sticky *:top-16 *:z-10 *:border-b *:border-line *:bg-surface first:*:rounded-tl-card last:*:rounded-tr-card">
            <th scope="col" className="py-2 pl-4">
              <span className="sr-only">{words.compareColumn}</span>
            </th>
            <th scope="col" className="py-2 font-medium text-quiet">
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
        <tbody>{rows(OfferRow)}</tbody>
      </table>
      <TableNotes offers={offers} />
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
  const look = 'px-1.5 py-1 text-right font-medium'
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

/** An offer: its figures in a row of 64 px that can be compared at a glance, and under each the lender's term behind it. */
const OfferRow = memo(function OfferRow(props: OfferViewProps) {
  const { evaluated, userId, actions, isCompared, canCompare } = props
  const { offer, priced } = evaluated
  const cell = 'amount px-1.5 text-right font-semibold'
  const hasOneEmi = priced && formatEmis(priced) === rupees(priced.ranked.emi)
  return (
    <tr className="h-16 *:border-t *:border-line *:py-1">
      <td className="w-10 pl-3">
        <CheckboxField
          checked={isCompared}
          disabled={!canCompare}
          onChange={(checked) => actions.compare(offer.id, checked)}
        >
          <span className="sr-only">{withLender(words.compare, offer.lender)}</span>
        </CheckboxField>
      </td>
      <th scope="row" className="w-70 pr-2 text-left font-normal">
        <div className="flex items-center gap-2.5">
          <LenderLogo offer={offer} isSmall />
          <div>
            <p
              lang={writtenLang}
              translate="no"
              className="text-[0.9375rem]/5 font-semibold tracking-tight wrap-anywhere"
            >
              {offer.lender}
            </p>
            <p className="text-[0.75rem]/4 text-quiet *:inline-block">
              <TermAside offer={offer} term="loanAmount" />
              <span className="mx-1">·</span>
              <TermAside offer={offer} term="tenure" />
            </p>
            {hasBadge(evaluated) && <RecommendedBadge offer={offer} />}
            <PauseNote offer={offer} className="text-xs/4 font-semibold" />
          </div>
        </div>
      </th>
      {priced && (
        <>
          <td className={cell}>
            <ChangingText className="text-xl font-bold">{rupees(monthlyCost(priced))}</ChangingText>
            {priced.affordability && (
              <Aside>
                <PayShare evaluated={evaluated} />
              </Aside>
            )}
          </td>
          <td className={cell}>
            <ChangingText>{rupees(priced.ranked.emi)}</ChangingText>
            {!hasOneEmi && (
              <Aside>
                <ChangingText>{formatEmis(priced)}</ChangingText>
              </Aside>
            )}
          </td>
          <td className={cell}>
            <ChangingText>{formatApr(priced.ranked.apr)}</ChangingText>
            <Aside>
              <TermAside offer={offer} term="interestRate" />
            </Aside>
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
            {priced.cost.fee > 0 && (
              <Aside>
                <TermAside offer={offer} term="processingFee" />
              </Aside>
            )}
          </td>
        </>
      )}
      <td className="pr-3 pl-1.5">
        <div className="flex items-center justify-end gap-3">
          <button
            type="button"
            onClick={() => actions.showDetails(offer.id)}
            className="link min-h-11 text-sm whitespace-nowrap"
          >
            {withLender(words.moreDetails, offer.lender)}
          </button>
          <ApplyLink
            evaluated={evaluated}
            userId={userId}
            className="min-h-11! px-2.5! text-sm! whitespace-nowrap [&_svg]:hidden"
          />
        </div>
      </td>
    </tr>
  )
})

const Aside = ({ children }: { children: Elements }) => (
  <span className="block text-[0.75rem]/4 font-normal whitespace-normal text-quiet">{children}</span>
)

interface TermAsideProps {
  offer: Offer
  term: TermName
}

const TermAside = ({ offer, term }: TermAsideProps) => (
  <>
    <span className="sr-only">{`${termNames[term]}: `}</span>
    <QuotedTerm offer={offer} term={term} />
  </>
)
