import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Borrower } from '#borrowers/borrowers.ts'
import type { Administrator } from '#sessions/administrator.ts'
import type { Session } from '#sessions/tokens.ts'

/** The HTTP API's event in the middleware chain. `authenticate` sets `input`; `validateInput` adds query and body. */
export type Request = APIGatewayProxyEventV2 & {
  input: {
    body: object | undefined
    query: object | undefined
    borrower?: Borrower
    session?: Session
    admin: Administrator | undefined
    /** The key of the lender that signed the request. */
    lender?: string
    /** The visitor's IP address. Never logged, and stored only as a digest. */
    address: string
    now: Date
    /** The client accepts the media type of the route's `file`. */
    wantsFile: boolean
  }
}

/** The body as it was received. */
export const bodyText = ({ body, isBase64Encoded }: APIGatewayProxyEventV2): string =>
  isBase64Encoded ? Buffer.from(body ?? '', 'base64').toString() : (body ?? '')

export type Result = APIGatewayProxyStructuredResultV2

/** A part of the chain. */
export type Middleware = MiddlewareObj<Request, Result>
