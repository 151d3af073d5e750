import { type LoanType, loanTypes } from '../loan-request.ts'

/** The rate at which an offer counts whose lender names no upper limit. */
export interface Ceiling {
  /** Per cent a year on the reducing balance. */
  percent: number
  /** The page that shows it; `ceilingSources` in `#words/ranking.ts` says what it is. */
  source: string
}

/**
 * For each kind of loan, the highest rate that we found a lender publish for it. Nothing limits the rates of these loans
 * by law, and no regulator publishes a highest rate for each kind: these are single lenders' figures, not statistics.
 * For comparison, the highest rate of any term loan of a private bank was 40% in the quarter ended June 2022, and the
 * highest of any cash credit 47.88% (RBI, “Lending Rates of Scheduled Commercial Banks”, table 1).
 *
 * Read on 27 November 2026 from stored copies of the pages, most of which have no date. What each figure is:
 *
 * - personal: the top of InCred's range for personal loans through partners, 13% to 48%
 * - business, auto: the tops of Mahindra Finance's ranges for unsecured loans to small businesses and for used vehicles
 * - education: the top of Avanse's range, as Collegedunia lists it
 * - home, against property: the highest rates at which IIFL Home Finance lent to individuals from October to December 2023;
 *   its loans other than home loans are mostly against property
 * - gold: the highest annualised rate in Manappuram's list of schemes
 * - credit card: the highest rate of any bank in Paisabazaar's list of 2025, twelve times 3.99% a month
 */
export const ceilings: Record<LoanType, Ceiling> = {
  'Personal Loan': {
    percent: 48,
    source: 'https://www.incred.com/rate-of-interests.html',
  },
  'Business Loan': {
    percent: 40,
    source: 'https://mahindrafinance.com/investor-relations/int-rates-grade-risk',
  },
  'Education Loan': {
    percent: 16.5,
    source: 'https://s4.collegedunia.com/education-loan/42-avanse',
  },
  'Auto Loan': {
    percent: 40,
    source: 'https://mahindrafinance.com/investor-relations/int-rates-grade-risk',
  },
  'Home Loan': {
    percent: 25,
    source: 'https://www.iiflhomeloans.com/quarterly-interest-rate-range',
  },
  'Loan Against Property': {
    percent: 24,
    source: 'https://www.iiflhomeloans.com/quarterly-interest-rate-range',
  },
  'Gold Loan': {
    percent: 29.33,
    source: 'https://www.manappuram.com/gold-loan/operational-schemes.html',
  },
  'Credit Card': {
    percent: 47.88,
    source: 'https://www.paisabazaar.com/credit-card/interest-rates',
  },
}

/**
 * The ceiling of an offer for these kinds of loans, in per cent a year: the highest of theirs, or of all kinds if the
 * lender has not said which kinds the offer is for.
 */
export function ceilingOf(kinds: readonly LoanType[] = loanTypes): number {
  // Without arrays or closures, for speed: it runs for every offer whenever a slider moves.
  let highest = 0
  for (const kind of kinds) highest = Math.max(highest, ceilings[kind].percent)
  return highest
}
