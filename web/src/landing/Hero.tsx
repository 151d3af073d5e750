import { Link } from 'react-router-dom'
import { type LoanType, loanTypes } from '#loans/loan-request.ts'
import { loanTypes as loanTypeNames } from '#words/choices.ts'
import * as words from '#words/landing.ts'
import { withChoices } from '../borrower/loan-choices.ts'
import { ClaimSource } from '../content/ClaimSource.tsx'
import { areClaimsShown, claims } from '../content/site.ts'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SampleComparison, type SampleComparisonProps } from './SampleComparison.tsx'
import { SampleOffers } from './SampleOffers.tsx'

const assurances = [
  words.noFees,
  words.creditScoreSafe,
  ...(areClaimsShown ? [words.rated(claims.rating.value)] : []),
]

/** No loan of the sample's amount and tenure. */
const unlisted: readonly LoanType[] = ['Credit Card']

interface HeroProps extends SampleComparisonProps {
  journey: string
  /** Set for a signed-in borrower whose saved form is complete: the link then leads to the offers. */
  firstName: string | undefined
}

export function Hero({ journey, firstName, ...sample }: HeroProps) {
  return (
    <div className="page pt-8 pb-10 md:pt-14 md:pb-12">
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-x-16">
        <div className="min-w-0 lg:pt-4">
          <h1 className="text-5xl md:text-6xl lg:text-7xl">{words.getEasyLoans}</h1>
          <p className="reading mt-4 max-w-[32rem] text-quiet md:text-xl">
            {words.intro(claims.lenders.value)}
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            <ButtonLink to={journey} className="w-full text-lg wrap-anywhere sm:w-auto sm:px-8">
              {firstName ? words.continueAs(firstName) : words.checkEligibility}
            </ButtonLink>
            <Link
              to={withChoices(paths.compare, sample.loan)}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {words.seeOffersUnsigned}
            </Link>
          </div>
          <ul className="mt-4 flex flex-col gap-1.5 text-sm sm:mt-6 sm:gap-2 sm:text-base">
            {assurances.map((assurance) => (
              <li key={assurance} className="flex items-center gap-2">
                <Icon name="check" className="size-4 text-positive" strokeWidth={3} />
                <span>{assurance}</span>
              </li>
            ))}
          </ul>
          <LoanTypes loan={sample.loan} />
        </div>
        <SampleComparison {...sample} />
      </div>
      <SampleOffers loan={sample.loan} />
      {areClaimsShown && <Claims />}
    </div>
  )
}

/** The ways to the offers of one type, in one row on a phone. */
function LoanTypes({ loan }: Pick<SampleComparisonProps, 'loan'>) {
  return (
    <nav aria-label={words.offersByType} className="mt-5 max-sm:-mx-4 sm:mt-8">
      <ul className="flex gap-2 max-sm:scrolled-row max-sm:pl-4 sm:flex-wrap">
        {loanTypes
          .filter((type) => !unlisted.includes(type))
          .map((type) => (
            <li key={type} className="shrink-0">
              <Link
                to={withChoices(paths.compare, { ...loan, type })}
                className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm font-medium hover:border-primary hover:text-primary"
              >
                {loanTypeNames[type]}
              </Link>
            </li>
          ))}
        <li className="shrink-0">
          <Link to={paths.loans} className="link inline-flex min-h-11 items-center text-sm max-sm:px-2">
            {words.aboutEachLoan}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

function Claims() {
  return (
    <dl className="mt-10 grid grid-cols-[repeat(2,minmax(0,1fr))] gap-x-6 gap-y-5 border-t border-line pt-8 md:grid-cols-4">
      {(['rating', 'arranged', 'customers', 'lenders'] as const).map((claim) => (
        <div key={claim} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-quiet">
            <span className="block">{claims[claim].of}</span>
            <ClaimSource claim={claim} />
          </dt>
          <dd className="text-2xl font-bold tabular-nums md:text-3xl">{claims[claim].value}</dd>
        </div>
      ))}
    </dl>
  )
}
