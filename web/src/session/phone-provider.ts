import { messages } from '#contract/messages.ts'
import { ReadableFailure } from '../api/failure.ts'

/** What sending a code leads to. */
export interface SentCode {
  /** What to tell the person. */
  message: string
  /** In demo mode only: the code itself, to be shown because no SMS will come. */
  demoCode?: string
}

/** What a right code leads to: the provider's word for our server, or demo mode's, which is only ours. */
export type Proof = { by: 'firebase'; token: string } | { by: 'demo' }

/**
 * Someone who sends codes to phones. Mobiles are ten digits. Every method rejects with a `PhoneFailure`
 * whose message is for the person.
 */
export interface PhoneProvider {
  send(mobile: string): Promise<SentCode>
  /** Sends a new code; the one before it no longer works. */
  resend(mobile: string): Promise<SentCode>
  /** Checks the code of the last `send` or `resend`. Asked again with a code that was right, answers the same. */
  verify(code: string): Promise<Proof>
  signOut(): Promise<void>
  /** Forgets a code under way, and clears the captcha where there is one. */
  reset(): void
}

export class PhoneFailure extends ReadableFailure {
  override name = 'PhoneFailure'
}

/** The provider cannot send to anybody, whatever the number: a setting of the deployment is at fault. */
export class BillingNotEnabled extends PhoneFailure {
  override name = 'BillingNotEnabled'
  constructor() {
    super(messages.billingNotEnabled)
  }
}
