import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { type Borrower, findBorrower } from '#borrowers/borrowers.ts'
import { messages } from '#contract/messages.ts'
import type { Route } from '#contract/route.ts'
import { Forbidden, Unauthenticated } from '#runtime/errors.ts'
import { administratorOf } from '#sessions/administrator.ts'
import { readToken, type Session } from '#sessions/tokens.ts'
import type { Request } from './request.ts'

/** Finds out who is asking, before anything that they say is looked at. */
export function authenticate({ access }: Route): MiddlewareObj<Request, APIGatewayProxyStructuredResultV2> {
  return {
    async before({ event }) {
      const now = new Date()
      const signedIn = access === 'borrower' ? await signedInBy(event, now) : undefined
      const admin = access === 'admin' ? administratorOf(event) : undefined
      event.call = { body: undefined, query: undefined, ...signedIn, admin, now }
    },
  }
}

async function signedInBy(event: Request, now: Date): Promise<{ borrower: Borrower; session: Session }> {
  const [, token] = /^Bearer ([\w.-]{1,4096})$/i.exec(event.headers.authorization ?? '') ?? []
  if (!token) throw new Unauthenticated()
  const session = await readToken(token, now)
  if (session.isDobRequired) throw new Forbidden(messages.dobToConfirm)
  const borrower = await findBorrower(session.userId)
  if (!borrower || session.issuedAt < borrower.sessions_valid_from) throw new Unauthenticated()
  // Whoever typed this number into demo mode before its owner proved it may have been somebody else.
  if (borrower.is_verified && !session.isProven) throw new Unauthenticated()
  return { borrower, session }
}
