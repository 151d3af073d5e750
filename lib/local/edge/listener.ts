import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { close, host, listen, portOf } from '../http.ts'

/** Handles a request before the edge does, or calls `next` to leave it to the edge. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Handles a request and sends the response. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Listens on the site's port. The local cloud calls this before it starts anything else, so that it fails at once if another
 * process uses the port. Requests that arrive before `serve` is called wait for it.
 */
export async function listenOnSitePort(
  port: number,
  middleware: Middleware = (_request, _response, next) => next(),
) {
  let serve: (listener: Listener) => void = () => undefined
  const ready = new Promise<Listener>((resolve) => {
    serve = resolve
  })
  const handle: RequestListener = async (request, response) => {
    try {
      await (await ready)(request, response)
    } catch (error) {
      // A visitor who disconnected is not an error. `request.destroyed` can't tell: it is also true once the body has been read.
      if (!response.destroyed) console.error(error)
      response.destroy()
    }
  }
  const server = await listen((request, response) => {
    middleware(request, response, () => void handle(request, response))
  }, port)
  return {
    domainName: `${host}:${portOf(server)}`,
    /** The `Origin` headers that browsers on this machine send from the site's pages. */
    ownOrigins: [host, 'localhost'].map((name) => `http://${name}:${portOf(server)}`),
    serve,
    close: () => close(server),
  }
}
