// How much more one lender costs than another: a clause
export const costsMore = (lender: string, other: string, more: string, over: string, perMonth: string) =>
  `${lender} costs you ${more} more than ${other} ${over}, ${perMonth} a month`
export const costsTheSame = (lender: string, other: string, over: string) =>
  `${lender} and ${other} cost you the same ${over}`
export const underOneRupee = 'less than ₹1'

// Why, in clauses that a sentence lists
export const adds = {
  rate: (amount: string) => `the rate adds ${amount}`,
  fee: (amount: string) => `the fee adds ${amount}`,
  gst: (amount: string) => `GST adds ${amount}`,
}
export const takesOff = {
  rate: (amount: string) => `the rate takes off ${amount}`,
  fee: (amount: string) => `the fee takes off ${amount}`,
  gst: (amount: string) => `GST takes off ${amount}`,
}
