/**
 * How long a client of the SDK waits. Half-open connections never answer, and without this it would wait with them
 * until Lambda ends the function, without a word.
 *
 * @param ms for an answer to begin, and then for each next piece of it. A `requestTimeout` given to a single `send`
 *   cannot make it longer: the socket's own limit stays.
 */
export const timeouts = (ms: number) => ({
  connectionTimeout: 1_000,
  requestTimeout: ms,
  throwOnRequestTimeout: true,
  socketTimeout: ms,
})
