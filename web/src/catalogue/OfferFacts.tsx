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
    <>
      <span className="font-medium" lang={inOwnWords.includes(name) ? writtenLang : undefined}>
        {name === 'key_facts_statement' ? (
          <WebLink href={value} text={words.readStatement} />
        ) : category ? (
          markWritten(value, category)
        ) : (
          value
        )}
      </span>
      <span className={`text-sm text-quiet empty:hidden ${isDayShown ? 'mt-0.5 block' : 'ml-2'}`}>
        {isDayShown && verified_on && <span>{words.checkedOn(day(verified_on))}</span>}
        {isDayShown && verified_on && source && <span> · </span>}
        {source && <WebLink href={source} text={words.source} of={factLabels[name]} isQuiet />}
      </span>
    </>
  )
}

interface WebLinkProps {
  href: string
  text: string
  /** What the link is for, read out after its text. */
  of?: string
  /** One of many, beside what it proves. */
  isQuiet?: boolean
}

/** A link, if `href` is an http or https address: an offer that was not saved through the API may hold any text. */
function WebLink({ href, text, of, isQuiet = false }: WebLinkProps) {
  if (!/^https?:\/\//i.test(href)) return <span>{href}</span>
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={isQuiet ? 'underline decoration-line underline-offset-4 hover:text-primary' : 'link'}
    >
      <span>{text}</span>
      <span className="sr-only"> {of ? words.forFactInNewTab(of) : opensInNewTab}</span>
    </a>
  )
}
