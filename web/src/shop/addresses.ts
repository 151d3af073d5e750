import { shop } from '../content/shop.ts'

/**
 * The normalized address, if it may be framed; else undefined. Only https may, and never our own origin: a
 * same-origin frame with scripts could remove its own sandbox.
 */
export function framedAddress(address: string, ownOrigin = window.location.origin): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, origin, href } = new URL(address)
  return protocol === 'https:' && origin !== ownOrigin ? href : undefined
}

/** The search text as one line, cut to `shop.searchCharacters`; empty if nothing in it is visible. */
export function searchText(typed: string): string {
  const line = typed.replace(/[\s\p{Surrogate}]+/gu, ' ').trim()
  const cut = Array.from(line).slice(0, shop.searchCharacters).join('').trim()
  return /[^\s\p{C}]/u.test(cut) ? cut : ''
}

/** The address of the search results for `text`. */
export const searchAddress = (text: string) =>
  shop.searchAddress.replace('%s', () => encodeURIComponent(text))
