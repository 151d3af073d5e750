import { acceptedTenureMonths, type LoanRequest } from './loan-request.ts'
import { roundToPaisa } from './paise.ts'

/**
 * The highest fraction of a borrower's monthly income that all EMIs together, the offer's included, may take before the
 * offer is a stretch: a fixed-obligation-to-income ratio (FOIR).
 *
 * No law sets it for the loans compared here. It is our choice, for two reasons. RBI caps it at 50% for the household
 * of a microfinance borrower (Regulatory Framework for Microfinance Loans Directions, 2022, RBI/DOR/2021-22/89,
 * paragraph 5). And 40 to 60% is what brokers and trade sites report as Indian lenders' practice; lenders seldom
 * publish their own limit.
 */
export const affordableShare = 0.5

/**
 * The fraction of the income above which we advise against an offer, because less than a fifth of the pay is left to live
 * on. Our choice; it is far above what lenders report as their own limit.
 */
export const tooMuchShare = 0.8

/** What the EMI of an offer means for the borrower's income. */
export interface Affordability {
  /** All EMIs, this one rounded to the paisa, as a fraction of the income; Infinity if the income is 0 or less. */
  share: number
  /** Rupees a month that remain after all EMIs; negative if they exceed the income. */
  remaining: number
  /** Whether the EMI, rounded to the paisa, is at most `affordableEmi`. Always false if the income is 0 or less. */
  isWithinLimit: boolean
  /**
   * The nearest longer tenure of this offer that brings the EMI within the limit, if any. `rankOffers` sets it if the
   * EMI is above the limit and no rule is unmet.
   */
  adjustment: Pick<LoanRequest, 'tenureMonths'> | undefined
}

/** Whether we advise against an offer. False if the income is not known. */
export const takesTooMuch = (affordability: Affordability | undefined): boolean =>
  affordability !== undefined && affordability.share > tooMuchShare

type Income = Pick<LoanRequest, 'monthlyIncome' | 'otherEmis'>

/** @returns `undefined` when the income is not known */
export function affordabilityOf(
  emi: number,
  { monthlyIncome, otherEmis = 0 }: Income,
): Affordability | undefined {
  if (monthlyIncome === undefined) return undefined
  const rounded = roundToPaisa(emi)
  const owed = rounded + otherEmis
  return {
    share: monthlyIncome > 0 ? owed / monthlyIncome : Infinity,
    remaining: monthlyIncome - owed,
    isWithinLimit: monthlyIncome > 0 && rounded <= affordableEmi({ monthlyIncome, otherEmis }),
    adjustment: undefined,
  }
}

/** The highest EMI within the limit, in rupees, rounded to the paisa; 0 or less if the other EMIs use up the limit. */
export const affordableEmi = ({ monthlyIncome = 0, otherEmis = 0 }: Income) =>
  roundToPaisa(monthlyIncome * affordableShare - otherEmis)

/**
 * The shortest tenure with an affordable EMI, from `shortest` to `longest` and at most `acceptedTenureMonths.max`;
 * `undefined` if there is none. EMIs fall as the tenure grows, so bisection finds it.
 *
 * @param emiOver the EMI in rupees over a tenure in months
 */
export function nearestAffordableTenure(
  emiOver: (tenureMonths: number) => number,
  { shortest, longest }: { shortest: number; longest: number },
  income: Income,
): Affordability['adjustment'] {
  const limit = affordableEmi(income)
  const isAffordable = (months: number) => roundToPaisa(emiOver(months)) <= limit
  let tooShort = shortest - 1
  let enough = Math.min(longest, acceptedTenureMonths.max)
  if (enough < shortest || limit <= 0 || !isAffordable(enough)) return undefined
  while (enough - tooShort > 1) {
    const middle = Math.floor((tooShort + enough) / 2)
    if (isAffordable(middle)) enough = middle
    else tooShort = middle
  }
  return { tenureMonths: enough }
}

/**
 * A share of income as text: `46%`. It is rounded up to whole per cent, so that a share above the limit of 50%
 * never reads as 50%; but a share that leaves something never reads as 100%. `undefined` for an income of 0 or less.
 */
export function formatShare(share: number): string | undefined {
  if (!Number.isFinite(share)) return undefined
  const percent = Math.ceil(share * 100 - 1e-9)
  return `${share < 1 ? Math.min(percent, 99) : percent}%`
}
