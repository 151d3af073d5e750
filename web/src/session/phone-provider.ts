import { ReadableFailure } from '../api/failure.ts'
import { siteConfig } from '../api/site-config.ts'

/** What sending a code leads to. */
export interface Sent {
  /** What to tell the person. */
  message: string
  /** In demo mode only: the code itself, to be shown because no SMS will come. */
  demoCode?: string
}

/**
 * Someone who sends codes to phones. Mobiles are ten digits. Every method rejects with a `PhoneFailure`
 * whose message is for the person.
 */
export interface PhoneProvider {
  send(mobile: string): Promise<Sent>
  /** Sends a new code; the one before it no longer works. */
  resend(mobile: string): Promise<Sent>
  verify(code: string): Promise<void>
  signOut(): Promise<void>
  /** Forgets a code under way, and clears the captcha where there is one. */
  reset(): void
}

export class PhoneFailure extends ReadableFailure {
  override name = 'PhoneFailure'
}

/** The provider that this deployment uses. Its code is loaded when someone first needs it. */
export async function phoneProvider(): Promise<PhoneProvider> {
  await siteConfig()
  const { demoProvider } = await import('./demo-provider.ts')
  return demoProvider
}
