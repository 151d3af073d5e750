/**
 * The address of the lender's page, with `http://` in front if it has no scheme; `undefined` unless it is a valid http
 * or https address, so that `javascript:` and the like are rejected.
 */
export function normalizeLink(written: string): string | undefined {
  const address = written.trim()
  // Browsers drop some of these characters and read a backslash as a slash: the address could lead elsewhere.
  if (/[\s\p{Cc}\\]/u.test(address)) return undefined
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(address) && !/^[^/:]+:\d+([/?#]|$)/.test(address)
  const link = hasScheme ? address : `http://${address.replace(/^\/+/, '')}`
  return isWebAddress(link, ['http:', 'https:']) ? link : undefined
}

/** True for an https address, which an image may be loaded from. */
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
