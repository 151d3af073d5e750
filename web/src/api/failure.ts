import * as messages from '#contract/messages.ts'
import type { ErrorResponse } from '#contract/route.ts'
import * as locale from '#words/locale.ts'
import { challengeIn } from './challenge.ts'
import { noteFailedRequest } from './connection.ts'

/** An error whose message can be shown to the person using the app. */
export class ReadableFailure extends Error {
  override name = 'ReadableFailure'
}

/** A failed call of our API, with the invalid fields of the request. */
export class ApiFailure extends ReadableFailure {
  override name = 'ApiFailure'
  /** HTTP status; 0 when there was no response, or one that was cut off. */
  readonly status: number
  /** Messages by the name of the request's field. */
  readonly fields: Record<string, string>

  constructor(
    status: number,
    message: string,
    fields: Record<string, string> = {},
    options: ErrorOptions = {},
  ) {
    super(message, options)
    this.status = status
    this.fields = fields
  }
}

/**
 * The message to show for anything thrown; `otherwise` is for errors without a readable message. Offline, such an error is
 * a part of the app that could not be loaded.
 */
export function messageOf(error: unknown, otherwise: string = messages.somethingWentWrong): string {
  if (error instanceof ReadableFailure && error.message) return error.message
  return hasResponse(error) || navigator.onLine ? otherwise : messages.offline
}

/** True when the server responded or nobody is signed in; false for a network failure or an error in the app. */
export const hasResponse = (error: unknown) => error instanceof ApiFailure && error.status > 0

export const isSignedOut = (error: unknown) => error instanceof ApiFailure && error.status === 401

/** The JSON of a response, which may be a gateway's; undefined if it isn't JSON. */
export type AnyResponseBody =
  | Partial<Omit<ErrorResponse, 'success'> & { success: boolean }>
  | null
  | undefined

/**
 * The failure in a response. A gateway's response has no message of ours. A message without `content-language` is in
 * English, so pages in other languages don't use it. In both cases the caller supplies the message, except for 429.
 */
export function failureFromResponse(response: Response, body: AnyResponseBody): ApiFailure {
  const { status, headers } = response
  const options = challengeIn(response, body)
  if (options.cause) return new ApiFailure(status, messages.loadPageAgain, {}, options)
  const isInLanguage = locale.basename === '/' || headers.has('content-language')
  return body?.success === false && typeof body.message === 'string' && isInLanguage
    ? new ApiFailure(status, body.message, body.fields)
    : new ApiFailure(status, status === 429 ? messages.tooManyRequests : '')
}

/** The failure of a request without a response. The browser can only tell whether it is offline. */
export function networkFailure(): ApiFailure {
  noteFailedRequest()
  return new ApiFailure(0, navigator.onLine ? '' : messages.offline)
}
