import * as messages from '#contract/messages.ts'
import type { ResponseOf, Route } from '#contract/route.ts'
import { call, type InputOf } from '../api/client.ts'
import { ApiFailure, isSignedOut } from '../api/failure.ts'
import { accessToken, endSession } from './account.ts'

type AdminRoute = Route & { access: 'admin' }

/**
 * Calls an `admin` route as the signed-in administrator. After a 401 it refreshes the token and retries once; a
 * second 401 ends the session, which brings back the sign-in.
 */
export async function callAsAdmin<R extends AdminRoute>(route: R, input: InputOf<R>): Promise<ResponseOf<R>> {
  const attempt = async (forceRefresh: boolean) => call(route, input, await accessToken({ forceRefresh }))
  try {
    return await attempt(false)
  } catch (error) {
    if (!isSignedOut(error)) throw error
  }
  try {
    return await attempt(true)
  } catch (error) {
    if (!isSignedOut(error)) throw error
    await endSession()
    // API Gateway's own 401 has no message of ours.
    throw new ApiFailure(401, messages.sessionExpired)
  }
}
