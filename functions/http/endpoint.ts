import middy from '@middy/core'
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import type * as z from 'zod/mini'
import type { Borrower } from '#borrowers/borrowers.ts'
import type { ResponseOf, Route } from '#contract/route.ts'
import type { Administrator } from '#sessions/administrator.ts'
import type { Session } from '#sessions/tokens.ts'
import { authenticate } from './authenticate.ts'
import { logRequest } from './log-request.ts'
import type { Request } from './request.ts'
import { type Accepted, respond } from './respond.ts'
import { type ReadBody, validateInput } from './validate-input.ts'

type InputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

/** What an endpoint works with: all of it checked. */
export interface Call<R extends Route> {
  body: R extends { body: infer Schema } ? InputOf<Schema> : undefined
  query: R extends { query: infer Schema } ? InputOf<Schema> : undefined
  /** Whose session this is. */
  borrower: R['access'] extends 'borrower' ? Borrower : undefined
  /** How and when they signed in. */
  session: R['access'] extends 'borrower' ? Session : undefined
  /** Which administrator asks. */
  admin: R['access'] extends 'admin' ? Administrator : undefined
  now: Date
}

type WithoutSuccess<Response> = Response extends unknown ? Omit<Response, 'success'> : never

/** What the endpoint answers: the route's response without `success`, which the chain adds. */
type AnswerOf<R extends Route> = WithoutSuccess<ResponseOf<R>>

/**
 * Makes the Lambda handler of a route. From the outside in: one log line a request, errors into answers, who
 * is asking, what they say. The endpoint itself is left with the domain.
 *
 * @param readBody for a body that is not JSON, so that only such an endpoint loads what can read it
 */
export function endpoint<R extends Route>(
  route: R,
  act: (call: Call<R>) => Promise<AnswerOf<R> | Accepted<AnswerOf<R>>>,
  readBody?: R extends { isForm: true } ? ReadBody : undefined,
) {
  return middy<Request, APIGatewayProxyStructuredResultV2, Error, Context>()
    .use(logRequest(route))
    .use(respond(route))
    .use(authenticate(route))
    .use(validateInput(route, readBody))
    .handler((event) => act(event.call as Call<R>) as Promise<never>)
}
