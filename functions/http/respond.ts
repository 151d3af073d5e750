import { createHash } from 'node:crypto'
import * as messages from '#contract/messages.ts'
import type { ErrorResponse, Route } from '#contract/route.ts'
import { HttpError, isConflict, isThrottling, SecretUnavailable, Unavailable } from '#runtime/errors.ts'
import { describeError, log } from '#runtime/log.ts'
import type { Middleware, Request, Result } from './request.ts'

/** The response to a request whose work continues in the background: 202 instead of 200. */
export class Accepted<Value> {
  readonly result: Value

  constructor(result: Value) {
    this.result = result
  }
}

/** Redirects the client to an address relative to the site, with status 303 (See Other). */
export class SeeOther {
  readonly location: string

  constructor(location: string) {
    this.location = location
  }
}

/** A file as the whole response, at most about 4 MB: Lambda's limit is 6 MB, and base64 adds a third. */
export class FileResponse {
  readonly bytes: Uint8Array
  readonly type: string
  readonly filename: string

  constructor(bytes: Uint8Array, type: string, filename: string) {
    this.bytes = bytes
    this.type = type
    this.filename = filename
  }
}

/**
 * Turns what an endpoint returns into the HTTP response that the route's schema describes, and what it throws into an
 * error response that reveals nothing internal.
 */
export function respond(route: Route): Middleware {
  return {
    after(request) {
      request.response = success(route, request.event.headers, request.response)
    },
    onError(request) {
      request.response = expectedError(request.error) ?? unexpectedError(request.error)
    },
  }
}

function success(route: Route, headers: Request['headers'], response: unknown): Result {
  if (response instanceof SeeOther) return redirect(response.location)
  if (response instanceof FileResponse) return attachment(response)
  const isAccepted = response instanceof Accepted
  const body = JSON.stringify(validate(route, isAccepted ? response.result : response))
  if (isAccepted) return json(202, body)
  return route.edgeCacheSeconds
    ? cacheable(body, route.edgeCacheSeconds, headers['if-none-match'])
    : json(200, body)
}

/** Returns an endpoint's result without the fields that the route's schema doesn't name. Throws if it doesn't match. */
function validate(route: Route, result: unknown): unknown {
  const { data, error } = route.response.safeParse({ success: true, ...(result as object) })
  if (!error) return data
  const names = error.issues.map(({ path }) => path.join('.'))
  throw new Error(`The response does not match the response schema: ${names.join(', ')}`)
}

const redirect = (location: string): Result => ({
  statusCode: 303,
  headers: { location, 'cache-control': 'no-store' },
})

const attachment = ({ bytes, type, filename }: FileResponse): Result => ({
  statusCode: 200,
  headers: {
    'content-type': type,
    'content-disposition': `attachment; filename="${filename}"`,
    'cache-control': 'no-store',
  },
  body: Buffer.from(bytes).toString('base64'),
  isBase64Encoded: true,
})

const json = (statusCode: number, body: string, headers: Record<string, string> = {}): Result => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body,
})

/** A day: an old list of offers serves a borrower better than an error page. */
const staleIfErrorSeconds = 24 * 60 * 60

/**
 * CloudFront caches the response for `edgeSeconds`, and serves it stale while it revalidates or if that fails. Browsers
 * revalidate it with the ETag: in the background while it is younger than `edgeSeconds`, and later before they use it.
 */
function cacheable(body: string, edgeSeconds: number, ifNoneMatch: string | undefined): Result {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const stale = `stale-while-revalidate=${edgeSeconds}, stale-if-error=${staleIfErrorSeconds}`
  const headers = { 'cache-control': `public, max-age=0, s-maxage=${edgeSeconds}, ${stale}`, etag }
  const isUnchanged = ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  return isUnchanged ? { statusCode: 304, headers } : json(200, body, headers)
}

/** The response to an `HttpError`, to an AWS service that is busy or to an unreadable secret; undefined for any other error. */
function expectedError(error: unknown): Result | undefined {
  if (isThrottling(error) || isConflict(error)) {
    log.warn(isConflict(error) ? 'write conflict' : 'throttled', { error: describeError(error) })
    return expectedError(new Unavailable())
  }
  if (error instanceof SecretUnavailable) {
    log.error('failed', { error: describeError(error.cause) })
    return expectedError(new Unavailable())
  }
  if (!(error instanceof HttpError)) return undefined
  const { status, message, fields } = error
  log.info('refused', { status, reason: message, fields: fields && Object.keys(fields) })
  const body: ErrorResponse = { success: false, message, ...(fields && { fields }) }
  const retryAfter = error instanceof Unavailable && { 'retry-after': String(error.retryAfterSeconds) }
  return json(status, JSON.stringify(body), { ...retryAfter })
}

function unexpectedError(error: unknown): Result {
  log.error('failed', { error: describeError(error) })
  const body: ErrorResponse = { success: false, message: messages.somethingWentWrong }
  return json(500, JSON.stringify(body))
}
