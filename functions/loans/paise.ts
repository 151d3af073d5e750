/** More than the error of a few operations on binary fractions. */
const relativeError = 1e-15

/**
 * Rounds rupees to whole paise, and half a paisa away from zero, even if its binary fraction is a little less than half:
 * 1.035 is stored as 1.03499999….
 */
export const roundToPaisa = (rupees: number) => Math.round(rupees * (100 + 100 * relativeError)) / 100
