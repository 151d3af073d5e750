import { buffer } from 'node:stream/consumers'
import { close, type HttpResponse, host, listen, portOf } from '#lib/local/http.ts'

interface Request {
  method: string
  /** Without the query. */
  path: string
  /** The method, the path with its query, and the headers, as received. */
  text: string
}

/** Forwards the request to the site, at another path if one is given. Only a few headers pass in either direction. */
type Forward = (path?: string) => Promise<HttpResponse>

/**
 * Starts a proxy in front of a site, at an address of its own.
 *
 * @param respond returns the response to a request, or undefined to forward it to the site
 */
export async function startProxy(
  site: string,
  respond: (request: Request, forward: Forward) => Promise<HttpResponse | undefined>,
) {
  const server = await listen(async (incoming, outgoing) => {
    const { method = 'GET', headers, url = '/' } = incoming
    const forward: Forward = async (path = url) => {
      const forwarded = ['authorization', 'content-type', 'accept-language', 'x-amz-target'].flatMap(
        (name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]),
      )
      const hasBody = method !== 'GET' && method !== 'HEAD'
      const response = await fetch(new URL(path, site), {
        method,
        headers: Object.fromEntries(forwarded),
        ...(hasBody && { body: new Uint8Array(await buffer(incoming)) }),
      })
      const kept = ['content-type', 'cache-control', 'content-security-policy', 'location']
      const shown = kept.flatMap((name) => {
        const value = response.headers.get(name)
        return value === null ? [] : [[name, value]]
      })
      return {
        status: response.status,
        headers: Object.fromEntries(shown),
        body: Buffer.from(await response.arrayBuffer()),
      }
    }
    const path = url.replace(/\?.*/, '')
    const text = `${method} ${url} ${JSON.stringify(headers)}`
    try {
      const response = (await respond({ method, path, text }, forward)) ?? (await forward())
      outgoing.writeHead(response.status, response.headers).end(response.body)
    } catch {
      // The page was closed while it sent a body, or the site does not answer.
      outgoing.destroy()
    }
  })
  return { address: `http://${host}:${portOf(server)}`, stop: () => close(server) }
}
