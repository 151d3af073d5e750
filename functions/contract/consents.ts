/**
 * Every published version of each text that a borrower agrees to, oldest first. A consent is stored with its version,
 * so a text that changes in meaning gets a new date at the end of its list. Nothing is ever removed.
 */
export const consentVersions = {
  /** The use of the mobile number. */
  mobile: ['2026-11-21'],
  /** Terms of Use with the Credit Report Terms, and the Privacy Policy. */
  terms: ['2026-11-21'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type ConsentKind = keyof typeof consentVersions
export const consentKinds = Object.keys(consentVersions) as [ConsentKind, ...ConsentKind[]]

/** A consent to every text, as the site shows them today. */
export const currentConsents = () => consentKinds.map((kind) => ({ kind, version: currentVersion(kind) }))

/** The version of a text that the site shows today. */
export const currentVersion = (kind: ConsentKind): string => consentVersions[kind].at(-1) ?? ''
