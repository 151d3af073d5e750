import { BriefcaseBusiness, ExternalLink, ShoppingCart, Wallet } from 'lucide-react'
import { loanTypes } from '#words/choices.ts'
import * as words from '#words/shop.ts'
import { type LoanChoices, withChoices } from '../borrower/loan-choices.ts'
import { addressOf, paths } from '../paths.ts'
import { Name } from '../ui/AsWritten.tsx'
import { sentence } from '../ui/sentence.ts'
import { type BrandId, brands } from './brands.ts'

const tiles: { name: string; text: string; icon: typeof Wallet; choices: LoanChoices }[] = [
  {
    name: words.cartFunding,
    text: words.cartFundingText,
    icon: ShoppingCart,
    choices: { purpose: 'Consumer Durable' },
  },
  {
    name: loanTypes['Personal Loan'],
    text: words.personalLoanText,
    icon: Wallet,
    choices: { type: 'Personal Loan' },
  },
  {
    name: loanTypes['Business Loan'],
    text: words.businessLoanText,
    icon: BriefcaseBusiness,
    choices: { type: 'Business Loan' },
  },
]

interface FinancingProps {
  brand?: BrandId | undefined
  /** Whole rupees. Absent unless the shopper has typed a price within `limits.loanAmount`. */
  price?: number | undefined
}

/** Three links into the loan journey. They carry the brand, the price, and the tile's loan type or purpose. */
export function Financing({ brand, price }: FinancingProps) {
  return (
    <section aria-labelledby="financing-title">
      <h2 id="financing-title" className="text-2xl">
        {words.getFinancing}
      </h2>
      {brand && (
        <p className="mt-1 text-quiet">{sentence(words.forPurchaseAt(<Name>{brands[brand].name}</Name>))}</p>
      )}
      <ul className="mt-2 grid grid-cols-1 max-sm:divide-y max-sm:divide-line sm:mt-4 sm:grid-cols-3 sm:gap-3">
        {tiles.map(({ name, text, icon: Icon, choices }) => (
          <li key={name}>
            <a
              href={withChoices(addressOf(paths.loanJourney), { brand, amount: price, ...choices })}
              target="_blank"
              rel="noopener"
              className="group relative flex h-full min-h-16 items-center gap-4 py-3 sm:flex-col sm:items-start sm:gap-3 sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-4 sm:hover:border-primary"
            >
              <Icon className="size-6 shrink-0 text-primary" aria-hidden="true" />
              <span className="min-w-0 grow wrap-anywhere">
                <span className="block font-semibold group-hover:text-primary">{name}</span>
                <span className="block text-sm text-quiet">{text}</span>
              </span>
              <ExternalLink
                className="size-4 shrink-0 text-quiet sm:absolute sm:top-4 sm:right-4"
                aria-hidden="true"
              />
              <span className="sr-only"> {words.opensInNewWindow}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
