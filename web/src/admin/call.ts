import { messages } from '#contract/messages.ts'
import type { ResponseOf, Route } from '#contract/route.ts'
import { call, type InputOf } from '../api/client.ts'
import { ApiFailure, isSignedOut } from '../api/failure.ts'
import { accessToken } from './account.ts'

type AdminRoute = Route & { access: 'admin' }

/** Calls an `admin` route as the administrator who is signed in. A token that is refused is renewed once. */
export async function callAsAdmin<R extends AdminRoute>(route: R, input: InputOf<R>): Promise<ResponseOf<R>> {
  const token = await accessToken()
  try {
    return await call(route, input, token)
  } catch (error) {
    if (!isSignedOut(error)) throw error
  }
  try {
    return await call(route, input, await accessToken({ forceRefresh: true }))
  } catch (error) {
    // API Gateway refuses before any words of ours.
    throw isSignedOut(error) ? new ApiFailure(401, messages.sessionExpired) : error
  }
}
