import type { IncomingMessage, ServerResponse } from 'node:http'
import { maxBodyBytes } from '../api/http-api.ts'
import { type HttpResponse, jsonResponse, type Origin, readBody } from '../http.ts'
import { emulator } from '../template/provision.ts'
import { wildcards } from '../wildcards.ts'
import { type Behaviour, type Forwarded, handleRequest } from './behaviour.ts'
import { type CachePolicyConfig, cachePolicy, EdgeCache, managedCachePolicies } from './cache.ts'
import { type ErrorResponse, errorTtls } from './error-caching.ts'
import { KeyValueStore } from './key-value-store.ts'
import { type HeadersPolicy, type HeadersPolicyConfig, headersPolicy } from './response-headers.ts'
import { type ViewerFunction, viewerFunction } from './viewer-function.ts'

interface BehaviourConfig {
  PathPattern?: string
  TargetOriginId: string
  AllowedMethods?: string[]
  CachePolicyId: string
  Compress?: boolean
  FunctionAssociations?: { EventType: string; FunctionARN: string }[]
  OriginRequestPolicyId?: string
  ResponseHeadersPolicyId?: string
}

interface OriginConfig {
  Id: string
  DomainName: string
  OriginAccessControlId?: string
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: string }[]
}

interface DistributionConfig {
  Origins: OriginConfig[]
  DefaultCacheBehavior: BehaviourConfig
  /** In the order in which they are tried, before the default one. */
  CacheBehaviors?: BehaviourConfig[]
  CustomErrorResponses?: ErrorResponse[]
}

/** What an origin request policy of a template forwards. */
interface OriginRequestPolicyConfig {
  CookiesConfig: { CookieBehavior: string }
  HeadersConfig: { HeaderBehavior: string }
  QueryStringsConfig: { QueryStringBehavior: string }
}

/** What is forwarded by each managed origin request policy that the stacks use, by AWS's id. */
const managedRequestPolicies: [string, Forwarded][] = [
  // AllViewerExceptHostHeader
  ['b689b0a8-53d0-40ab-baf2-68738e2966ac', 'all'],
]

/** What a template says about a CloudFront Function. */
interface FunctionProperties {
  FunctionCode: string
  FunctionConfig: { KeyValueStoreAssociations?: { KeyValueStoreARN: string }[] }
}

/**
 * Emulates CloudFront: the one distribution of the templates, served by `listener`.
 *
 * @param state the folder of the local cloud
 */
export function startEdge(origins: Map<string, Origin>, domainName: string, state: string) {
  const cache = new EdgeCache()
  const cachePolicies = new Map(Object.entries(managedCachePolicies))
  const requestPolicies = new Map(managedRequestPolicies)
  const functions = new Map<string, ViewerFunction>()
  const stores = new Map<string, KeyValueStore>()
  const headersPolicies = new Map<string, HeadersPolicy>()
  let behaviours: Behaviour[] = []

  function behaviour(
    config: BehaviourConfig,
    originsById: Map<string, OriginConfig>,
    ttls: Map<number, number>,
  ): Behaviour {
    const { OriginRequestPolicyId, ResponseHeadersPolicyId, FunctionAssociations = [] } = config
    const functionAt = (event: string) => {
      const association = FunctionAssociations.find(({ EventType }) => EventType === event)
      return association && known(functions, association.FunctionARN, 'function')
    }
    const {
      DomainName,
      OriginAccessControlId,
      OriginCustomHeaders = [],
    } = known(originsById, config.TargetOriginId, 'origin')
    return {
      pattern: wildcards(config.PathPattern ?? '*'),
      methods: config.AllowedMethods ?? ['GET', 'HEAD'],
      origin: known(origins, DomainName, 'origin'),
      hasOriginAccess: OriginAccessControlId !== undefined,
      originHeaders: Object.fromEntries(
        OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), HeaderValue]),
      ),
      forwards: OriginRequestPolicyId
        ? known(requestPolicies, OriginRequestPolicyId, 'origin request policy')
        : 'nothing',
      cachePolicy: known(cachePolicies, config.CachePolicyId, 'cache policy'),
      compress: config.Compress ?? false,
      errorTtls: ttls,
      viewerRequest: functionAt('viewer-request')?.viewerRequest ?? (async (request) => request),
      viewerResponse:
        functionAt('viewer-response')?.viewerResponse ?? (async (_request, response) => response),
      headersPolicy: ResponseHeadersPolicyId
        ? known(headersPolicies, ResponseHeadersPolicyId, 'response headers policy')
        : (response) => response,
    }
  }

  return {
    cachePolicy: emulator<{ CachePolicyConfig: CachePolicyConfig }>(({ CachePolicyConfig: config }, name) => {
      cachePolicies.set(name, cachePolicy(config))
      return { ref: name }
    }),
    function: emulator<FunctionProperties>(({ FunctionCode, FunctionConfig }, name) => {
      const arn = FunctionConfig.KeyValueStoreAssociations?.[0]?.KeyValueStoreARN
      const store = arn === undefined ? undefined : known(stores, arn, 'key value store')
      functions.set(name, viewerFunction(FunctionCode, store))
      return { ref: name, attributes: { FunctionARN: name } }
    }),
    keyValueStore: emulator<{ Name: string }>(({ Name }) => {
      stores.set(Name, new KeyValueStore(state, Name))
      return { ref: Name, attributes: { Arn: Name, Id: Name } }
    }),
    headersPolicy: emulator<{ ResponseHeadersPolicyConfig: HeadersPolicyConfig }>((properties, name) => {
      headersPolicies.set(name, headersPolicy(properties.ResponseHeadersPolicyConfig))
      return { ref: name }
    }),
    requestPolicy: emulator<{ OriginRequestPolicyConfig: OriginRequestPolicyConfig }>(
      ({ OriginRequestPolicyConfig: config }, name) => {
        const forwarded = [
          config.CookiesConfig.CookieBehavior,
          config.HeadersConfig.HeaderBehavior,
          config.QueryStringsConfig.QueryStringBehavior,
        ]
        if (forwarded.join() !== 'none,none,all')
          throw new Error(`The local cloud does not support the origin request policy ${name}`)
        requestPolicies.set(name, 'query')
        return { ref: name }
      },
    ),
    distribution: emulator<{ DistributionConfig: DistributionConfig }>(
      ({ DistributionConfig: config }, name) => {
        const ttls = errorTtls(config.CustomErrorResponses)
        const originsById = new Map(config.Origins.map((origin) => [origin.Id, origin]))
        const configs = [...(config.CacheBehaviors ?? []), config.DefaultCacheBehavior]
        behaviours = configs.map((config) => behaviour(config, originsById, ttls))
        return { ref: name, attributes: { DomainName: domainName } }
      },
    ),

    /** Handles a visitor's request. */
    async listener(incoming: IncomingMessage, outgoing: ServerResponse) {
      const [path = '/', query = ''] = (incoming.url ?? '/').split(/\?(.*)/s)
      const found = behaviours.find(({ pattern }) => pattern.test(path))
      const request = {
        method: incoming.method ?? 'GET',
        path,
        query,
        headers: headersOf(incoming),
        body: Buffer.alloc(0),
        ip: incoming.socket.remoteAddress ?? '',
      }
      const response = await (found
        ? handleRequest(found, cache, request, () => readBody(incoming, maxBodyBytes))
        : jsonResponse(503, { message: 'The templates define no distribution' }))
      write(outgoing, response, request.method)
    },
  }
}

function known<Value>(values: Map<string, Value>, id: string, kind: string): Value {
  const value = values.get(id)
  if (value === undefined) throw new Error(`The templates define no ${kind} ${id}`)
  return value
}

function headersOf({ headersDistinct }: IncomingMessage): Record<string, string> {
  const entries = Object.entries(headersDistinct)
  return Object.fromEntries(
    entries.map(([name, values = []]) => [name, values.join(name === 'cookie' ? '; ' : ',')]),
  )
}

function write(outgoing: ServerResponse, { status, headers, body }: HttpResponse, method: string) {
  const hasBody = status !== 304 && status !== 204
  outgoing.writeHead(status, { ...headers, ...(hasBody && { 'content-length': body.length }) })
  outgoing.end(method === 'HEAD' || !hasBody ? undefined : body)
}
