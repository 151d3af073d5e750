import { ExternalLink } from 'lucide-react'
import { comparedFacts } from '#contract/compared-facts.ts'
import { describeFact, factLabels, missingFacts, shownFacts } from '#contract/describe-facts.ts'
import type { Offer } from '#contract/offer.ts'
import type { FactName } from '#contract/offer-facts.ts'
import * as words from '#words/facts.ts'
import { writtenLang } from '#words/locale.ts'
import { opensInNewTab } from '#words/ui.ts'
import { day } from '../ui/format.ts'
import { markWritten } from '../ui/mark-written.tsx'
import { factRow } from './OfferTerms.tsx'
import { describeNotPublished } from './unpublished.ts'

/** Facts in the lender's own words, which are not translated. */
const inOwnWords: readonly FactName[] = ['legal_name', 'rbi_registration', 'penal_charges']

interface OfferFactsProps {
  offer: Pick<Offer, 'facts' | 'facts_asked_on' | 'eligibility'>
}

/**
 * All regulatory facts of an offer, with their sources and the days on which they were verified. What the lender hasn't given
 * is one line, which counts those facts and opens the list of them.
 */
export function OfferFacts({ offer }: OfferFactsProps) {
  const missing = missingFacts(offer)
  const given = shownFacts(offer).filter((name) => !missing.includes(name))
  const usualDay = usualDayOf(given.map((name) => describeFact(offer, name)?.verified_on))
  return (
    <>
      {usualDay && <p className="text-sm text-quiet">{words.usuallyCheckedOn(day(usualDay))}</p>}
      {given.length > 0 && <FactList offer={offer} names={given} usualDay={usualDay} />}
      {missing.length > 0 && (
        <details className={given.length > 0 ? 'border-t border-line' : ''}>
          <summary className="flex min-h-11 items-center text-caution">
            <span className="underline decoration-dotted underline-offset-4">
              {words.factsNotGiven(missing.length)}
            </span>
          </summary>
          <FactList offer={offer} names={missing} />
        </details>
      )}
    </>
  )
}

interface FactListProps extends OfferFactsProps {
  names: FactName[]
  /** The day that stands above the list, and not beside each fact. */
  usualDay?: string | undefined
}

/** The day on which most of the facts were verified, if all have one; `undefined` if no day stands for two or more. */
function usualDayOf(days: readonly (string | undefined)[]): string | undefined {
  if (days.includes(undefined)) return undefined
  const timesOf = (day: string | undefined) => days.filter((each) => each === day).length
  const [usual] = [...days].sort((a, b) => timesOf(b) - timesOf(a))
  return timesOf(usual) > 1 ? usual : undefined
}

const FactList = ({ offer, names, usualDay }: FactListProps) => (
  <dl className="divide-y divide-line">
    {names.map((name) => (
      <div key={name} className={factRow}>
        <dt className="text-sm text-quiet">{factLabels[name]}</dt>
        <dd className="wrap-anywhere">
          <Fact offer={offer} name={name} usualDay={usualDay} />
        </dd>
      </div>
    ))}
  </dl>
)

/** Facts that the Key Facts Statement does not have. */
const notes: Partial<Record<FactName, string>> = {
  key_facts_statement: words.statementNotGiven,
  contracted_rates: words.notPublished,
}

interface FactProps extends OfferFactsProps {
  name: FactName
  usualDay: string | undefined
}

function Fact({ offer, name, usualDay }: FactProps) {
  const fact = describeFact(offer, name)
  if (!fact)
    return (
      <span className="text-sm text-quiet">
        {(comparedFacts as readonly FactName[]).includes(name) && offer.facts_asked_on
          ? describeNotPublished(offer)
          : (notes[name] ?? words.factNotGiven)}
      </span>
    )
  const { words: value, source, verified_on } = fact
  const isDayShown = verified_on !== usualDay || usualDay === undefined
  const category =
    name === 'contracted_rates'
      ? offer.facts?.contracted_rates?.value.category
      : name === 'co_lending'
        ? offer.facts?.co_lending?.value.partner
        : undefined
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <span className="font-medium" lang={inOwnWords.includes(name) ? writtenLang : undefined}>
          {name === 'key_facts_statement' ? (
            <WebLink href={value} text={words.readStatement} />
          ) : category ? (
            markWritten(value, category)
          ) : (
            value
          )}
        </span>
        {isDayShown && verified_on && (
          <span className="mt-0.5 block text-xs text-quiet">{words.checkedOn(day(verified_on))}</span>
        )}
      </div>
      {source && <SourceLink href={source} of={factLabels[name]} />}
    </div>
  )
}

/** Where a fact is from: one of many, so that it is only a sign at the right edge. */
const SourceLink = ({ href, of }: { href: string; of: string }) =>
  /^https?:\/\//i.test(href) && (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      title={words.source}
      className="-my-0.5 -mr-1.5 flex size-7 shrink-0 items-center justify-center rounded-small text-quiet hover:bg-primary-wash hover:text-primary"
    >
      <ExternalLink className="size-3.5" aria-hidden="true" />
      <span className="sr-only">{`${words.source} ${words.forFactInNewTab(of)}`}</span>
    </a>
  )

interface WebLinkProps {
  href: string
  text: string
}

/** A link, if `href` is an http or https address: an offer that was not saved through the API may hold any text. */
function WebLink({ href, text }: WebLinkProps) {
  if (!/^https?:\/\//i.test(href)) return <span>{href}</span>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="link">
      <span>{text}</span>
      <span className="sr-only"> {opensInNewTab}</span>
    </a>
  )
}
