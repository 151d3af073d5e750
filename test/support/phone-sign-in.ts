import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { currentConsents } from '#contract/consents.ts'
import { userIdOf } from './api.ts'
import { aSigner, claims, project, type Signer, stubGoogleKeys } from './firebase-tokens.ts'
import { invokeRoute, stubLambdaEnvironment } from './in-process.ts'

/** The response to a sign-in; id and token are empty if it failed. */
export interface SignInResponse {
  status: number
  message: unknown
  mobile: string
  id: string
  token: string
}

/**
 * Runs the functions of a stage with a phone provider and demo mode in the test's process, loaded anew for each test.
 * Returns a function for each way to sign in: `prove` with a Firebase token, `demo` without one. `userInfo` calls
 * `get-user-info` with the session that began.
 */
export function setUpPhoneSignIn() {
  let signer: Signer
  beforeAll(async () => {
    signer = await aSigner('key-1')
  })
  beforeEach(() => {
    stubLambdaEnvironment()
    vi.stubEnv('FIREBASE_PROJECT_ID', project)
    vi.stubEnv('DORMANT_DAYS', '90')
    stubGoogleKeys(signer)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  })
  return {
    async prove(mobile: string, extra: object = {}): Promise<SignInResponse> {
      const firebase_token = await signer.sign(claims(mobile))
      return signIn('firebase-auth', mobile, { firebase_token, ...extra })
    },
    /** A token of the phone provider that proves the number. */
    tokenFor: (mobile: string) => signer.sign(claims(mobile)),
    demo: (mobile: string) => signIn('mock-auth', mobile, { demo: true }),
    userInfo: ({ id, token }: SignInResponse) => invokeRoute('get-user-info', { query: { id }, token }),
  }
}

async function signIn(route: string, mobile: string, proof: object): Promise<SignInResponse> {
  const { status, body } = await invokeRoute(route, {
    body: { consents: currentConsents(), ...proof, mobile_number: mobile, type: 'credit' },
  })
  const token = String(body.token ?? '')
  return { status, message: body.message, mobile, token, id: token && userIdOf(token) }
}
