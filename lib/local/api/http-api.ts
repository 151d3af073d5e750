import { randomUUID } from 'node:crypto'
import { type HttpRequest, type HttpResponse, jsonResponse, type Origin } from '../http.ts'
import type { LocalFunction } from '../lambda/local-function.ts'
import { emulator, region } from '../template/provision.ts'
import { TokenBucket } from '../token-bucket.ts'
import { type Authorizer, type AuthorizerProperties, jwtAuthorizer } from './jwt-authorizer.ts'
import { eventOf, responseOf } from './payload.ts'

/** API Gateway's limit on a request body, 10 MB. The edge discards the rest of a longer one. */
export const maxBodyBytes = 10 * 1024 * 1024

interface Api {
  domain: string
  /** By integration id. */
  integrations: Map<string, LocalFunction>
  /** By route key, such as `GET /path`. */
  routes: Map<string, Route>
  /** By authorizer id. */
  authorizers: Map<string, Authorizer>
  /** By route key, the requests that the route's limits still allow. */
  throttles: Map<string, TokenBucket>
}

interface Route {
  integrationId: string
  authorizerId?: string | undefined
}

/**
 * Emulates API Gateway's HTTP APIs, and adds each to the edge's origins by its domain name.
 *
 * @param isThrottled responds with 429 to requests over the throttling limits of their route
 */
export function httpApis(
  origins: Map<string, Origin>,
  findFunction: (arn: string) => LocalFunction,
  isThrottled = false,
) {
  const apis = new Map<string, Api>()
  const apiOf = (id: string) => {
    const api = apis.get(id)
    if (!api) throw new Error(`There is no API ${id}`)
    return api
  }

  return {
    api: emulator<{ ProtocolType: string }>(({ ProtocolType }, name) => {
      if (ProtocolType !== 'HTTP') throw new Error(`The local cloud does not support ${ProtocolType} APIs`)
      const id = name.toLowerCase()
      const domain = `${id}.execute-api.${region}.amazonaws.com`
      const [integrations, routes] = [new Map(), new Map()]
      const api: Api = { domain, integrations, routes, authorizers: new Map(), throttles: new Map() }
      apis.set(id, api)
      origins.set(domain, (request) => handleRequest(api, id, request))
      return { ref: id, attributes: { ApiEndpoint: `https://${domain}` } }
    }),

    integration: emulator<{ ApiId: string; IntegrationUri: string; PayloadFormatVersion: string }>(
      ({ ApiId, IntegrationUri, PayloadFormatVersion }, name) => {
        if (PayloadFormatVersion !== '2.0')
          throw new Error(`The local cloud does not support payload format ${PayloadFormatVersion} (${name})`)
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
            `The local cloud supports the authorizations NONE and JWT, without scopes; ${RouteKey} has ${AuthorizationType}`,
          )
        if (!/^[A-Z]+ \/[^{}]*$/.test(RouteKey) || RouteKey.startsWith('ANY '))
          throw new Error(`The local cloud only supports routes such as "GET /path", not "${RouteKey}"`)
        if (AuthorizerId && !apiOf(ApiId).authorizers.has(AuthorizerId))
          throw new Error(`There is no authorizer ${AuthorizerId} (${RouteKey})`)
        apiOf(ApiId).routes.set(RouteKey, {
          integrationId: Target.replace('integrations/', ''),
          authorizerId: AuthorizerId,
        })
        return { ref: name }
      },
    ),

    stage: emulator<StageProperties>(({ ApiId, RouteSettings = {} }, name) => {
      if (isThrottled)
        for (const [routeKey, limits] of Object.entries(RouteSettings)) {
          const { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst } = limits
          apiOf(ApiId).throttles.set(routeKey, new TokenBucket({ rate, burst }))
        }
      return { ref: name }
    }),
  }
}

/** The stage's default limits are ignored, because every route sets its own. */
interface StageProperties {
  ApiId: string
  RouteSettings?: Record<string, { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }>
}

interface RouteProperties {
  ApiId: string
  RouteKey: string
  Target: string
  AuthorizationType?: string
  AuthorizerId?: string
  AuthorizationScopes?: string[]
}

async function handleRequest(api: Api, apiId: string, request: HttpRequest): Promise<HttpResponse> {
  const requestId = randomUUID()
  const routeKey = `${request.method} ${request.path}`
  const route = api.routes.get(routeKey)
  const fn = api.integrations.get(route?.integrationId ?? '')
  const response = await respond()
  response.headers['apigw-requestid'] = requestId
  return response

  async function respond() {
    if (request.body.length > maxBodyBytes) return jsonResponse(413, { message: 'Request Entity Too Large' })
    if (!fn) return jsonResponse(404, { message: 'Not Found' })
    const throttle = api.throttles.get(routeKey)
    if (throttle && !throttle.has(1)) return jsonResponse(429, { message: 'Too Many Requests' })
    throttle?.spend(1)
    const authorizer = route?.authorizerId && api.authorizers.get(route.authorizerId)
    const authorization = authorizer ? await authorizer(request) : undefined
    if (authorizer && !authorization) return unauthorized()
    try {
      const event = eventOf(request, { apiId, requestId, routeKey, domain: api.domain, authorization })
      return responseOf(await fn.invoke(event))
    } catch {
      // If the function failed, its log has the error.
      return jsonResponse(500, { message: 'Internal Server Error' })
    }
  }
}

function unauthorized(): HttpResponse {
  const refusal = jsonResponse(401, { message: 'Unauthorized' })
  return { ...refusal, headers: { ...refusal.headers, 'www-authenticate': 'Bearer' } }
}
