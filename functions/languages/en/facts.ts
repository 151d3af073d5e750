/** Opens the list of them. */
export const factsNotGiven = (count: number) =>
  count === 1 ? '1 fact this lender doesn’t give' : `${count} facts this lender doesn’t give`
export const factNotGiven = 'Not given. Look for it in the Key Facts Statement'
export const statementNotGiven = 'Not given. Ask the lender for it'
export const readStatement = 'Read the statement'
export const checkedOn = (day: string) => `Checked on ${day}`
export const usuallyCheckedOn = (day: string) => `Checked on ${day}, unless another day is given`
export const source = 'Source'
export const forFactInNewTab = (fact: string) => `for ${fact} (opens in a new tab)`

// What each fact is called
export const factLabels = {
  legal_name: 'Legal name',
  lender_kind: 'Kind of lender',
  nbfc_class: 'Class of NBFC',
  co_lending: 'Lent together with',
  rbi_registration: 'RBI registration number',
  key_facts_statement: 'Key Facts Statement',
  rate_kind: 'Kind of rate',
  foreclosure_charge: 'Foreclosure charge',
  part_prepayment_charge: 'Part-prepayment charge',
  penal_charges: 'Penal charges',
  insurance_required: 'Insurance',
  cooling_off_days: 'Cooling-off period',
  disbursal_days: 'Time to disbursal',
  contracted_rates: 'Rates that people got',
}

// The facts themselves
export const lenderKindNames = {
  bank: 'Bank',
  nbfc: 'NBFC',
  cooperative: 'Cooperative',
  other: 'Other',
}
/** By the layers of RBI's scale-based regulation. */
export const nbfcClassNames = {
  housing: 'Housing finance company',
  upper: 'Upper layer (the largest)',
  middle: 'Middle layer',
  base: 'Base layer (smaller)',
}
/** @param rate the blended rate, if it is known */
export const coLending = (partner: string, share: string, rate: string | undefined) =>
  `${partner}, which gives ${share} of the loan${rate ? `; one blended rate for the whole loan, ${rate} p.a.` : ''}`
export const rateKindNames = {
  fixed: 'Fixed',
  floating: 'Floating',
}
export const required = 'Required'
export const notRequired = 'Not required'
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
export const usuallySameDay = 'Usually the same day'
export const usuallyDays = (count: number) => `Usually ${days(count)}`
/** @param quarter `July to September 2026` */
export const contracted = (
  lowest: string,
  highest: string,
  mean: string,
  category: string,
  quarter: string,
) => `${lowest} to ${highest}, ${mean} on average (${category}, ${quarter})`
export const notPublished = 'Not published'
export const noCharge = 'None'
export const noChargeByRuleOnBusiness = 'None up to ₹50 lakh, by RBI’s rule'
export const noChargeByRule = 'None, by RBI’s rule'
export const percentOfEarlyPayment = (percent: string) => `${percent} of what you repay early`
/** @param charge `noCharge`, `percentOfEarlyPayment(…)` or an amount in rupees */
export const chargeFromMonth = (charge: string, month: number) =>
  `${charge}; repaying early is allowed from month ${month} of the loan`
