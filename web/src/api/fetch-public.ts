import type { ResponseOf, Route } from '#contract/route.ts'
import { challengeIn, jsonIn } from './challenge.ts'
import { noteFailedRequest } from './connection.ts'

/**
 * Fetches a public GET route. Unlike `call` it sends no token, throws errors whose messages are not for the screen, and
 * takes the route's path instead of the route. So its callers load neither the session's code nor the routes.
 *
 * @param path the route's path, checked against the type of the route, and its query if it has one
 * @param isOurs tells the route's response from the JSON of a proxy
 */
export async function fetchPublic<R extends Route & { method: 'GET'; access: 'public' }>(
  path: R['path'] | `${R['path']}?${string}`,
  isOurs: (body: Record<string, unknown>) => boolean,
  signal: AbortSignal,
): Promise<{ body: ResponseOf<R>; headers: Headers }> {
  const response = await fetch(path, { headers: { accept: 'application/json' }, signal }).catch((error) => {
    if (!signal.aborted) noteFailedRequest()
    throw error
  })
  const body = await jsonIn(response)
  if (!response.ok || !isOurs(Object(body)))
    throw new Error(`${path} failed with status ${response.status}`, challengeIn(response, body))
  return { body, headers: response.headers }
}
