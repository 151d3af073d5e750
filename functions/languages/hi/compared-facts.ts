export const names = {
  legal_name: 'लोन देने वाले का कानूनी नाम',
  penal_charges: 'पीनल चार्ज',
  key_facts_statement: 'KFS',
  cooling_off_days: 'कूलिंग-ऑफ़ पीरियड',
}
export const kfs = <T>(lender: T, aside: (parts: (T | string)[]) => T) => [
  'KFS',
  aside([': ', lender, ' का Key Facts Statement (नए टैब में खुलता है)']),
]
export const penalCharges = 'पीनल चार्ज: '
export const coolingOff = (days: string) => `कूलिंग-ऑफ़: ${days}`
export const notPublished = (facts: string) => `नहीं छापा: ${facts}`
export const notPublishedAsked = (facts: string, day: string) => `नहीं छापा, ${day} को पूछा: ${facts}`
export const notPublishedAlone = 'नहीं छापा'
export const notPublishedAloneAsked = (day: string) => `नहीं छापा, ${day} को पूछा`
