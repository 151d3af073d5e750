import type { Range } from '#loans/eligibility.ts'
import { formatPercent, formatRupees } from '#loans/rupees.ts'
import type { FeeTerms } from '#loans/terms/parse-fee.ts'
import type { RateTerms } from '#loans/terms/parse-rate.ts'
import type { Parsed, TermName } from '#loans/terms/parse-result.ts'
import { type OfferTerms, parseTerms, type QuotedTerms } from '#loans/terms/parse-terms.ts'
import { termNames } from '#words/catalogue.ts'
import * as words from '#words/changes.ts'
import { loanTypes, professions } from '#words/choices.ts'
import { months } from '#words/format.ts'
import { otherCharges, repayment } from '#words/offer-terms.ts'
import { describeFact, factLabels, factNames } from './describe-facts.ts'
import { describeCharge, describeRepayment } from './describe-terms.ts'
import type { Offer, OfferDocument, OfferVersion } from './offer.ts'
import { parseUrl } from './parse-url.ts'
import { pauseChanges } from './pause.ts'

type Version = Omit<OfferVersion, 'at'>

/**
 * What changed for borrowers between two versions of an offer, one clause per change, such as "Rate raised from 10.5% to
 * 11%". Leaves out what borrowers do not see, a fact's source and day of verification, and the order of loan types,
 * professions and documents.
 */
export const describeChanges = (before: Version, after: Version): string[] => [
  ...textChange(words.lendersName, before.lender, after.lender),
  ...termChanges(before, after),
  ...eligibilityChanges(before.eligibility, after.eligibility),
  ...documentChanges(before.documents, after.documents),
  ...factNames.flatMap((name) =>
    textChange(factLabels[name], describeFact(before, name)?.words, describeFact(after, name)?.words),
  ),
  ...linkChanges(before.link, after.link),
  ...pauseChanges(before, after),
  ...(before.description === after.description ? [] : [words.descriptionChanged]),
  ...recommendationChanges(before, after),
]

/**
 * What changed between two wordings of an offer's terms, one clause per change: "Rate raised from 10.5% to 11%". Compares
 * the figures that costs are computed from. Where figures cannot show a change, quotes the lender's words or, if they are
 * long, says only which term changed.
 */
function termChanges(before: QuotedTerms, after: QuotedTerms): string[] {
  const [earlierTerms, laterTerms] = [parseTerms(before), parseTerms(after)]
  const term = <Value>(
    name: string,
    key: TermName,
    [earlier, later]: [Parsed<Value>, Parsed<Value>],
    describe: (earlier: Value, later: Value) => string[] | undefined,
  ): string[] => {
    const changes = earlier.ok && later.ok ? describe(earlier.value, later.value) : undefined
    if (before[key] === after[key]) {
      if (!later.ok) return []
      if (!earlier.ok) return [words.givenInFigures(name)]
      const isSame = JSON.stringify(earlier.value) === JSON.stringify(later.value)
      return isSame ? [] : changes?.length ? changes : [words.changed(name)]
    }
    const [from, to] = [`“${before[key]}”`, `“${after[key]}”`]
    if (!changes) return textChange(name, from, to)
    return changes.length > 0 ? changes : [words.reworded(name, from, to)]
  }
  return [
    ...term(words.rate, 'interestRate', [earlierTerms.interestRate, laterTerms.interestRate], rateChanges),
    ...term(words.fee, 'processingFee', [earlierTerms.processingFee, laterTerms.processingFee], feeChanges),
    ...term(
      termNames.loanAmount,
      'loanAmount',
      [earlierTerms.loanAmount, laterTerms.loanAmount],
      amountChanges,
    ),
    ...term(termNames.tenure, 'tenure', [earlierTerms.tenure, laterTerms.tenure], tenureChanges),
    ...textChange(otherCharges, chargesOf(earlierTerms), chargesOf(laterTerms)),
    ...textChange(repayment, describeRepayment(earlierTerms), describeRepayment(laterTerms)),
  ]
}

const chargesOf = ({ otherCharges }: OfferTerms) => otherCharges?.map(describeCharge).join(', ')

/** `undefined` if an upper or a lower limit is added or removed, or the rate changes between flat and reducing. */
function rateChanges(before: RateTerms, after: RateTerms): string[] | undefined {
  const [low, high] = [before.lowestPercent, before.highestPercent]
  const [newLow, newHigh] = [after.lowestPercent, after.highestPercent]
  if (before.basis !== after.basis || isGiven(low) !== isGiven(newLow) || isGiven(high) !== isGiven(newHigh))
    return undefined
  if (low === high && newLow === newHigh) return figureChange(words.rate, low, newLow, formatPercent)
  return [
    ...figureChange(words.lowestRate, low, newLow, formatPercent),
    ...figureChange(words.highestRate, high, newHigh, formatPercent),
  ]
}

const isGiven = (figure: number | undefined) => figure !== undefined

const feeNames = { exactly: words.fee, 'up to': words.highestFee, from: words.lowestFee }

/**
 * `undefined` if the form of the fee changes and not only its figures: per cent or rupees; exact, "from" or "up to";
 * with or without a minimum or a maximum; GST extra or included. If one of the fees is nil, the form counts as changed
 * only if the other has a minimum or a maximum.
 */
function feeChanges(before: FeeTerms, after: FeeTerms): string[] | undefined {
  const fee = isFree(after) ? before : after
  const isEitherFree = isFree(before) || isFree(after)
  const isSameForm = unitOf(before) === unitOf(after) && feeFormOf(before) === feeFormOf(after)
  if (isEitherFree ? hasBounds(fee) : !isSameForm) return undefined
  const format = (figure: number) => (figure === 0 ? words.nil : unitOf(fee)(figure))
  return [
    ...figureChange(feeNames[fee.quoted], figureOf(before), figureOf(after), format),
    ...figureChange(words.minimumFee, before.min, after.min, formatRupees),
    ...figureChange(words.maximumFee, before.max, after.max, formatRupees),
  ]
}

const figureOf = ({ percent, rupees }: FeeTerms) => percent || rupees
const isFree = (fee: FeeTerms) => figureOf(fee) === 0 && fee.min === 0
const hasBounds = ({ min, max }: FeeTerms) => min > 0 || max < Infinity
const unitOf = ({ percent }: FeeTerms) => (percent > 0 ? formatPercent : formatRupees)
const feeFormOf = ({ gst, quoted, min, max }: FeeTerms) => [gst, quoted, min > 0, max < Infinity].join()

const amountChanges = (before: Range, after: Range) =>
  rangeChange([words.smallestAmount, words.largestAmount], before, after, formatRupees)

const tenureChanges = (before: Range, after: Range) =>
  rangeChange([words.shortestTenure, words.longestTenure], before, after, months, [
    words.extended,
    words.shortened,
  ])

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
  ...textChange(words.loanTypes, inWords(before.loanTypes, loanTypes), inWords(after.loanTypes, loanTypes)),
  ...textChange(
    words.professions,
    inWords(before.professions, professions),
    inWords(after.professions, professions),
  ),
  ...figureChange(words.minimumIncome, before.minMonthlyIncome, after.minMonthlyIncome, formatRupees),
  ...rangeChange([words.minimumAge, words.maximumAge], before.ageYears, after.ageYears),
  ...rangeChange([words.smallestOfOffer, words.largestOfOffer], before.amount, after.amount, formatRupees),
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
  return earlier === later ? [words.pageChanged] : textChange(words.lendersSite, earlier, later)
}

const hostOf = (link: string) => parseUrl(link)?.hostname ?? link

function recommendationChanges(before: Version, after: Version): string[] {
  if (before.recommended !== after.recommended)
    return [after.recommended ? words.recommended : words.notRecommended]
  const isSameReason = (before.recommended_for ?? '') === (after.recommended_for ?? '')
  return isSameReason || !after.recommended ? [] : [words.reasonChanged]
}

type Wording = typeof words.raised

/** In characters. */
const longestText = 100

/**
 * Describes a change of a text: "Kind of rate changed from Fixed to Floating", "… added: Fixed", "… removed". Empty if the
 * text is the same. Does not quote long texts.
 */
function textChange(name: string, before = '', after = ''): string[] {
  if (before === after) return []
  const isLong = before.length > longestText || after.length > longestText
  if (after === '') return [words.removed(name)]
  if (before === '') return [isLong ? words.added(name) : words.addedText(name, after)]
  return [isLong ? words.changed(name) : words.changedFrom(name, before, after)]
}

/** Describes a change of a figure: "Rate raised from 10.5% to 11%". Empty if the figure is the same. */
function figureChange(
  name: string,
  before: number | undefined,
  after: number | undefined,
  format: (figure: number) => string,
  [up, down]: [Wording, Wording] = [words.raised, words.lowered],
): string[] {
  if (before === after) return []
  const [earlier = '', later = ''] = [before, after].map((figure) =>
    figure === undefined ? '' : format(figure),
  )
  if (before === undefined || after === undefined) return textChange(name, earlier, later)
  // A format may round, for example to whole rupees, so a small change may look like none.
  if (earlier === later) return [words.changed(name)]
  return [(after > before ? up : down)(name, earlier, later)]
}

/** Describes the changes of both ends of a range. */
const rangeChange = (
  [minName, maxName]: readonly [string, string],
  before: Range = {},
  after: Range = {},
  format: (figure: number) => string = String,
  directions?: [up: Wording, down: Wording],
): string[] => [
  ...figureChange(minName, before.min, after.min, format, directions),
  ...figureChange(maxName, before.max, after.max, format, directions),
]
