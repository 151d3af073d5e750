import middy from '@middy/core'
import type { Context } from 'aws-lambda'
import type * as z from 'zod/mini'
import type { Borrower } from '#borrowers/borrowers.ts'
import type { ResponseOf, Route } from '#contract/route.ts'
import type { Administrator } from '#sessions/administrator.ts'
import type { Session } from '#sessions/tokens.ts'
import { authenticate } from './authenticate.ts'
import { logRequest } from './log-request.ts'
import type { Request, Result } from './request.ts'
import { requireEdge } from './require-edge.ts'
import { type Accepted, type FileResponse, respond, type SeeOther } from './respond.ts'
import { translateMessages } from './translate-messages.ts'
import { type ReadBody, validateInput } from './validate-input.ts'

type InputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

/** `Value` on routes for borrowers, `Value` or undefined where a session is optional, undefined elsewhere. */
type FromSession<R extends Route, Value> = R['access'] extends 'borrower'
  ? Value
  : R['access'] extends 'anyone'
    ? Value | undefined
    : undefined

/** What an endpoint works with, authenticated and validated. */
export interface EndpointInput<R extends Route> {
  body: R extends { body: infer Schema } ? InputOf<Schema> : undefined
  query: R extends { query: infer Schema } ? InputOf<Schema> : undefined
  /** The borrower who is signed in. */
  borrower: FromSession<R, Borrower>
  /** The borrower's session. */
  session: FromSession<R, Session>
  /** The administrator who is signed in. */
  admin: R['access'] extends 'admin' ? Administrator : undefined
  /** The key (`lenderId`) of the lender that signed the request. */
  lender: R['access'] extends 'lender' ? string : undefined
  /** The visitor's IP address. Never logged, and stored only as a digest. */
  address: string
  now: Date
  /** The client accepts the type of the route's file, so it gets the file instead of JSON. */
  wantsFile: boolean
}

type WithoutSuccess<Response> = Response extends unknown ? Omit<Response, 'success'> : never

/** What the endpoint returns: the route's response without `success`, which the chain adds. */
type ResultOf<R extends Route> = WithoutSuccess<ResponseOf<R>>

/**
 * Makes the Lambda handler of a route. From the outside in, the chain logs the request, translates messages (unless
 * CloudFront caches one response for all languages), turns results and errors into responses, refuses requests that
 * bypassed CloudFront, authenticates the caller and validates the input.
 *
 * @param run what the endpoint does with its authenticated and validated input
 * @param readBody reads a body that is not JSON; a parameter, so that only endpoints that need it bundle it
 */
export function endpoint<R extends Route>(
  route: R,
  run: (input: EndpointInput<R>) => Promise<ResultOf<R> | Accepted<ResultOf<R>> | FileResponse | SeeOther>,
  readBody?: R extends { isForm: true } ? ReadBody : undefined,
) {
  return middy<Request, Result, Error, Context>()
    .use(logRequest(route))
    .use(route.edgeCacheSeconds ? [] : translateMessages)
    .use(respond(route))
    .use(requireEdge)
    .use(authenticate(route))
    .use(validateInput(route, readBody))
    .handler((event) => run(event.input as EndpointInput<R>) as Promise<never>)
}
