import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { HttpRequest, HttpResponse } from '../http.ts'

/** How long an answer may be given again, in seconds, and whether it is compressed on the way out. */
export interface CachePolicy {
  minTtl: number
  defaultTtl: number
  maxTtl: number
  encodings: ('br' | 'gzip')[]
}

/** CloudFront's own policies, by the ids that AWS has given them. */
export const managedCachePolicies: Record<string, CachePolicy> = {
  // CachingOptimized
  '658327ea-f89d-4fab-a63d-7e88639e58f6': {
    minTtl: 1,
    defaultTtl: 86_400,
    maxTtl: 31_536_000,
    encodings: ['br', 'gzip'],
  },
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': { minTtl: 0, defaultTtl: 0, maxTtl: 0, encodings: [] },
}

/** The part of `AWS::CloudFront::CachePolicy` that the stacks use. */
export interface CachePolicyConfig {
  MinTTL: number
  DefaultTTL: number
  MaxTTL: number
  ParametersInCacheKeyAndForwardedToOrigin: {
    CookiesConfig: { CookieBehavior: string }
    HeadersConfig: { HeaderBehavior: string }
    QueryStringsConfig: { QueryStringBehavior: string }
    EnableAcceptEncodingBrotli?: boolean
    EnableAcceptEncodingGzip: boolean
  }
}

/** Throws on a policy that wants more than the path in the key. */
export function cachePolicy(config: CachePolicyConfig): CachePolicy {
  const { EnableAcceptEncodingBrotli, EnableAcceptEncodingGzip, ...key } =
    config.ParametersInCacheKeyAndForwardedToOrigin
  const behaviours = [
    key.CookiesConfig.CookieBehavior,
    key.HeadersConfig.HeaderBehavior,
    key.QueryStringsConfig.QueryStringBehavior,
  ]
  if (behaviours.some((behaviour) => behaviour !== 'none'))
    throw new Error('The local cloud does not know cache policies with more than the path in their key')
  return {
    minTtl: config.MinTTL,
    defaultTtl: config.DefaultTTL,
    maxTtl: config.MaxTTL,
    encodings: [
      ...(EnableAcceptEncodingBrotli ? ['br' as const] : []),
      ...(EnableAcceptEncodingGzip ? ['gzip' as const] : []),
    ],
  }
}

interface Entry {
  response: HttpResponse
  expiresAt: number
}

const mostEntries = 500

/** Keeps answers by key, the oldest ones for as long as there is room. */
export class EdgeCache {
  private readonly entries = new Map<string, Entry>()

  get(key: string, now = Date.now()): HttpResponse | undefined {
    const entry = this.entries.get(key)
    return entry && entry.expiresAt > now ? entry.response : undefined
  }

  put(key: string, response: HttpResponse, ttlSeconds: number, now = Date.now()) {
    this.entries.delete(key)
    this.entries.set(key, { response, expiresAt: now + ttlSeconds * 1000 })
    const [oldest] = this.entries.keys()
    if (this.entries.size > mostEntries && oldest !== undefined) this.entries.delete(oldest)
  }
}

/** For how many seconds the edge may give an answer again: what the origin says, within the policy's bounds. */
export function ttlSeconds({ status, headers }: HttpResponse, policy: CachePolicy): number {
  if (status !== 200 || headers['set-cookie']) return 0
  const control = String(headers['cache-control'] ?? '')
  if (/\b(no-store|no-cache|private)\b/.test(control)) return policy.minTtl
  const age = /s-maxage=(\d+)/.exec(control) ?? /max-age=(\d+)/.exec(control)
  const wanted = age ? Number(age[1]) : policy.defaultTtl
  return Math.min(Math.max(wanted, policy.minTtl), policy.maxTtl)
}

/** The same answer without its body, where the visitor says that they have it already. */
export function unlessKnown(request: HttpRequest, response: HttpResponse): HttpResponse {
  const known = request.headers['if-none-match']
  const { etag } = response.headers
  if (response.status !== 200 || !known || typeof etag !== 'string') return response
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  if (known !== '*' && !known.split(',').some((tag) => plain(tag) === plain(etag))) return response
  const { 'content-type': _type, 'content-encoding': _encoding, ...headers } = response.headers
  return { status: 304, headers, body: Buffer.alloc(0) }
}

const compressible =
  /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml|font\/(ttf|otf))/

/** Compressed where the visitor, the policy and the kind of content allow it, by CloudFront's bounds of size. */
export function compressed(
  request: HttpRequest,
  response: HttpResponse,
  { encodings }: CachePolicy,
): HttpResponse {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = encodings.find((name) => accepted.includes(name))
  const { headers, body } = response
  const isWorthIt = body.length >= 1_000 && body.length <= 10_000_000
  if (!encoding || !isWorthIt || !compressible.test(String(headers['content-type']))) return response
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
    body: encoding === 'br' ? brotli(body) : gzipSync(body),
  }
}

const brotli = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
