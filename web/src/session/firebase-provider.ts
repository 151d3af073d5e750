import { initializeApp } from 'firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
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
  let verificationId: string | undefined
  /** Firebase accepts each code once, so the token for it is kept for a retry if our server could not be reached. */
  let verified: { code: string; token: string } | undefined

  function reset() {
    latest?.clear()
    latest = undefined
    verificationId = undefined
    verified = undefined
  }

  /** The previous code stays valid until the new one is sent. */
  async function send(mobile: string, fallbackMessage: string) {
    const captcha = invisibleCaptcha(auth)
    latest = captcha
    try {
      const phone = `${limits.countryCode}${mobile}`
      const sending = new PhoneAuthProvider(auth).verifyPhoneNumber(phone, captcha.verifier)
      const id = await translateFailure(withTimeout(sending), fallbackMessage)
      // Another send has started, for example because the person left the page and came back, or `reset` was called.
      if (captcha !== latest) return
      verificationId = id
      verified = undefined
    } finally {
      // Removes Google's badge and a puzzle that is still open. Verifying needs no captcha.
      captcha.clear()
    }
  }

  async function tokenFor(id: string, code: string): Promise<string> {
    const { user } = await signInWithCredential(auth, PhoneAuthProvider.credential(id, code))
    return user.getIdToken()
  }

  return {
    async send(mobile) {
      await send(mobile, messages.otpSendFailed)
      return { by: 'firebase', message: messages.otpSent, verificationId }
    },
    async resend(mobile) {
      await send(mobile, messages.otpResendFailed)
      return { by: 'firebase', message: messages.otpResentByFirebase, verificationId }
    },
    resume(sent) {
      verificationId = sent.verificationId
    },
    async verify(code) {
      if (!verificationId) throw new ReadableFailure(messages.otpNotRequested)
      if (verified?.code !== code) {
        const token = await translateFailure(tokenFor(verificationId, code), messages.verificationFailed)
        verified = { code, token }
      }
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
