import { randomUUID } from 'node:crypto'
import type { HttpRequest, HttpResponse, Origin } from '../http.ts'
import { type CachePolicy, cachedQuery, compress, type EdgeCache, lifetimeOf, notModified } from './cache.ts'
import { errorTtl } from './error-caching.ts'
import type { HeadersPolicy } from './response-headers.ts'
import type { ViewerRequestHandler, ViewerResponseHandler } from './viewer-function.ts'

export type Forwarded = 'nothing' | 'query' | 'all'

/** What a distribution does with the paths of one pattern. */
export interface Behaviour {
  pattern: RegExp
  methods: string[]
  origin: Origin
  /** Whether CloudFront reads the origin, a bucket, with a permission of its own (origin access control). */
  hasOriginAccess: boolean
  /** Added to each request to the origin. They replace the visitor's headers of the same names. */
  originHeaders: Record<string, string>
  /**
   * What the origin gets of the visitor's request besides its path and the query parameters of the cache key: nothing, the
   * query, or the headers too.
   */
  forwards: Forwarded
  cachePolicy: CachePolicy
  compress: boolean
  /** For how many seconds an error is cached, by status; CloudFront's default where a status is missing. */
  errorTtls: Map<number, number>
  viewerRequest: ViewerRequestHandler
  viewerResponse: ViewerResponseHandler
  headersPolicy: HeadersPolicy
}

/** Handles a request as CloudFront does: viewer functions, cache, origin, and response headers. */
export async function handleRequest(
  behaviour: Behaviour,
  cache: EdgeCache,
  request: HttpRequest,
  readBody: () => Promise<Buffer>,
) {
  // The visitor and the origin get the same request id, so a log line can be found by it.
  const id = randomUUID()
  const finish = (response: HttpResponse) => {
    const { headers, ...rest } = behaviour.headersPolicy(response)
    return { ...rest, headers: { ...headers, 'x-amz-cf-id': id } }
  }
  if (!behaviour.methods.includes(request.method)) return finish(forbidden(request.method))
  const viewed = await behaviour.viewerRequest(request)
  if ('status' in viewed) return finish(viewed)

  const identified = { ...viewed, headers: { ...viewed.headers, 'x-amz-cf-id': id } }
  const response = ['GET', 'HEAD'].includes(request.method)
    ? await fetchThroughCache(behaviour, cache, identified, readBody)
    : await fetchFromOrigin(behaviour, { ...identified, body: await readBody() })
  const responded = response.status < 400 ? await behaviour.viewerResponse(request, response) : response
  const conditional = notModified(request, responded)
  return finish(behaviour.compress ? compress(request, conditional, behaviour.cachePolicy) : conditional)
}

/** The statuses of the errors that `stale-if-error` replaces with a stale response. */
const serverErrors = [500, 502, 503, 504]

/**
 * The cache key is the path with the policy's query parameters: `cache.ts` rejects policies with more in their key. AWS
 * does not document whether a response that was cached for a HEAD request is also served to a GET. Here it is, because
 * that is the worse case.
 */
async function fetchThroughCache(
  behaviour: Behaviour,
  cache: EdgeCache,
  request: HttpRequest,
  readBody: () => Promise<Buffer>,
): Promise<HttpResponse> {
  const { cachePolicy, errorTtls } = behaviour
  const key = `${request.path}?${cachedQuery(request.query, cachePolicy)}`
  const hit = cache.get(key)
  if (hit?.isFresh) return withCacheHeader(hit.response, 'Hit')
  const isCached = cachePolicy.maxTtl > 0
  if (!isCached) {
    const response = await fetchFromOrigin(behaviour, { ...request, body: await readBody() })
    cacheError(response)
    return response
  }
  if (hit?.whileRevalidate) {
    void revalidate()
    return withCacheHeader(hit.response, 'Hit')
  }
  const response = await revalidate()
  if (serverErrors.includes(response.status) && hit?.ifError) return withCacheHeader(hit.response, 'Hit')
  return withCacheHeader(response, 'Miss')

  /** An error that may not be cached leaves the stale response in place. */
  async function revalidate(): Promise<HttpResponse> {
    const response = await fetchFromOrigin(behaviour, { ...request, method: 'GET' })
    if (response.status === 200) cache.put(key, response, lifetimeOf(response, cachePolicy))
    else cacheError(response)
    return response
  }

  function cacheError(response: HttpResponse) {
    const fresh = errorTtl(response, errorTtls)
    if (fresh > 0) cache.put(key, response, { fresh, whileRevalidate: 0, ifError: 0 })
  }
}

const withCacheHeader = (response: HttpResponse, result: 'Hit' | 'Miss'): HttpResponse => ({
  ...response,
  headers: { ...response.headers, 'x-cache': `${result} from cloudfront` },
})

/** Responds with 502 Bad Gateway if the origin cannot be reached. */
async function fetchFromOrigin(
  { forwards, cachePolicy, origin, hasOriginAccess, originHeaders }: Behaviour,
  request: HttpRequest,
): Promise<HttpResponse> {
  const { host: _host, ...viewer } = request.headers
  try {
    return await origin({
      ...request,
      hasOriginAccess,
      query: forwards === 'nothing' ? cachedQuery(request.query, cachePolicy) : request.query,
      headers: {
        ...(forwards === 'all' ? viewer : { 'user-agent': 'Amazon CloudFront' }),
        'x-amz-cf-id': request.headers['x-amz-cf-id'] ?? '',
        'x-forwarded-for': [viewer['x-forwarded-for'], request.ip].filter(Boolean).join(', '),
        ...originHeaders,
      },
    })
  } catch {
    return plainText(502, 'The origin cannot be reached')
  }
}

const forbidden = (method: string) => plainText(403, `This distribution does not allow ${method} here`)

const plainText = (status: number, text: string): HttpResponse => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from(text),
})
