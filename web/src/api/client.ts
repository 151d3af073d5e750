import { hasTypes } from '#contract/field-types.ts'
import type { BodyOf, QueryOf, ResponseOf, Route } from '#contract/route.ts'
import * as locale from '#words/locale.ts'
import { jsonIn } from './challenge.ts'
import { type AnyResponseBody, failureFromResponse, networkFailure } from './failure.ts'

/**
 * A route's input: `{ body }`, `{ query }` or neither. There is no timeout; `signal` aborts the request. `keepalive`
 * lets it outlive the page.
 */
export type InputOf<R> = (BodyOf<R> extends undefined ? unknown : { body: BodyOf<R> }) &
  (QueryOf<R> extends undefined ? unknown : { query: QueryOf<R> }) & {
    signal?: AbortSignal
    keepalive?: boolean
  }

interface AnyInput {
  body?: unknown
  query?: Record<string, string>
  signal?: AbortSignal
  keepalive?: boolean
}

/**
 * Calls our API. Resolves with the body of a 2xx response that has `success: true` and the shape of the route's response;
 * otherwise throws an `ApiFailure`, or the error of `fetch` after an abort.
 *
 * @param token bearer token
 */
export async function call<R extends Route>(
  route: R,
  input: InputOf<R>,
  token?: string | null,
): Promise<ResponseOf<R>> {
  const { body, query, signal, keepalive }: AnyInput = input
  // The browser sets the content type of a form, with its boundary.
  const isForm = body instanceof FormData
  const fail = (error: unknown): never => {
    throw signal?.aborted ? error : networkFailure()
  }
  const response = await fetch(query ? `${route.path}?${new URLSearchParams(query)}` : route.path, {
    method: route.method,
    headers: {
      accept: 'application/json',
      // The page's language, which may not be the browser's.
      'accept-language': locale.tag,
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: isForm ? body : JSON.stringify(body),
    signal,
    keepalive,
  }).catch(fail)
  const responseBody: AnyResponseBody = await jsonIn(response).catch(fail)
  if (!response.ok || !hasShapeOf(route, responseBody)) throw failureFromResponse(response, responseBody)
  return responseBody as ResponseOf<R>
}

/**
 * Whether a body is a success whose fields have the types of the route's response. What else the schema demands is left to
 * the server: the functions of the next release may send further values.
 */
const hasShapeOf = ({ responseTypes = {} }: Route, body: AnyResponseBody) =>
  body?.success === true && hasTypes(body, responseTypes)
