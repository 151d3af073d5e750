import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLoopback } from '../cross-origin.js'
import { close, host, type Listener, listen, portOf } from '../http.ts'

/** Handles a request before the edge does, or calls `next` to leave it to the edge. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Listens on the site's port. The local cloud calls this before it starts anything else, so that it fails at once if another
 * process uses the port. Requests that arrive before `serve` is called wait for it. Requests to another name than this
 * machine's are refused, because a page of another site can have its name point here (DNS rebinding).
 */
export async function listenOnSitePort(
  port: number,
  middleware: Middleware = (_request, _response, next) => next(),
) {
  let serve: (listener: Listener) => void = () => undefined
  const ready = new Promise<Listener>((resolve) => {
    serve = resolve
  })
  const server = await listen(async (request, response) => {
    // HTTP/1.0 requests have no Host, but no browser sends them.
    if (!isLoopback(request.headers.host ?? host)) {
      response.writeHead(421).end('Misdirected request: this site has only the names of this machine.\n')
      return
    }
    await new Promise<void>((next) => middleware(request, response, next))
    await (await ready)(request, response)
  }, port)
  return {
    domainName: `${host}:${portOf(server)}`,
    /** The `Origin` headers that browsers on this machine send from the site's pages. */
    ownOrigins: [host, 'localhost'].map((name) => `http://${name}:${portOf(server)}`),
    serve,
    close: () => close(server),
  }
}
