import * as messages from '#contract/messages.ts'

/** An error whose message is sent to the caller. For any other error the caller gets only a general message. */
export class HttpError extends Error {
  readonly status: number
  /** What is wrong with each field of the request, by its name in the request. */
  readonly fields: Record<string, string> | undefined

  constructor(status: number, message: string, fields?: Record<string, string>) {
    super(message)
    this.name = new.target.name
    this.status = status
    this.fields = fields
  }
}

export class Invalid extends HttpError {
  constructor(message: string, fields?: Record<string, string>) {
    super(400, message, fields)
  }
}

/** The logo of an offer cannot be used. */
export class InvalidLogo extends Invalid {
  constructor(message: string) {
    super(message, { logo: message })
  }
}

export class Unauthenticated extends HttpError {
  constructor(message: string = messages.sessionExpired) {
    super(401, message)
  }
}

export class Forbidden extends HttpError {
  constructor(message: string = messages.notAllowed) {
    super(403, message)
  }
}

export class NotFound extends HttpError {
  constructor(message: string) {
    super(404, message)
  }
}

export class Conflict extends HttpError {
  constructor(message: string = messages.saveCollided) {
    super(409, message)
  }
}

/** The requested work failed and will not be retried. */
export class Failed extends HttpError {
  constructor(message: string) {
    super(500, message)
  }
}

/** The caller has exceeded a limit on how often something may be done. */
export class TooManyRequests extends HttpError {
  constructor(message: string) {
    super(429, message)
  }
}

/** AWS is throttling, an item is busy or a secret cannot be read; the same request may succeed in a moment. */
export class Unavailable extends HttpError {
  readonly retryAfterSeconds = 5

  constructor() {
    super(503, messages.busy)
  }
}

/** A secret could not be read from Secrets Manager. */
export class SecretUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The secret cannot be read: ${cause instanceof Error ? cause.message : cause}`, { cause })
    this.name = new.target.name
  }
}

/** The names of AWS throttling errors, and the codes of throttling in the reasons of a cancelled transaction. */
const throttlingNames = new Set([
  'ProvisionedThroughputExceeded',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'SlowDown',
  'ThrottlingError',
  'ThrottlingException',
  'TooManyRequestsException',
])

/** Whether an error of the AWS SDK, after its own retries, says that the service is throttling us. */
export const isThrottling = (error: unknown): boolean => hasNameIn(throttlingNames, error)

/** DynamoDB's errors for an item or a transaction that another request, or an earlier attempt, is still writing. */
const conflictNames = new Set([
  'ReplicatedWriteConflictException',
  'TransactionConflictException',
  'TransactionInProgressException',
])

/** Whether an error of the AWS SDK, after its own retries, says that another write has to end first. */
export const isConflict = (error: unknown): boolean => hasNameIn(conflictNames, error)

const hasNameIn = (names: Set<string>, error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && names.has(String(error.name))
