import { createContext, Script } from 'node:vm'
import type { HttpRequest, HttpResponse } from '../http.ts'
import type { KeyValueStore } from './key-value-store.ts'

type Values = Record<string, { value: string }>

interface EdgeRequest {
  method: string
  uri: string
  querystring: Values
  headers: Values
  cookies: Values
}

interface EdgeResponse {
  statusCode: number
  headers?: Values
  cookies?: Record<string, { value: string; attributes?: string }>
  body?: string | { encoding: 'text' | 'base64'; data: string }
}

/** Called with each request. Returns the request to continue with, or the response to send. */
export type ViewerRequestHandler = (request: HttpRequest) => Promise<HttpRequest | HttpResponse>

/** Called with each response of the origin or the cache whose status is below 400. Returns the response to send. */
export type ViewerResponseHandler = (request: HttpRequest, response: HttpResponse) => Promise<HttpResponse>

/** A CloudFront Function, which a behaviour may call at either event. */
export interface ViewerFunction {
  viewerRequest: ViewerRequestHandler
  viewerResponse: ViewerResponseHandler
}

/** A function's import of the module with its key value store. Here `cf` is a global variable instead. */
const cloudfrontModule = /^import cf from 'cloudfront'$/m

/**
 * Runs the code of a CloudFront Function in a context of its own. The event has only the request and the response. Unlike
 * CloudFront, it does not stop an endless loop.
 *
 * @param store the key value store that is associated with the function
 */
export function viewerFunction(code: string, store?: KeyValueStore): ViewerFunction {
  const cf = { kvs: () => (store ? readerOf(store) : undefined) }
  const context = createContext({ console, Buffer, cf })
  new Script(code.replace(cloudfrontModule, '')).runInContext(context)
  const run: (event: string) => Promise<EdgeRequest | EdgeResponse> = new Script(
    '(event) => handler(JSON.parse(event))',
  ).runInContext(context)
  const handle = (request: HttpRequest, response?: EdgeResponse) =>
    run(JSON.stringify({ request: toEdge(request), response }))

  return {
    async viewerRequest(request) {
      const result = await handle(request)
      return 'statusCode' in result ? fromEdgeResponse(result) : fromEdge(result, request)
    },
    async viewerResponse(request, response) {
      const { status: statusCode, headers } = response
      const asText = Object.entries(headers).map(([name, value]) => [name, String(value)] as const)
      const event = { statusCode, headers: values(asText), cookies: {} }
      const result = await handle(request, event)
      if (!('statusCode' in result)) throw new Error('A viewer-response function must return a response')
      return { ...fromEdgeResponse(result), body: response.body }
    },
  }
}

const readerOf = (store: KeyValueStore) => ({
  async get(key: string, { format = 'string' } = {}) {
    const value = store.get(key)
    if (value === undefined) throw new Error(`The key ${key} was not found`)
    return format === 'json' ? JSON.parse(value) : value
  },
})

function toEdge({ method, path, query, headers }: HttpRequest): EdgeRequest {
  const { cookie = '', ...others } = headers
  const cookies = new URLSearchParams(cookie.replaceAll('; ', '&'))
  return {
    method,
    uri: path,
    querystring: values(new URLSearchParams(query)),
    headers: values(Object.entries(others)),
    cookies: values(cookies),
  }
}

const values = (pairs: Iterable<readonly [string, string]>): Values =>
  Object.fromEntries([...pairs].map(([name, value]) => [name, { value }]))

/** Applies a function's changes to the path and the headers, and ignores those to cookies and the query. */
function fromEdge({ uri, headers }: EdgeRequest, request: HttpRequest): HttpRequest {
  const { cookie } = request.headers
  const changed = Object.entries(headers).map(([name, { value }]) => [name, value])
  return { ...request, path: uri, headers: { ...Object.fromEntries(changed), ...(cookie && { cookie }) } }
}

function fromEdgeResponse({ statusCode, headers = {}, cookies = {}, body = '' }: EdgeResponse): HttpResponse {
  const { data, encoding } = typeof body === 'string' ? { data: body, encoding: 'text' } : body
  const setCookie = Object.entries(cookies).map(([name, { value, attributes }]) =>
    [`${name}=${value}`, attributes].filter(Boolean).join('; '),
  )
  return {
    status: statusCode,
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value])),
      ...(setCookie.length > 0 && { 'set-cookie': setCookie }),
    },
    body: Buffer.from(data, encoding === 'base64' ? 'base64' : 'utf8'),
  }
}
