import { useSyncExternalStore } from 'react'
import { onStorageChange, read, readJson, storageKeys, tabKeys, write, writeTab } from './storage.ts'
import { userIdOf } from './token.ts'

export interface Session {
  /** Set while signed in. */
  token: string | null
  /** Undefined when signed out, and when the token can't be read. */
  userId: string | undefined
  /** The number that last signed in or requested a code on this device. Null after a logout. */
  mobile: string | null
  /** Whether the menu shows Logout: user details or the authenticated flag exist. */
  canLogOut: boolean
}

const signedOut: Session = { token: null, userId: undefined, mobile: null, canLogOut: false }
let latest = { key: '', session: signedOut }

/** The session in local storage, which all tabs share. Returns the same object until something changes. */
export function readSession(): Session {
  const token = read('authToken')
  const mobile = read('userMobile')
  const canLogOut = read('userDetails') !== null || read('isAuthenticated') !== null
  const key = JSON.stringify([token, mobile, canLogOut])
  if (key !== latest.key) {
    latest = { key, session: { token, userId: token ? userIdOf(token) : undefined, mobile, canLogOut } }
  }
  return latest.session
}

export const useSession = () => useSyncExternalStore(onStorageChange, readSession, () => signedOut)

/** True for a number that has signed in on this device since the last logout, which clears the list. */
export const isRegistered = (mobile: string) => registeredMobiles().includes(mobile)

function registeredMobiles(): unknown[] {
  const mobiles = readJson('registeredUsers')
  return Array.isArray(mobiles) ? mobiles : []
}

/** Stores the session of a successful sign-in, and drops a saved form that belongs to another borrower. */
export function startSession(mobile: string, token: string) {
  const userId = userIdOf(token)
  const details = readJson('userDetails')
  const isOwn =
    typeof details === 'object' &&
    details !== null &&
    'userId' in details &&
    userId !== undefined &&
    details.userId === userId
  // A borrower may have changed the number.
  write('userDetails', JSON.stringify(isOwn ? { ...details, mobile } : { mobile, userId }))
  if (!isRegistered(mobile)) write('registeredUsers', JSON.stringify([...registeredMobiles(), mobile]))
  write('shop-otp', null)
  writeTab('sentCode', null)
  writeTab('newNumberCode', null)
  write('userMobile', mobile)
  write('isAuthenticated', 'true')
  write('authToken', token)
}

/** Forgets that a number has signed in on this device. */
export const forgetNumber = (mobile: string | null) =>
  write('registeredUsers', JSON.stringify(registeredMobiles().filter((known) => known !== mobile)))

/** Removes a session that the server no longer accepts. The saved form stays for its owner's next sign-in. */
export function expireSession() {
  write('isAuthenticated', null)
  write('authToken', null)
}

/**
 * Removes what local storage and this tab's session storage hold about the person, when they log out or close their
 * account.
 */
export function clearSession() {
  for (const key of storageKeys) write(key, null)
  for (const key of tabKeys) writeTab(key, null)
}
