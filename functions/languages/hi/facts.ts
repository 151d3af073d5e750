import { hindiOrdinal } from './hindi-ordinal.ts'

export const factsNotGiven = (count: number) =>
  count === 1 ? '1 बात इस लोन देने वाले ने नहीं बताई' : `${count} बातें इस लोन देने वाले ने नहीं बताईं`
export const factNotGiven = 'यह जानकारी नहीं दी गई। KFS में देखें'
export const statementNotGiven = 'यह नहीं दिया गया। लोन देने वाले से माँगें'
export const readStatement = 'KFS पढ़ें'
export const checkedOn = (day: string) => `${day} को जाँचा गया`
export const usuallyCheckedOn = (day: string) => `${day} को जाँचा गया, जहाँ कोई और तारीख न लिखी हो`
export const source = 'कहाँ लिखा है'
export const forFactInNewTab = (fact: string) => `: ${fact} (नए टैब में खुलता है)`

// What each fact is called
export const factLabels = {
  legal_name: 'कानूनी नाम',
  lender_kind: 'बैंक, NBFC या सहकारी संस्था',
  nbfc_class: 'NBFC की किस्म',
  co_lending: 'किसके साथ मिलकर लोन देते हैं',
  rbi_registration: 'RBI रजिस्ट्रेशन नंबर',
  key_facts_statement: 'Key Facts Statement (KFS)',
  rate_kind: 'दर का प्रकार',
  foreclosure_charge: 'समय से पहले लोन बंद करने की फ़ीस',
  part_prepayment_charge: 'समय से पहले कुछ हिस्सा चुकाने की फ़ीस',
  penal_charges: 'पीनल चार्ज (देर से चुकाने का जुर्माना)',
  insurance_required: 'बीमा',
  cooling_off_days: 'कूलिंग-ऑफ़ पीरियड (इतने दिन में लोन रद्द कर सकते हैं)',
  disbursal_days: 'पैसा आने में समय',
  contracted_rates: 'लोगों को मिली दरें',
}

// The facts themselves
export const lenderKindNames = {
  bank: 'बैंक',
  nbfc: 'NBFC',
  cooperative: 'सहकारी संस्था',
  other: 'अन्य',
}
export const nbfcClassNames = {
  housing: 'हाउसिंग फ़ाइनेंस कंपनी',
  upper: 'अपर लेयर (सबसे बड़ी)',
  middle: 'मिडिल लेयर',
  base: 'बेस लेयर (छोटी)',
}
export const coLending = (partner: string, share: string, rate: string | undefined) =>
  `${partner}, जो लोन का ${share} देता है${rate ? `; पूरे लोन पर एक ही मिली-जुली दर, ${rate} सालाना` : ''}`
export const rateKindNames = {
  fixed: 'फ़िक्स्ड',
  floating: 'फ़्लोटिंग',
}
export const required = 'ज़रूरी'
export const notRequired = 'ज़रूरी नहीं'
export const days = (count: number) => `${count} दिन`
export const usuallySameDay = 'आम तौर पर उसी दिन'
export const usuallyDays = (count: number) => `आम तौर पर ${count} दिन`
export const contracted = (
  lowest: string,
  highest: string,
  mean: string,
  category: string,
  quarter: string,
) => `${lowest} से ${highest}, औसतन ${mean} (${category}, ${quarter})`
export const notPublished = 'नहीं बताईं'
export const noCharge = 'कोई फ़ीस नहीं'
export const noChargeByRuleOnBusiness = '₹50 लाख तक कोई फ़ीस नहीं (RBI का नियम)'
export const noChargeByRule = 'कोई फ़ीस नहीं (RBI का नियम)'
export const percentOfEarlyPayment = (percent: string) => `समय से पहले चुकाई गई रकम का ${percent}`
export const chargeFromMonth = (charge: string, month: number) =>
  `${charge}; समय से पहले चुकाने की इजाज़त लोन के ${hindiOrdinal(month)} महीने से है, उससे पहले नहीं`
