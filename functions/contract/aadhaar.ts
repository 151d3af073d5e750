/** An Aadhaar number as the API returns it and screens show it. Only its last four digits are stored. */
export const maskAadhaar = (lastFour: string) => `********${lastFour}`
