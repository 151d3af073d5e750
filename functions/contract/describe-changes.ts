import { describeFigureChange, describeRangeChange, describeTextChange } from '#loans/describe-change.ts'
import { formatRupees } from '#loans/rupees.ts'
import { describeTermChanges } from '#loans/terms/describe-term-changes.ts'
import { loanTypes, professions } from '#words/choices.ts'
import * as words from '#words/offer-changes.ts'
import { describeFact, factLabels, factNames } from './describe-facts.ts'
import type { Offer, OfferDocument } from './offer.ts'
import type { OfferVersion } from './offer-version.ts'
import { parseUrl } from './parse-url.ts'

type Version = Omit<OfferVersion, 'at'>

/**
 * What changed for borrowers between two versions of an offer, one clause per change, such as "Rate raised from 10.5% to
 * 11%". Leaves out what borrowers do not see, a fact's source and day of verification, and the order of loan types,
 * professions and documents.
 */
export const describeChanges = (before: Version, after: Version): string[] => [
  ...describeTextChange(words.lendersName, before.lender, after.lender),
  ...describeTermChanges(before, after),
  ...eligibilityChanges(before.eligibility, after.eligibility),
  ...documentChanges(before.documents, after.documents),
  ...factNames.flatMap((name) =>
    describeTextChange(factLabels[name], describeFact(before, name)?.words, describeFact(after, name)?.words),
  ),
  ...linkChanges(before.link, after.link),
  ...(before.description === after.description ? [] : [words.descriptionChanged]),
  ...recommendationChanges(before, after),
]

/** Sorted, so that the same values in another order are not a change. */
const inWords = <Value extends string>(values: Value[] | undefined, names: Record<Value, string>) =>
  values &&
  [...values]
    .sort()
    .map((value) => names[value])
    .join(', ')

const eligibilityChanges = (
  before: Offer['eligibility'] = {},
  after: Offer['eligibility'] = {},
): string[] => [
  ...describeTextChange(
    words.loanTypes,
    inWords(before.loanTypes, loanTypes),
    inWords(after.loanTypes, loanTypes),
  ),
  ...describeTextChange(
    words.professions,
    inWords(before.professions, professions),
    inWords(after.professions, professions),
  ),
  ...describeFigureChange(words.minimumIncome, before.minMonthlyIncome, after.minMonthlyIncome, formatRupees),
  ...describeRangeChange([words.minimumAge, words.maximumAge], before.ageYears, after.ageYears),
  ...describeRangeChange(
    [words.smallestAmount, words.largestAmount],
    before.amount,
    after.amount,
    formatRupees,
  ),
]

function documentChanges(before: OfferDocument[], after: OfferDocument[]): string[] {
  const [earlier, later] = [examplesByTitle(before), examplesByTitle(after)]
  const list = (describe: (titles: string) => string, titles: string[]) =>
    titles.length > 0 ? [describe(titles.join(', '))] : []
  const isNew = (title: string) => !earlier.has(title)
  const isGone = (title: string) => !later.has(title)
  const hasOtherExamples = (title: string) => earlier.has(title) && earlier.get(title) !== later.get(title)
  return [
    ...list(words.documentsAdded, [...later.keys()].filter(isNew)),
    ...list(words.documentsRemoved, [...earlier.keys()].filter(isGone)),
    ...list(words.examplesChanged, [...later.keys()].filter(hasOtherExamples)),
  ]
}

const examplesByTitle = (documents: OfferDocument[]) =>
  documents.reduce(
    (all, { title, examples }) => all.set(title, [all.get(title), ...examples].join('\n')),
    new Map<string, string>(),
  )

function linkChanges(before: string, after: string): string[] {
  if (before === after) return []
  const [earlier, later] = [hostOf(before), hostOf(after)]
  return earlier === later ? [words.pageChanged] : describeTextChange(words.lendersSite, earlier, later)
}

const hostOf = (link: string) => parseUrl(link)?.hostname ?? link

function recommendationChanges(before: Version, after: Version): string[] {
  if (before.recommended !== after.recommended)
    return [after.recommended ? words.recommended : words.notRecommended]
  const isSameReason = (before.recommended_reason ?? '') === (after.recommended_reason ?? '')
  return isSameReason || !after.recommended ? [] : [words.reasonChanged]
}
