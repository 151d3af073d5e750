/**
 * The timeouts of an SDK client. Without them a half-open connection would keep a function waiting until Lambda ends it,
 * and nothing would be logged.
 *
 * @param ms for a response to begin, and then for each next part of it. A longer `requestTimeout` given to a single
 *   `send` has no effect, since the socket's own timeout stays.
 */
export const timeouts = (ms: number) => ({
  connectionTimeout: 1_000,
  requestTimeout: ms,
  throwOnRequestTimeout: true,
  socketTimeout: ms,
})
