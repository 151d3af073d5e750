import { ratingOf } from './site.ts'

export const takeFirstStep = 'पहला कदम उठाएँ'
export const intro =
  'आज ही फ़ैसला करना ज़रूरी नहीं है। देखें कि आपके लिए कौन-से लोन सही हैं और हर एक हर महीने कितने का पड़ेगा।'
export const alwaysFree = 'हमेशा मुफ़्त। हम आपसे कोई फ़ीस नहीं लेते।'
export const threeMinutes = 'करीब तीन मिनट लगते हैं। अपना मोबाइल, PAN और आधार नंबर पास रखें।'
export const noEffects = 'आपके क्रेडिट स्कोर पर असर नहीं पड़ता, और तुलना करने से लोन देने वालों के फ़ोन नहीं आएँगे।'
export const stopAnytime = 'किसी भी चरण पर रुक सकते हैं। आपने जो भरा है, वह सेव रहता है।'
export const continueAs = (firstName: string) => `आगे बढ़ें, ${firstName}`
export const checkEligibility = 'देखें, कौन-सा लोन मिल सकता है'
export const callUs = <T>(phone: T, hours: string) => [
  'बात करके पूछना चाहते हैं? ',
  phone,
  ` पर कॉल मुफ़्त है, ${hours}।`,
]

// The sample offer
export const loanOf = (amount: string) => `${amount} का लोन`
export const monthWithFees = 'हर महीने, फ़ीस मिलाकर'
export const emi = 'EMI'
export const over = 'अवधि'
export const interest = 'ब्याज'
export const yearlyRate = (percent: string) => `${percent}% सालाना`
export const feesWithGst = 'GST समेत फ़ीस'
export const apr = 'APR (ब्याज और फ़ीस)'
export const whatItCosts = 'कितने का पड़ेगा'
export const sampleNote = 'ये आँकड़े आपको हर ऑफ़र पर दिखेंगे। यह नमूने का ऑफ़र है, लोन देने वाला असली नहीं है।'
export const rated = <T>(rating: T) => [`${ratingOf} `, rating, ' रेटिंग।']
