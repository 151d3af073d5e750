/**
 * What an offer's badge can be given for. `recommendation.ts` checks each against the offer's own data or, for a total, the
 * other offers'.
 */
export const recommendedReasons = [
  /** Of all offers for its loan types, it has the lowest total for a small loan. */
  'lowestTotal',
  'noForeclosureCharge',
  'noProcessingFee',
  /** The money usually arrives on the same day, so no lender says that it is faster. */
  'fastestDisbursal',
  /** It publishes the rates that people got in a quarter that counts. */
  'publishesRates',
] as const
/** The loan of `lowestTotal`: rupees and months. */
export const smallLoan = { amount: 50_000, tenureMonths: 12 } as const
export type RecommendedReason = (typeof recommendedReasons)[number]
