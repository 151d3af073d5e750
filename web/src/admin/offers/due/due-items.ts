import { describeFact, factLabels, factNames, missingFacts } from '#contract/describe-facts.ts'
import { lenderId } from '#contract/lender.ts'
import type { LinkFailure, LinkProblem } from '#contract/link-problem.ts'
import type { AdminOffer } from '#contract/offer.ts'
import type { FactName } from '#contract/offer-facts.ts'
import { linkOfPress } from '#contract/offer-link.ts'
import { dayInIndia, daysBetween, daysLater, monthsLater } from '#loans/dates.ts'
import { isRecent } from '#loans/ranking/contracted-rates.ts'
import { prepaymentCharge } from '#loans/repayment/prepayment.ts'
import type { TermName } from '#loans/terms/parse-result.ts'
import { fieldNames } from '../field-names.ts'
import { recheckDays } from '../filter-offers.ts'

/** Why a field of an offer needs somebody. */
const dueKinds = {
  check: `Not checked for ${recheckDays} days`,
  rates: 'Rates of an old quarter',
  failed: 'Doesn’t answer',
  changed: 'Page changed',
  terms: 'Term not confirmed',
  missing: 'Fact to ask for',
} as const
export type DueKind = keyof typeof dueKinds

/** At the head of a column, and where a kind is counted. */
export const shortDueKinds: Record<DueKind, string> = {
  check: 'Not checked',
  rates: 'Old rates',
  failed: 'No answer',
  changed: 'Page changed',
  terms: 'Not confirmed',
  missing: 'To ask for',
}

/** A field of an offer that is due. */
export interface DueItem {
  kind: DueKind
  /** The kind in words: of one kind, a fact may have been checked long ago or never. */
  reason: string
  offer: AdminOffer
  field: FactName | TermName | 'link'
  /** What the field is called. */
  name: string
  /** What the offer has now; empty if nothing. */
  value: string
  /** The page or document to check it against; empty if none is known. */
  source: string
  /** The first day on which it was due, `yyyy-MM-dd`. */
  since: string
  /** For how many days it has been due on `today`; 0 on the first. */
  days: number
}

const termFields = ['loanAmount', 'interestRate', 'processingFee', 'tenure'] as const satisfies TermName[]

/**
 * What is due in the offers that borrowers see, the longest due first. A fact that was never checked, a term that was never confirmed
 * and a missing fact are due since the day on which the offer was added; a missing fact that the lender was asked for, again
 * 90 days later.
 *
 * @param today `yyyy-MM-dd` in India
 * @param problems what the link checker found
 */
export function dueItems(
  offers: AdminOffer[],
  today: string,
  problems: readonly LinkProblem[] = [],
): DueItem[] {
  return offers
    .filter(({ status }) => status === 'shown')
    .flatMap((offer) => [
      ...givenFacts(offer, today),
      ...unconfirmedTerms(offer),
      ...lackedFacts(offer),
      ...problems.filter(({ offer_id }) => offer_id === offer.id).map((found) => foundOf(offer, found)),
    ])
    .map((item) => ({ reason: dueKinds[item.kind], ...item, days: daysBetween(item.since, today) }))
    .filter(({ days }) => days >= 0)
    .sort((a, b) => a.since.localeCompare(b.since) || a.offer.lender.localeCompare(b.offer.lender))
}

/** From a link that leads borrowers nowhere, and what may put a wrong price on a card, to what borrowers are told is missing. */
export const gravity: readonly DueKind[] = ['failed', 'rates', 'changed', 'terms', 'check', 'missing']

export interface DueLender {
  /** The name of its first offer. */
  name: string
  /** The gravest first. */
  items: DueItem[]
}

/** What is due by lender; the lender with the gravest item, and of several the one that is due longest, is first. */
export function groupByLender(items: readonly DueItem[]): DueLender[] {
  const gravest = [...items].sort(
    (a, b) => gravity.indexOf(a.kind) - gravity.indexOf(b.kind) || a.since.localeCompare(b.since),
  )
  const groups = new Map<string, DueLender>()
  for (const item of gravest) {
    const id = lenderId(item.offer.lender)
    const group = groups.get(id) ?? { name: item.offer.lender, items: [] }
    group.items.push(item)
    groups.set(id, group)
  }
  return [...groups.values()]
}

/** What is due for one reason in one offer, to check against one page. */
export interface DueGroup {
  kind: DueKind
  reason: string
  offer: AdminOffer
  source: string
  items: DueItem[]
}

/** What can be done in one go, in the order of the items. */
export function groupBySource(items: readonly DueItem[]): DueGroup[] {
  const groups = new Map<string, DueGroup>()
  for (const item of items) {
    const { kind, reason, offer, source } = item
    const key = JSON.stringify([reason, offer.id, source])
    const group = groups.get(key) ?? { kind, reason, offer, source, items: [] }
    group.items.push(item)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** Without a reason, the one of its kind. */
type Found = Omit<DueItem, 'reason' | 'days'> & Partial<Pick<DueItem, 'reason'>>

const addedOn = ({ create_date }: AdminOffer) => dayInIndia(create_date)

function givenFacts(offer: AdminOffer, today: string): Found[] {
  return factNames.flatMap((field): Found[] => {
    const fact = offer.facts?.[field]
    // A charge that RBI bars needs no check: borrowers are shown the rule instead.
    if (!fact || prepaymentCharge(offer, field) === 'barred') return []
    const about = {
      offer,
      field,
      name: factLabels[field],
      value: describeFact(offer, field)?.words ?? '',
      source: fact.source ?? '',
    }
    const quarter = field === 'contracted_rates' && offer.facts?.contracted_rates?.value.quarter
    // The rates of a quarter count until two more quarters have ended.
    if (quarter && !isRecent(quarter, today))
      return [{ ...about, kind: 'rates', since: monthsLater(`${quarter}-01`, 9) }]
    const { verified_on } = fact
    return [
      {
        ...about,
        kind: 'check',
        ...(verified_on
          ? { since: daysLater(verified_on, recheckDays + 1) }
          : { since: addedOn(offer), reason: 'Never checked' }),
      },
    ]
  })
}

/** The terms whose figures nobody has confirmed, or whose text has changed since. */
const unconfirmedTerms = (offer: AdminOffer): Found[] =>
  termFields
    .filter((field) => offer.terms?.[field]?.confirmed.text !== offer[field])
    .map((field) => ({
      kind: 'terms',
      offer,
      field,
      name: fieldNames[field] ?? field,
      value: offer[field],
      source: linkOfPress(offer.link),
      since: addedOn(offer),
    }))

const lackedFacts = (offer: AdminOffer): Found[] =>
  missingFacts(offer).map((field) => ({
    kind: 'missing',
    offer,
    field,
    name: factLabels[field],
    value: '',
    source: '',
    since: offer.facts_asked_on ? daysLater(offer.facts_asked_on, recheckDays + 1) : addedOn(offer),
  }))

/** Other than an error, whose status says it. */
const failures: Record<Exclude<LinkFailure, 'status'>, string> = {
  timeout: 'No answer within ten seconds',
  unreachable: 'No connection',
  elsewhere: 'Leads to a host that is not on the list of hosts to check',
  redirects: 'Leads on and on',
}

function foundOf(offer: AdminOffer, { field, problem, since, failure, status }: LinkProblem): Found {
  const isLink = field === 'link'
  const why = failure === undefined || failure === 'status' ? `Error ${status ?? ''}` : failures[failure]
  return {
    kind: problem,
    offer,
    field,
    name: isLink ? 'Offer link' : factLabels[field],
    value: problem === 'changed' ? 'Compare the facts and the terms with it again' : why,
    source: isLink ? linkOfPress(offer.link) : (offer.facts?.key_facts_statement?.value ?? ''),
    since,
  }
}
