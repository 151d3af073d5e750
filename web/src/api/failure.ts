import { messages } from '#contract/messages.ts'
import type { ErrorResponse } from '#contract/route.ts'

/** An error whose message is for the person who uses the app. */
export class ReadableFailure extends Error {
  override name = 'ReadableFailure'
}

/** A call that did not succeed: what to tell the person, and which field of the request is at fault. */
export class ApiFailure extends ReadableFailure {
  override name = 'ApiFailure'
  /** HTTP status; 0 where no answer came. */
  readonly status: number
  /** What is wrong with which field, by its name on the wire. */
  readonly fields: Record<string, string>

  constructor(status: number, message: string, fields: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.fields = fields
  }
}

/** What to tell a person about anything that was thrown. `otherwise` is for what has no words of its own. */
export function messageOf(error: unknown, otherwise: string = messages.somethingWentWrong): string {
  return (error instanceof ReadableFailure && error.message) || otherwise
}

/** True when the server said no; false when it said nothing, or something here broke. */
export const isAnswered = (error: unknown) => error instanceof ApiFailure && error.status > 0

export const isSignedOut = (error: unknown) => error instanceof ApiFailure && error.status === 401

/**
 * An answer that is not a success. Only the server's own failures have words; a gateway's page has none, but for
 * the one that there are too many requests, which is worth knowing before one tries again.
 */
export function refused(status: number, answer: unknown): ApiFailure {
  return isFailure(answer)
    ? new ApiFailure(status, answer.message, answer.fields)
    : new ApiFailure(status, status === 429 ? messages.tooManyRequests : '')
}

/** No answer at all. A browser knows that it is offline, and no more than that. */
export const unreachable = () => new ApiFailure(0, navigator.onLine ? '' : messages.offline)

function isFailure(answer: unknown): answer is ErrorResponse {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'success' in answer &&
    answer.success === false &&
    'message' in answer &&
    typeof answer.message === 'string'
  )
}
