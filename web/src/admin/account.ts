import { syncSessionStorage } from '@aws-amplify/core'
import { Amplify } from 'aws-amplify'
import { fetchAuthSession, type SignInOutput, signIn, signOut } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { defaultStorage, type KeyValueStorageInterface } from 'aws-amplify/utils'
import * as messages from '#contract/messages.ts'
import { adminGroup } from '#contract/route.ts'
import { ApiFailure, networkFailure } from '../api/failure.ts'
import { siteConfig } from '../api/site-config.ts'
import { readItem, writeItem } from '../browser-storage.ts'

export interface Account {
  /** The id that the audit records. */
  id: string
  email: string
  /** Decides only what is shown: the server checks the group itself. */
  isAdministrator: boolean
}

/** False from a sign-out to the next sign-in, so that a token refresh still in progress does not store its tokens. */
let mayStoreTokens = true

/** Storage that can't throw, as Amplify calls it. */
const storageIn = (area: 'device' | 'tab') => ({
  setItem: (key: string, value: string) => writeItem(area, key, value),
  getItem: (key: string) => readItem(area, key),
  removeItem: (key: string) => writeItem(area, key, null),
})

/** Session storage: each tab has its own, and a closed tab loses it, unless the browser restores the tab. */
const tabStorage = storageIn('tab')

// On a full device, Amplify's own would throw between the password and the code of the second factor.
Object.assign(syncSessionStorage, tabStorage)
Object.assign(defaultStorage, storageIn('device'))

const tokenStorage: KeyValueStorageInterface = {
  setItem: async (key, value) => {
    if (mayStoreTokens) tabStorage.setItem(key, value)
  },
  getItem: async (key) => tabStorage.getItem(key),
  removeItem: async (key) => tabStorage.removeItem(key),
  clear: async () => {
    throw new Error('Amplify removes its items one by one')
  },
}

/** Reads the signed-in account; null if nobody is signed in. Call it first: it configures Amplify. */
export async function readAccount(): Promise<Account | null> {
  const { admin } = await siteConfig()
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: admin.userPoolId,
        userPoolClientId: admin.clientId,
        ...(admin.endpoint && { userPoolEndpoint: admin.endpoint }),
      },
    },
  })
  cognitoUserPoolsTokenProvider.setKeyValueStorage(tokenStorage)
  const tokens = await readTokens()
  if (!tokens) return null
  const groups = tokens.accessToken.payload['cognito:groups']
  return {
    id: String(tokens.accessToken.payload.sub),
    email: String(tokens.idToken?.payload.email ?? ''),
    isAdministrator: Array.isArray(groups) && groups.includes(adminGroup),
  }
}

/** Starts a sign-in with the flow that this deployment's user pool supports. */
export async function signInWithPassword(username: string, password: string): Promise<SignInOutput> {
  const { admin } = await siteConfig()
  mayStoreTokens = true
  return signIn({ username, password, options: { authFlowType: admin.flow } })
}

/**
 * Revokes the refresh token and the access tokens issued from it, then forgets them. Resolves even when the user
 * pool can't be reached.
 */
export function endSession(): Promise<void> {
  mayStoreTokens = false
  return signOut()
}

/**
 * The access token for the next request, refreshed if it has expired or `forceRefresh` is true. Throws an `ApiFailure`
 * 401 if nobody is signed in.
 */
export async function accessToken({ forceRefresh = false } = {}): Promise<string> {
  const tokens = await readTokens(forceRefresh)
  if (!tokens) throw new ApiFailure(401, messages.sessionExpired)
  return tokens.accessToken.toString()
}

/** Undefined if nobody is signed in or the user pool rejects the refresh token. Throws if a refresh fails otherwise. */
async function readTokens(forceRefresh = false) {
  const session = await fetchAuthSession({ forceRefresh }).catch(() => {
    throw networkFailure()
  })
  return session.tokens
}
