export const names = {
  legal_name: 'लोन देने वाले का कानूनी नाम',
  penal_charges: 'पीनल चार्ज',
  key_facts_statement: 'KFS',
  cooling_off_days: 'कूलिंग-ऑफ़ पीरियड',
}
export const kfsInShort = 'KFS'
export const kfs = <T>(lender: T, aside: (parts: (T | string)[]) => T) => [
  'KFS',
  aside([': ', lender, ' का Key Facts Statement (नए टैब में खुलता है)']),
]
export const penalCharges = 'पीनल चार्ज: '
const onOverdue =
  /^(?:penal charges? of )?(\d+(?:\.\d+)?%) (?:a|per) (month|year|annum) (?:on|of) (?:the )?(?:overdue|unpaid) (amount|instal?ment|emi)s?( ?(?:\+|plus) ?gst)?\.?$/i
export const penalInWords = (written: string): string | undefined => {
  const [, percent, period = '', base = '', gst] = onOverdue.exec(String(written).trim()) ?? []
  if (percent === undefined) return undefined
  const overdue = /amount/i.test(base) ? 'रकम' : 'किस्त'
  const often = /month/i.test(period) ? 'हर महीने' : 'सालाना'
  // The figure first: a card on a phone may cut the rest.
  return `${often} ${percent}${gst ? ' + GST' : ''}, बकाया ${overdue} पर`
}
export const coolingOff = (days: string) => `कूलिंग-ऑफ़: ${days}`
export const notPublished = (facts: string) => `नहीं बताया: ${facts}`
export const notPublishedAsked = (facts: string, day: string) => `नहीं बताया, ${day} को पूछा: ${facts}`
export const factsNotPublished = (count: number, all: number) =>
  `RBI की ${all} में से ${count} ${count === 1 ? 'बात नहीं बताई' : 'बातें नहीं बताईं'}`
export const notPublishedAlone = 'नहीं बताया'
export const notPublishedAloneAsked = (day: string) => `नहीं बताया, ${day} को पूछा`
