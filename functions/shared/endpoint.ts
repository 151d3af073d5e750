import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import type * as z from 'zod/mini'
import type { ResponseOf, Route } from '../contract/route.ts'
import type { Administrator } from './administrator.ts'
import { answered, type Unfinished } from './answer.ts'
import { authorized } from './authorize.ts'
import type { Borrower } from './borrowers.ts'
import { type ReadBody, understood } from './input.ts'
import { logged } from './log.ts'
import type { Session } from './session.ts'

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

/** The event on its way through the chain; each step adds its part of the call. */
export type Request = APIGatewayProxyEventV2 & {
  call: {
    body: object | undefined
    query: object | undefined
    borrower?: Borrower
    session?: Session
    admin: Administrator | undefined
    now: Date
  }
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
  act: (call: Call<R>) => Promise<AnswerOf<R> | Unfinished<AnswerOf<R>>>,
  readBody?: R extends { isForm: true } ? ReadBody : undefined,
) {
  return middy<Request, APIGatewayProxyStructuredResultV2, Error, Context>()
    .use(logged(route))
    .use(answered(route))
    .use(authorized(route))
    .use(understood(route, readBody))
    .handler((event) => act(event.call as Call<R>) as Promise<never>)
}
