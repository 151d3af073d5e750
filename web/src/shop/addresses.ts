import { shop } from '../content/shop.ts'

/**
 * The address as a frame may have it; undefined for anything that is not https. Our own origin is refused too:
 * a frame of it with scripts could take its own sandbox away.
 */
export function framedAddress(address: string, ownOrigin = window.location.origin): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, origin, href } = new URL(address)
  return protocol === 'https:' && origin !== ownOrigin ? href : undefined
}

/** What is searched for: one line, cut to a length that an address can hold, and '' for what only looks blank. */
export function searchText(typed: string): string {
  const line = typed.replace(/[\s\p{Surrogate}]+/gu, ' ').trim()
  const cut = Array.from(line).slice(0, shop.searchCharacters).join('').trim()
  return /[^\s\p{C}]/u.test(cut) ? cut : ''
}

/** Where a search text leads. */
export const searchAddress = (text: string) =>
  shop.searchAddress.replace('%s', () => encodeURIComponent(text))
