import { hindiOrdinal } from './hindi-ordinal.ts'

export const title = 'तंगी का महीना'
export const intro = 'EMI छूट जाए या कम चुकाएँ, तो कितना खर्च आएगा, और उसके बाद कितना बाकी रहेगा।'

// The fields
export const from = 'किस EMI से पूरी रकम नहीं दे पाएँगे'
export const fromHint = 'जैसे 6: लोन की छठी EMI।'
export const count = 'लगातार कितनी EMI नहीं दे पाएँगे'
export const paid = 'उन महीनों में हर महीने कितना दे पाएँगे'
export const paidHint = 'EMI बिल्कुल न दे पाएँ, तो 0।'
export const later = 'कितने महीने बाद बकाया चुकाएँगे'
export const laterHint = 'उनमें से आखिरी EMI के बाद, सारा एक साथ।'
export const penal = 'पीनल चार्ज (देर से चुकाने का जुर्माना), बकाया रकम पर सालाना %'
export const penalHint = 'कितना है, यह आपके लोन के एग्रीमेंट में लिखा है।'
export const bounce = 'पूरी न चुकाई गई हर EMI पर चार्ज'
export const bounceHint = 'जैसे पेमेंट वापस होने (बाउंस) पर।'
export const bonus = 'बोनस या कोई और अतिरिक्त रकम'
export const bonusHint = 'इसमें से सबसे पहले बकाया चुकता है।'
export const aBonus = 'बोनस, अगर मिलने वाला हो'
export const bonusMonth = 'कौन-सी EMI के साथ चुकाएँगे'
export const bonusChanges = 'बकाया चुकाकर जो बचे, उससे क्या बदलेगा'
export const keepOptions = { instalment: 'लोन जल्दी खत्म होगा', term: 'EMI कम होगी' }

// Figures that cannot be right
export const fromTooLate = (last: number) =>
  last < 1
    ? 'इस लोन की एक ही EMI है, और यहाँ हम मानते हैं कि आखिरी EMI पूरी चुकाई जाती है।'
    : `${last} या कम लिखें: आखिरी EMI हमेशा पूरी देनी होती है।`
export const countTooHigh = (most: number) => `1 से ${most} तक लिखें: आखिरी EMI से पहले इतनी ही EMI बचती हैं।`
export const paysInFull = (emi: string) => `EMI ${emi} है। इससे कम लिखें।`
export const laterTooHigh = (most: number) => `1 से ${most} तक लिखें: उसके बाद लोन की कोई EMI नहीं बचती।`
export const bonusTooLate = (last: number) => `${last} या कम लिखें: आखिरी EMI के बाद कुछ बाकी नहीं रहता।`
export const bonusEndsLoan = (last: number) =>
  `इस बोनस से लोन ${hindiOrdinal(last)} महीने में ही खत्म हो जाता है। उससे पहले के महीने लिखें, या कम बोनस।`
export const bonusTooHigh = (owed: string) => `तब सिर्फ़ ${owed} बाकी होंगे। इतना या कम लिखें।`

// The result
export const itCosts = (count: number) => `${count} EMI छूटने का खर्च`
export const partCosts = (count: number) => `${count} EMI कम चुकाने का खर्च`
export const catchUp = (month: number, payment: string) =>
  `${hindiOrdinal(month)} महीने में आप ${payment} चुकाएँगे: EMI, बकाया रकम और चार्ज।`
export const countedWith = (from: number, percent: string, charge: string) =>
  `हिसाब ${hindiOrdinal(from)} महीने की EMI से: पीनल चार्ज सालाना ${percent}, और हर EMI पर ${charge}।`
export const bonusSaves = (bonus: string, month: number, saved: string) =>
  `${hindiOrdinal(month)} महीने में ${bonus} के बोनस से ${saved} बचेंगे।`
export const overdueAfter = 'उन EMI के बाद बकाया'
export const owedAfter = 'तब कुल बाकी'
export const penalCharges = 'पीनल चार्ज'
export const moreInterest = 'ब्याज ज़्यादा'
export const total = 'कुल खर्च'
export const bonusOff = 'बोनस से बचत'
export const withBonus = { gain: 'आखिर में बचत', loss: 'आखिर में खर्च' }

// The chart
export const yearAround = 'उसके आगे-पीछे के महीने'
export const missing = 'EMI में जितना कम रहा'
export const emiNumber = 'कौन-सी EMI'

// How it is worked out
export const noteCharges =
  'पीनल चार्ज में दो चीज़ें हैं: हर महीने सालाना दर का बारहवाँ हिस्सा, सिर्फ़ बकाया रकम पर, और पूरी न चुकाई गई हर EMI का चार्ज। यह लोन में कभी नहीं जुड़ता: पीनल चार्ज पर RBI का सर्कुलर, 18 अगस्त 2023। इस पर GST नहीं लगता।'
export const noteInterest = 'तय ब्याज चलता रहता है, न चुकाए गए ब्याज पर भी। इसलिए आखिरी EMI बढ़ जाती है।'
export const noteOrder = 'आप जो देते हैं, उसमें से सबसे पहले बकाया EMI चुकती है, फिर पीनल चार्ज, फिर लोन।'
export const noteTalk =
  'EMI न भरने की खबर क्रेडिट ब्यूरो को जाती है। तारीख आने से पहले लोन देने वाले से बात करें: वह तारीख बदल सकता है या EMI कम कर सकता है।'
