import { Logger } from '@aws-lambda-powertools/logger'

/** Writes structured lines to CloudWatch. Identify people by id: never log a body, a token, a phone number or a name. */
export const log = new Logger({ serviceName: 'tulna' })

/** Name, message and stack of an error. Not the whole object: an SDK error also holds the response with its data. */
export const describeError = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { name: 'Unknown' }
