import { messages } from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { call } from '../api/client.ts'
import { paths } from '../paths.ts'
import { phoneProviderInUse } from './load-phone-provider.ts'
import { clearSession, readSession } from './session.ts'

/** A server that never answers must not keep anyone signed in here. */
const patienceMs = 8_000

/** The six steps of the specification, section 4, in its order. Nothing on the way keeps the last from happening. */
export async function logOut(): Promise<void> {
  const { userId } = readSession()
  if (userId) await tellServer(userId)
  const provider = await phoneProviderInUse()?.catch(() => undefined)
  await provider?.signOut().catch(report)
  clearSession()
  provider?.reset()
  // A page load, not a route: what the app holds of the person in memory goes with it.
  window.location.assign(paths.home)
}

const tellServer = (userId: string) =>
  call(routes.logout, { body: { user_id: userId }, signal: AbortSignal.timeout(patienceMs) }).catch(report)

/** The browser's own log of errors that nobody handled: its console, and whoever listens to `error`. */
const report = (cause: unknown) => window.reportError(new Error(messages.logoutFailed, { cause }))
