export const factNotGiven = 'Not given. Look for it in the Key Facts Statement'
export const statementNotGiven = 'Not given. Ask the lender for it'
export const readStatement = 'Read the statement'
export const checkedOn = (day: string) => `Checked on ${day}`
export const source = 'Source'
export const forFactInNewTab = (fact: string) => `for ${fact} (opens in a new tab)`

// What each fact is called
export const legalName = 'Legal name'
export const lenderKind = 'Kind of lender'
export const rbiRegistration = 'RBI registration number'
export const keyFactsStatement = 'Key Facts Statement'
export const rateKind = 'Kind of rate'
export const foreclosureCharge = 'Foreclosure charge'
export const partPrepaymentCharge = 'Part-prepayment charge'
export const penalCharges = 'Penal charges'
export const insurance = 'Insurance'
export const coolingOffPeriod = 'Cooling-off period'
export const timeToDisbursal = 'Time to disbursal'

// The facts themselves
export const bank = 'Bank'
export const nbfc = 'NBFC'
export const cooperative = 'Cooperative'
export const otherLender = 'Other'
export const fixed = 'Fixed'
export const floating = 'Floating'
export const required = 'Required'
export const notRequired = 'Not required'
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
export const usuallySameDay = 'Usually the same day'
export const usuallyDays = (count: number) => `Usually ${days(count)}`
export const noCharge = 'None'
export const noChargeByRule = 'None, by RBI’s rule'
export const percentOfEarlyPayment = (percent: string) => `${percent} of what you repay early`
/** @param charge `noCharge`, `percentOfEarlyPayment(…)` or an amount in rupees */
export const chargeFromMonth = (charge: string, month: number) =>
  `${charge}; repaying early is allowed from month ${month} of the loan`
