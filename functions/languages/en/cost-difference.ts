// How much more one lender costs than another: a clause
export const costsMore = (lender: string, more: string, over: string, perMonth: string) =>
  `${lender} costs you ${more} more ${over}, ${perMonth} a month`
export const costsTheSame = (lender: string, other: string, over: string) =>
  `${lender} and ${other} cost you the same ${over}`
export const underOneRupee = 'less than ₹1'

// Why, in clauses that a sentence lists
export const rateAdds = (amount: string) => `the rate adds ${amount}`
export const rateTakesOff = (amount: string) => `the rate takes off ${amount}`
export const feeAdds = (amount: string) => `the fee adds ${amount}`
export const feeTakesOff = (amount: string) => `the fee takes off ${amount}`
export const gstAdds = (amount: string) => `GST adds ${amount}`
export const gstTakesOff = (amount: string) => `GST takes off ${amount}`
