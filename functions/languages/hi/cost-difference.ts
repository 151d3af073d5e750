// What one lender costs more than another; a clause
export const costsMore = (lender: string, more: string, over: string, perMonth: string) =>
  `${lender} आपको ${over} ${more} महँगा पड़ता है, यानी हर महीने ${perMonth}`
export const costsTheSame = (lender: string, other: string, over: string) =>
  `${over} ${lender} और ${other} आपको बराबर पड़ते हैं`
export const underOneRupee = '₹1 से भी कम'

// Why, in clauses that a sentence lists
export const adds = {
  rate: (amount: string) => `ब्याज दर से ${amount} बढ़ते हैं`,
  fee: (amount: string) => `फीस से ${amount} बढ़ते हैं`,
  gst: (amount: string) => `GST से ${amount} बढ़ते हैं`,
}
export const takesOff = {
  rate: (amount: string) => `ब्याज दर से ${amount} घटते हैं`,
  fee: (amount: string) => `फीस से ${amount} घटते हैं`,
  gst: (amount: string) => `GST से ${amount} घटते हैं`,
}
