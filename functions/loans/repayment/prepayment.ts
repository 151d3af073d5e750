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
        nbfc_class?: Fact<string>
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
 * that are sanctioned from 1 January 2026 (RBI/2025-26/64). For business loans of individuals and small enterprises the rule
 * depends on the kind and size of the lender. Commercial banks, the largest urban cooperatives (tier 4) and NBFCs in the
 * upper layer may not charge at all; small finance and regional rural banks, urban cooperatives of tier 3, state and
 * central cooperatives and NBFCs in the middle layer not up to ₹50 lakh, more than can be asked for here. Housing finance
 * companies are in the middle or the upper layer (scale-based regulation of NBFCs). NBFCs in the base layer, local area banks
 * and smaller cooperatives may charge. A cooperative's tier isn't among the facts, so its own charge is shown.
 */
function isBarred(offer: PrepayableOffer): boolean {
  const { rate_kind, lender_kind, nbfc_class } = offer.facts ?? {}
  const kind = lender_kind?.value
  const isBound =
    kind === 'bank' || (kind === 'nbfc' && ['housing', 'upper', 'middle'].includes(nbfc_class?.value ?? ''))
  return rate_kind?.value === 'floating' && (!isForBusiness(offer) || isBound)
}

export const isForBusiness = ({ eligibility }: PrepayableOffer): boolean =>
  eligibility?.loanTypes?.includes('Business Loan') ?? false
