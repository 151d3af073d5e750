import type { FirebaseConfig } from '#contract/site-config.ts'
import type { Sources } from './response-headers.ts'

const recaptcha = 'https://www.google.com/recaptcha/'

/**
 * What Firebase's phone sign-in needs of a page: its API, and the captcha as Google lists it at
 * https://cloud.google.com/recaptcha/docs/faq, whose frames may come from anywhere already. Nothing of the pop-ups
 * of other sign-ins.
 */
export const firebaseSources = ({ emulator }: FirebaseConfig): Sources => ({
  'script-src': [recaptcha, 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://identitytoolkit.googleapis.com', recaptcha, ...(emulator ? [emulator] : [])],
})
