import { randomUUID } from 'node:crypto'
import { createContext, Script } from 'node:vm'
import type { HttpRequest, HttpResponse } from '../http.ts'

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
  body?: string | { encoding: 'text' | 'base64'; data: string }
}

/** A viewer-request function. Returns the request to continue with, or the response to send. */
export type ViewerRequest = (request: HttpRequest) => Promise<HttpRequest | HttpResponse>

/** Runs the code of a CloudFront Function in a context of its own. Unlike CloudFront, it ends no function that loops for ever. */
export function viewerRequest(code: string): ViewerRequest {
  const context = createContext({ console, Buffer })
  new Script(code).runInContext(context)
  const handle: (event: string) => Promise<EdgeRequest | EdgeResponse> = new Script(
    '(event) => handler(JSON.parse(event))',
  ).runInContext(context)

  return async (request) => {
    const event = {
      version: '1.0',
      context: { eventType: 'viewer-request', requestId: randomUUID() },
      viewer: { ip: request.ip },
      request: toEdge(request),
    }
    const result = await handle(JSON.stringify(event))
    return 'statusCode' in result ? fromEdgeResponse(result) : fromEdge(result, request)
  }
}

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

const values = (pairs: Iterable<[string, string]>): Values =>
  Object.fromEntries([...pairs].map(([name, value]) => [name, { value }]))

/** Applies a function's changes of the path and the headers. Changes of cookies and query are not supported. */
function fromEdge({ uri, headers }: EdgeRequest, request: HttpRequest): HttpRequest {
  const { cookie } = request.headers
  const changed = Object.entries(headers).map(([name, { value }]) => [name, value])
  return { ...request, path: uri, headers: { ...Object.fromEntries(changed), ...(cookie && { cookie }) } }
}

function fromEdgeResponse({ statusCode, headers = {}, body = '' }: EdgeResponse): HttpResponse {
  const { data, encoding } = typeof body === 'string' ? { data: body, encoding: 'text' } : body
  return {
    status: statusCode,
    headers: Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value])),
    body: Buffer.from(data, encoding === 'base64' ? 'base64' : 'utf8'),
  }
}
