import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request on its way through the edge to an origin. */
export interface HttpRequest {
  method: string
  /** As the visitor wrote it, percent signs and all. */
  path: string
  query: string
  /** Lower-case names. */
  headers: Record<string, string>
  body: Buffer
  /** The visitor's address. */
  ip: string
}

export interface HttpResponse {
  status: number
  /** Lower-case names. */
  headers: Record<string, string | string[]>
  body: Buffer
}

/** What stands behind a domain name: a bucket, an API. */
export type Origin = (request: HttpRequest) => Promise<HttpResponse>

export const host = '127.0.0.1'

/** Listens on this machine only; port 0 picks a free one. Throws one clear line where the port is taken. */
export async function listen(listener: RequestListener, port = 0): Promise<Server> {
  const server = createServer(listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`)
          : error,
      ),
    )
    server.listen(port, host, resolve)
  })
  return server
}

export const portOf = (server: Server) => (server.address() as AddressInfo).port

export async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

/** A port that was free a moment ago, for a child process that cannot pick its own. */
export async function freePort(): Promise<number> {
  const server = await listen(() => undefined)
  const port = portOf(server)
  await close(server)
  return port
}

/** Reads a body; past `limit` bytes it stops keeping what comes, and the result is longer than the limit. */
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
