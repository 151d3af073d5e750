import * as words from '#words/call-to-action.ts'
import { writtenLang } from '#words/locale.ts'
import { useJourneyLink } from '../borrower/use-journey-link.ts'
import { ClaimSource } from '../content/ClaimSource.tsx'
import { areClaimsShown, claims, site } from '../content/site.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { years } from '../ui/format.ts'
import { Icon } from '../ui/Icon.tsx'
import { sentence } from '../ui/sentence.ts'

const assurances = [words.alwaysFree, words.threeMinutes, words.noEffects, words.stopAnytime]

export default function CallToActionPage() {
  const { to, firstName } = useJourneyLink()
  return (
    <div className="page grid grow grid-cols-1 items-start gap-10 py-10 md:py-16 lg:grid-cols-[1fr_minmax(0,28rem)] lg:gap-16">
      <div>
        <h1 className="text-5xl md:text-6xl">{words.takeFirstStep}</h1>
        <p className="reading mt-4 text-quiet md:text-xl">{words.intro}</p>
        <ul className="mt-6 flex flex-col gap-3">
          {assurances.map((assurance) => (
            <li key={assurance} className="flex gap-3">
              <Icon name="check" className="mt-0.5 size-5 shrink-0 text-positive" strokeWidth={2.5} />
              <span>{assurance}</span>
            </li>
          ))}
        </ul>
        <ButtonLink to={to} className="mt-8 w-full text-lg wrap-anywhere sm:w-auto sm:px-8">
          {firstName ? words.continueAs(firstName) : words.checkEligibility}
        </ButtonLink>
        <p className="mt-4 text-sm text-quiet">
          {sentence(
            words.callUs(
              <a
                href={`tel:${site.phone.dialled}`}
                translate="no"
                className="link amount -my-2.5 inline-block py-2.5"
              >
                {site.phone.shown}
              </a>,
              site.phone.hours,
            ),
          )}
        </p>
      </div>
      <SampleOffer />
    </div>
  )
}

/** The two parts of what the loan costs. */
const loads = {
  interest: { colour: 'bg-primary', rupees: 52_301 },
  fees: { colour: 'bg-accent', rupees: 5_899 },
}

const figures: { name: string; value: string; load?: keyof typeof loads }[] = [
  { name: words.emi, value: '₹9,786' },
  { name: words.over, value: years(36) },
  { name: words.interest, value: words.yearlyRate('10.75'), load: 'interest' },
  { name: words.feesWithGst, value: '₹5,899', load: 'fees' },
  { name: words.apr, value: '12.13%' },
  { name: words.whatItCosts, value: '₹58,200' },
]

/** An invented offer, with the main figures of a real one. */
function SampleOffer() {
  return (
    <figure className="rounded-card border border-line bg-surface p-5 shadow-raised sm:p-8">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="flex size-11 items-center justify-center rounded-control bg-primary-wash text-xl font-bold text-primary"
        >
          G
        </span>
        <div>
          <p lang={writtenLang} translate="no" className="text-lg font-semibold">
            Gulmohar Bank
          </p>
          <p className="text-sm text-quiet">{words.loanOf('₹3,00,000')}</p>
        </div>
      </div>
      <p className="mt-6">
        <span className="block text-sm text-quiet">{words.monthWithFees}</span>
        <span translate="no" className="amount text-5xl font-bold">
          ₹9,950
        </span>
      </p>
      <div aria-hidden="true" className="mt-4 flex h-3 gap-0.5 overflow-hidden rounded-full">
        {Object.values(loads).map(({ colour, rupees }) => (
          <span key={colour} className={colour} style={{ flexGrow: rupees, flexBasis: 0 }} />
        ))}
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4">
        {figures.map(({ name, value, load }) => (
          <div key={name}>
            <dt className="text-sm text-quiet">
              {load && (
                <span
                  aria-hidden="true"
                  className={`mr-1.5 inline-block size-2 rounded-[2px] ${loads[load].colour}`}
                />
              )}
              <span>{name}</span>
            </dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <figcaption className="mt-5 border-t border-line pt-4 text-sm text-quiet">
        {words.sampleNote}
      </figcaption>
      {areClaimsShown && (
        <div className="mt-3">
          <p>
            {sentence(
              words.rated(
                <span translate="no" className="amount font-semibold">
                  {claims.rating.value}
                </span>,
              ),
            )}
          </p>
          <ClaimSource claim="rating" />
        </div>
      )}
    </figure>
  )
}
