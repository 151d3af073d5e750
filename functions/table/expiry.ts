/** The `expires_at` of an item that is kept for some days: epoch seconds. */
export const expiryAfter = (days: number, now: Date): number =>
  Math.floor(now.getTime() / 1000) + days * 24 * 60 * 60
