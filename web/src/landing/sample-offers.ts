import { apr } from '#loans/apr.ts'
import { emi } from '#loans/emi.ts'
import { addGst } from '#loans/fees.ts'
import * as words from '#words/landing.ts'

/** An amount in rupees and a tenure in months. */
export interface SampleLoan {
  amount: number
  months: number
}

interface SampleOffer {
  lender: string
  annualRatePercent: number
  feeWords: string
  /** Rupees, before tax. */
  fee: (principal: number) => number
}

/** Invented lenders. The lowest rate is not always the lowest cost. */
const offers: SampleOffer[] = [
  { lender: 'Gulmohar Bank', annualRatePercent: 10.75, feeWords: words.fixedFee, fee: () => 4_999 },
  { lender: 'Peepal Credit', annualRatePercent: 12.25, feeWords: words.noFee, fee: () => 0 },
  {
    lender: 'Amaltas Finance',
    annualRatePercent: 9.99,
    feeWords: words.percentFee,
    fee: (principal) => principal * 0.04,
  },
]

/** Computes the figures in the same way as the offers page. The APR is Infinity if the fee uses up the loan. */
function priceOffer(offer: SampleOffer, principal: number, tenureMonths: number) {
  const { beforeGst, gst } = addGst(offer.fee(principal))
  const fees = beforeGst + gst
  const loan = { principal, annualRatePercent: offer.annualRatePercent, tenureMonths }
  const monthly = emi(loan)
  const aprPercent = Math.round((apr(loan, fees) ?? Infinity) * 100) / 100
  const interest = monthly * tenureMonths - principal
  const cost = Math.round(interest + fees)
  return { ...offer, fees, interest, cost, aprPercent, emi: monthly, withFees: monthly + fees / tenureMonths }
}

export type PricedSample = ReturnType<typeof priceOffer>

/** The sample offers for a loan, the one that costs least a month first. */
export const rankedSamples = ({ amount, months }: SampleLoan): PricedSample[] =>
  offers
    .map((offer) => priceOffer(offer, amount, months))
    .sort((a, b) => a.withFees - b.withFees || a.aprPercent - b.aprPercent)
