import type { codeSent } from '#contract/routes.ts'
import { readConnection } from '../api/connection.ts'
import { report } from '../api/report.ts'
import { siteConfig } from '../api/site-config.ts'
import { phoneProvider } from './load-phone-provider.ts'
import { BillingNotEnabled, type PhoneProvider, type Proof, type SentCode } from './phone-provider.ts'

/** The provider that sent the current code. It also resends and verifies it. */
let sender: PhoneProvider | undefined

export async function sendCode(mobile: string): Promise<SentCode> {
  const sent = await send(mobile)
  countCode()
  return sent
}

/** @param last the code that the new one replaces */
export async function resendCode(mobile: string, last: SentCode): Promise<SentCode> {
  const sent = await (await senderOf(last)).resend(mobile)
  countCode()
  return sent
}

/** The provider that sent a code, also if the page has been loaded since. */
async function senderOf(sent: SentCode): Promise<PhoneProvider> {
  if (!sender) {
    const isDemo = sent.by === 'demo'
    sender = isDemo ? (await import('./demo-provider.ts')).demoProvider : await phoneProvider()
    sender.resume(sent)
  }
  return sender
}

/** Falls back to demo mode when the provider has no billing and this deployment has demo mode. */
async function send(mobile: string): Promise<SentCode> {
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

/**
 * Reports a sent code to our server, which does not see the sending itself. The dashboard shows the codes beside the
 * sign-ins, so that operators see how many codes lead to none.
 */
function countCode() {
  if (readConnection() === 'offline') return
  const path: (typeof codeSent)['path'] = '/user/code-sent'
  report(path)
}

export const verifyCode = async (sent: SentCode, code: string): Promise<Proof> =>
  (await senderOf(sent)).verify(code)
