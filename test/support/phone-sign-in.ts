import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { userIdOf } from './api.ts'
import { aSigner, claims, playGoogle, project, type Signer } from './firebase-tokens.ts'
import { invoke, playLambda } from './in-process.ts'

/** What a sign-in was answered; without a success, id and token are empty. */
export interface Answered {
  status: number
  message: unknown
  mobile: string
  id: string
  token: string
}

/**
 * Plays functions of a stage that has a phone provider and demo mode, in the process of the tests: each of them gets
 * them anew. Answers both ways to sign in.
 */
export function playPhoneSignIn() {
  let signer: Signer
  beforeAll(async () => {
    signer = await aSigner('key-1')
  })
  beforeEach(() => {
    playLambda()
    vi.stubEnv('FIREBASE_PROJECT_ID', project)
    vi.stubEnv('DORMANT_DAYS', '90')
    playGoogle(signer)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  })
  return {
    async prove(mobile: string, extra: object = {}): Promise<Answered> {
      const { handler } = await import('#user/firebase-auth.ts')
      const firebase_token = await signer.sign(claims(mobile))
      return signIn(handler, mobile, { firebase_token, ...extra })
    },
    async demo(mobile: string): Promise<Answered> {
      const { handler } = await import('#user/mock-auth.ts')
      return signIn(handler, mobile, { demo: true })
    },
  }
}

async function signIn(handler: unknown, mobile: string, proof: object): Promise<Answered> {
  const { status, body } = await invoke(handler, {
    body: { ...proof, mobile_number: mobile, type: 'credit' },
  })
  const token = String(body.token ?? '')
  return { status, message: body.message, mobile, token, id: token && userIdOf(token) }
}
