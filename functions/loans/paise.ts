/** More than the error of a few operations on binary fractions. */
const relativeError = 1e-15

/**
 * The whole paise nearest to an amount in rupees, and half a paisa away from zero, even if its binary fraction is a little less
 * than half: 1.035 is stored as 1.03499999….
 */
export const toPaise = (rupees: number) => Math.round(rupees * (100 + 100 * relativeError))

/** Rounds rupees to whole paise. */
export const roundToPaisa = (rupees: number) => toPaise(rupees) / 100
