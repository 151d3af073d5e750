import type { LoanPurpose } from '#contract/enums.ts'

/** The shop's brand. The address carries it through the journey; it is not stored in the browser. */
export const brandIn = (search: string): string | null => new URLSearchParams(search).get('brand')

/** Adds the brand, if any, to a path. */
export function withBrand(path: string, brand: string | null | undefined): string {
  if (!brand) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ brand })}`
}

/** The default loan purpose of a shopper. */
export const purposeOf = (brand: string | null): LoanPurpose | undefined =>
  brand ? 'Consumer Durable' : undefined
