import { Fragment } from 'react'
import { type ComparedFact, comparedFacts } from '#contract/compared-facts.ts'
import { describeFact, missingComparedFacts } from '#contract/describe-facts.ts'
import type { Offer } from '#contract/offer.ts'
import * as words from '#words/compared-facts.ts'
import { AsWritten, Name } from '../ui/AsWritten.tsx'
import { describeNotPublished, describeUnpublished } from './unpublished.ts'
import { withLender } from './with-lender.tsx'

type OfferWithFacts = Pick<Offer, 'lender' | 'facts' | 'facts_asked_on' | 'eligibility'>

interface ComparedFactsLineProps {
  offer: OfferWithFacts
  isPrinted?: boolean
  /** At most two lines, in which what the lender hasn't published is counted: “More Details” names it. */
  isCut?: boolean
}

/**
 * What RBI wants in a comparison besides the figures, as one line: who lends, the Key Facts Statement and the cooling-off
 * period; then what the lender hasn't published. On paper, the statement's address is written out, and the penal charges
 * follow, which screens show in `WatchFor`.
 */
export function ComparedFactsLine({ offer, isPrinted = false, isCut = false }: ComparedFactsLineProps) {
  const given = comparedFacts.filter((name) => describeFact(offer, name))
  const short = given.filter((name) => name !== 'penal_charges')
  const unpublished = describeUnpublished(offer)
  return (
    <p
      className={`text-quiet wrap-anywhere ${isCut ? 'line-clamp-2 text-[0.75rem]/4 max-md:tracking-tight' : 'text-xs/4'}`}
    >
      {short.map((name, place) => (
        <Fragment key={name}>
          {place > 0 && <span> · </span>}
          <GivenFact offer={offer} name={name} isLabelled isPrinted={isPrinted} isShort={isCut} />
        </Fragment>
      ))}
      {short.length > 0 && unpublished && <span> · </span>}
      {unpublished && (
        <span>
          {isCut
            ? words.factsNotPublished(missingComparedFacts(offer).length, comparedFacts.length)
            : unpublished}
        </span>
      )}
      {isPrinted && given.includes('penal_charges') && (
        <>
          {(short.length > 0 || unpublished) && <span> · </span>}
          <GivenFact offer={offer} name="penal_charges" isLabelled />
        </>
      )}
    </p>
  )
}

interface ComparedFactProps {
  offer: OfferWithFacts
  name: ComparedFact
}

/** One of these facts, under its name: the fact, or that the lender hasn't published it. */
export function ComparedFactCell(props: ComparedFactProps) {
  return describeFact(props.offer, props.name) ? (
    <GivenFact {...props} isLabelled={false} />
  ) : (
    <span className="text-quiet">{describeNotPublished(props.offer)}</span>
  )
}

interface GivenFactProps extends ComparedFactProps {
  isLabelled: boolean
  isPrinted?: boolean
  isShort?: boolean
}

function GivenFact({ offer, name, isLabelled, isPrinted = false, isShort = false }: GivenFactProps) {
  const fact = describeFact(offer, name)
  if (!fact) return null
  if (name === 'legal_name') {
    const partner = offer.facts?.co_lending?.value.partner
    return (
      <>
        <Name>{isShort ? abbreviated(fact.words) : fact.words}</Name>
        {partner && <span> + </span>}
        {partner && <Name>{partner}</Name>}
      </>
    )
  }
  if (name === 'cooling_off_days')
    return (
      <span className={isLabelled ? 'whitespace-nowrap' : ''}>
        {isLabelled ? words.coolingOff(fact.words) : fact.words}
      </span>
    )
  if (name === 'penal_charges') {
    const translated = words.penalInWords(fact.words)
    return (
      <>
        {isLabelled && <span>{words.penalCharges}</span>}
        {translated ? <span>{translated}</span> : <AsWritten>{fact.words}</AsWritten>}
      </>
    )
  }
  // An offer that was not saved through the API may hold any text.
  if (isPrinted || !/^https?:\/\//i.test(fact.words)) return <AsWritten>{fact.words}</AsWritten>
  return (
    <a href={fact.words} target="_blank" rel="noopener noreferrer" className="link">
      {withLender(words.kfs, offer.lender)}
    </a>
  )
}

/** `Neem Tree Finance Ltd`: companies abbreviate these words of their names themselves. */
const abbreviated = (legalName: string) =>
  legalName.replace(/\bPrivate Limited\b/, 'Pvt Ltd').replace(/\bLimited\b/, 'Ltd')
