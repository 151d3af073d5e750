import { Link } from 'react-router-dom'
import type { Offer } from '#contract/offer.ts'
import { shortTerms } from '#contract/short-terms.ts'
import { parseTerms } from '#loans/terms/parse-terms.ts'
import * as words from '#words/lenders.ts'
import { writtenLang } from '#words/locale.ts'
import { termNames } from '../catalogue/format.ts'
import { LenderLogo } from '../catalogue/LenderLogo.tsx'
import { QuotedTerm, translatedTerms } from '../catalogue/QuotedTerm.tsx'
import { lenderPath } from '../paths.ts'
import { ChangingText } from '../ui/ChangingText.tsx'
import type { CostsOfOffers } from './costs-of-offers.ts'
import { describeLoanTypes, type Lender } from './lenders.ts'

interface LenderRowProps {
  lender: Lender
  costs: CostsOfOffers | undefined
}

/** Its name, and a line for each of its offers: the loan types, and in a column of their own the rates that it quotes, and what it costs if that is asked for. */
export function LenderRow({ lender, costs }: LenderRowProps) {
  const { id, name, offers } = lender
  return (
    <li className="lender-row group relative flex items-center gap-3 py-3 md:gap-4">
      <LenderLogo offer={{ logo: lender.logo, lender: name }} isSmall />
      <div className="min-w-0 grow md:grid md:grid-cols-2 md:items-center md:gap-x-4">
        <h2 lang={writtenLang} translate="no" className="text-base leading-snug">
          {/* The link covers the row. */}
          <Link to={lenderPath(id)} className="group-hover:text-primary after:absolute after:inset-0">
            {name}
          </Link>
        </h2>
        <dl className="space-y-1">
          {offers.map((offer) => (
            <div key={offer.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
              <dt className="text-sm text-quiet">{describeLoanTypes(offer)}</dt>
              <dd className="max-w-40 text-right text-sm font-semibold tabular-nums sm:max-w-none md:text-base">
                <span className="sr-only">{`${termNames.interestRate}: `}</span>
                <QuotedRate offer={offer} />
              </dd>
              <Cost cost={costs?.costs.get(offer.id)} />
            </div>
          ))}
        </dl>
      </div>
    </li>
  )
}

/** What a month costs at an offer, and its APR. */
const Cost = ({ cost }: { cost: { inWords: string; apr: string } | undefined }) =>
  cost && (
    <dd className="col-span-2 text-right text-sm tabular-nums">
      <ChangingText>{words.costsAMonth(cost.inWords, cost.apr)}</ChangingText>
    </dd>
  )

/** A rate as the lender writes it. One a month has what it is a year before it, because the list's other rates are yearly. */
function QuotedRate({ offer }: { offer: Offer }) {
  const yearly =
    /month/i.test(offer.interestRate) && !translatedTerms(offer).interestRate
      ? shortTerms(parseTerms(offer)).interestRate
      : undefined
  return (
    <span className="inline-flex flex-col md:flex-row-reverse md:items-baseline md:gap-x-3">
      {yearly && <span>{yearly}</span>}
      <span className={yearly && 'text-sm font-normal text-quiet'}>
        <QuotedTerm offer={offer} term="interestRate" />
      </span>
    </span>
  )
}
