import type { FirebaseConfig } from '#contract/site-config.ts'
import type { ExternalSources } from './response-headers.ts'

const recaptcha = 'https://www.google.com/recaptcha/'

/**
 * The sources that Firebase's phone sign-in needs: its API, and reCAPTCHA (its frames are covered by `frame-src`). Google's
 * list at https://cloud.google.com/recaptcha/docs/faq allows every script under `/recaptcha/`; these are the two that the
 * SDK loads, and the folder of the script that they load. Other scripts there, such as that of `/recaptcha/about/`, contain
 * frameworks that run expressions of the page. Other sign-in methods would need more.
 */
export const firebaseSources = ({ emulator }: FirebaseConfig): ExternalSources => ({
  'script-src': [
    `${recaptcha}api.js`,
    `${recaptcha}enterprise.js`,
    'https://www.gstatic.com/recaptcha/releases/',
  ],
  'connect-src': ['https://identitytoolkit.googleapis.com', recaptcha, ...(emulator ? [emulator] : [])],
})
