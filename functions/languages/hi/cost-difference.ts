// What one lender costs more than another; a clause
export const costsMore = (lender: string, other: string, more: string, over: string, perMonth: string) =>
  `${other} के मुकाबले ${lender} ${over} ${more} महँगा पड़ता है, यानी हर महीने ${perMonth} ज़्यादा`
export const costsTheSame = (lender: string, other: string, over: string) =>
  `${over} ${lender} और ${other} आपको बराबर पड़ते हैं`
export const underOneRupee = '₹1 से भी कम'

// Why, in clauses that a sentence lists
export const adds = {
  rate: (amount: string) => `ब्याज दर की वजह से ${amount} ज़्यादा`,
  fee: (amount: string) => `फ़ीस की वजह से ${amount} ज़्यादा`,
  gst: (amount: string) => `GST की वजह से ${amount} ज़्यादा`,
}
export const takesOff = {
  rate: (amount: string) => `ब्याज दर की वजह से ${amount} कम`,
  fee: (amount: string) => `फ़ीस की वजह से ${amount} कम`,
  gst: (amount: string) => `GST की वजह से ${amount} कम`,
}
