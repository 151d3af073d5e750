import type { BodyOf, QueryOf, ResponseOf, Route } from '#contract/route.ts'
import { readSession } from '../session/session.ts'
import { refused, unreachable } from './failure.ts'

/**
 * What a route asks for: `{ body }`, `{ query }` or neither. A `signal` gives up early; nothing times out.
 * `keepalive` lets a request arrive that is sent as the page is left.
 */
export type InputOf<R> = (BodyOf<R> extends undefined ? unknown : { body: BodyOf<R> }) &
  (QueryOf<R> extends undefined ? unknown : { query: QueryOf<R> }) & {
    signal?: AbortSignal
    keepalive?: boolean
  }

interface Anything {
  body?: unknown
  query?: Record<string, string>
  signal?: AbortSignal
  keepalive?: boolean
}

/**
 * Calls our own server. Resolves with the answer of a 2xx that says `success`; else throws an `ApiFailure`.
 *
 * @param token whom the call is from: the borrower who is signed in, unless it says so
 */
export async function call<R extends Route>(
  route: R,
  input: InputOf<R>,
  token: string | null = readSession().token,
): Promise<ResponseOf<R>> {
  const { body, query, signal, keepalive }: Anything = input
  // The browser writes the content type of a form, with its boundary.
  const isForm = body instanceof FormData
  const response = await fetch(query ? `${route.path}?${new URLSearchParams(query)}` : route.path, {
    method: route.method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : unreachable()
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok || !isSuccess(answer)) throw refused(response.status, answer)
  // The server checks what it sends against the same contract; checking again would put zod into every page.
  return answer as ResponseOf<R>
}

const isSuccess = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true
