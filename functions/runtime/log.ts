import { Logger } from '@aws-lambda-powertools/logger'

/** Structured lines for CloudWatch. Never give it a body, a token, a number or a name: ids only. */
export const log = new Logger({ serviceName: 'tulna' })

/** Name, message and stack; not the whole object, for errors of the SDK carry the request with them. */
export const describeError = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { name: 'Unknown' }
