import type { ContractedRates } from '#loans/ranking/contracted-rates.ts'
import { isForBusiness, type PrepaymentCharge, prepaymentCharge } from '#loans/repayment/prepayment.ts'
import { formatPercent, formatRupees } from '#loans/rupees.ts'
import * as words from '#words/facts.ts'
import { type ComparedFact, comparedFacts } from './compared-facts.ts'
import { describeQuarter } from './describe-certain-rate.ts'
import type { Offer } from './offer.ts'
import type { FactName, OfferFacts } from './offer-facts.ts'

/** What each fact is called on screens, in display order. */
export const factLabels: Record<FactName, string> = words.factLabels
export const factNames = Object.keys(factLabels) as FactName[]

export const { lenderKindNames, nbfcClassNames, rateKindNames } = words

export type OfferWithFacts = Pick<Offer, 'facts' | 'eligibility'>

/** A fact as borrowers see it. */
interface DescribedFact {
  /** For example `3 days`. For the Key Facts Statement, its URL. */
  words: string
  source?: string | undefined
  /** `yyyy-MM-dd` */
  verified_on?: string | undefined
}

/** A fact in words, with its source; `undefined` if it is not known. */
export function describeFact(offer: OfferWithFacts, name: FactName): DescribedFact | undefined {
  const { facts = {} } = offer
  if (prepaymentCharge(offer, name) === 'barred')
    return { words: isForBusiness(offer) ? words.noChargeByRuleOnBusiness : words.noChargeByRule }
  const value = describers[name](facts)
  if (value === undefined) return undefined
  const { source, verified_on } = facts[name] ?? {}
  return { words: value, source, verified_on }
}

type CoLending = NonNullable<OfferFacts['co_lending']>['value']

/** Whether an offer could have the fact: most loans have one lender, and only an NBFC has a class. */
const canHave = ({ facts }: OfferWithFacts, name: FactName): boolean =>
  name !== 'co_lending' && (name !== 'nbfc_class' || facts?.lender_kind?.value === 'nbfc')

/** The facts that borrowers see, given or not, in display order. */
export const shownFacts = (offer: OfferWithFacts): FactName[] =>
  factNames.filter((name) => canHave(offer, name) || describeFact(offer, name))

/** The facts that are shown to borrowers as not given, in display order. */
export const missingFacts = (offer: OfferWithFacts): FactName[] =>
  shownFacts(offer).filter((name) => describeFact(offer, name) === undefined)

/** What an offer lacks of the facts that a comparison must have. */
export const missingComparedFacts = (offer: OfferWithFacts): ComparedFact[] =>
  comparedFacts.filter((name) => describeFact(offer, name) === undefined)

const describers: Record<FactName, (facts: OfferFacts) => string | undefined> = {
  legal_name: ({ legal_name }) => legal_name?.value,
  lender_kind: ({ lender_kind }) => lender_kind && lenderKindNames[lender_kind.value],
  nbfc_class: ({ nbfc_class }) => nbfc_class && nbfcClassNames[nbfc_class.value],
  co_lending: ({ co_lending }) => co_lending && describeCoLending(co_lending.value),
  rbi_registration: ({ rbi_registration }) => rbi_registration?.value,
  key_facts_statement: ({ key_facts_statement }) => key_facts_statement?.value,
  rate_kind: ({ rate_kind }) => rate_kind && rateKindNames[rate_kind.value],
  foreclosure_charge: ({ foreclosure_charge: charge }) => charge && describeCharge(charge.value),
  part_prepayment_charge: ({ part_prepayment_charge: charge }) => charge && describeCharge(charge.value),
  penal_charges: ({ penal_charges }) => penal_charges?.value,
  insurance_required: ({ insurance_required: required }) =>
    required && (required.value ? words.required : words.notRequired),
  cooling_off_days: ({ cooling_off_days: days }) => days && words.days(days.value),
  disbursal_days: ({ disbursal_days: days }) =>
    days && (days.value === 0 ? words.usuallySameDay : words.usuallyDays(days.value)),
  contracted_rates: ({ contracted_rates: rates }) => rates && describeContracted(rates.value),
}

function describeCoLending({ partner, share, blended_rate }: CoLending): string {
  const rate = blended_rate === undefined ? undefined : formatPercent(blended_rate)
  return words.coLending(partner, formatPercent(share), rate)
}

function describeContracted({ category, lowest, mean, highest, quarter }: ContractedRates): string {
  const [low, average, high] = [lowest, mean, highest].map(formatPercent) as [string, string, string]
  return words.contracted(low, high, average, category, `${describeQuarter(quarter)} ${quarter.slice(0, 4)}`)
}

function describeCharge({ amount, unit, from_month = 1 }: PrepaymentCharge): string {
  const rate = unit === 'rupees' ? formatRupees(amount) : words.percentOfEarlyPayment(formatPercent(amount))
  const charge = amount === 0 ? words.noCharge : rate
  return from_month > 1 ? words.chargeFromMonth(charge, from_month) : charge
}
