import type { UserInfo } from '#contract/borrower.ts'
import { limits, loanDefaults } from '#contract/limits.ts'
import { type LoanType, loanTypes } from '#loans/loan-request.ts'

export const sorts = ['rule', 'emi', 'rate', 'total', 'fees'] as const
export type Sort = (typeof sorts)[number]
export const sortNames: Record<Sort, string> = {
  rule: 'Lowest APR',
  emi: 'Lowest EMI',
  rate: 'Lowest rate',
  total: 'Lowest total',
  fees: 'Lowest fees',
}

export const feeLimits = ['any', 'none', '1', '2'] as const
/** None at all, or at most so many per cent of the loan, with GST. */
export type FeeLimit = (typeof feeLimits)[number]
export const feeNames: Record<FeeLimit, string> = {
  any: 'Any fees',
  none: 'No fees',
  '1': 'Up to 1%',
  '2': 'Up to 2%',
}

/** What leaves no lender out. */
export const noFilters = { onlyFitting: false, onlyType: false, fees: 'any' } as const

/** Everything that a link to a comparison holds. Nothing of it says who is comparing. */
export interface Comparison {
  /** Whole rupees. */
  amount: number
  tenureMonths: number
  /** Undefined where any type will do. */
  loanType: LoanType | undefined
  sort: Sort
  /** Leaves out what does not fit the request. */
  onlyFitting: boolean
  /** Leaves out offers that are not for `loanType`. */
  onlyType: boolean
  fees: FeeLimit
  view: 'cards' | 'table'
  /** Ids of the offers to be put side by side, at most `mostCompared`. */
  compared: readonly string[]
  isSideBySide: boolean
}

export const mostCompared = 4

/** The request that a comparison starts with: what the server keeps, else what was chosen here, else the usual. */
export type Request = Pick<Comparison, 'amount' | 'tenureMonths' | 'loanType'>

export function savedRequest(
  user: Partial<UserInfo>,
  chosen: { loanAmount?: number | undefined; tenure?: number | undefined; loanType?: LoanType | undefined },
): Request {
  return {
    amount: within(limits.loanAmount, user.loan_amount ?? chosen.loanAmount) ?? loanDefaults.loan_amount,
    tenureMonths:
      within(limits.acceptedTenureMonths, user.tenure_months ?? chosen.tenure) ?? loanDefaults.tenure_months,
    loanType: user.looking_for ?? chosen.loanType,
  }
}

/** Reads an address. What is missing or makes no sense in it is as if it were not there. */
export function readComparison(search: string, saved: Request): Comparison {
  const params = new URLSearchParams(search)
  const type = params.get('type')
  const compared = (params.get('compare') ?? '').split(',').filter((id) => /^[\w-]{1,64}$/.test(id))
  return {
    amount: within(limits.loanAmount, whole(params.get('amount'))) ?? saved.amount,
    tenureMonths: within(limits.acceptedTenureMonths, whole(params.get('months'))) ?? saved.tenureMonths,
    loanType: type === 'any' ? undefined : (oneOf(loanTypes, type) ?? saved.loanType),
    sort: oneOf(sorts, params.get('sort')) ?? 'rule',
    onlyFitting: params.has('fits'),
    onlyType: params.has('only-type'),
    fees: oneOf(feeLimits, params.get('fees')) ?? 'any',
    view: params.get('view') === 'table' ? 'table' : 'cards',
    compared: [...new Set(compared)].slice(0, mostCompared),
    isSideBySide: params.has('side-by-side'),
  }
}

/** The same as the search part of an address, `?` included. */
export function writeComparison(comparison: Comparison): string {
  const { amount, tenureMonths, loanType, sort, fees, view, compared } = comparison
  const params = new URLSearchParams({
    amount: String(amount),
    months: String(tenureMonths),
    type: loanType ?? 'any',
    ...(sort !== 'rule' && { sort }),
    ...(comparison.onlyFitting && { fits: '1' }),
    ...(comparison.onlyType && { 'only-type': '1' }),
    ...(fees !== 'any' && { fees }),
    ...(view !== 'cards' && { view }),
    ...(compared.length > 0 && { compare: compared.join(',') }),
    ...(comparison.isSideBySide && { 'side-by-side': '1' }),
  })
  return `?${params}`
}

const whole = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined)

const within = ({ min, max }: { min: number; max: number }, value: number | undefined) =>
  value !== undefined && Number.isInteger(value) && value >= min && value <= max ? value : undefined

const oneOf = <Option extends string>(options: readonly Option[], value: string | null) =>
  options.find((option) => option === value)
