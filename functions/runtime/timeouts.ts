import { environment } from './environment.ts'

const factor = Number(process.env[environment.timeoutFactor] ?? 1)

/**
 * The timeouts of an SDK client. Without them a half-open connection would keep a function waiting until Lambda ends
 * it, and nothing would be logged.
 *
 * @param ms how long to wait for the response to begin, and then for each further part of it. A longer
 *   `requestTimeout` in a single `send` has no effect, because the socket's own timeout still applies.
 */
export const timeouts = (ms: number) => ({
  connectionTimeout: factor * 1_000,
  requestTimeout: factor * ms,
  throwOnRequestTimeout: true,
  socketTimeout: factor * ms,
})
