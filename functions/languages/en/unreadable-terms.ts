// Why a lender's term cannot be read, with a reason from below, and how to write it
export const amountUnreadable = (reason: string) => `The loan amount could not be read: ${reason}.`
export const rateUnreadable = (reason: string) => `The interest rate could not be read: ${reason}.`
export const feeUnreadable = (reason: string) => `The processing fee could not be read: ${reason}.`
export const tenureUnreadable = (reason: string) => `The tenure could not be read: ${reason}.`
export const amountHint = 'Write it like “₹50,000 - ₹15 lakh” or “Up to ₹10 lakh”.'
export const rateHint = 'Write it like “10.5% p.a.” or “10.5% - 24% p.a.”.'
export const feeHint = 'Write it like “2% + GST”, “₹999 + GST” or “Nil”.'
export const tenureHint = 'Write it like “12-60 months” or “1 to 5 years”.'

// Reasons for any term
export const tooLong = (characters: number) => `it is longer than ${characters} characters`
export const noFigure = 'there is no figure in it'
export const notClear = (piece: string) => `“${piece}” is not clear`
export const wordMakesItUnclear = (word: string) => `it says “${word}”, so we can’t work out one figure`
export const tooManyFigures = 'it has too many figures'
export const figureTooLarge = 'a figure is too large'
export const neitherFigureNorRange = 'its figures are neither one figure nor a range'
export const rangeBackwards = 'the range starts higher than it ends'

// Reasons for the loan amount
export const notInRupees = 'it is not in rupees'
export const amountTooSmall = 'it is too small for a loan; add lakh or crore, or write out all the digits'

// Reasons for the interest rate
export const notInPerCent = 'it is not in per cent'
export const monthAndYear = 'it names both a month and a year'
export const flatAndReducing = 'it is both flat and reducing'
export const noRatePeriod = 'it doesn’t say whether it is per month or per year'
export const neitherRateNorRange = 'its figures are neither one rate nor a range'
export const rateTooHigh = (percent: number) => `it is above ${percent}% a year`

// Reasons for the processing fee
export const gstNotClear = (percent: number) =>
  `it does not say clearly whether ${percent}% GST is added or included`
export const notOneFee = 'we can’t read one fee in rupees or per cent from it'
export const feeTooHigh = (percent: number) => `it is above ${percent}% of the loan`
export const feeBoundsBackwards = 'the minimum fee is above the maximum'

// Reasons for the tenure
export const notInMonthsOrYears = 'it is not in months or years'
export const noUnit = 'it does not say months or years'
export const notWholeMonths = 'it is not in whole months'
export const tenureTooLong = 'it is longer than 60 years'
