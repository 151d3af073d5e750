import type { Range } from '../eligibility.ts'
import {
  type FeeFigures,
  type RateFigures,
  readingOf,
  type TermFigures,
  type TermsForm,
} from './confirmed-terms.ts'
import { figuresIn, followsDeposit, whyNotOnePrice } from './no-one-price.ts'
import { parseAmount } from './parse-amount.ts'
import { parseFee } from './parse-fee.ts'
import { parseRate } from './parse-rate.ts'
import type { TermName } from './parse-result.ts'
import { parseTenure } from './parse-tenure.ts'
import { spanOf } from './rate-bands.ts'

/** Why figures can't be confirmed from a text. */
export interface Contradiction {
  problem:
    | 'followsDeposit'
    | 'needsBenchmark'
    | 'otherCurrency'
    | 'gstDiffers'
    | 'kindDiffers'
    | 'boundMissing'
    | 'notInText'
}

/** The first term whose figures the offer's text contradicts. */
export function contradictedTerm(
  texts: Record<TermName, string>,
  terms: TermsForm,
): (Contradiction & { term: TermName }) | undefined {
  const checks: { [Name in TermName]: () => Contradiction | undefined } = {
    loanAmount: () => terms.loanAmount && contradictions.loanAmount(texts.loanAmount, terms.loanAmount),
    interestRate: () =>
      terms.interestRate && contradictions.interestRate(texts.interestRate, terms.interestRate),
    processingFee: () =>
      terms.processingFee && contradictions.processingFee(texts.processingFee, terms.processingFee),
    tenure: () => terms.tenure && contradictions.tenure(texts.tenure, terms.tenure),
  }
  for (const term of Object.keys(checks) as TermName[]) {
    const found = checks[term]()
    if (found) return { ...found, term }
  }
  return undefined
}

/**
 * Whether a text contradicts the figures that are to be confirmed from it. Figures may be narrower than a text that is
 * understood leaves open, but not different; of a text that isn't understood, each figure must stand in it. A text without
 * any figure contradicts none.
 */
export const contradictions: {
  [Name in TermName]: (text: string, figures: TermFigures[Name]) => Contradiction | undefined
} = {
  loanAmount: (text, figures) => {
    const read = parseAmount(text)
    if (read.ok) return rangeContradiction(read.value, figures)
    if (whyNotOnePrice(text) === 'currency') return { problem: 'otherCurrency' }
    return notIn(text, [figures.min, figures.max], scaled)
  },
  interestRate: (text, figures) => {
    if (figures.benchmark && followsDeposit(figures.benchmark.name)) return { problem: 'followsDeposit' }
    const read = parseRate(text)
    if (!read.ok) return unreadRateContradiction(text, figures)
    const { basis, lowestPercent: min, highestPercent: max } = read.value
    if (basis !== figures.kind && (basis === 'flat' || read.wording.isBasisStated))
      return { problem: 'kindDiffers' }
    const span = spanOf(figures.bands, figures.kind)
    return rangeContradiction({ min, max }, { min: span.lowestPercent, max: span.highestPercent })
  },
  processingFee: (text, figures) => {
    const read = parseFee(text)
    if (read.ok) return feeContradiction(read, figures)
    if (whyNotOnePrice(text) === 'currency') return { problem: 'otherCurrency' }
    return (
      notIn(text, [figures.percent], same) ??
      notIn(text, [figures.rupees, figures.least, figures.most], scaled)
    )
  },
  tenure: (text, figures) => {
    const read = parseTenure(text)
    if (read.ok) return rangeContradiction(read.value, readingOf.tenure(figures).value)
    return notIn(text, [figures.min, figures.max], (figure) => [figure, figure / 12])
  },
}

/** A bound that the text gives must be the same, and one that it leaves open may be anything. */
function rangeContradiction(said: Range, { min, max }: Range): Contradiction | undefined {
  if (said.min !== undefined && min !== said.min) return differing(min)
  if (said.max !== undefined && max !== said.max) return differing(max)
  return undefined
}

const differing = (figure: number | undefined): Contradiction => ({
  problem: figure === undefined ? 'boundMissing' : 'notInText',
})

function unreadRateContradiction(text: string, { bands, benchmark }: RateFigures): Contradiction | undefined {
  const why = whyNotOnePrice(text)
  if (why === 'deposit') return { problem: 'followsDeposit' }
  if (why === 'currency') return { problem: 'otherCurrency' }
  if (why === 'benchmark' && !benchmark) return { problem: 'needsBenchmark' }
  const rates = bands.flatMap(({ lowestPercent, highestPercent }) => [lowestPercent, highestPercent])
  const spread = benchmark && notIn(text, [benchmark.spread], same)
  // A rate may be given as what it adds to the benchmark.
  return (
    spread ??
    notIn(text, rates, (rate) => [rate, rate / 12, ...(benchmark ? [rate - benchmark.percent] : [])])
  )
}

function feeContradiction(
  { value, wording }: Extract<ReturnType<typeof parseFee>, { ok: true }>,
  figures: FeeFigures,
): Contradiction | undefined {
  const { percent = 0, rupees = 0, least, most, gst } = figures
  if (percent !== value.percent || rupees !== value.rupees) return { problem: 'notInText' }
  if (wording.isGstQuoted && gst !== value.gst) return { problem: 'gstDiffers' }
  return rangeContradiction(
    { ...(value.min > 0 && { min: value.min }), ...(value.max < Infinity && { max: value.max }) },
    { min: least, max: most },
  )
}

const same = (figure: number) => [figure]
const scaled = (figure: number) => [figure, figure / 1e3, figure / 1e5, figure / 1e7]

function notIn(
  text: string,
  figures: readonly (number | undefined)[],
  waysToWrite: (figure: number) => number[],
): Contradiction | undefined {
  const written = figuresIn(text)
  if (written.length === 0) return undefined
  const isWritten = (figure: number) =>
    waysToWrite(figure).some((way) => written.some((other) => Math.abs(way - other) < 1e-6))
  const areWritten = figures.every((figure) => figure === undefined || figure === 0 || isWritten(figure))
  return areWritten ? undefined : { problem: 'notInText' }
}
