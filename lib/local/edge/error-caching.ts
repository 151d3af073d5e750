import type { HttpResponse } from '../http.ts'

/** What a distribution says about the failures of one status. */
export interface ErrorResponse {
  ErrorCode: number
  ErrorCachingMinTTL?: number
  ResponsePagePath?: string
}

/** What CloudFront does with a failure that the distribution says nothing about. */
const keptFailureSeconds = 10
const keptFailures = [404, 410, 414, 500, 501, 502, 503, 504]
/** Of the others, what the origin says of keeping them is passed over. */
const failuresThatMayRefuse = [404, 410, 414, 501]

/**
 * For how many seconds the edge gives a failure to whoever asks for the same path. The other statuses that it may keep,
 * it does where an origin says `max-age`, which none of ours does with a failure.
 *
 * @param configured what the distribution says, by status
 */
export function failureSeconds({ status, headers }: HttpResponse, configured: Map<number, number>): number {
  if (!keptFailures.includes(status)) return 0
  const isRefused = /\b(no-store|no-cache|private)\b/.test(String(headers['cache-control'] ?? ''))
  if (isRefused && failuresThatMayRefuse.includes(status)) return 0
  return configured.get(status) ?? keptFailureSeconds
}

/** Throws on a page to be shown in place of a failure. */
export function failureSecondsOf(responses: ErrorResponse[] = []): Map<number, number> {
  if (responses.some(({ ResponsePagePath }) => ResponsePagePath))
    throw new Error('The local cloud does not know pages for errors')
  return new Map(
    responses.map(({ ErrorCode, ErrorCachingMinTTL }) => [
      ErrorCode,
      ErrorCachingMinTTL ?? keptFailureSeconds,
    ]),
  )
}
