import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { close, host, listen, portOf } from '../http.ts'

/** Handles a request before the edge does, or calls `next` to leave it to the edge. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Handles a request and sends the response. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Listens on the site's port. This is the first step of a start, because another process may be using the port. Requests
 * that arrive before `serve` is called wait for it.
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
      // A visitor who disconnected is not an error. The request is destroyed once its body has been read, too.
      if (!response.destroyed) console.error(error)
      response.destroy()
    }
  }
  const server = await listen((request, response) => {
    middleware(request, response, () => void handle(request, response))
  }, port)
  return {
    domainName: `${host}:${portOf(server)}`,
    /** The site's origins, as browsers on this machine may send them. */
    ownOrigins: [host, 'localhost'].map((name) => `http://${name}:${portOf(server)}`),
    serve,
    close: () => close(server),
  }
}
