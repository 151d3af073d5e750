import type { ResponseOf, Route } from '#contract/route.ts'
import { call, type InputOf } from '../api/client.ts'
import { isSignedOut } from '../api/failure.ts'
import { readSession } from './session.ts'

type BorrowerRoute = Route & { access: 'borrower' | 'anyone' }

/**
 * Calls a route with the token of the signed-in borrower, if there is one. If the session has ended and another tab has
 * begun a new one meanwhile, repeats the call with the new session's token.
 */
export async function callAsBorrower<R extends BorrowerRoute>(
  route: R,
  input: InputOf<R>,
): Promise<ResponseOf<R>> {
  const { token } = readSession()
  try {
    return await call(route, input, token)
  } catch (error) {
    if (isSignedOut(error) && ![null, token].includes(readSession().token))
      return callAsBorrower(route, input)
    throw error
  }
}
