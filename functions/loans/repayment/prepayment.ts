import type { Eligibility } from '../eligibility.ts'

/** What a lender charges for repaying a loan before its last month. */
export interface PrepaymentCharge {
  /** Rupees, or per cent of what is repaid early. */
  amount: number
  unit: 'rupees' | 'percent'
  /** The month of the loan from which it can be repaid early. */
  from_month?: number | undefined
}

type Fact<Value> = { value: Value } | undefined

/** The part of an offer that prepayment charges depend on. */
export interface PrepayableOffer {
  facts?:
    | {
        lender_kind?: Fact<string>
        rate_kind?: Fact<'fixed' | 'floating'>
        foreclosure_charge?: Fact<PrepaymentCharge>
        part_prepayment_charge?: Fact<PrepaymentCharge>
      }
    | undefined
  eligibility?: Eligibility | undefined
}

/**
 * What a borrower pays for repaying early: the lender's charge; `barred` where RBI bars every charge, whatever the lender
 * says; `undefined` if the charge is not known, and for facts other than the two prepayment charges.
 */
export function prepaymentCharge(
  offer: PrepayableOffer,
  fact: string,
): PrepaymentCharge | 'barred' | undefined {
  if (fact !== 'foreclosure_charge' && fact !== 'part_prepayment_charge') return undefined
  return isBarred(offer) ? 'barred' : offer.facts?.[fact]?.value
}

/** False if the charge is not known. */
export function hasNoForeclosureCharge(offer: PrepayableOffer): boolean {
  const charge = prepaymentCharge(offer, 'foreclosure_charge')
  return charge === 'barred' || charge?.amount === 0
}

/**
 * RBI (Pre-payment Charges on Loans) Directions, 2025: no charge and no lock-in on floating-rate loans to individuals
 * that are sanctioned from 1 January 2026 (RBI/2025-26/64). For business loans the rule depends on the kind and size of
 * the lender. Banks other than local area banks are bound up to ₹50 lakh at least, more than can be asked for here; some
 * NBFCs and cooperatives are not.
 */
function isBarred({ facts, eligibility }: PrepayableOffer): boolean {
  const isForBusiness = eligibility?.loanTypes?.includes('Business Loan') ?? false
  return facts?.rate_kind?.value === 'floating' && (!isForBusiness || facts.lender_kind?.value === 'bank')
}
