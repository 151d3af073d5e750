import * as z from 'zod/mini'
import { describeContradiction } from '#contract/describe-contradiction.ts'
import * as messages from '#contract/messages.ts'
import { TermsForm } from '#contract/terms-form.ts'
import type { Range } from '#loans/eligibility.ts'
import {
  type ConfirmedTerms,
  isConfirmed,
  type TermFigures,
  type TermsForm as TermsFigures,
} from '#loans/terms/confirmed-terms.ts'
import { contradictedTerm } from '#loans/terms/contradiction.ts'
import type { TermName } from '#loans/terms/parse-result.ts'
import { parseTerms, type QuotedTerms } from '#loans/terms/parse-terms.ts'
import { proposedTerms } from '#loans/terms/proposal.ts'
import { parseCount, parsePercent, parseRupees } from './typed-figure.ts'

type Texts = Record<TermName, string>

/** Bounds as typed. */
const Bounds = z.object({ min: z.string(), max: z.string() })
type Bounds = z.infer<typeof Bounds>

const BandInput = z.object({
  lowestPercent: z.string(),
  highestPercent: z.string(),
  creditScore: Bounds,
  noCreditScore: z.boolean(),
  employment: z.array(z.string()),
  amount: Bounds,
  tenureMonths: Bounds,
  monthlyIncome: Bounds,
})
type BandInput = z.infer<typeof BandInput>

const charge = { percent: z.string(), rupees: z.string(), gst: z.string() }

const confirmation = {
  /** The text that the administrator confirmed; empty if none. A text that changes is no longer confirmed. */
  confirmedText: z.string(),
  /** Whether the figures typed here count, and not those that were read of the text. */
  isCorrected: z.boolean(),
}

/** The form's values: what is typed has the path of its figure in the contract's `TermsForm`. */
export const TermsValues = z.object({
  loanAmount: z.extend(Bounds, confirmation),
  interestRate: z.object({
    ...confirmation,
    kind: z.string(),
    bands: z.array(BandInput),
    isFloating: z.boolean(),
    benchmark: z.object({ name: z.string(), percent: z.string(), on: z.string(), spread: z.string() }),
  }),
  processingFee: z.object({
    ...confirmation,
    ...charge,
    least: z.string(),
    most: z.string(),
    quoted: z.string(),
  }),
  tenure: z.extend(Bounds, { ...confirmation, unit: z.string() }),
  otherCharges: z.array(z.object({ name: z.string(), ...charge })),
  repayment: z.object({ kind: z.string(), moratoriumMonths: z.string(), moratoriumInterest: z.string() }),
})
export type TermsValues = z.infer<typeof TermsValues>

export const rateKindNames = { reducing: 'On the reducing balance', flat: 'Flat, on the full loan' } as const
export const gstNames = { extra: 'Added', included: 'Included', unknown: 'Not stated' } as const
export const quotedNames = { exactly: 'Exactly', 'up to': 'Up to', from: 'From' } as const
export const unitNames = { months: 'Months', days: 'Days' } as const
export const repaymentNames = {
  '': 'Not set (equal instalments)',
  instalments: 'Equal instalments',
  interestOnly: 'Interest only at first',
  atTheEnd: 'All at the end',
  creditLine: 'Credit line, not a loan',
  card: 'Card, not a loan',
} as const

export const moratoriumNames = {
  '': 'Not stated (no price)',
  paid: 'Paid each month',
  simple: 'Simple, added once at the end of those months',
  capitalised: 'Added each month, bears interest',
} as const

export const emptyBand: BandInput = {
  lowestPercent: '',
  highestPercent: '',
  creditScore: { min: '', max: '' },
  noCreditScore: false,
  employment: [],
  amount: { min: '', max: '' },
  tenureMonths: { min: '', max: '' },
  monthlyIncome: { min: '', max: '' },
}

export const emptyCharge = { name: '', percent: '', rupees: '', gst: gstNames.extra }

const textOf = (figure: number | undefined) => (figure === undefined ? '' : String(figure))
const boundsOf = ({ min, max }: Range = {}): Bounds => ({ min: textOf(min), max: textOf(max) })

/** The figures of a term as they would be typed. Those that are missing are empty. */
const typedFigures = {
  loanAmount: (figures: Range = {}) => boundsOf(figures),
  interestRate: ({ kind, bands, benchmark }: Partial<TermFigures['interestRate']> = {}) => ({
    kind: rateKindNames[kind ?? 'reducing'],
    bands: (bands ?? [{}]).map((band) => ({
      lowestPercent: textOf(band.lowestPercent),
      highestPercent: textOf(band.highestPercent),
      creditScore: boundsOf(band.creditScore),
      noCreditScore: band.noCreditScore ?? false,
      employment: band.employment ?? [],
      amount: boundsOf(band.amount),
      tenureMonths: boundsOf(band.tenureMonths),
      monthlyIncome: boundsOf(band.monthlyIncome),
    })),
    isFloating: benchmark !== undefined,
    benchmark: {
      name: benchmark?.name ?? '',
      percent: textOf(benchmark?.percent),
      on: benchmark?.on ?? '',
      spread: textOf(benchmark?.spread),
    },
  }),
  processingFee: (figures: Partial<TermFigures['processingFee']> = {}) => ({
    percent: textOf(figures.percent),
    rupees: textOf(figures.rupees),
    least: textOf(figures.least),
    most: textOf(figures.most),
    gst: gstNames[figures.gst ?? 'unknown'] as string,
    quoted: quotedNames[figures.quoted ?? 'exactly'] as string,
  }),
  tenure: (figures: Partial<TermFigures['tenure']> = {}) => ({
    ...boundsOf(figures),
    unit: unitNames[figures.unit ?? 'months'] as string,
  }),
}

/** The figures that were read of the texts. */
const proposalOf = ({ loanAmount, interestRate, processingFee, tenure }: Texts): TermsFigures =>
  proposedTerms(parseTerms({ loanAmount, interestRate, processingFee, tenure }))

/** Each term's figures as they would be typed. */
const typedAll = (terms: TermsFigures) => ({
  loanAmount: typedFigures.loanAmount(terms.loanAmount),
  interestRate: typedFigures.interestRate(terms.interestRate),
  processingFee: typedFigures.processingFee(terms.processingFee),
  tenure: typedFigures.tenure(terms.tenure),
})

/** The form's values with a term's fields open: with what was typed in them before, else with what was read. */
export function startCorrecting(values: TermsValues, term: TermName, texts: Texts): TermsValues {
  const { confirmedText, isCorrected: _, ...typed } = values[term]
  const isUntouched = JSON.stringify(sorted(typed)) === JSON.stringify(sorted(typedAll({})[term]))
  const figures = isUntouched ? typedAll(proposalOf(texts))[term] : typed
  return { ...values, [term]: { ...figures, confirmedText, isCorrected: true } }
}

export function termsValues(offer: QuotedTerms | undefined): TermsValues {
  const terms: ConfirmedTerms = offer?.terms ?? {}
  const read: TermsFigures = offer ? proposalOf(offer) : {}
  const state = (term: TermName) => {
    const { confirmed: _, ...figures } = terms[term] ?? {}
    const isSame = terms[term] && JSON.stringify(sorted(figures)) === JSON.stringify(sorted(read[term] ?? {}))
    return {
      confirmedText: offer && isConfirmed(offer, term) ? offer[term] : '',
      isCorrected: terms[term] !== undefined && !isSame,
    }
  }
  const typed = typedAll(terms)
  return {
    loanAmount: { ...typed.loanAmount, ...state('loanAmount') },
    interestRate: { ...typed.interestRate, ...state('interestRate') },
    processingFee: { ...typed.processingFee, ...state('processingFee') },
    tenure: { ...typed.tenure, ...state('tenure') },
    otherCharges: (terms.otherCharges ?? []).map(({ name, percent, rupees, gst }) => ({
      name,
      percent: textOf(percent),
      rupees: textOf(rupees),
      gst: gstNames[gst],
    })),
    repayment: {
      kind: repaymentNames[terms.repayment?.kind ?? ''],
      moratoriumMonths: textOf(terms.repayment?.moratoriumMonths),
      moratoriumInterest: moratoriumNames[terms.repayment?.moratoriumInterest ?? ''],
    },
  }
}

/** The same value with the keys of its objects in order, which DynamoDB does not keep. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, part]) => part !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, part]) => [key, sorted(part)]),
        )
      : value

/**
 * The terms as the API takes them: those that are confirmed from the text that the form has, as corrected or as read. A
 * figure that can't be read becomes `NaN`, which the contract's rules refuse; a confirmed term without any figures is left
 * out.
 */
export function parseTermsValues(values: TermsValues, texts: Texts): TermsFigures {
  const read = proposalOf(texts)
  const typed: TermsFigures = {
    loanAmount: parseBounds(values.loanAmount, rupeesOf) ?? {},
    interestRate: parseRateInput(values.interestRate),
    processingFee: {
      ...parseCharge(values.processingFee),
      ...given('least', rupeesOf(values.processingFee.least)),
      ...given('most', rupeesOf(values.processingFee.most)),
      ...(values.processingFee.quoted !== quotedNames.exactly && {
        quoted: values.processingFee.quoted === quotedNames.from ? 'from' : 'up to',
      }),
    },
    tenure: {
      ...parseBounds(values.tenure, wholeOf),
      unit: values.tenure.unit === unitNames.days ? 'days' : 'months',
    },
  }
  const confirmed = (Object.keys(typed) as TermName[]).flatMap((term) => {
    const { confirmedText, isCorrected } = values[term]
    const figures = isCorrected ? typed[term] : read[term]
    return confirmedText !== '' && confirmedText === texts[term] && figures ? [[term, figures]] : []
  })
  const otherCharges = values.otherCharges.map(({ name, ...charge }) => ({
    name: name.trim(),
    ...parseCharge(charge),
  }))
  const kind = keyOf(repaymentNames, values.repayment.kind)
  const moratoriumInterest = keyOf(moratoriumNames, values.repayment.moratoriumInterest)
  return {
    ...Object.fromEntries(confirmed),
    ...(otherCharges.length > 0 && { otherCharges }),
    ...(kind && {
      repayment: {
        kind,
        ...given('moratoriumMonths', wholeOf(values.repayment.moratoriumMonths)),
        ...(moratoriumInterest && { moratoriumInterest }),
      },
    }),
  }
}

function parseRateInput({ kind, bands, isFloating, benchmark }: TermsValues['interestRate']) {
  const { name, on, percent, spread } = benchmark
  return {
    kind: kind === rateKindNames.flat ? ('flat' as const) : ('reducing' as const),
    bands: bands.map((band) => ({
      ...given('lowestPercent', percentOf(band.lowestPercent)),
      ...given('highestPercent', percentOf(band.highestPercent)),
      ...given('creditScore', parseBounds(band.creditScore, wholeOf)),
      ...(band.noCreditScore && { noCreditScore: true }),
      ...(band.employment.length > 0 && { employment: band.employment as [] }),
      ...given('amount', parseBounds(band.amount, rupeesOf)),
      ...given('tenureMonths', parseBounds(band.tenureMonths, wholeOf)),
      ...given('monthlyIncome', parseBounds(band.monthlyIncome, rupeesOf)),
    })),
    ...(isFloating && {
      benchmark: {
        name: name.trim(),
        percent: percentOf(percent) ?? Number.NaN,
        on,
        spread: percentOf(spread) ?? Number.NaN,
      },
    }),
  }
}

const parseCharge = ({ percent, rupees, gst }: { percent: string; rupees: string; gst: string }) => ({
  ...given('percent', percentOf(percent)),
  ...given('rupees', rupeesOf(rupees)),
  gst: keyOf(gstNames, gst) ?? ('unknown' as const),
})

type Parse = (text: string) => number | undefined

function parseBounds(typed: Bounds, parse: Parse): Range | undefined {
  const [min, max] = [parse(typed.min), parse(typed.max)]
  return min === undefined && max === undefined ? undefined : { ...given('min', min), ...given('max', max) }
}

const unlessEmpty = (parse: (text: string) => number) => (text: string) =>
  text.trim() === '' ? undefined : parse(text)
const parseSigned = (text: string) =>
  /^[-−]/.test(text.trim()) ? -parsePercent(text.trim().slice(1)) : parsePercent(text)
const rupeesOf = unlessEmpty(parseRupees)
const percentOf = unlessEmpty(parseSigned)
const wholeOf = unlessEmpty(parseCount)

const given = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, Value>>

const keyOf = <Names extends Record<string, string>>(names: Names, chosen: string) =>
  (Object.keys(names) as (keyof Names & string)[]).find((key) => names[key] === chosen) || undefined

/** A message and the path of the field that it is for, from the form's `terms`. */
interface TermsIssue {
  path: (string | number)[]
  message: string
}

/** What is wrong with the confirmed terms: each message of the contract at its field, else at the confirmation. */
export function termsIssues(values: TermsValues, texts: Texts): TermsIssue[] {
  const figures = parseTermsValues(values, texts)
  const isTerm = (name: unknown): name is TermName => typeof name === 'string' && name in texts
  const place = (path: (string | number)[]) => {
    const [term] = path
    return isTerm(term) && !values[term].isCorrected ? [term, 'confirmedText'] : path
  }
  const nothing = (Object.keys(texts) as TermName[])
    .filter((term) => values[term].confirmedText !== '' && values[term].confirmedText === texts[term])
    .filter((term) => !figures[term])
    .map((term) => ({ path: [term, 'confirmedText'], message: messages.nothingToConfirm }))
  const result = TermsForm.safeParse(figures)
  const wrong = (result.error?.issues ?? []).map(({ path, message }) => ({
    path: place(path.map((part) => (typeof part === 'number' ? part : String(part)))),
    message,
  }))
  const contradicted = result.success && contradictedTerm(texts, figures)
  return [
    ...nothing,
    ...wrong,
    ...(contradicted
      ? [{ path: [contradicted.term, 'confirmedText'], message: describeContradiction(contradicted) }]
      : []),
  ]
}

/** The offer's terms as they would be once the form is saved: figures that can't be saved are left out. */
export function termsOnceSaved(values: TermsValues, texts: Texts): QuotedTerms {
  const { data, success } = TermsForm.safeParse(parseTermsValues(values, texts))
  if (!success || contradictedTerm(texts, data)) return { ...texts }
  const { otherCharges, repayment, ...terms } = data
  const confirmed = Object.entries(terms).map(([term, figures]) => [
    term,
    { ...figures, confirmed: { text: texts[term as TermName], at: '' } },
  ])
  return { ...texts, terms: { ...Object.fromEntries(confirmed), otherCharges, repayment } }
}
