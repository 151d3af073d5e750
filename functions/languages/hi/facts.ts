import { hindiOrdinal } from './hindi-ordinal.ts'

export const factNotGiven = 'नहीं दिया गया। Key Facts Statement में यह जानकारी देखें'
export const statementNotGiven = 'नहीं दिया गया। लोन देने वाले से माँगें'
export const readStatement = 'स्टेटमेंट पढ़ें'
export const checkedOn = (day: string) => `${day} को जाँचा गया`
export const source = 'स्रोत'
export const forFactInNewTab = (fact: string) => `${fact} के लिए (नए टैब में खुलता है)`

// What each fact is called
export const factLabels = {
  legal_name: 'कानूनी नाम',
  lender_kind: 'लोन देने वाला कौन है',
  rbi_registration: 'RBI रजिस्ट्रेशन नंबर',
  key_facts_statement: 'Key Facts Statement (KFS)',
  rate_kind: 'दर किस तरह की है',
  foreclosure_charge: 'लोन पहले बंद करने की फीस',
  part_prepayment_charge: 'कुछ हिस्सा पहले चुकाने की फीस',
  penal_charges: 'जुर्माना (पीनल चार्ज)',
  insurance_required: 'बीमा',
  cooling_off_days: 'कूलिंग-ऑफ़ पीरियड',
  disbursal_days: 'पैसा आने में समय',
}

// The facts themselves
export const lenderKindNames = {
  bank: 'बैंक',
  nbfc: 'NBFC',
  cooperative: 'सहकारी',
  other: 'अन्य',
}
export const rateKindNames = {
  fixed: 'फ़िक्स्ड',
  floating: 'फ़्लोटिंग',
}
export const required = 'ज़रूरी'
export const notRequired = 'ज़रूरी नहीं'
export const days = (count: number) => `${count} दिन`
export const usuallySameDay = 'आम तौर पर उसी दिन'
export const usuallyDays = (count: number) => `आम तौर पर ${count} दिन`
export const noCharge = 'कोई नहीं'
export const noChargeByRule = 'कोई नहीं, RBI के नियम से'
export const percentOfEarlyPayment = (percent: string) => `पहले चुकाई रकम का ${percent}`
export const chargeFromMonth = (charge: string, month: number) =>
  `${charge}; समय से पहले चुकाना लोन के ${hindiOrdinal(month)} महीने से हो सकता है`
