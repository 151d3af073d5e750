// Plain JavaScript, so that `node --import` can load it into a program that is not ours.
import { Server } from 'node:http'

/**
 * Whether a Host header has one of this machine's names. A request to any other name may come from a page of another site,
 * by DNS rebinding: to the browser, that page then has the same origin.
 */
export const isLoopback = (host) => /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(host)

/**
 * Whether a request comes from a page of another site: any page that a developer opens can call the ports of this
 * machine. Requests of an SDK outside a browser carry neither `Origin` nor `Sec-Fetch-Site`.
 */
export function isCrossOrigin({ host, origin, 'sec-fetch-site': site }, ownOrigins) {
  if (host !== undefined && !isLoopback(host)) return true
  return origin === undefined ? site === 'cross-site' : !ownOrigins.includes(origin)
}

// If `TULNA_OWN_ORIGINS` is set, every HTTP server of this process responds to cross-origin requests with 403.
const ownOrigins = process.env.TULNA_OWN_ORIGINS?.split(',')
if (ownOrigins) {
  const { emit } = Server.prototype
  Server.prototype.emit = function (event, ...values) {
    const [request, response] = values
    if (event !== 'request' || !isCrossOrigin(request.headers, ownOrigins))
      return emit.call(this, event, ...values)
    response.writeHead(403).end()
    return true
  }
}
