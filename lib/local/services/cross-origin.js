// Plain JavaScript, so that `node --import` can load it into a program that is not ours.
import { Server } from 'node:http'

/**
 * Whether a browser sent a request for another site than ours: any page that a developer opens can call the ports of
 * this machine. Requests of an SDK carry neither header.
 */
export function isCrossOrigin({ origin, 'sec-fetch-site': site }, ownOrigins) {
  return origin === undefined ? site === 'cross-site' : !ownOrigins.includes(origin)
}

/** Answers 403 to cross-origin requests of every HTTP server in this process, where the variable names our origins. */
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
