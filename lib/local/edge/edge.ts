import type { IncomingMessage, ServerResponse } from 'node:http'
import { largestBody } from '../api/http-api.ts'
import { type HttpResponse, jsonResponse, type Origin, readBody } from '../http.ts'
import { wildcards } from '../iam/wildcards.ts'
import { emulator } from '../template/provision.ts'
import { answer, type Behaviour } from './behaviour.ts'
import { type CachePolicyConfig, cachePolicy, EdgeCache, managedCachePolicies } from './cache.ts'
import { type ErrorResponse, failureSecondsOf } from './error-caching.ts'
import { type HeadersPolicyConfig, type Overlay, overlay } from './response-headers.ts'
import { type ViewerRequest, viewerRequest } from './viewer-function.ts'

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

interface DistributionConfig {
  Origins: { Id: string; DomainName: string }[]
  DefaultCacheBehavior: BehaviourConfig
  /** In the order in which they are tried, before the default one. */
  CacheBehaviors?: BehaviourConfig[]
  CustomErrorResponses?: ErrorResponse[]
}

/** AWS's own origin request policy "AllViewerExceptHostHeader". */
const allViewerExceptHostHeader = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'

/** Plays CloudFront: the distribution of the template, for whoever calls `listener`. */
export function startEdge(origins: Map<string, Origin>, domainName: string) {
  const cache = new EdgeCache()
  const cachePolicies = new Map(Object.entries(managedCachePolicies))
  const functions = new Map<string, ViewerRequest>()
  const overlays = new Map<string, Overlay>()
  let behaviours: Behaviour[] = []

  function behaviour(
    config: BehaviourConfig,
    originsById: Map<string, string>,
    failureSeconds: Map<number, number>,
  ): Behaviour {
    const { OriginRequestPolicyId, ResponseHeadersPolicyId, FunctionAssociations = [] } = config
    if (OriginRequestPolicyId && OriginRequestPolicyId !== allViewerExceptHostHeader)
      throw new Error(`The local cloud does not know the origin request policy ${OriginRequestPolicyId}`)
    for (const { EventType } of FunctionAssociations)
      if (EventType !== 'viewer-request')
        throw new Error(`The local cloud does not know ${EventType} functions`)
    const functionArn = FunctionAssociations[0]?.FunctionARN
    const domain = known(originsById, config.TargetOriginId, 'origin')
    return {
      pattern: wildcards(config.PathPattern ?? '*'),
      methods: config.AllowedMethods ?? ['GET', 'HEAD'],
      origin: known(origins, domain, 'origin'),
      forwardsViewer: OriginRequestPolicyId !== undefined,
      cachePolicy: known(cachePolicies, config.CachePolicyId, 'cache policy'),
      compress: config.Compress ?? false,
      failureSeconds,
      viewerRequest: functionArn ? known(functions, functionArn, 'function') : async (request) => request,
      overlay: ResponseHeadersPolicyId
        ? known(overlays, ResponseHeadersPolicyId, 'response headers policy')
        : (response) => response,
    }
  }

  return {
    cachePolicy: emulator<{ CachePolicyConfig: CachePolicyConfig }>(({ CachePolicyConfig: config }, name) => {
      cachePolicies.set(name, cachePolicy(config))
      return { ref: name }
    }),
    function: emulator<{ FunctionCode: string }>(({ FunctionCode }, name) => {
      functions.set(name, viewerRequest(FunctionCode))
      return { ref: name, attributes: { FunctionARN: name } }
    }),
    headersPolicy: emulator<{ ResponseHeadersPolicyConfig: HeadersPolicyConfig }>((properties, name) => {
      overlays.set(name, overlay(properties.ResponseHeadersPolicyConfig))
      return { ref: name }
    }),
    distribution: emulator<{ DistributionConfig: DistributionConfig }>(
      ({ DistributionConfig: config }, name) => {
        const failureSeconds = failureSecondsOf(config.CustomErrorResponses)
        const originsById = new Map(config.Origins.map(({ Id, DomainName }) => [Id, DomainName]))
        const configs = [...(config.CacheBehaviors ?? []), config.DefaultCacheBehavior]
        behaviours = configs.map((config) => behaviour(config, originsById, failureSeconds))
        return { ref: name, attributes: { DomainName: domainName } }
      },
    ),

    /** Answers a visitor. */
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
        ? answer(found, cache, request, () => readBody(incoming, largestBody))
        : jsonResponse(503, { message: 'There is no distribution here' }))
      write(outgoing, response, request.method)
    },
  }
}

function known<Value>(values: Map<string, Value>, id: string, kind: string): Value {
  const value = values.get(id)
  if (value === undefined) throw new Error(`The local cloud does not know the ${kind} ${id}`)
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
