import { parseUrl } from '#contract/parse-url.ts'
import { shop } from '../content/shop.ts'

/**
 * The normalized address, if it may be framed; else undefined. Only https addresses may, and never our own
 * origin: a same-origin frame with scripts could remove its own sandbox.
 */
export function framedAddress(address: string, ownOrigin = window.location.origin): string | undefined {
  const url = parseUrl(address)
  return url?.protocol === 'https:' && url.origin !== ownOrigin ? url.href : undefined
}

/**
 * The text to search for, as one line; empty if nothing in it is visible. `isCut` if it was longer than
 * `shop.searchCharacters`.
 */
export function readSearch(typed: string): { text: string; isCut: boolean } {
  const line = Array.from(typed.replace(/[\s\p{Surrogate}]+/gu, ' ').trim())
  const text = line.slice(0, shop.searchCharacters).join('').trim()
  return { text: /[^\s\p{C}]/u.test(text) ? text : '', isCut: line.length > shop.searchCharacters }
}

export const searchAddress = (text: string) =>
  shop.searchAddress.replace('%s', () => encodeURIComponent(text))
