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
import { messages } from '#contract/messages.ts'
import type { FirebaseConfig } from '#contract/site-config.ts'
import { firebaseCode, firebaseFailure } from './firebase-failure.ts'
import { PhoneFailure, type PhoneProvider } from './phone-provider.ts'

/** The captcha tells nobody when its puzzle is closed unsolved: after so long we take it as given up. */
const captchaTimeoutMs = 2 * 60_000

/** Codes by SMS from Firebase, which wants an invisible captcha for each. */
export function firebaseProvider({ emulator, ...settings }: FirebaseConfig): PhoneProvider {
  // In memory: our own session is what lasts. Nothing of Firebase's stays in the browser.
  const auth = initializeAuth(initializeApp(settings), { persistence: inMemoryPersistence })
  if (emulator) {
    connectAuthEmulator(auth, emulator, { disableWarnings: true })
    auth.settings.appVerificationDisabledForTesting = true
  }
  let captcha: Captcha | undefined
  let sent: ConfirmationResult | undefined
  /** Firebase takes a code once. Its token is kept, for when our server could not be reached. */
  let proven: { code: string; token: string } | undefined

  function reset() {
    captcha?.clear()
    captcha = undefined
    sent = undefined
    proven = undefined
  }

  /** The code before stays good until there is a new one. */
  async function send(mobile: string, otherwise: string) {
    captcha?.clear()
    captcha = invisibleCaptcha(auth)
    const sending = signInWithPhoneNumber(auth, `${limits.countryCode}${mobile}`, captcha.verifier)
    sent = await told(withPatience(sending), otherwise)
    proven = undefined
    // Google draws a badge over the page. The code is confirmed without it.
    captcha.clear()
    captcha = undefined
  }

  async function tokenFor(sent: ConfirmationResult, code: string): Promise<string> {
    const { user } = await sent.confirm(code)
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
      if (!sent) throw new PhoneFailure(messages.otpNotRequested)
      if (proven?.code !== code)
        proven = { code, token: await told(tokenFor(sent, code), messages.verificationFailed) }
      return { by: 'firebase', token: proven.token }
    },
    signOut: () => auth.signOut(),
    reset,
  }
}

interface Captcha {
  verifier: RecaptchaVerifier
  clear(): void
}

/** A captcha in a place of its own at the end of the page: Google draws only one into each. */
function invisibleCaptcha(auth: Auth): Captcha {
  const place = document.body.appendChild(document.createElement('div'))
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible', badge: 'inline' })
  return {
    verifier,
    clear() {
      verifier.clear()
      place.remove()
    },
  }
}

/** Puts what goes wrong into our words. The console gets the code of the error, and nothing of the person. */
async function told<Result>(work: Promise<Result>, otherwise: string): Promise<Result> {
  try {
    return await work
  } catch (error) {
    console.error(`Firebase: ${firebaseCode(error)}`)
    throw firebaseFailure(error, otherwise)
  }
}

function withPatience<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('No captcha', 'TimeoutError')), captchaTimeoutMs)
  })
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer))
}
