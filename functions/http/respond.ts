import { createHash } from 'node:crypto'
import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { messages } from '#contract/messages.ts'
import type { ErrorResponse, Route } from '#contract/route.ts'
import { HttpError } from '#runtime/errors.ts'
import { describeError, log } from '#runtime/log.ts'
import type { Request } from './request.ts'

type Result = APIGatewayProxyStructuredResultV2

/** An answer that tells of work which goes on behind it: 202 instead of 200. */
export class Accepted<Answer> {
  readonly answer: Answer

  constructor(answer: Answer) {
    this.answer = answer
  }
}

/** Turns what an endpoint returns or throws into the HTTP answer. What went wrong inside stays inside. */
export function respond(route: Route): MiddlewareObj<Request, Result> {
  return {
    after(request) {
      request.response = succeeded(route, request.event.headers, request.response)
    },
    onError(request) {
      const { error } = request
      request.response = error instanceof HttpError ? refused(error) : failed(error)
    },
  }
}

function succeeded(route: Route, headers: Request['headers'], response: unknown): Result {
  if (response instanceof Accepted) return json(202, successBody(response.answer))
  const { url } = response as { url?: string }
  if (route.file && url && headers.accept?.includes(route.file)) return redirect(url)
  const body = successBody(response)
  return route.edgeCacheSeconds
    ? cacheable(body, route.edgeCacheSeconds, headers['if-none-match'])
    : json(200, body)
}

const successBody = (answer: unknown) => JSON.stringify({ success: true, ...(answer as object) })

/** See Other: whatever was asked for is at the address. */
const redirect = (location: string): Result => ({
  statusCode: 303,
  headers: { location, 'cache-control': 'no-store' },
})

const json = (statusCode: number, body: string, headers: Record<string, string> = {}): Result => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body,
})

/** Kept by the edge for a while; a browser asks each time and is told when nothing has changed. */
function cacheable(body: string, edgeSeconds: number, known: string | undefined): Result {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const headers = { 'cache-control': `public, max-age=0, s-maxage=${edgeSeconds}, must-revalidate`, etag }
  const isKnown = known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  return isKnown ? { statusCode: 304, headers } : json(200, body, headers)
}

function refused({ status, message, fields }: HttpError): Result {
  log.info('refused', { status, reason: message, fields: fields && Object.keys(fields) })
  const failure: ErrorResponse = { success: false, message, ...(fields && { fields }) }
  return json(status, JSON.stringify(failure))
}

function failed(error: unknown): Result {
  log.error('failed', { error: describeError(error) })
  const failure: ErrorResponse = { success: false, message: messages.somethingWentWrong }
  return json(500, JSON.stringify(failure))
}
