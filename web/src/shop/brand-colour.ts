/** Relative luminance of `#rrggbb`, 0 to 1: WCAG 2.2, section "relative luminance". */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG's contrast ratio of two colours `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** White where it has a contrast of 4.5:1 on `colour`, else black. One of the two always has. */
export const readableOn = (colour: string) => (contrast(colour, '#ffffff') >= 4.5 ? '#ffffff' : '#000000')

/** The two letters that stand in for a missing logo: `FirstCry` gives FC, `Home Centre` HC, `Croma` Cr. */
export function monogram(name: string): string {
  const letters = name.replace(/[^\p{L}\p{N} ]/gu, '')
  const [first = '', second = ''] = letters.split(' ')
  if (second) return `${first[0]}${second[0]}`.toUpperCase()
  const capitals = first.replace(/[^\p{Lu}\p{N}]/gu, '')
  return capitals.length > 1 ? capitals.slice(0, 2) : first.slice(0, 1).toUpperCase() + first.slice(1, 2)
}
