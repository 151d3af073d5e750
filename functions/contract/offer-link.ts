/**
 * The lender's page as an address that may be followed, or `undefined`. Only http and https are: `http://` is
 * put before an address without a scheme, so that what remains of `javascript:` and the like is refused.
 */
export function normalizeLink(written: string): string | undefined {
  const address = written.trim()
  // A browser drops these from an address before it looks at the scheme.
  if (/[\s\p{Cc}\\]/u.test(address)) return undefined
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(address) && !/^[^/:]+:\d+([/?#]|$)/.test(address)
  const link = hasScheme ? address : `http://${address.replace(/^\/+/, '')}`
  return isWebAddress(link, ['http:', 'https:']) ? link : undefined
}

/** True for an https address that a picture may come from. */
export const isSecureAddress = (written: string) =>
  !/[\s\p{Cc}\\]/u.test(written) && isWebAddress(written, ['https:'])

function isWebAddress(written: string, protocols: string[]): boolean {
  if (!URL.canParse(written)) return false
  const { protocol, hostname, username, password } = new URL(written)
  return (
    protocols.includes(protocol) &&
    written.toLowerCase().startsWith(`${protocol}//`) &&
    /[^.]\.[^.]/.test(hostname) &&
    username === '' &&
    password === ''
  )
}
