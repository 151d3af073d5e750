/** What RBI wants in a comparison, besides the figures. In the middle of a sentence. */
export const names = {
  legal_name: 'lender’s legal name',
  penal_charges: 'penal charges',
  key_facts_statement: 'Key Facts Statement',
  cooling_off_days: 'cooling-off period',
}
export const kfsInShort = 'KFS'
export const kfs = <T>(lender: T, aside: (parts: (T | string)[]) => T) => [
  'KFS',
  aside([': Key Facts Statement of ', lender, ' (opens in a new tab)']),
]
export const penalCharges = 'Penal charges: '
/** A translation of a lender’s penal charges, for a card; in English they stay in the lender’s own words. */
export const penalInWords: (written: string) => string | undefined = () => undefined
export const coolingOff = (days: string) => `Cooling-off: ${days}`
/** @param facts such as `penal charges, cooling-off period` */
export const notPublished = (facts: string) => `Not published: ${facts}`
export const notPublishedAsked = (facts: string, day: string) => `Not published, asked on ${day}: ${facts}`
/** On a phone, instead of naming them. RBI wants `all` of them in a comparison. */
export const factsNotPublished = (count: number, all: number) => `${count} of ${all} facts missing`
export const notPublishedAlone = 'Not published'
export const notPublishedAloneAsked = (day: string) => `Not published, asked on ${day}`
