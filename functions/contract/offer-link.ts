import { parseUrl } from './parse-url.ts'

/** Where a lender's link takes the id of a press, in its query: `https://lender.example/apply?sub_id={handover}`. */
const handoverPlace = '{handover}'

/** Whether a lender's link takes the id of a press. */
export const takesHandover = (link: string) => link.includes(handoverPlace)

/** The address to which one press leads. Without an id, it lacks the parameters that would carry it. */
export function linkOfPress(link: string, id?: string): string {
  if (id !== undefined) return link.replaceAll(handoverPlace, id)
  if (!takesHandover(link)) return link
  const [address = '', ...fragment] = link.split('#')
  const [page = '', ...query] = address.split('?')
  const kept = query
    .join('?')
    .split('&')
    .filter((parameter) => !takesHandover(parameter))
  return [kept.length > 0 ? `${page}?${kept.join('&')}` : page, ...fragment].join('#')
}

/** Whether the id would only stand in the query, where every server leaves it as it is. */
const hasPlaceInQueryOnly = (link: string) => !takesHandover(link.replace(/\?[^#]*/, ''))

/**
 * The address of a lender's page, a fact's source or a Key Facts Statement, as it is stored: trimmed, and with `http://`
 * in front if it has no scheme. `undefined` unless it is an http or https address of a domain name, so that
 * `javascript:`, `N.A.`, bare numbers and IP addresses are rejected.
 */
export function normalizeLink(written: string): string | undefined {
  const address = written.trim()
  // Browsers drop some of these characters and read a backslash as a slash, so the address could lead to another site.
  if (/[\s\p{Cc}\\]/u.test(address)) return undefined
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(address) && !/^[^/:]+:\d+([/?#]|$)/.test(address)
  const link = hasScheme ? address : `http://${address.replace(/^\/+/, '')}`
  return isWebAddress(link, ['http:', 'https:']) && hasPlaceInQueryOnly(link) ? link : undefined
}

/** True for an https address of a domain name, as a logo on another site must have. */
export const isSecureAddress = (written: string) =>
  !/[\s\p{Cc}\\]/u.test(written) && isWebAddress(written, ['https:'])

/** Two or more labels, as `URL` writes them: in lowercase, and in Punycode where they have other letters than a to z. */
const domainName = /^(?:[a-z0-9-]+\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/

function isWebAddress(written: string, protocols: string[]): boolean {
  const url = parseUrl(written)
  return (
    url !== undefined &&
    protocols.includes(url.protocol) &&
    written.toLowerCase().startsWith(`${url.protocol}//`) &&
    domainName.test(url.hostname) &&
    url.username === '' &&
    url.password === ''
  )
}
