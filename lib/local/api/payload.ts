import type { HttpRequest, HttpResponse } from '../http.ts'
import { account } from '../template/provision.ts'
import type { Authorization } from './jwt-authorizer.ts'

const isText = /^(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml))\b)/

/** What a request is, to the API that it came to. */
export interface Arrival {
  apiId: string
  requestId: string
  routeKey: string
  domain: string
  authorization?: Authorization | undefined
}

/** The request as payload format 2.0 has it. */
export function eventOf({ method, path, query, headers: all, body, ip }: HttpRequest, arrival: Arrival) {
  const { apiId, requestId, routeKey, domain, authorization } = arrival
  const { cookie, ...headers }: Record<string, string> = { ...all, host: domain }
  const isBase64Encoded = body.length > 0 && !isText.test(headers['content-type'] ?? '')
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

/** `12/Mar/2020:19:03:58 +0000` */
function clfTime(now: Date) {
  const [, day, month, year, time] = now.toUTCString().replace(',', '').split(' ')
  return `${day}/${month}/${year}:${time} +0000`
}

/** What API Gateway makes of a function's answer: with a status code it is a response, else the body of one. */
export function responseOf(json: string | undefined): HttpResponse {
  const answer: unknown = JSON.parse(json ?? 'null')
  if (typeof answer !== 'object' || answer === null || !('statusCode' in answer)) {
    const body = typeof answer === 'string' ? answer : (json ?? 'null')
    return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(body) }
  }
  const { statusCode, headers = {}, cookies, body = '', isBase64Encoded } = answer as StructuredAnswer
  if (!Number.isInteger(statusCode)) throw new Error(`${statusCode} is no status code`)
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

interface StructuredAnswer {
  statusCode: number
  headers?: Record<string, string | number | boolean>
  cookies?: string[]
  body?: string
  isBase64Encoded?: boolean
}
