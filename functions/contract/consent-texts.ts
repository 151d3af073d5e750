import { type ConsentKind, type ConsentLanguage, consentLanguages, type consentVersions } from './consents.ts'

type Texts = Record<ConsentLanguage, string>

const mayContact = {
  en: 'You may contact me on this number about my loan request. The Credit Report Terms apply if you ever ask for my credit report.',
  hi: 'मेरी लोन की ज़रूरत के बारे में आप मुझसे इस नंबर पर संपर्क कर सकते हैं। अगर आप कभी मुझसे मेरी क्रेडिट रिपोर्ट देखने की इजाज़त माँगें, तो क्रेडिट रिपोर्ट की शर्तें लागू होंगी।',
}
const acceptTerms = {
  en: 'I accept the Terms of Use and the Privacy Policy.',
  hi: 'मुझे इस्तेमाल की शर्तें और प्राइवेसी पॉलिसी मंज़ूर हैं।',
}

/**
 * The sentence beside the checkbox of each consent, by version. A changed sentence needs a new version in
 * `consents.ts`. A test compares the sentences of the current versions with the checkboxes.
 */
const consentTexts: { [Kind in ConsentKind]: Record<(typeof consentVersions)[Kind][number], Texts> } = {
  mobile: { '2026-11-27': mayContact },
  terms: {
    '2026-11-23': acceptTerms,
    '2026-11-27': acceptTerms,
    '2026-11-29': acceptTerms,
    '2026-11-30': acceptTerms,
    '2026-12-01': acceptTerms,
  },
}

/**
 * The text that a borrower agreed to, with its language: English if the language was not recorded. Undefined for a kind
 * or version that was never published.
 */
export function consentText(
  kind: string,
  version: string,
  language: string | undefined,
): { language: ConsentLanguage; text: string } | undefined {
  const kinds: Record<string, Record<string, Texts>> = consentTexts
  const versions = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  const texts = versions && Object.hasOwn(versions, version) ? versions[version] : undefined
  if (!texts) return undefined
  const shown = consentLanguages.find((known) => known === language) ?? 'en'
  return { language: shown, text: texts[shown] }
}
