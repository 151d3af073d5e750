import type { Offer } from '#contract/offer.ts'
import type { OfferFacts } from '#contract/offer-facts.ts'
import { monthsLater, todayInIndia } from '#loans/dates.ts'
import { recentQuarters } from '#loans/ranking/contracted-rates.ts'
import { parseRate } from '#loans/terms/parse-rate.ts'

type LenderKind = NonNullable<OfferFacts['lender_kind']>['value']

const foreclosureCharges = [
  { amount: 4, unit: 'percent', from_month: 7 },
  { amount: 0, unit: 'percent' },
  { amount: 2_000, unit: 'rupees', from_month: 4 },
  { amount: 3, unit: 'percent', from_month: 13 },
] as const

/** Loan types whose rate usually follows a benchmark. The sample rates of all other types are fixed. */
const floatingTypes = ['Home Loan', 'Loan Against Property', 'Education Loan']

const kindOf = (lender: string): LenderKind =>
  /cooperative/i.test(lender) ? 'cooperative' : /bank|small finance/i.test(lender) ? 'bank' : 'nbfc'

function legalNameOf(lender: string, kind: LenderKind): string {
  if (kind === 'cooperative') return `${lender} Society Limited`
  return kind === 'bank' && !lender.endsWith('Bank') ? `${lender} Bank Limited` : `${lender} Limited`
}

/** Home lenders are housing finance companies, and business lenders are in the base layer. */
const nbfcClassOf = ({ eligibility }: Pick<Offer, 'eligibility'>) =>
  eligibility?.loanTypes?.includes('Home Loan')
    ? 'housing'
    : eligibility?.loanTypes?.includes('Business Loan')
      ? 'base'
      : 'middle'

/**
 * Invented facts of the sample offer at `place`, counted from 0: none for every seventh offer; of the others, a third
 * have every fact and the rest have some. About a third publish the rates that people got. Registration numbers have a region, 99, that RBI does not use.
 */
export function sampleFacts(
  offer: Pick<Offer, 'lender' | 'link' | 'eligibility' | 'create_date' | 'interestRate'>,
  place: number,
): OfferFacts | undefined {
  if (place % 7 === 6) return undefined
  const { lender, link, eligibility, create_date } = offer
  const page = (path: string) => new URL(path, link).href
  const verified_on = create_date.slice(0, 10)
  const kind = kindOf(lender)
  const number = String(place + 1).padStart(5, '0')
  const isFloating = eligibility?.loanTypes?.some((type) => floatingTypes.includes(type)) ?? false
  const from = (path: string) => ({ source: page(path), verified_on })
  const every: OfferFacts = {
    legal_name: { value: legalNameOf(lender, kind), ...from('/about') },
    lender_kind: { value: kind, ...from('/about') },
    ...(kind === 'nbfc' && { nbfc_class: { value: nbfcClassOf(offer), ...from('/about') } }),
    ...(place === 9 && {
      co_lending: { value: { partner: 'Vindhya Bank Limited', share: 80 }, ...from('/about') },
    }),
    rbi_registration: { value: kind === 'nbfc' ? `N-99.${number}` : `99:${number}`, ...from('/about') },
    key_facts_statement: { value: page('/key-facts.pdf'), ...from('/documents') },
    rate_kind: { value: isFloating ? 'floating' : 'fixed', ...from('/key-facts.pdf') },
    foreclosure_charge: {
      value: foreclosureCharges[place % foreclosureCharges.length] ?? foreclosureCharges[0],
      ...from('/key-facts.pdf'),
    },
    part_prepayment_charge: { value: { amount: place % 2, unit: 'percent' }, ...from('/key-facts.pdf') },
    penal_charges: { value: '2% a month on the overdue instalment', ...from('/key-facts.pdf') },
    insurance_required: { value: place % 5 === 0, ...from('/key-facts.pdf') },
    cooling_off_days: { value: 1 + (place % 5), ...from('/key-facts.pdf') },
    disbursal_days: { value: place % 4, ...from('/faq') },
    contracted_rates: contractedRates(offer, page('/rates')),
  }
  if (place % 3 === 0) return every
  const { key_facts_statement, penal_charges, cooling_off_days, contracted_rates, ...some } = every
  if (place % 3 === 1) return place % 12 === 1 ? { ...some, contracted_rates } : some
  const { legal_name, lender_kind, rbi_registration, rate_kind } = some
  return { legal_name, lender_kind, rbi_registration, rate_kind: rate_kind && { value: rate_kind.value } }
}

/** The rates of the last quarter's loans: near the lower end of what the lender quotes. `undefined` if it quotes no figure. */
function contractedRates(
  { interestRate, eligibility }: Pick<Offer, 'interestRate' | 'eligibility'>,
  source: string,
): OfferFacts['contracted_rates'] {
  const rate = parseRate(interestRate)
  const [quarter] = recentQuarters(todayInIndia())
  if (!rate.ok || !quarter) return undefined
  const { lowestPercent: lowest = 0, highestPercent: highest = lowest + 9 } = rate.value
  const mean = Number((lowest + 0.35 * (highest - lowest)).toFixed(2))
  const category = eligibility?.loanTypes?.join(', ') ?? 'All loans'
  return {
    value: { category, lowest, mean, highest, quarter },
    source,
    verified_on: monthsLater(`${quarter}-01`, 3),
  }
}
