import * as z from 'zod/mini'

/**
 * Who may call a route. `phone` and `demo` routes are for everybody too, and exist only in a stage that is
 * deployed with a phone provider, or with demo mode on; `admin` routes are checked by API Gateway's authorizer
 * first and by the function again.
 */
export type Access = 'public' | 'borrower' | 'admin' | 'phone' | 'demo'

/** The group of the user pool that an `admin` route asks for. */
export const adminGroup = 'admin'

export interface Route {
  /** Names the function, its file and the last part of the path. */
  name: string
  method: 'GET' | 'POST'
  path: `/user/${string}`
  access: Access
  /** What the body must be. Unknown fields are dropped. */
  body?: z.ZodMiniType
  /** The body is `multipart/form-data`; else it is JSON. */
  isForm?: true
  query?: z.ZodMiniType
  /** The whole answer of a success, `success: true` included. */
  response: z.ZodMiniType
  /** How long the edge may answer for the function; browsers always ask again, with an ETag. */
  edgeCacheSeconds?: number
  /** A caller who accepts this media type is redirected to the `url` of the answer, as soon as it has one. */
  file?: string
}

/** Every failure, 4xx or 5xx. `fields` maps the name of a field to what is wrong with it. */
export const ErrorResponse = z.object({
  success: z.literal(false),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type ErrorResponse = z.infer<typeof ErrorResponse>

/** A route, whose path is its name. What is left out of a bundle costs nothing, hence the function around `rest`. */
export const defineRoute = <const Name extends string, const Rest extends Omit<Route, 'name' | 'path'>>(
  name: Name,
  rest: () => Rest,
) => ({ name, path: `/user/${name}` as const, ...rest() })

/** What a route answers when it succeeds. */
export const successResponse = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object({ success: z.literal(true), ...shape })

/** What a client sends, before the schema has read it. */
export type BodyOf<R> = R extends { isForm: true }
  ? FormData
  : R extends { body: infer Body extends z.ZodMiniType }
    ? z.input<Body>
    : undefined
export type QueryOf<R> = R extends { query: infer Query extends z.ZodMiniType } ? z.input<Query> : undefined
export type ResponseOf<R extends Route> = z.infer<R['response']>
