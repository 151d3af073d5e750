import type { Consent } from '#contract/borrower.ts'
import { messages } from '#contract/messages.ts'
import type { BodyOf } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import { call } from '../api/client.ts'
import { isAnswered, messageOf } from '../api/failure.ts'
import { siteConfig } from '../api/site-config.ts'
import { phoneProvider } from './load-phone-provider.ts'
import {
  BillingNotEnabled,
  PhoneFailure,
  type PhoneProvider,
  type Proof,
  type SentCode,
} from './phone-provider.ts'
import { startSession } from './session.ts'
import { isDobRequired } from './token.ts'

/** The provider of the code under way: a resend and a check go to whoever sent it. */
let sender: PhoneProvider | undefined

/** Where the provider is not paid for, demo mode stands in, if this deployment has it. */
export async function sendCode(mobile: string): Promise<SentCode> {
  sender = await phoneProvider()
  try {
    return await sender.send(mobile)
  } catch (error) {
    if (!(error instanceof BillingNotEnabled) || !(await siteConfig()).demo) throw error
    const { demoProvider } = await import('./demo-provider.ts')
    sender = demoProvider
    return sender.send(mobile)
  }
}

export async function resendCode(mobile: string): Promise<SentCode> {
  return sender ? sender.resend(mobile) : sendCode(mobile)
}

export interface SignInResult {
  /** What to tell the person. */
  message: string
  /** Set where the date of birth must be confirmed before a session starts. */
  dobToken?: string
}

/** Checks the code and starts the session. */
export async function signIn(mobile: string, code: string, consents: Consent[]): Promise<SignInResult> {
  if (!sender) throw new PhoneFailure(messages.otpNotRequested)
  const proof = await sender.verify(code)
  const { token, message } = await authenticate(mobile, consents, proof)
  if (isDobRequired(token)) return { message, dobToken: token }
  startSession(mobile, token)
  return { message }
}

/** Completes a sign-in for which `signIn` returned a `dobToken`, and starts the session. Resolves with the message. */
export async function confirmDob(mobile: string, body: BodyOf<typeof routes.confirmDob>): Promise<string> {
  const { token, message } = await call(routes.confirmDob, { body })
  startSession(mobile, token)
  return message
}

async function authenticate(mobile: string, consents: Consent[], proof: Proof) {
  const body = { mobile_number: mobile, type: 'credit', consents } as const
  try {
    return proof.by === 'demo'
      ? await call(routes.mockAuth, { body: { ...body, demo: true } })
      : await call(routes.firebaseAuth, { body: { ...body, firebase_token: proof.token } })
  } catch (error) {
    const otherwise = isAnswered(error) ? messages.authenticationFailed : messages.verificationFailed
    throw new PhoneFailure(messageOf(error, otherwise))
  }
}
