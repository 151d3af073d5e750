import * as words from '#words/landing.ts'
import { areClaimsShown, claims } from '../content/site.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SampleComparison, type SampleComparisonProps } from './SampleComparison.tsx'

const assurances = [
  words.noFees,
  words.creditScoreSafe,
  ...(areClaimsShown ? [words.rated(claims.rating.value)] : []),
]

interface HeroProps extends SampleComparisonProps {
  journey: string
  /** Set for a signed-in borrower whose saved form is complete: the link then leads to the offers. */
  firstName: string | undefined
}

export function Hero({ journey, firstName, ...sample }: HeroProps) {
  return (
    <div className="page pt-8 pb-10 md:pt-14 md:pb-12">
      <div className="grid grid-cols-1 items-center gap-8 lg:grid-cols-[1fr_minmax(0,28rem)] lg:gap-16">
        <div>
          <h1 className="text-5xl md:text-6xl lg:text-7xl">{words.getEasyLoans}</h1>
          <p className="reading mt-4 max-w-[32rem] text-quiet md:text-xl">
            {words.intro(claims.lenders.value)}
          </p>
          <ButtonLink to={journey} className="mt-6 w-full text-lg wrap-anywhere sm:w-auto sm:px-8">
            {firstName ? words.continueAs(firstName) : words.checkEligibility}
          </ButtonLink>
          <ul className="mt-5 flex flex-col gap-1.5 text-sm">
            {assurances.map((assurance) => (
              <li key={assurance} className="flex items-center gap-2">
                <Icon name="check" className="size-4 text-positive" strokeWidth={3} />
                <span>{assurance}</span>
              </li>
            ))}
          </ul>
        </div>
        <SampleComparison {...sample} />
      </div>
      {areClaimsShown && <Claims />}
    </div>
  )
}

function Claims() {
  return (
    <dl className="mt-10 grid grid-cols-[repeat(2,minmax(0,auto))] gap-x-6 gap-y-5 border-t border-line pt-8 md:mt-14 md:grid-cols-4">
      {[claims.rating, claims.arranged, claims.customers, claims.lenders].map(({ value, of }) => (
        <div key={of} className="flex flex-col-reverse">
          <dt className="text-sm text-quiet">{of}</dt>
          <dd className="text-2xl font-bold tabular-nums md:text-3xl">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
