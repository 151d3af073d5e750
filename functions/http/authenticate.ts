import { type Borrower, findBorrower } from '#borrowers/borrowers.ts'
import * as messages from '#contract/messages.ts'
import type { Route } from '#contract/route.ts'
import { Forbidden, Unauthenticated } from '#runtime/errors.ts'
import { administratorOf } from '#sessions/administrator.ts'
import type { Session } from '#sessions/tokens.ts'
import { bodyText, type Middleware, type Request } from './request.ts'
import { visitorAddress } from './visitor-address.ts'

/** Authenticates the caller before the input is parsed. */
export function authenticate(route: Route): Middleware {
  const { access, file } = route
  // Loaded at the cold start instead of the first request, and only by routes that read a session.
  const tokens = access === 'borrower' || access === 'anyone' ? import('#sessions/tokens.ts') : undefined
  const signatures = access === 'lender' ? import('#sessions/lender-signature.ts') : undefined
  return {
    async before({ event }) {
      const now = new Date()
      const signer = signatures && {
        lender: await (await signatures).signerOf(event.headers, bodyText(event), now),
      }
      // An invalid token is refused even where a session is optional, because its sender expects to be signed in.
      const isVisitor = access === 'anyone' && event.headers.authorization === undefined
      const signedIn = tokens && !isVisitor && (await authenticateBorrower(route, event, now, await tokens))
      const admin = access === 'admin' ? administratorOf(event) : undefined
      const wantsFile = file !== undefined && accepts(event.headers.accept, file)
      const address = visitorAddress(event)
      event.input = {
        body: undefined,
        query: undefined,
        ...signedIn,
        ...signer,
        admin,
        address,
        now,
        wantsFile,
      }
    },
  }
}

/**
 * Whether an `Accept` header allows a media type: the most specific range that matches it decides (RFC 9110, section
 * 12.5.1). A missing header allows any.
 */
const accepts = (header = '*/*', type: string) => {
  const [group] = type.split('/')
  const isAllowed = new Map(
    header.split(',').map((range) => {
      const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))]
    }),
  )
  return isAllowed.get(type) ?? isAllowed.get(`${group}/*`) ?? isAllowed.get('*/*') ?? false
}

async function authenticateBorrower(
  { savesDetails }: Route,
  event: Request,
  now: Date,
  { readToken }: Pick<typeof import('#sessions/tokens.ts'), 'readToken'>,
): Promise<{ borrower: Borrower; session: Session }> {
  const [, token] = /^Bearer ([\w.-]{1,4096})$/i.exec(event.headers.authorization ?? '') ?? []
  if (!token) throw new Unauthenticated()
  const session = await readToken(token, now)
  if (session.isDobRequired) throw new Forbidden(messages.dobToConfirm)
  // As for an ended session: signing in again is what gives the consent.
  if (savesDetails && !session.hasAcceptedTerms) throw new Unauthenticated(messages.termsNotAccepted)
  const borrower = await findBorrower(session.userId)
  if (!borrower || session.issuedAt < borrower.sessions_valid_from) throw new Unauthenticated()
  // An unproven session may belong to somebody who typed this number into demo mode before its owner verified it.
  if (borrower.is_verified && !session.isProven) throw new Unauthenticated()
  return { borrower, session }
}
