import { describeBand } from '#contract/describe-terms.ts'
import type { Offer } from '#contract/offer.ts'
import type { RateTerms } from '#loans/terms/parse-rate.ts'
import { parseTerms } from '#loans/terms/parse-terms.ts'
import { loanTypes } from '#words/choices.ts'
import * as words from '#words/lenders.ts'
import { jsonLd } from '../content/json-ld.ts'
import { site } from '../content/site.ts'
import { addressOf, lenderPath } from '../paths.ts'
import { describeLoanTypes, type Lender } from './lenders.ts'

/** The lender's offers for search engines, as schema.org's LoanOrCredit. */
export function StructuredData({ lender }: { lender: Lender }) {
  const page = site.origin + addressOf(lenderPath(lender.id))
  return (
    <script type="application/ld+json">
      {jsonLd(
        lender.offers.map((offer) => ({ '@context': 'https://schema.org', ...loanOrCredit(offer, page) })),
      )}
    </script>
  )
}

/** Leaves out an amount, rate or tenure that could not be read. The fee is in the lender's own words. */
function loanOrCredit(offer: Offer, page: string) {
  const { lender, description, eligibility, processingFee } = offer
  const { loanAmount, interestRate, tenure } = parseTerms(offer)
  return {
    '@type': 'LoanOrCredit',
    name: words.loanFrom(describeLoanTypes(offer), lender),
    ...(description && { description }),
    url: page,
    provider: providers(offer),
    areaServed: 'IN',
    currency: 'INR',
    ...(eligibility?.loanTypes && { loanType: eligibility.loanTypes.map((type) => loanTypes[type]) }),
    ...(processingFee && { feesAndCommissionsSpecification: processingFee }),
    ...(loanAmount.ok && {
      amount: { '@type': 'MonetaryAmount', currency: 'INR', ...bounds(loanAmount.value) },
    }),
    ...(tenure.ok && {
      loanTerm: { '@type': 'QuantitativeValue', unitCode: 'MON', ...bounds(tenure.value) },
    }),
    ...(interestRate.ok && {
      interestRate: {
        '@type': 'QuantitativeValue',
        ...bounds({ min: interestRate.value.lowestPercent, max: interestRate.value.highestPercent }),
        unitText: unitOf(interestRate.value),
        ...(interestRate.value.bands && {
          valueReference: interestRate.value.bands.map((band) => ({
            '@type': 'QuantitativeValue',
            name: describeBand(band).group,
            ...bounds({ min: band.lowestPercent, max: band.highestPercent }),
            unitText: unitOf(interestRate.value),
          })),
        }),
      },
    }),
  }
}

const unitOf = ({ basis }: RateTerms) => (basis === 'flat' ? words.percentAYearFlat : words.percentAYear)

/** The lender, with its legal name if it is known; and the second one, if two lend together. */
function providers({ lender, facts }: Offer) {
  const legalName = facts?.legal_name?.value
  const partner = facts?.co_lending?.value.partner
  const first = { '@type': 'FinancialService', name: lender, ...(legalName && { legalName }) }
  return partner ? [first, { '@type': 'FinancialService', name: partner }] : first
}

const bounds = ({ min, max }: { min?: number | undefined; max?: number | undefined }) => ({
  ...(min !== undefined && { minValue: min }),
  ...(max !== undefined && { maxValue: max }),
})
