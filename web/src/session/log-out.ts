import { messages } from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { call } from '../api/client.ts'
import { paths } from '../paths.ts'
import { phoneProviderInUse } from './load-phone-provider.ts'
import { clearSession, readSession } from './session.ts'

/** The longest wait for the server and the phone provider. */
const timeoutMs = 900

/**
 * Logs out in the order of the specification, section 4. A call that fails or hangs is only logged. One that hangs
 * goes on in the background, so that a slow server still revokes the session.
 */
export async function logOut(): Promise<void> {
  const { userId } = readSession()
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(reject, timeoutMs, new Error(`No response within ${timeoutMs} ms`))
  })
  const tellServer = userId && call(routes.logout, { body: { user_id: userId }, keepalive: true })
  const signOut = phoneProviderInUse()?.then((provider) => provider.signOut())
  await Promise.all([tellServer, signOut].map((work) => Promise.race([work, timeout]).catch(log)))

  clearSession()
  void phoneProviderInUse()
    ?.then((provider) => provider.reset())
    .catch(log)
  // A page load instead of a route, because it clears the app's memory too.
  window.location.assign(paths.home)
}

const log = (cause: unknown) => console.error(messages.logoutFailed, cause)
