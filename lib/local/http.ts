import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A visitor's request to the edge, or the edge's request to an origin. */
export interface HttpRequest {
  method: string
  /** Percent-encoded: as the visitor sent it, or as a viewer function changed it. */
  path: string
  query: string
  /** Lower-case names. */
  headers: Record<string, string>
  body: Buffer
  /** The visitor's address. */
  ip: string
  /** Whether the edge reads the bucket with a permission of its own (origin access control). */
  hasOriginAccess?: boolean
}

export interface HttpResponse {
  status: number
  /** Lower-case names. */
  headers: Record<string, string | string[]>
  body: Buffer
}

/** An origin of the distribution, a bucket or an API. */
export type Origin = (request: HttpRequest) => Promise<HttpResponse>

export const host = '127.0.0.1'

/** Handles a request and sends the response. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/**
 * Listens on the loopback address; port 0 picks a free port. If the listener throws, as it may on a malformed request, the
 * connection is closed. Throws a one-line error when the port is in use.
 */
export async function listen(listener: Listener, port = 0): Promise<Server> {
  const server = createServer(async (request, response) => {
    try {
      await listener(request, response)
    } catch (error) {
      // A client that disconnected is not an error. `request.destroyed` can't tell: it is also true once the body has been read.
      if (!response.destroyed) console.error(error)
      response.destroy()
    }
  })
  keepConnections(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`)
          : error,
      ),
    )
    server.listen(port, host, resolve)
  })
  return server
}

/**
 * Leaves it to the clients to close idle connections. By default a server closes one after five seconds, perhaps while a
 * request is on its way.
 */
export function keepConnections(server: Server): void {
  server.keepAliveTimeout = 0
}

export const portOf = (server: Server) => (server.address() as AddressInfo).port

export async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

/** Finds a free port for a child process that cannot pick its own. Another process may take the port first. */
export async function freePort(): Promise<number> {
  const server = await listen(() => undefined)
  const port = portOf(server)
  await close(server)
  return port
}

/** Reads a body. Once it exceeds `limit` bytes, drops further chunks: the result is then longer than `limit`, too. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    if (length > limit) continue
    chunks.push(chunk)
    length += chunk.length
  }
  return Buffer.concat(chunks)
}

export const jsonResponse = (status: number, body: unknown): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)),
})
