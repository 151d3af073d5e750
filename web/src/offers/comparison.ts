import type { UserInfo } from '#contract/borrower.ts'
import { limits } from '#contract/limits.ts'
import { linkName } from '#contract/link-name.ts'
import { type LoanType, loanTypes } from '#loans/loan-request.ts'
import * as words from '#words/offers.ts'
import { exampleLoan, optionInLink } from '../borrower/loan-choices.ts'
import type { RequestedLoan } from '../offer-card/evaluated-offer.ts'

export const sorts = ['rule', 'lowest', 'emi', 'total', 'fees'] as const
export type Sort = (typeof sorts)[number]
export const sortNames: Record<Sort, string> = words.sortNames

export const feeLimits = ['any', 'none', '1', '2'] as const
/** A limit on the fees with GST: `1` and `2` are per cent of the loan. */
type FeeLimit = (typeof feeLimits)[number]
export const feeNames: Record<FeeLimit, string> = {
  any: words.anyFees,
  none: words.noFees,
  '1': words.upToPercent('1%'),
  '2': words.upToPercent('2%'),
}

export const noFilters = {
  onlyFitting: false,
  onlyType: false,
  onlyFreeForeclosure: false,
  fees: 'any',
} as const

/** The state of the offers page that its URL holds. It has no personal data. */
export interface Comparison extends RequestedLoan {
  sort: Sort
  /** Hides offers that do not match the request. */
  onlyFitting: boolean
  /** Hides offers that are only for other loan types than `loanType`. */
  onlyType: boolean
  /** Hides offers with a foreclosure charge, and those whose charge is not known. */
  onlyFreeForeclosure: boolean
  fees: FeeLimit
  view: 'cards' | 'table'
  /** Ids of the offers to compare side by side, at most `maxCompared`. */
  compared: readonly string[]
  isSideBySide: boolean
}

/** The width of a window that has room for the table. */
export const tableFrom = '72rem'

export const maxCompared = 4

/** In a link, instead of a loan type. */
const anyType = 'any'

/** The initial request: as saved on the server, else as chosen in this browser, else the example. */
export function savedRequest(
  user: Partial<UserInfo>,
  chosen: { loanAmount?: number | undefined; tenure?: number | undefined; loanType?: LoanType | undefined },
): RequestedLoan {
  return {
    amount: within(limits.loanAmount, user.loan_amount ?? chosen.loanAmount) ?? exampleLoan.amount,
    tenureMonths:
      within(limits.acceptedTenureMonths, user.tenure_months ?? chosen.tenure) ?? exampleLoan.months,
    loanType: user.looking_for ?? chosen.loanType,
  }
}

/**
 * Parses the search part of the URL. A missing or invalid amount, tenure or loan type is taken from `saved`; any other
 * missing or invalid setting gets its default. If nobody has said anything about the loan, it is a personal loan: of all
 * types together, the cheapest are loans for a purpose or against a security that most visitors don't have.
 */
export function readComparison(search: string, saved: RequestedLoan): Comparison {
  const params = new URLSearchParams(search)
  const type = params.get('type')
  const isOpen = !['amount', 'months', 'type'].some((name) => params.has(name))
  const compared = (params.get('compare') ?? '').split(/[.,]|%2c/i).filter((id) => /^[\w-]{1,64}$/.test(id))
  return consistent({
    amount: within(limits.loanAmount, parseWhole(params.get('amount'))) ?? saved.amount,
    tenureMonths: within(limits.acceptedTenureMonths, parseWhole(params.get('months'))) ?? saved.tenureMonths,
    loanType:
      type === anyType
        ? undefined
        : (optionInLink(loanTypes, type) ?? saved.loanType ?? (isOpen ? 'Personal Loan' : undefined)),
    sort: oneOf(sorts, params.get('sort')) ?? 'rule',
    onlyFitting: params.has('fits'),
    onlyType: params.has('only-type'),
    onlyFreeForeclosure: params.has('no-foreclosure-charge'),
    fees: oneOf(feeLimits, params.get('fees')) ?? 'any',
    view: params.get('view') === 'table' ? 'table' : 'cards',
    compared: [...new Set(compared)].slice(0, maxCompared),
    isSideBySide: params.has('side-by-side'),
  })
}

/** Without the filter by loan type if none is chosen, and not side by side without offers. */
export const consistent = (comparison: Comparison): Comparison => ({
  ...comparison,
  onlyType: comparison.onlyType && comparison.loanType !== undefined,
  isSideBySide: comparison.isSideBySide && comparison.compared.length > 0,
})

/** Which of the amount, tenure and loan type in the URL are invalid. `readComparison` replaces them. */
export function rejectedFigures(search: string): (keyof RequestedLoan)[] {
  const params = new URLSearchParams(search)
  const [amount, tenure, type] = ['amount', 'months', 'type'].map((name) => params.get(name))
  const isRejected = {
    amount: amount && within(limits.loanAmount, parseWhole(amount)) === undefined,
    tenureMonths: tenure && within(limits.acceptedTenureMonths, parseWhole(tenure)) === undefined,
    loanType: type && type !== anyType && !optionInLink(loanTypes, type),
  }
  return (['amount', 'tenureMonths', 'loanType'] as const).filter((figure) => isRejected[figure])
}

/**
 * Serialises a comparison as the search part of a URL, including the `?`. It has only characters that apps through which
 * people share links leave alone (`linkName`).
 */
export function writeComparison(comparison: Comparison): string {
  const { amount, tenureMonths, loanType, sort, fees, view, compared } = comparison
  const params = new URLSearchParams({
    amount: String(amount),
    months: String(tenureMonths),
    type: loanType ? linkName(loanType) : anyType,
    ...(sort !== 'rule' && { sort }),
    ...(comparison.onlyFitting && { fits: '1' }),
    ...(comparison.onlyType && { 'only-type': '1' }),
    ...(comparison.onlyFreeForeclosure && { 'no-foreclosure-charge': '1' }),
    ...(fees !== 'any' && { fees }),
    ...(view !== 'cards' && { view }),
    ...(compared.length > 0 && { compare: compared.join('.') }),
    ...(comparison.isSideBySide && { 'side-by-side': '1' }),
  })
  return `?${params}`
}

const parseWhole = (text: string | null | undefined) =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined

const within = ({ min, max }: { min: number; max: number }, value: number | undefined) =>
  value !== undefined && Number.isInteger(value) && value >= min && value <= max ? value : undefined

export const oneOf = <Option extends string>(options: readonly Option[], value: string | null) =>
  options.find((option) => option === value)
