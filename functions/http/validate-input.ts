import type * as z from 'zod/mini'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import type { Route } from '#contract/route.ts'
import { Forbidden, HttpError, Invalid } from '#runtime/errors.ts'
import { bodyText, type Middleware, type Request } from './request.ts'

/** Parses a request's body, for the route's schema to validate. Throws `HttpError`. */
export type ReadBody = (event: Request) => unknown

/** Validates body and query against the route's schemas. A `borrower` route requires the caller's own borrower id. */
export function validateInput(route: Route, readBody: ReadBody = parseJson): Middleware {
  return {
    async before({ event }) {
      const query = route.query && validate(route.query, event.queryStringParameters ?? {})
      const body = route.body && validate(route.body, await readBody(event))
      const { borrower } = event.input
      if (borrower && route.access === 'borrower') requireOwnId(borrower.id, { ...query, ...body })
      Object.assign(event.input, { query, body })
    },
  }
}

function parseJson(event: Request): unknown {
  if (!/^application\/json\s*(;|$)/i.test(event.headers['content-type'] ?? ''))
    throw new HttpError(415, messages.wrongContentType)
  const text = bodyText(event)
  if (text.length > limits.jsonCharacters) throw new HttpError(413, messages.bodyTooLarge)
  try {
    return JSON.parse(text)
  } catch {
    throw new Invalid(messages.notJson)
  }
}

function validate(schema: z.ZodMiniType, value: unknown): object {
  const result = schema.safeParse(value)
  if (result.success) return result.data as object
  const fields: Record<string, string> = {}
  for (const { path, message } of result.error.issues) {
    const field = path[0]
    if (field !== undefined) fields[String(field)] ??= message
  }
  const [first] = Object.values(fields)
  throw first === undefined ? new Invalid(messages.requestInvalid) : new Invalid(first, fields)
}

function requireOwnId(own: string, input: { id?: string; user_id?: string }) {
  if ((input.id ?? input.user_id) !== own) throw new Forbidden(messages.notYours)
}
