import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type * as z from 'zod/mini'
import { limits } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import type { Route } from '#contract/route.ts'
import { Forbidden, HttpError, Invalid } from '#runtime/errors.ts'
import type { Request } from './request.ts'

/** Makes of a body what the route's schema then looks at. Throws a `Refusal`. */
export type ReadBody = (event: Request) => unknown

/** Reads body and query by the route's schemas. A borrower may speak of no one but themselves. */
export function validateInput(
  route: Route,
  readBody: ReadBody = parseJson,
): MiddlewareObj<Request, APIGatewayProxyStructuredResultV2> {
  return {
    async before({ event }) {
      const query = route.query && read(route.query, event.queryStringParameters ?? {})
      const body = route.body && read(route.body, await readBody(event))
      const { borrower } = event.call
      if (borrower) refuseOthers(borrower.id, { ...query, ...body })
      Object.assign(event.call, { query, body })
    },
  }
}

function parseJson(event: Request): unknown {
  if (!/^application\/json\s*(;|$)/i.test(event.headers['content-type'] ?? ''))
    throw new HttpError(415, messages.wrongContentType)
  const text = event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString() : (event.body ?? '')
  if (text.length > limits.jsonCharacters) throw new HttpError(413, messages.bodyTooLarge)
  try {
    return JSON.parse(text)
  } catch {
    throw new Invalid(messages.notJson)
  }
}

function read(schema: z.ZodMiniType, value: unknown): object {
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

function refuseOthers(own: string, said: { id?: string; user_id?: string }) {
  if ((said.id ?? said.user_id) !== own) throw new Forbidden(messages.notYours)
}
