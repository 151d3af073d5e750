/** The only form in which an Aadhaar number is stored, sent or shown: the last four digits. */
export const maskAadhaar = (lastFour: string) => `********${lastFour}`
