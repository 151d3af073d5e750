import type { ConsentLanguage } from '#contract/consents.ts'
import * as locale from '#words/locale.ts'

/** The language in which this build shows the consents. */
export const consentLanguage: ConsentLanguage = locale.tag.startsWith('hi') ? 'hi' : 'en'
