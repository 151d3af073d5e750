import type { LoanPurpose } from '#contract/enums.ts'

/** The shop's brand, which the address carries through the journey: nothing about it is kept in the browser. */
export const brandIn = (search: string): string | null => new URLSearchParams(search).get('brand')

/** The same path, with the brand that was carried so far. */
export function withBrand(path: string, brand: string | null | undefined): string {
  if (!brand) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ brand })}`
}

/** What a loan for a purchase is for, until the shopper says otherwise. */
export const purposeOf = (brand: string | null): LoanPurpose | undefined =>
  brand ? 'Consumer Durable' : undefined
