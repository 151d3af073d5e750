import { Amplify } from 'aws-amplify'
import { fetchAuthSession, type SignInInput, signIn } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { sessionStorage } from 'aws-amplify/utils'
import { adminPasswordLength } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminGroup } from '#contract/route.ts'
import type { AdminSignIn } from '#contract/site-config.ts'
import { ApiFailure } from '../api/failure.ts'
import { siteConfig } from '../api/site-config.ts'

/** Who is signed in at the user pool. */
export interface Account {
  email: string
  isAdministrator: boolean
}

/** Tells Amplify where this deployment's administrators are, and to forget them with the tab. */
export async function prepareSignIn(): Promise<AdminSignIn> {
  const { admin } = await siteConfig()
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: admin.userPoolId,
        userPoolClientId: admin.clientId,
        ...(admin.endpoint && { userPoolEndpoint: admin.endpoint }),
        loginWith: { email: true },
        passwordFormat: {
          minLength: adminPasswordLength,
          requireLowercase: true,
          requireUppercase: true,
          requireNumbers: true,
          requireSpecialCharacters: true,
        },
      },
    },
  })
  cognitoUserPoolsTokenProvider.setKeyValueStorage(sessionStorage)
  return admin
}

/** Signs in by the flow that this deployment's user pool has. */
export function signInBy({ flow }: AdminSignIn): typeof signIn {
  const signInByFlow = (input: SignInInput) =>
    signIn({ ...input, options: { ...input.options, authFlowType: flow } })
  // Amplify's other overload is for servers.
  return signInByFlow as typeof signIn
}

/** The account that is signed in. The groups only decide what is shown: the server looks for itself. */
export async function readAccount(): Promise<Account> {
  const { tokens } = await fetchAuthSession()
  const groups = tokens?.accessToken.payload['cognito:groups']
  return {
    email: String(tokens?.idToken?.payload.email ?? ''),
    isAdministrator: Array.isArray(groups) && groups.includes(adminGroup),
  }
}

/** The token for the next request, renewed where it has run out. Throws a 401 where nobody is signed in. */
export async function accessToken({ forceRefresh = false } = {}): Promise<string> {
  const { tokens } = await fetchAuthSession({ forceRefresh }).catch(() => ({ tokens: undefined }))
  if (!tokens) throw new ApiFailure(401, messages.sessionExpired)
  return tokens.accessToken.toString()
}
