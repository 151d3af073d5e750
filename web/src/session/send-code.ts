import * as messages from '#contract/messages.ts'
import { siteConfig } from '../api/site-config.ts'
import { phoneProvider } from './load-phone-provider.ts'
import {
  BillingNotEnabled,
  PhoneFailure,
  type PhoneProvider,
  type Proof,
  type SentCode,
} from './phone-provider.ts'

/** The provider that sent the current code. It also resends and verifies it. */
let sender: PhoneProvider | undefined

/** Falls back to demo mode when the provider has no billing and this deployment has demo mode. */
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

export async function verifyCode(code: string): Promise<Proof> {
  if (!sender) throw new PhoneFailure(messages.otpNotRequested)
  return sender.verify(code)
}
