import { initializeApp } from 'firebase/app'
import {
  type Auth,
  type ConfirmationResult,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
} from 'firebase/auth'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import type { FirebaseConfig } from '#contract/site-config.ts'
import * as locale from '#words/locale.ts'
import { ReadableFailure } from '../api/failure.ts'
import { firebaseCode, firebaseFailure } from './firebase-failure.ts'
import type { PhoneProvider } from './phone-provider.ts'

/** The captcha reports nothing when its puzzle is closed unsolved, so sending fails after this time. */
const captchaTimeoutMs = 2 * 60_000

/** Sends codes by SMS through Firebase, with an invisible captcha for each. */
export function firebaseProvider({ emulator, ...settings }: FirebaseConfig): PhoneProvider {
  // In memory, because the session is our own: Firebase stores nothing in the browser.
  const auth = initializeAuth(initializeApp(settings), { persistence: inMemoryPersistence })
  // The language of the SMS.
  auth.languageCode = new Intl.Locale(locale.tag).language
  if (emulator) {
    connectAuthEmulator(auth, emulator, { disableWarnings: true })
    auth.settings.appVerificationDisabledForTesting = true
  }
  /** The captcha of the latest send. */
  let latest: Captcha | undefined
  let sent: ConfirmationResult | undefined
  /** Firebase accepts each code once, so the token for it is kept for a retry if our server could not be reached. */
  let verified: { code: string; token: string } | undefined

  function reset() {
    latest?.clear()
    latest = undefined
    sent = undefined
    verified = undefined
  }

  /** The previous code stays valid until the new one is sent. */
  async function send(mobile: string, fallbackMessage: string) {
    const captcha = invisibleCaptcha(auth)
    latest = captcha
    try {
      const sending = signInWithPhoneNumber(auth, `${limits.countryCode}${mobile}`, captcha.verifier)
      const confirmation = await translateFailure(withTimeout(sending), fallbackMessage)
      // Another send has started, for example because the person left the page and came back, or `reset` was called.
      if (captcha !== latest) return
      sent = confirmation
      verified = undefined
    } finally {
      // Removes Google's badge and a puzzle that is still open. Verifying needs no captcha.
      captcha.clear()
    }
  }

  async function tokenFor(confirmation: ConfirmationResult, code: string): Promise<string> {
    const { user } = await confirmation.confirm(code)
    return user.getIdToken()
  }

  return {
    async send(mobile) {
      await send(mobile, messages.otpSendFailed)
      return { message: messages.otpSent }
    },
    async resend(mobile) {
      await send(mobile, messages.otpResendFailed)
      return { message: messages.otpResentByFirebase }
    },
    async verify(code) {
      if (!sent) throw new ReadableFailure(messages.otpNotRequested)
      if (verified?.code !== code)
        verified = { code, token: await translateFailure(tokenFor(sent, code), messages.verificationFailed) }
      return { by: 'firebase', token: verified.token }
    },
    signOut: () => auth.signOut(),
    reset,
  }
}

interface Captcha {
  verifier: RecaptchaVerifier
  /** Removes the captcha from the page. Does nothing the second time. */
  clear(): void
}

/** A captcha in an element of its own: Google renders only one per element. */
function invisibleCaptcha(auth: Auth): Captcha {
  const container = document.body.appendChild(document.createElement('div'))
  const verifier = new RecaptchaVerifier(auth, container, { size: 'invisible', badge: 'inline' })
  return {
    verifier,
    clear() {
      if (!container.isConnected) return
      verifier.clear()
      container.remove()
    },
  }
}

/** Turns Firebase's errors into ours. Logs only the error's code: nothing about the person. */
async function translateFailure<Result>(work: Promise<Result>, fallbackMessage: string): Promise<Result> {
  try {
    return await work
  } catch (error) {
    console.error(`Firebase: ${firebaseCode(error)}`)
    throw firebaseFailure(error, fallbackMessage)
  }
}

function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('No captcha', 'TimeoutError')), captchaTimeoutMs)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
