/** An Aadhaar number as the API returns it and screens show it. Only its last four digits are stored. */
export const maskAadhaar = (lastFour: string) => `********${lastFour}`

/** The base of Verhoeff's permutation. The digit at place n, from the right, is permuted n times. */
const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

/** The product of two elements of the dihedral group D5: 0 to 4 are rotations, 5 to 9 reflections. */
function multiply(a: number, b: number): number {
  const turned = a < 5 ? a + b : a - b + 5
  return (turned % 5) + (a < 5 === b < 5 ? 0 : 5)
}

/**
 * Whether twelve ASCII digits can be an Aadhaar number: the first is not 0 or 1, and the last is the check digit of
 * Verhoeff's algorithm, which detects every wrong digit and every swap of neighbours.
 *
 * Source: UIDAI, "UID Numbering Scheme" (2010)
 */
export function isAadhaar(digits: string): boolean {
  if (!/^[2-9][0-9]{11}$/.test(digits)) return false
  const sum = [...digits].reduceRight((checksum, digit, index) => {
    let permuted = Number(digit)
    for (let place = digits.length - 1 - index; place > 0; place--) permuted = permutation[permuted] ?? 0
    return multiply(checksum, permuted)
  }, 0)
  return sum === 0
}
