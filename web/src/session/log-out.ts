import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { addressOf, paths } from '../paths.ts'
import { callAsBorrower } from './call.ts'
import { phoneProviderInUse } from './load-phone-provider.ts'
import { clearSession, readSession } from './session.ts'

/** How long to wait for the server, and then for the phone provider: less than a second together. */
const timeoutsMs = { server: 600, provider: 300 }

/**
 * Logs out in the specification's order. A call that fails or hangs is only logged. One that hangs goes on in the
 * background, so that a slow server still revokes the session.
 */
export async function logOut(): Promise<void> {
  const { userId } = readSession()
  if (userId)
    await settle(
      callAsBorrower(routes.logout, { body: { user_id: userId }, keepalive: true }),
      timeoutsMs.server,
    )
  await signOutOfProvider()
  clearSession()
  void resetProvider()
  // A page load instead of a navigation by the router, because it clears the app's memory too.
  window.location.assign(addressOf(paths.home))
}

/** Removes what this browser stores about a borrower whose account has been closed, so there is no session to end. */
export async function forgetBorrower(): Promise<void> {
  clearSession()
  await signOutOfProvider()
  await resetProvider()
}

const signOutOfProvider = () =>
  settle(
    phoneProviderInUse()?.then((provider) => provider.signOut()),
    timeoutsMs.provider,
  )

const resetProvider = () =>
  phoneProviderInUse()
    ?.then((provider) => provider.reset())
    .catch(log)

/** Waits until the work is done, has failed or has taken `timeoutMs`. */
function settle(work: Promise<unknown> | undefined, timeoutMs: number): Promise<unknown> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(reject, timeoutMs, new Error(`No response within ${timeoutMs} ms`))
  })
  return Promise.race([work, timeout]).catch(log)
}

const log = (cause: unknown) => console.error(messages.logoutFailed, cause)
