import { describeChanges } from '#contract/describe-changes.ts'
import type { ExampleLoan } from '#contract/example-loans.ts'
import { type FeedSubject, feedKey, feedPath, followedLoans } from '#contract/feeds.ts'
import { lenderId } from '#contract/lender.ts'
import { linkName } from '#contract/link-name.ts'
import { dayInIndia } from '#loans/dates.ts'
import { type LoanType, loanTypes } from '#loans/loan-request.ts'
import { rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { formatRupees, formatYearlyRate } from '#loans/rupees.ts'
import type { SavedOffer } from '#offers/store.ts'
import { termNames } from '#words/catalogue.ts'
import { loanTypes as loanTypeNames } from '#words/choices.ts'
import * as words from '#words/feeds.ts'
import { loan as loanWord } from '#words/lenders.ts'
import * as locale from '#words/locale.ts'
import { fullStop, loanOver } from '#words/spans.ts'
import { type FeedEntry, urnOf, writeAtom } from './atom.ts'
import type { OfferEvent } from './offer-events.ts'

/** Of each feed, the newest entries. */
const entriesAtMost = 50

/** When feeds began: `updated` of one without an entry. */
const began = '2026-11-29T00:00:00.000Z'

/**
 * Every feed in the language of this build, by its key in the bucket.
 *
 * @param events of all offers, in any order
 * @param site the site's address, without a trailing slash
 */
export function renderFeeds(events: readonly OfferEvent[], site: string): Map<string, string> {
  const newestFirst = [...events].sort(
    (a, b) => b.at.localeCompare(a.at) || a.offer.id.localeCompare(b.offer.id) || b.version - a.version,
  )
  const address = (path: string) => site + locale.basename + path.slice(1)
  const pageOf = ({ kind, offer, version }: OfferEvent) =>
    address(`/lenders/${encodeURIComponent(lenderId(offer.lender))}`) +
    (kind === 'hidden' ? '' : `?offer=${offer.id}&version=${version}`)

  const feed = (
    subject: FeedSubject,
    { title, page, ofSubject }: { title: string; page: string; ofSubject: (event: OfferEvent) => boolean },
    describe: (event: OfferEvent) => Description | undefined = describeEvent,
  ): [key: string, xml: string] => {
    const key = feedKey(subject)
    const entries: FeedEntry[] = []
    for (const event of newestFirst) {
      const described = entries.length < entriesAtMost && ofSubject(event) && describe(event)
      if (!described) continue
      // What happened is one entry in the feeds of its lender and its types, and another in that of a loan.
      const about = 'loan' in subject ? key : locale.tag
      const id = urnOf(`${about} ${event.offer.id} ${event.version}`)
      entries.push({ id, updated: event.at, page: pageOf(event), ...described })
    }
    const xml = writeAtom({
      id: urnOf(key),
      language: locale.tag,
      title: words.title(title),
      subtitle: words.subtitle,
      updated: entries[0]?.updated ?? began,
      author: 'Tulna',
      self: site + feedPath(subject),
      page: address(page),
      entries,
    })
    return [key, xml]
  }

  const lenders = new Map(newestFirst.flatMap(lendersOf).reverse())
  return new Map([
    ...[...lenders].map(([lender, name]) =>
      feed(
        { lender },
        {
          title: name,
          page: `/lenders/${encodeURIComponent(lender)}`,
          ofSubject: (event) => lendersOf(event).some(([id]) => id === lender),
        },
      ),
    ),
    ...loanTypes.flatMap((type) => {
      const ofSubject = (event: OfferEvent) => versionsIn(event).some((offer) => isOfType(offer, type))
      return [
        feed({ type }, { title: loanTypeNames[type], page: `/loans/${linkName(type)}`, ofSubject }),
        ...followedLoans(type).map((loan) => {
          const { amount, months } = loan
          const title = words.loanOf(loanTypeNames[type], loanOver(formatRupees(amount), months))
          const page = `/compare?type=${linkName(type)}&amount=${amount}&months=${months}`
          return feed({ type, loan }, { title, page, ofSubject }, (event) => describeCost(event, type, loan))
        }),
      ]
    }),
  ])
}

type Description = Pick<FeedEntry, 'title' | 'content'>

const versionsIn = ({ offer, before }: OfferEvent) => (before ? [offer, before] : [offer])
/** Ids with names. An offer whose lender's name has changed belongs to both. */
const lendersOf = (event: OfferEvent) =>
  versionsIn(event).map(({ lender }): [string, string] => [lenderId(lender), lender])
const isOfType = ({ eligibility }: SavedOffer, type: LoanType) =>
  eligibility?.loanTypes?.includes(type) === true

/** What happened to an offer. Undefined for a change that borrowers do not see. */
function describeEvent({ kind, offer, before }: OfferEvent): Description | undefined {
  const changes = before && kind !== 'hidden' ? describeChanges(before, offer) : []
  if (kind === 'changed' && changes.length === 0) return undefined
  const types = offer.eligibility?.loanTypes?.map((type) => loanTypeNames[type]).join(', ') ?? loanWord
  const clauses = {
    new: [words.newOnTulna, ...quotedTerms(offer)],
    changed: changes,
    hidden: [words.notShownAnyMore],
    returned: [words.shownAgain, ...changes],
  }[kind]
  const [first = ''] = clauses
  const shortly = kind === 'changed' && clauses.length > 1 ? words.changes(clauses.length) : first
  return {
    title: words.entry(words.loanOf(offer.lender, types), shortly),
    content: clauses.map(fullStop).join(' '),
  }
}

/** The terms in the lender's own words. */
const quotedTerms = (offer: SavedOffer) =>
  (['interestRate', 'processingFee', 'loanAmount', 'tenure'] as const)
    .filter((name) => offer[name] !== '')
    .map((name) => words.entry(termNames[name], `“${offer[name]}”`))

/** What an event means for the cost of one loan. Undefined if it changes nothing, or the cost was not known before or after. */
function describeCost(event: OfferEvent, type: LoanType, loan: ExampleLoan): Description | undefined {
  const { kind, offer, before: earlier, at } = event
  const wasShown = kind === 'changed' || kind === 'hidden'
  const before = wasShown && earlier ? costOf(earlier, type, loan, at) : 'none'
  const after = kind === 'hidden' ? 'none' : costOf(offer, type, loan, at)
  const text = costChange(kind, before, after)
  if (text === undefined) return undefined
  const content = typeof after === 'object' ? words.atRankedRate(fullStop(text)) : fullStop(text)
  return { title: words.entry(offer.lender, text), content }
}

/** Interest and fees, and the APR, in words; or why there are none. */
type Cost = { costs: string; apr: string } | 'none' | 'unpriced'

/** The cost at the rate that ranked the offer on that day. */
function costOf(offer: SavedOffer, type: LoanType, { amount, months }: ExampleLoan, at: string): Cost {
  if (!isOfType(offer, type)) return 'none'
  const request = { amount, tenureMonths: months, loanType: type }
  const { fits, unpriced } = rankOffers([toRankable(offer)], request, dayInIndia(at))
  if (unpriced.length > 0) return 'unpriced'
  const [priced] = fits
  return priced
    ? { costs: formatRupees(priced.ranked.totalCost), apr: formatYearlyRate(priced.ranked.apr) }
    : 'none'
}

function costChange(kind: OfferEvent['kind'], before: Cost, after: Cost): string | undefined {
  if (typeof after === 'object') {
    if (typeof before !== 'object') return words.nowCosts(after.costs, after.apr)
    return before.costs === after.costs && before.apr === after.apr
      ? undefined
      : words.costChanged(before, after)
  }
  if (typeof before !== 'object') return undefined
  if (kind === 'hidden') return words.notShownAnyMore
  return after === 'unpriced' ? words.costUnknown : words.loanNotCovered
}
