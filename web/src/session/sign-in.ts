import type { Consent } from '#contract/borrower.ts'
import { messages } from '#contract/messages.ts'
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

/** Gives up on the code under way, as when the number was wrong. */
export function forgetCode() {
  sender?.reset()
  sender = undefined
}

/** Checks the code and starts the session. Resolves with what to tell the person. */
export async function signIn(mobile: string, code: string, consents: Consent[]): Promise<string> {
  if (!sender) throw new PhoneFailure(messages.otpNotRequested)
  const proof = await sender.verify(code)
  const { token, message } = await authenticate(mobile, consents, proof)
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
