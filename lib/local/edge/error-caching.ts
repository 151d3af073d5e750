import type { HttpResponse } from '../http.ts'

/** What a distribution configures for errors of one status. */
export interface ErrorResponse {
  ErrorCode: number
  ErrorCachingMinTTL?: number
  ResponsePagePath?: string
}

/** How long CloudFront caches an error for which the distribution configures nothing. */
const defaultTtlSeconds = 10
/** The error statuses that CloudFront caches without `max-age` from the origin. */
const cachedStatuses = [404, 410, 414, 500, 501, 502, 503, 504]
/** The statuses for which CloudFront obeys `Cache-Control: no-store`, `no-cache` and `private`. */
const statusesObeyingCacheControl = [404, 410, 414, 501]

/**
 * Returns how long the edge caches an error, in seconds. That is 0 for statuses outside `cachedStatuses`: CloudFront
 * caches them only if the origin sends `max-age`, and our origins never send it with an error.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/HTTPStatusCodes.html
 *
 * @param configured the seconds that the distribution configures, by status
 */
export function errorTtl({ status, headers }: HttpResponse, configured: Map<number, number>): number {
  if (!cachedStatuses.includes(status)) return 0
  const forbidsCaching = /\b(no-store|no-cache|private)\b/.test(String(headers['cache-control'] ?? ''))
  if (forbidsCaching && statusesObeyingCacheControl.includes(status)) return 0
  return configured.get(status) ?? defaultTtlSeconds
}

/** Returns the configured seconds by status. Throws on a custom error page. */
export function errorTtls(responses: ErrorResponse[] = []): Map<number, number> {
  if (responses.some(({ ResponsePagePath }) => ResponsePagePath))
    throw new Error('The local cloud does not support custom error pages')
  return new Map(
    responses.map(({ ErrorCode, ErrorCachingMinTTL }) => [
      ErrorCode,
      ErrorCachingMinTTL ?? defaultTtlSeconds,
    ]),
  )
}
