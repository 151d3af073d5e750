export const termsIntro =
  'In plain words: Tulna is free, compares loans, does not lend and never sells rankings. Here are the details.'
export const privacyIntro =
  'What we collect, why, for how long, who receives it, and how you can see, correct, withdraw or erase it.'
/** @param day an element or text */
export const lastUpdated = <T>(day: T) => ['Last updated ', day]
export const onThisPage = 'On this page'
export const readTerms = 'Read the Terms of Use'
export const readPrivacy = 'Read the Privacy Policy'

// Shown only in translations
export const translationNote =
  'This is a translation, to help you understand the text. Only the English text, which comes with each section, is legally binding.'
export const inEnglish = 'Read this in English'
