import type { FirebaseConfig } from '#contract/site-config.ts'
import type { ExternalSources } from './response-headers.ts'

const recaptcha = 'https://www.google.com/recaptcha/'

/**
 * The sources that Firebase's phone sign-in needs: its API, and reCAPTCHA as listed at
 * https://cloud.google.com/recaptcha/docs/faq (its frames are covered by `frame-src`). Other sign-in methods would need
 * more.
 */
export const firebaseSources = ({ emulator }: FirebaseConfig): ExternalSources => ({
  'script-src': [recaptcha, 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://identitytoolkit.googleapis.com', recaptcha, ...(emulator ? [emulator] : [])],
})
