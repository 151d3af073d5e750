// Why a term cannot be read, with a reason from below
export const unreadable = {
  loanAmount: (reason: string) => `The loan amount could not be read: ${reason}.`,
  interestRate: (reason: string) => `The interest rate could not be read: ${reason}.`,
  processingFee: (reason: string) => `The processing fee could not be read: ${reason}.`,
  tenure: (reason: string) => `The tenure could not be read: ${reason}.`,
}

// How to write a term
export const hints = {
  loanAmount: 'Write it like “₹50,000 - ₹15 lakh” or “Up to ₹10 lakh”.',
  interestRate: 'Write it like “10.5% p.a.” or “10.5% - 24% p.a.”.',
  processingFee: 'Write it like “2% + GST”, “₹999 + GST” or “Nil”.',
  tenure: 'Write it like “12-60 months” or “1 to 5 years”.',
}

export const reasons = {
  // For any term
  tooLong: (characters: number) => `it is longer than ${characters} characters`,
  noFigure: 'there is no figure in it',
  notClear: (piece: string) => `“${piece}” is not clear`,
  unknownWord: (word: string) => `we don’t know what “${word}” adds`,
  wordMakesItUnclear: (word: string) => `it says “${word}”, so we can’t work out one figure`,
  tooManyFigures: 'it has too many figures',
  figureTooLarge: 'a figure is too large',
  neitherFigureNorRange: 'its figures are neither one figure nor a range',
  rangeBackwards: 'the range starts higher than it ends',
  // For the loan amount
  notInRupees: 'it is not in rupees',
  amountTooSmall: 'it is too small for a loan; add lakh or crore, or write out all the digits',
  // For the interest rate
  notInPerCent: 'it is not in per cent',
  monthAndYear: 'it names both a month and a year',
  flatAndReducing: 'it is both flat and reducing',
  noRatePeriod: 'it doesn’t say whether it is per month or per year',
  neitherRateNorRange: 'its figures are neither one rate nor a range',
  rateTooHigh: (percent: number) => `it is above ${percent}% a year`,
  // For the processing fee
  gstNotClear: (percent: number) => `it does not say clearly whether ${percent}% GST is added or included`,
  notOneFee: 'we can’t read one fee in rupees or per cent from it',
  feeTooHigh: (percent: number) => `it is above ${percent}% of the loan`,
  feeBoundsBackwards: 'the minimum fee is above the maximum',
  // For the tenure
  notInMonthsOrYears: 'it is not in months or years',
  noUnit: 'it does not say months or years',
  notWholeMonths: 'it is not in whole months',
  tenureTooLong: 'it is longer than 50 years',
}
