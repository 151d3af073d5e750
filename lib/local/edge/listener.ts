import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { close, host, listen, portOf } from '../http.ts'

/** Looks at a request before anybody else does, and calls `next` if it is not for it. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Answers a visitor. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Takes the site's port, as the first thing of a start, because it may be taken. Whoever asks for something
 * before the door is opened, waits.
 */
export async function takePort(port: number, before: Middleware = (_request, _response, next) => next()) {
  let open: (listener: Listener) => void = () => undefined
  const opened = new Promise<Listener>((resolve) => {
    open = resolve
  })
  const answer: RequestListener = async (request, response) => {
    try {
      await (await opened)(request, response)
    } catch (error) {
      // A visitor who has left is no error.
      if (!request.destroyed) console.error(error)
      response.destroy()
    }
  }
  const server = await listen((request, response) => {
    before(request, response, () => void answer(request, response))
  }, port)
  return { domainName: `${host}:${portOf(server)}`, open, close: () => close(server) }
}
