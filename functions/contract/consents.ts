/**
 * Every published version of each text that a borrower agrees to, oldest first. A consent is stored with its version,
 * so a text that changes in meaning gets a new date at the end of its list. Nothing is ever removed.
 */
export const consentVersions = {
  /** The use of the mobile number. */
  mobile: ['2026-11-27'],
  /** Terms of Use with the Credit Report Terms, and the Privacy Policy. */
  terms: ['2026-11-23', '2026-11-27', '2026-11-29', '2026-11-30', '2026-12-01'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type ConsentKind = keyof typeof consentVersions
export const consentKinds = Object.keys(consentVersions) as [ConsentKind, ...ConsentKind[]]

/** Every published version of the notice (`/notice`) that is linked beside the consents, oldest first. */
export const noticeVersions = ['2026-11-27', '2026-11-30'] as const

/** The version of the notice that the site shows today. */
export const currentNotice: string = noticeVersions.at(-1) ?? ''

/** The languages in which the texts are shown, as primary language subtags (BCP 47). */
export const consentLanguages = ['en', 'hi'] as const
export type ConsentLanguage = (typeof consentLanguages)[number]

/** One consent to each text, with the versions of the text and of the notice that the site shows today. */
export const currentConsents = (language?: ConsentLanguage) =>
  consentKinds.map((kind) => ({
    kind,
    version: currentVersion(kind),
    notice_version: currentNotice,
    language,
  }))

/** The version of a text that the site shows today. */
export const currentVersion = (kind: ConsentKind): string => consentVersions[kind].at(-1) ?? ''
