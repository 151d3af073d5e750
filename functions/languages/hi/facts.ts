import { hindiOrdinal } from './hindi-ordinal.ts'

export const factNotGiven = 'नहीं दिया गया। Key Facts Statement में यह जानकारी देखें'
export const statementNotGiven = 'नहीं दिया गया। लोन देने वाले से माँगें'
export const readStatement = 'स्टेटमेंट पढ़ें'
export const checkedOn = (day: string) => `${day} को जाँचा गया`
export const source = 'स्रोत'
export const forFactInNewTab = (fact: string) => `${fact} के लिए (नए टैब में खुलता है)`

// What each fact is called
export const legalName = 'कानूनी नाम'
export const lenderKind = 'लोन देने वाला कौन है'
export const rbiRegistration = 'RBI रजिस्ट्रेशन नंबर'
export const keyFactsStatement = 'Key Facts Statement (KFS)'
export const rateKind = 'दर किस तरह की है'
export const foreclosureCharge = 'लोन पहले बंद करने की फीस'
export const partPrepaymentCharge = 'कुछ हिस्सा पहले चुकाने की फीस'
export const penalCharges = 'जुर्माना (पीनल चार्ज)'
export const insurance = 'बीमा'
export const coolingOffPeriod = 'कूलिंग-ऑफ़ पीरियड'
export const timeToDisbursal = 'पैसा आने में समय'

// The facts themselves
export const bank = 'बैंक'
export const nbfc = 'NBFC'
export const cooperative = 'सहकारी'
export const otherLender = 'अन्य'
export const fixed = 'फ़िक्स्ड'
export const floating = 'फ़्लोटिंग'
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
