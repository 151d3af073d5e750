import type { Range } from '../eligibility.ts'
import type { MoratoriumInterest } from '../moratorium.ts'
import type { FeeTerms, FeeWording } from './parse-fee.ts'
import type { RateBand, RateTerms, RateWording } from './parse-rate.ts'
import type { Parsed, TermName } from './parse-result.ts'
import { spanOf } from './rate-bands.ts'

export const rateMethods = ['reducing', 'flat'] as const
export const gstTreatments = ['extra', 'included', 'unknown'] as const
export const tenureUnits = ['months', 'days'] as const
/**
 * How a loan is repaid: in equal instalments, in interest until the principal falls due, all at the end; or as a credit
 * line or card, which is no loan of one amount.
 */
export const repaymentKinds = ['instalments', 'interestOnly', 'atTheEnd', 'creditLine', 'card'] as const
export type RepaymentKind = (typeof repaymentKinds)[number]

type Maybe<Value> = Value | undefined

/** The rate as data. */
export interface RateFigures {
  kind: (typeof rateMethods)[number]
  /** At least one; no two of them can apply to one loan. */
  bands: RateBand[]
  /** What a floating rate follows: its value in per cent on a day (`yyyy-MM-dd`), and what the lowest rate adds to it. */
  benchmark?: Maybe<{ name: string; percent: number; on: string; spread: number }>
}

/** An amount of a charge: per cent of the loan, rupees, or both added. */
interface ChargeFigures {
  percent?: Maybe<number>
  rupees?: Maybe<number>
  gst: (typeof gstTreatments)[number]
}

/** The processing fee as data. `least` and `most` are in rupees, before GST. */
export interface FeeFigures extends ChargeFigures {
  least?: Maybe<number>
  most?: Maybe<number>
  /** If the lender quotes only a limit; missing for an exact fee. */
  quoted?: Maybe<'from' | 'up to'>
}

interface OtherCharge extends ChargeFigures {
  name: string
}

export interface TenureFigures extends Range {
  unit: (typeof tenureUnits)[number]
}

/** The figures of each term. Those of the loan amount are in rupees. */
export interface TermFigures {
  loanAmount: Range
  interestRate: RateFigures
  processingFee: FeeFigures
  tenure: TenureFigures
}

/** What an offer's terms do not say in a text. */
export interface FurtherTerms {
  /** Charges when the loan is paid out, besides the processing fee. */
  otherCharges?: Maybe<OtherCharge[]>
  /**
   * Equal instalments if missing. The months of the moratorium come before the first instalment, besides the tenure. What
   * becomes of its interest is not known if `moratoriumInterest` is missing.
   */
  repayment?: Maybe<{
    kind: RepaymentKind
    moratoriumMonths?: Maybe<number>
    moratoriumInterest?: Maybe<MoratoriumInterest>
  }>
}

/** The terms as an administrator confirms them, each missing until it is confirmed. */
export type TermsForm = { [Name in TermName]?: Maybe<TermFigures[Name]> } & FurtherTerms

/** `text` is the lender's wording that the figures were confirmed from, `at` an instant (ISO 8601, UTC). */
interface Confirmation {
  text: string
  at: string
}

/** The terms as they were confirmed. Figures whose text has changed since are not used. */
export type ConfirmedTerms = {
  [Name in TermName]?: Maybe<TermFigures[Name] & { confirmed: Confirmation }>
} & FurtherTerms

/** Whether a term's figures were confirmed from the text that the offer has now. */
export const isConfirmed = (
  offer: Record<TermName, string> & { terms?: Maybe<ConfirmedTerms> },
  term: TermName,
): boolean => offer.terms?.[term]?.confirmed.text === offer[term]

const daysPerMonth = 365.25 / 12

const toMonths = (figure: Maybe<number>, unit: TenureFigures['unit']) =>
  figure === undefined || unit === 'months' ? figure : Math.max(1, Math.round(figure / daysPerMonth))

/** Each kind of figures in the form that a reader returns. */
export const readingOf = {
  loanAmount: ({ min, max }: Range): Reading<Range> => accept({ min, max }, { isSingle: false }),
  interestRate: ({ kind, bands }: RateFigures): Reading<RateTerms, RateWording> => {
    const rate = { ...spanOf(bands, kind), ...(bands.some(hasCondition) && { bands }) }
    return accept(rate, { period: 'year', isBasisStated: true })
  },
  processingFee: (figures: FeeFigures): Reading<FeeTerms, FeeWording> =>
    accept(feeOf(figures), { isGstQuoted: figures.gst !== 'unknown' }),
  tenure: ({ min, max, unit }: TenureFigures): Reading<Range> =>
    accept({ min: toMonths(min, unit), max: toMonths(max, unit) }, { isSingle: false }),
}

type Reading<Value, Wording = { isSingle: boolean }> = Parsed<Value, Wording> & { ok: true }
const accept = <Value, Wording>(value: Value, wording: Wording): Reading<Value, Wording> => ({
  ok: true,
  value,
  wording,
})

const hasCondition = ({ lowestPercent: _, highestPercent: __, ...conditions }: RateBand) =>
  Object.values(conditions).some((condition) => condition !== undefined)

/** GST counts as extra when nobody knows: a fee that isn't known counts at the most it can be. */
export const feeOf = ({ percent, rupees, gst, ...bounds }: FeeFigures): FeeTerms => ({
  percent: percent ?? 0,
  rupees: rupees ?? 0,
  min: bounds.least ?? 0,
  max: bounds.most ?? Infinity,
  gst: gst === 'included' ? 'included' : 'extra',
  quoted: bounds.quoted ?? 'exactly',
})
