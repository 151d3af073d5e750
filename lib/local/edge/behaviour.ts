import { randomUUID } from 'node:crypto'
import type { HttpRequest, HttpResponse, Origin } from '../http.ts'
import { type CachePolicy, compressed, type EdgeCache, ttlSeconds, unlessKnown } from './cache.ts'
import { failureSeconds } from './error-caching.ts'
import type { Overlay } from './response-headers.ts'
import type { ViewerRequest } from './viewer-function.ts'

/** What a distribution does with the paths of one pattern. */
export interface Behaviour {
  pattern: RegExp
  methods: string[]
  origin: Origin
  /** The origin gets the visitor's headers and query; else only what the edge itself says. */
  forwardsViewer: boolean
  cachePolicy: CachePolicy
  compress: boolean
  /** For how many seconds a failure is kept, by its status; ten where this doesn't say. */
  failureSeconds: Map<number, number>
  viewerRequest: ViewerRequest
  overlay: Overlay
}

/** A request's way through CloudFront: the function, the cache, the origin, and out again. */
export async function answer(
  behaviour: Behaviour,
  cache: EdgeCache,
  request: HttpRequest,
  body: () => Promise<Buffer>,
) {
  // The visitor and the origin are told the same id, by which a log line is found.
  const id = randomUUID()
  const shown = (response: HttpResponse) => {
    const { headers, ...rest } = behaviour.overlay(response)
    return { ...rest, headers: { ...headers, 'x-amz-cf-id': id } }
  }
  if (!behaviour.methods.includes(request.method)) return shown(forbidden(request.method))
  const decided = await behaviour.viewerRequest(request)
  if ('status' in decided) return shown(decided)

  const named = { ...decided, headers: { ...decided.headers, 'x-amz-cf-id': id } }
  const response = ['GET', 'HEAD'].includes(request.method)
    ? await throughCache(behaviour, cache, named, body)
    : await behaviour.origin(toOrigin(behaviour, { ...named, body: await body() }))
  const known = unlessKnown(request, response)
  return shown(behaviour.compress ? compressed(request, known, behaviour.cachePolicy) : known)
}

/**
 * The key is the path alone: `startEdge` refuses policies that want more in it. AWS does not say whether what HEAD got
 * may be given to GET; here it is, which is the worse of the two.
 */
async function throughCache(
  behaviour: Behaviour,
  cache: EdgeCache,
  request: HttpRequest,
  body: () => Promise<Buffer>,
): Promise<HttpResponse> {
  const { cachePolicy, failureSeconds: configured } = behaviour
  const key = request.path
  const hit = cache.get(key)
  if (hit) return { ...hit, headers: { ...hit.headers, 'x-cache': 'Hit from cloudfront' } }
  const isCached = cachePolicy.maxTtl > 0
  const asked = isCached ? { ...request, method: 'GET' } : { ...request, body: await body() }
  const response = await behaviour.origin(toOrigin(behaviour, asked))
  const ttl = (isCached ? ttlSeconds(response, cachePolicy) : 0) || failureSeconds(response, configured)
  if (ttl > 0) cache.put(key, response, ttl)
  return isCached
    ? { ...response, headers: { ...response.headers, 'x-cache': 'Miss from cloudfront' } }
    : response
}

function toOrigin({ forwardsViewer }: Behaviour, request: HttpRequest): HttpRequest {
  const { host: _host, ...viewer } = request.headers
  return {
    ...request,
    query: forwardsViewer ? request.query : '',
    headers: {
      ...(forwardsViewer ? viewer : { 'user-agent': 'Amazon CloudFront' }),
      'x-amz-cf-id': request.headers['x-amz-cf-id'] ?? '',
      'x-forwarded-for': request.ip,
    },
  }
}

const forbidden = (method: string): HttpResponse => ({
  status: 403,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from(`The edge does not let ${method} through here`),
})
