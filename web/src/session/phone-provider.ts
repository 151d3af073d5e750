import * as messages from '#contract/messages.ts'
import { ReadableFailure } from '../api/failure.ts'

/** The result of sending a code. */
export interface SentCode {
  /** The message to show. */
  message: string
  /** In demo mode only: the code itself, shown because no SMS is sent. */
  demoCode?: string | undefined
  by: 'demo' | 'firebase'
  /** What Firebase calls the code. It is of no use without the code. */
  verificationId?: string | undefined
}

/** Proof that the code was right: the provider's token for our server or, in demo mode, nothing. */
export type Proof = { by: 'firebase'; token: string } | { by: 'demo' }

/**
 * Sends codes to ten-digit mobile numbers. `send`, `resend` and `verify` reject with a
 * `ReadableFailure`.
 */
export interface PhoneProvider {
  send(mobile: string): Promise<SentCode>
  /** Sends a new code, which replaces the previous one. */
  resend(mobile: string): Promise<SentCode>
  /** Continues with a code that was sent before the page was loaded. */
  resume(sent: SentCode): void
  /** Verifies the code of the last `send` or `resend`. Repeating it with a right code gives the same result. */
  verify(code: string): Promise<Proof>
  signOut(): Promise<void>
  /** Drops the current code, and clears the captcha if there is one. */
  reset(): void
}

/** The provider has no billing, so it can't send a code to any number. */
export class BillingNotEnabled extends ReadableFailure {
  override name = 'BillingNotEnabled'
  constructor() {
    super(messages.billingNotEnabled)
  }
}
