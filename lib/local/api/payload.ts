import { type HttpRequest, type HttpResponse, host } from '../http.ts'
import { account } from '../template/provision.ts'
import type { Authorization } from './jwt-authorizer.ts'

const textType = /^(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml))\b)/

/** The values of an event's `requestContext` that `eventOf` cannot read from the request. */
export interface RequestContext {
  apiId: string
  requestId: string
  routeKey: string
  domain: string
  authorization?: Authorization | undefined
}

/** Converts a request to an event of payload format 2.0. */
export function eventOf(
  { method, path, query, headers: all, body, ip }: HttpRequest,
  context: RequestContext,
) {
  const { apiId, requestId, routeKey, domain, authorization } = context
  // API Gateway appends the address of its client, which is the edge.
  const forwarded = [all['x-forwarded-for'] ?? ip, host].join(', ')
  const { cookie, ...headers }: Record<string, string> = {
    ...all,
    host: domain,
    'x-forwarded-for': forwarded,
  }
  const isBase64Encoded = body.length > 0 && !textType.test(headers['content-type'] ?? '')
  const parameters = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(query))
    parameters.set(name, parameters.has(name) ? `${parameters.get(name)},${value}` : value)
  const now = new Date()
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: query,
    ...(cookie && { cookies: cookie.split(/; */) }),
    headers,
    ...(query && { queryStringParameters: Object.fromEntries(parameters) }),
    requestContext: {
      accountId: account,
      apiId,
      ...(authorization && { authorizer: authorization }),
      domainName: domain,
      domainPrefix: apiId,
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: ip, userAgent: headers['user-agent'] ?? '' },
      requestId,
      routeKey,
      stage: '$default',
      time: clfTime(now),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: body.toString(isBase64Encoded ? 'base64' : 'utf8') }),
    isBase64Encoded,
  }
}

/** Formats a time in the Common Log Format: `12/Mar/2020:19:03:58 +0000`. */
function clfTime(now: Date) {
  const [, day, month, year, time] = now.toUTCString().replace(',', '').split(' ')
  return `${day}/${month}/${year}:${time} +0000`
}

/**
 * Converts a function's result to a response: with a `statusCode` it is a whole response, otherwise the JSON body of a
 * 200. Throws on an invalid status code.
 */
export function responseOf(json: string | undefined): HttpResponse {
  const result: unknown = JSON.parse(json ?? 'null')
  if (typeof result !== 'object' || result === null || !('statusCode' in result)) {
    const body = typeof result === 'string' ? result : (json ?? 'null')
    return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(body) }
  }
  const { statusCode, headers = {}, cookies, body = '', isBase64Encoded } = result as StructuredResult
  if (!Number.isInteger(statusCode)) throw new Error(`${statusCode} is not a status code`)
  const lowerCase = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])
  return {
    status: statusCode,
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      ...Object.fromEntries(lowerCase),
      ...(cookies && { 'set-cookie': cookies }),
    },
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  }
}

interface StructuredResult {
  statusCode: number
  headers?: Record<string, string | number | boolean>
  cookies?: string[]
  body?: string
  isBase64Encoded?: boolean
}
