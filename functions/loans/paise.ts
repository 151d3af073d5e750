/** Rounds rupees to whole paise. Separate from `rupees.ts`, which the home page does not load. */
export const roundToPaisa = (rupees: number) => Math.round(rupees * 100) / 100
