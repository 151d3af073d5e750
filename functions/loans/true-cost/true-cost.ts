/**
 * How the yearly rate of a price is computed.
 *
 * - `apr`: twelve times the monthly rate, as in RBI's Key Facts Statement (RBI/2024-25/18, annex B);
 * - `effective`: of all amounts on their days, compounded, with 365 days a year.
 */
type Convention = 'apr' | 'effective'

/**
 * How another rate, to be read beside it, is computed.
 *
 * - `aprWithoutFees`: the APR of the instalments alone;
 * - `simple`: the cost as a part of what was received, by days, without compounding;
 * - `nominal`: twelve times the monthly rate that compounds to the effective one, to compare with an APR.
 */
type OtherConvention = 'aprWithoutFees' | 'simple' | 'nominal'

export interface YearlyRate<Of = Convention | OtherConvention> {
  convention: Of
  /** Per cent a year, unrounded; `undefined` if it is above `highestPercent`. */
  percent: number | undefined
}

/** In per cent a year. A higher rate tells a borrower nothing more: 1,000 that costs 500 for a day is 10^66%. */
export const highestPercent = 1_000_000

type CostName = 'keptBack' | 'interest' | 'charge' | 'discountLost' | 'fee' | 'gstOnInterest'

/** What a price comes to. */
export interface TrueCost {
  /** Rupees that the buyer or borrower had the use of, before fees. */
  borrowed: number
  /** The first is the one to show in large type. */
  rates: readonly [YearlyRate<Convention>, ...YearlyRate<OtherConvention>[]]
  /** In whole rupees, so that they add up to `cost`. `fee` includes GST. */
  parts: readonly { name: CostName; amount: number }[]
  /** Whole rupees. */
  cost: number
  /** The cost of each 1,000 rupees of `borrowed`. */
  perThousand: number
  /** Rupees each time, GST on interest not included. */
  instalment?: number
  /** The whole number of months nearest to the loan's time; 0 for less than half a month. */
  months: number
}

/** @param exact the parts in unrounded rupees */
export function trueCost(
  {
    exact,
    ...rest
  }: { exact: Partial<Record<CostName, number>> } & Pick<TrueCost, 'borrowed' | 'instalment' | 'months'>,
  rates: TrueCost['rates'],
): TrueCost {
  const parts = (Object.keys(exact) as CostName[]).map((name) => ({
    name,
    amount: Math.round(exact[name] ?? 0),
  }))
  const total = Object.values(exact).reduce((sum, amount) => sum + amount, 0)
  return {
    ...rest,
    rates,
    parts,
    cost: parts.reduce((sum, { amount }) => sum + amount, 0),
    perThousand: (1_000 * total) / rest.borrowed,
  }
}

/** A rate that is never below 0: without a cost, the search for it can end a little below. */
export const yearlyRate = <Of extends Convention | OtherConvention>(
  convention: Of,
  percent: number | undefined,
): YearlyRate<Of> => ({
  convention,
  percent: percent === undefined || percent > highestPercent ? undefined : Math.max(0, percent),
})
