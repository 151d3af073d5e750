import { randomUUID } from 'node:crypto'
import { jsonResponse, type Origin, type Request, type Response } from './http.ts'
import {
  type Authorization,
  type Authorizer,
  type AuthorizerProperties,
  jwtAuthorizer,
} from './jwt-authorizer.ts'
import type { LocalFunction } from './lambda.ts'
import { account, emulator, region } from './play.ts'

/** What API Gateway takes at most; the edge reads no more than this. */
export const largestBody = 10 * 1024 * 1024

interface Api {
  domain: string
  /** By integration id. */
  integrations: Map<string, LocalFunction>
  /** By `GET /path`. */
  routes: Map<string, Route>
  /** By authorizer id. */
  authorizers: Map<string, Authorizer>
}

interface Route {
  integrationId: string
  authorizerId?: string | undefined
}

/** Plays API Gateway's HTTP APIs, each of which becomes an origin for the edge under its domain name. */
export function httpApis(origins: Map<string, Origin>, findFunction: (arn: string) => LocalFunction) {
  const apis = new Map<string, Api>()
  const apiOf = (id: string) => {
    const api = apis.get(id)
    if (!api) throw new Error(`There is no API ${id}`)
    return api
  }

  return {
    api: emulator<{ ProtocolType: string }>(({ ProtocolType }, name) => {
      if (ProtocolType !== 'HTTP') throw new Error(`The local cloud does not know ${ProtocolType} APIs`)
      const id = name.toLowerCase()
      const domain = `${id}.execute-api.${region}.amazonaws.com`
      const api: Api = { domain, integrations: new Map(), routes: new Map(), authorizers: new Map() }
      apis.set(id, api)
      origins.set(domain, (request) => answer(api, id, request))
      return { ref: id, attributes: { ApiEndpoint: `https://${domain}` } }
    }),

    integration: emulator<{ ApiId: string; IntegrationUri: string; PayloadFormatVersion: string }>(
      ({ ApiId, IntegrationUri, PayloadFormatVersion }, name) => {
        if (PayloadFormatVersion !== '2.0')
          throw new Error(`The local cloud does not know payload format ${PayloadFormatVersion} (${name})`)
        apiOf(ApiId).integrations.set(name, findFunction(IntegrationUri))
        return { ref: name }
      },
    ),

    authorizer: emulator<AuthorizerProperties & { ApiId: string }>(({ ApiId, ...properties }, name) => {
      apiOf(ApiId).authorizers.set(name, jwtAuthorizer(properties))
      return { ref: name }
    }),

    route: emulator<RouteProperties>(
      ({ ApiId, RouteKey, Target, AuthorizationType = 'NONE', AuthorizerId, ...rest }, name) => {
        if (!['NONE', 'JWT'].includes(AuthorizationType) || rest.AuthorizationScopes)
          throw new Error(
            `The local cloud does not know the authorization ${AuthorizationType} (${RouteKey})`,
          )
        if (!/^[A-Z]+ \/[^{}]*$/.test(RouteKey) || RouteKey.startsWith('ANY '))
          throw new Error(`The local cloud only knows routes such as "GET /path", not "${RouteKey}"`)
        if (AuthorizerId && !apiOf(ApiId).authorizers.has(AuthorizerId))
          throw new Error(`There is no authorizer ${AuthorizerId} (${RouteKey})`)
        apiOf(ApiId).routes.set(RouteKey, {
          integrationId: Target.replace('integrations/', ''),
          authorizerId: AuthorizerId,
        })
        return { ref: name }
      },
    ),
  }
}

interface RouteProperties {
  ApiId: string
  RouteKey: string
  Target: string
  AuthorizationType?: string
  AuthorizerId?: string
  AuthorizationScopes?: string[]
}

async function answer(api: Api, apiId: string, request: Request): Promise<Response> {
  const requestId = randomUUID()
  const routeKey = `${request.method} ${request.path}`
  const route = api.routes.get(routeKey)
  const fn = api.integrations.get(route?.integrationId ?? '')
  const response = await respond()
  response.headers['apigw-requestid'] = requestId
  return response

  async function respond() {
    if (request.body.length > largestBody) return jsonResponse(413, { message: 'Request Entity Too Large' })
    if (!fn) return jsonResponse(404, { message: 'Not Found' })
    const authorizer = route?.authorizerId && api.authorizers.get(route.authorizerId)
    const authorization = authorizer ? await authorizer(request) : undefined
    if (authorizer && !authorization) return unauthorized()
    try {
      const event = eventOf(request, { apiId, requestId, routeKey, domain: api.domain, authorization })
      return responseOf(await fn.invoke(event))
    } catch {
      // The function's own log has the reason.
      return jsonResponse(500, { message: 'Internal Server Error' })
    }
  }
}

function unauthorized(): Response {
  const refusal = jsonResponse(401, { message: 'Unauthorized' })
  return { ...refusal, headers: { ...refusal.headers, 'www-authenticate': 'Bearer' } }
}

const isText = /^(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml))\b)/

/** The request as payload format 2.0 has it. */
export function eventOf(
  { method, path, query, headers: all, body, ip }: Request,
  {
    apiId,
    requestId,
    routeKey,
    domain,
    authorization,
  }: {
    apiId: string
    requestId: string
    routeKey: string
    domain: string
    authorization?: Authorization | undefined
  },
) {
  const { cookie, ...headers }: Record<string, string> = { ...all, host: domain }
  const isBase64Encoded = body.length > 0 && !isText.test(headers['content-type'] ?? '')
  const parameters: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(query))
    parameters[name] = name in parameters ? `${parameters[name]},${value}` : value
  const now = new Date()
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: query,
    ...(cookie && { cookies: cookie.split(/; */) }),
    headers,
    ...(query && { queryStringParameters: parameters }),
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
export function responseOf(json: string | undefined): Response {
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
