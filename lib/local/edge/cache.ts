import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { HttpRequest, HttpResponse } from '../http.ts'

/** What distinguishes cached responses of one path, their time limits in seconds, and the encodings to send them in. */
export interface CachePolicy {
  /** The query parameters that are in the cache key, and that the origin gets. */
  queryParameters: string[]
  minTtl: number
  defaultTtl: number
  maxTtl: number
  encodings: ('br' | 'gzip')[]
}

/** The managed policies of CloudFront that the stacks use, by AWS's ids. */
export const managedCachePolicies: Record<string, CachePolicy> = {
  // CachingOptimized
  '658327ea-f89d-4fab-a63d-7e88639e58f6': {
    queryParameters: [],
    minTtl: 1,
    defaultTtl: 86_400,
    maxTtl: 31_536_000,
    encodings: ['br', 'gzip'],
  },
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': {
    queryParameters: [],
    minTtl: 0,
    defaultTtl: 0,
    maxTtl: 0,
    encodings: [],
  },
}

/** The part of `AWS::CloudFront::CachePolicy` that the stacks use. */
export interface CachePolicyConfig {
  MinTTL: number
  DefaultTTL: number
  MaxTTL: number
  ParametersInCacheKeyAndForwardedToOrigin: {
    CookiesConfig: { CookieBehavior: string }
    HeadersConfig: { HeaderBehavior: string }
    QueryStringsConfig: { QueryStringBehavior: string; QueryStrings?: string[] }
    EnableAcceptEncodingBrotli?: boolean
    EnableAcceptEncodingGzip: boolean
  }
}

/** Reads a cache policy of a template. Throws if its cache key has more than the path and some query parameters. */
export function cachePolicy(config: CachePolicyConfig): CachePolicy {
  const { EnableAcceptEncodingBrotli, EnableAcceptEncodingGzip, ...key } =
    config.ParametersInCacheKeyAndForwardedToOrigin
  const { QueryStringBehavior, QueryStrings = [] } = key.QueryStringsConfig
  const isSupported =
    key.CookiesConfig.CookieBehavior === 'none' &&
    key.HeadersConfig.HeaderBehavior === 'none' &&
    ['none', 'whitelist'].includes(QueryStringBehavior)
  if (!isSupported)
    throw new Error(
      'The local cloud does not support cache policies with more than the path and a list of query parameters in their key',
    )
  return {
    queryParameters: QueryStringBehavior === 'none' ? [] : QueryStrings,
    minTtl: config.MinTTL,
    defaultTtl: config.DefaultTTL,
    maxTtl: config.MaxTTL,
    encodings: [
      ...(EnableAcceptEncodingBrotli ? ['br' as const] : []),
      ...(EnableAcceptEncodingGzip ? ['gzip' as const] : []),
    ],
  }
}

/** How long a response may be used, in seconds since it arrived. */
export interface Lifetime {
  fresh: number
  /** A stale response is served immediately until then, and revalidated in the background. */
  whileRevalidate: number
  /** A stale response replaces a server error until then. */
  ifError: number
}

/** A cached response and what it may be used for now. */
export interface CacheHit {
  response: HttpResponse
  isFresh: boolean
  whileRevalidate: boolean
  ifError: boolean
}

interface Entry extends Lifetime {
  response: HttpResponse
  storedAt: number
}

const maxEntries = 500

/** Caches responses by key, and evicts the oldest when it is full. */
export class EdgeCache {
  private readonly entries = new Map<string, Entry>()

  get(key: string, now = Date.now()): CacheHit | undefined {
    const entry = this.entries.get(key)
    if (!entry) return undefined
    const { response, storedAt, fresh, whileRevalidate, ifError } = entry
    const isWithin = (seconds: number) => now < storedAt + seconds * 1000
    return {
      response,
      isFresh: isWithin(fresh),
      whileRevalidate: isWithin(whileRevalidate),
      ifError: isWithin(ifError),
    }
  }

  put(key: string, response: HttpResponse, lifetime: Lifetime, now = Date.now()) {
    this.entries.delete(key)
    if (Math.max(lifetime.fresh, lifetime.whileRevalidate, lifetime.ifError) === 0) return
    this.entries.set(key, { response, storedAt: now, ...lifetime })
    const [oldest] = this.entries.keys()
    if (this.entries.size > maxEntries && oldest !== undefined) this.entries.delete(oldest)
  }
}

/** The parts of a query string that are in the cache key, as they were sent. */
export const cachedQuery = (query: string, { queryParameters }: CachePolicy) =>
  query
    .split('&')
    .filter((part) => queryParameters.includes(part.split('=')[0] ?? ''))
    .join('&')

const uncached: Lifetime = { fresh: 0, whileRevalidate: 0, ifError: 0 }

/**
 * Returns how long the edge may use a response, from its `Cache-Control` header and the limits of the policy.
 * CloudFront drops a stale response when the maximum TTL is over, whatever `stale-while-revalidate` and
 * `stale-if-error` say.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/Expiration.html
 */
export function lifetimeOf({ status, headers }: HttpResponse, policy: CachePolicy): Lifetime {
  const { minTtl, defaultTtl, maxTtl } = policy
  if (status !== 200 || headers['set-cookie'] || maxTtl === 0) return uncached
  const control = String(headers['cache-control'] ?? '')
  if (/\b(no-store|no-cache|private)\b/.test(control)) return { ...uncached, fresh: minTtl }
  const seconds = (directive: string) => {
    const [, value] = new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`).exec(control) ?? []
    return value === undefined ? undefined : Number(value)
  }
  const age = seconds('s-maxage') ?? seconds('max-age') ?? defaultTtl
  const fresh = Math.min(Math.max(age, minTtl), maxTtl)
  const stale = (directive: string) => {
    const allowed = /\b(must|proxy)-revalidate\b/.test(control) ? undefined : seconds(directive)
    return allowed === undefined ? 0 : Math.min(fresh + allowed, maxTtl)
  }
  return { fresh, whileRevalidate: stale('stale-while-revalidate'), ifError: stale('stale-if-error') }
}

/** Returns 304 Not Modified if the request's `If-None-Match` matches the response's ETag, and the response otherwise. */
export function notModified(request: HttpRequest, response: HttpResponse): HttpResponse {
  const known = request.headers['if-none-match']
  const { etag } = response.headers
  if (response.status !== 200 || !known || typeof etag !== 'string') return response
  const withoutPrefix = (tag: string) => tag.trim().replace(/^W\//, '')
  const isKnown = known.split(',').some((tag) => withoutPrefix(tag) === withoutPrefix(etag))
  if (known !== '*' && !isKnown) return response
  const { 'content-type': _type, 'content-encoding': _encoding, ...headers } = response.headers
  return { status: 304, headers, body: Buffer.alloc(0) }
}

const compressible =
  /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml|font\/(ttf|otf))/

/** Compresses a response if the request, the policy, the content type and CloudFront's size limits allow it. */
export function compress(
  request: HttpRequest,
  response: HttpResponse,
  { encodings }: CachePolicy,
): HttpResponse {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = encodings.find((name) => accepted.includes(name))
  const { headers, body } = response
  const hasSize = body.length >= 1_000 && body.length <= 10_000_000
  if (!encoding || !hasSize || !compressible.test(String(headers['content-type']))) return response
  if (headers['content-encoding']) return response
  const { etag } = headers
  return {
    ...response,
    headers: {
      ...headers,
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
      ...(etag && { etag: `W/${String(etag).replace(/^W\//, '')}` }),
    },
    body: compressedOnce(encoding, body),
  }
}

const brotli = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
const compressors = { br: brotli, gzip: gzipSync }
const compressedBodies = { br: new WeakMap<Buffer, Buffer>(), gzip: new WeakMap<Buffer, Buffer>() }

/** Compresses each response in the cache only once, as CloudFront does. */
function compressedOnce(encoding: keyof typeof compressors, body: Buffer): Buffer {
  const compressed = compressedBodies[encoding].get(body) ?? compressors[encoding](body)
  compressedBodies[encoding].set(body, compressed)
  return compressed
}
