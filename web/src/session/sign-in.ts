import type { Consent } from '#contract/borrower.ts'
import * as messages from '#contract/messages.ts'
import type { BodyOf } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import { call } from '../api/client.ts'
import { hasResponse, messageOf, ReadableFailure } from '../api/failure.ts'
import type { Proof, SentCode } from './phone-provider.ts'
import { verifyCode } from './send-code.ts'
import { startSession } from './session.ts'
import { isDobRequired } from './token.ts'

export interface SignInResult {
  /** The message to show. */
  message: string
  /** Set if the date of birth must be confirmed before a session starts. */
  dobToken?: string
}

/** Verifies the code and, unless the date of birth must be confirmed first, starts the session. */
export async function signIn(
  mobile: string,
  sent: SentCode,
  code: string,
  consents: Consent[],
): Promise<SignInResult> {
  const proof = await verifyCode(sent, code)
  const { token, message: received } = await authenticate(mobile, consents, proof)
  const message = received || messages.otpVerified
  if (isDobRequired(token)) return { message, dobToken: token }
  startSession(mobile, token)
  return { message }
}

/** Completes a sign-in for which `signIn` returned a `dobToken`, and starts the session. Resolves with the message. */
export async function confirmDob(mobile: string, body: BodyOf<typeof routes.confirmDob>): Promise<string> {
  const { token, message } = await call(routes.confirmDob, { body })
  startSession(mobile, token)
  return message || messages.otpVerified
}

async function authenticate(mobile: string, consents: Consent[], proof: Proof) {
  const body = { mobile_number: mobile, type: 'credit', consents } as const
  try {
    return proof.by === 'demo'
      ? await call(routes.mockAuth, { body: { ...body, demo: true } })
      : await call(routes.firebaseAuth, { body: { ...body, firebase_token: proof.token } })
  } catch (error) {
    const otherwise = hasResponse(error) ? messages.authenticationFailed : messages.verificationFailed
    throw new ReadableFailure(messageOf(error, otherwise))
  }
}
