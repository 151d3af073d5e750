import { messages } from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { call } from '../api/client.ts'
import { paths } from '../paths.ts'
import { phoneProviderInUse } from './load-phone-provider.ts'
import { clearSession, readSession } from './session.ts'

/** A server that doesn't respond must not keep anyone signed in on this device. */
const timeoutMs = 1_000

/** The six steps of the specification, section 4, in its order. A failing step doesn't stop the ones after it. */
export async function logOut(): Promise<void> {
  const { userId } = readSession()
  if (userId) await endServerSession(userId)
  const provider = await phoneProviderInUse()?.catch(() => undefined)
  await provider?.signOut().catch(report)
  clearSession()
  provider?.reset()
  // A full page load, which also clears what the app holds in memory.
  window.location.assign(paths.home)
}

const endServerSession = (userId: string) =>
  call(routes.logout, { body: { user_id: userId }, signal: AbortSignal.timeout(timeoutMs) }).catch(report)

/** As the specification says, a failure is only logged. */
const report = () => console.error(messages.logoutFailed)
