import * as z from 'zod/mini'
import type { FieldTypes } from './field-types.ts'

/**
 * Who may call a route. A `phone` route is public too, but exists only in a stage with a phone provider; a `demo` route
 * exists only in a stage with demo mode. An `anyone` route is public, and its function gets the borrower of a session.
 * The body of a `lender` route is signed by a lender (`lenderHeaders`), and its function gets the lender. API Gateway's authorizer checks `admin` requests before the function does.
 */
export type Access = 'public' | 'anyone' | 'borrower' | 'admin' | 'lender' | 'phone' | 'demo'

/** The group of the user pool that may call `admin` routes. */
export const adminGroup = 'admin'

/** The header by which functions recognize requests that come through CloudFront. */
export const edgeHeader = 'x-tulna-edge'

export interface Route {
  /** The name of the function and its file, and the last part of the path. */
  name: string
  method: 'GET' | 'POST'
  path: `/user/${string}`
  access: Access
  /** The schema of the body. Unknown fields are dropped, unless it is strict. */
  body?: z.ZodMiniType
  /** The body is `multipart/form-data` instead of JSON. */
  isForm?: true
  query?: z.ZodMiniObject
  /** The whole body of a successful response, `success: true` included. */
  response: z.ZodMiniType
  /** The types of the response, in place of its schema. Only the pages have it: their build fills it in. */
  responseTypes?: FieldTypes
  /**
   * How long CloudFront may cache a response, per query string. For as long again, it may serve the stale response while
   * it revalidates it. Browsers revalidate their copy at each use, and may show a copy younger than this meanwhile.
   */
  edgeCacheSeconds?: number
  /**
   * Its place in the borrower's journey, from 1. Only these routes have metrics of their own, because CloudWatch charges
   * per metric.
   */
  journey?: number
  /**
   * Only counts something: that a code was sent, how fast a page was, or a press of "Apply Now". It counts towards no
   * service level objective, because nobody waits for it.
   */
  beacon?: true
  /** Saves what borrowers say about themselves, so their session must have begun with the consent to the terms. */
  savesDetails?: true
  /** Takes the proof of a mobile number from somebody who is signed in, so it has the limits of a sign-in. */
  takesProof?: true
  /** The media type of a file that a client gets instead of the JSON response if it accepts this type. */
  file?: string
}

/** The body of a function's 4xx and 5xx responses. `fields` maps the name of an invalid field to its message. */
export const ErrorResponse = z.object({
  success: z.literal(false),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type ErrorResponse = z.infer<typeof ErrorResponse>

type Definition = Omit<Route, 'name' | 'path'>

/** Defines a route whose path ends in its name. `rest` is a function so that bundles can drop unused routes. */
export const defineRoute = <
  const Name extends string,
  // Without the second part, a misspelt optional property would compile.
  const Rest extends Definition & { [Key in Exclude<keyof Rest, keyof Definition>]: never },
>(
  name: Name,
  rest: () => Rest,
) => ({ name, path: `/user/${name}` as const, ...rest() })

/** The schema of a successful response. */
export const successResponse = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object({ success: z.literal(true), ...shape })

/** What a client sends as the body, before validation. */
export type BodyOf<R> = R extends { isForm: true }
  ? FormData
  : R extends { body: infer Body extends z.ZodMiniType }
    ? z.input<Body>
    : undefined
export type QueryOf<R> = R extends { query: infer Query extends z.ZodMiniType } ? z.input<Query> : undefined
export type ResponseOf<R extends Route> = z.infer<R['response']>
