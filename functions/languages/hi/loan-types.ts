import type { LoanType } from '#loans/loan-request.ts'

// The list of loan types
export const title = 'हर लोन के बारे में'
export const intro = 'हर लोन क्या होता है, और आज कितने का पड़ता है।'
export const fromAMonth = (amount: string) => `हर महीने ${amount} से शुरू`
export const aprOf = (span: string) => `APR ${span}`
export const withoutTop = (count: number) => `${count} में सबसे ऊँची दर नहीं बताई`
export const shortly: Record<LoanType, string> = {
  'Personal Loan': 'किसी भी काम के लिए पैसा, कुछ गिरवी रखे बिना।',
  'Business Loan': 'माल, मशीन, या ग्राहकों से पैसा आने तक का खर्च।',
  'Education Loan': 'फ़ीस, हॉस्टल और किताबों के लिए; EMI कोर्स के बाद शुरू हो सकती हैं।',
  'Auto Loan': 'कार या दोपहिया के लिए; गाड़ी ही गिरवी रहती है।',
  'Home Loan': 'घर खरीदने, बनाने या मरम्मत के लिए; घर गिरवी रहता है।',
  'Loan Against Property': 'किसी भी काम के लिए, घर या ऑफ़िस गिरवी रखकर।',
  'Gold Loan': 'गहनों या सिक्कों पर, अक्सर उसी दिन।',
  'Credit Card': 'अभी खर्च करें, महीने में एक बार या EMI में चुकाएँ।',
}

// A loan type's page
export const allTypes = 'सभी लोन'
export const otherTypes = 'बाकी लोन'
export const whoCanGetIt = 'किसे मिल सकता है'
export const documents = 'कागज़ात'
export const documentsNote = 'ये आप लोन देने वाले को देते हैं। तुलना पर कुछ अपलोड नहीं करना होता।'
export const whatDrivesCost = 'सस्ता या महँगा किससे होता है'
export const goodToKnow = 'जानने लायक बातें'
export const tools = 'इस लोन के कैलकुलेटर'
export const rulesAsOf =
  'नियम नवंबर 2026 के हैं। आप पर क्या लागू है, वह लोन देने वाले के Key Facts Statement (KFS, मुख्य तथ्य विवरण) में लिखा है: हाँ कहने से पहले उसे माँगें।'

// Today's offers
export const otherAmounts = 'दूसरी रकमें कितने की पड़ती हैं'
export const costsToday = 'आज कितने का पड़ेगा'
export const loadingOffers = 'आज के ऑफ़र लोड हो रहे हैं'
export const offersNotLoaded = 'आज के ऑफ़र लोड नहीं हुए'
export const noOffers = 'आज ऐसा कोई ऑफ़र नहीं है'
export const noOffersText = 'अभी किसी लोन देने वाले का ऐसा ऑफ़र नहीं है। कृपया बाद में फिर देखें।'
export const asOf = (time: string) => `${time} तक की जानकारी।`
export const countedAt = <T>(link: (text: string) => T) => [
  'हर ऑफ़र में ',
  link('हिसाब की दर'),
  ' गिनी गई है। आपकी दर लोन देने वाले की जाँच पर निर्भर है।',
]
export const loan = (amount: string, months: number) => `${months} महीने के लिए ${amount}`
export const offersThatFit = (count: number) => `${count} ऑफ़र में मिल सकता है`
export const noneFits = 'आज के किसी ऑफ़र में यह लोन नहीं है।'
export const aMonthWithFees = 'फ़ीस मिलाकर हर महीने'
export const apr = 'APR'
/** Above or under bars that show ranges of APRs. @param end per cent */
export const axis = (end: number) =>
  `पट्टियाँ 0% से ${end}% तक की हैं। जिन ऑफ़र में सबसे ऊँची दर नहीं बताई (?), वे इनमें नहीं हैं।`
export const aYearWithFees = 'APR: ब्याज और फ़ीस मिलाकर सालाना'
export const interestAndFees = 'कुल ब्याज और फ़ीस'
export const firstToday = (loan: string) => `${loan}: आज सबसे ऊपर`
export const noRulesChecked =
  'फ़ीस मिलाकर जो हर महीने सबसे कम का पड़े, वह सबसे ऊपर; कोई पैसे देकर ऊपर नहीं आ सकता। आपकी कमाई, उम्र और पेशा भी देखे जाते हैं।'
export const aMonth = <T>(figure: T, hasFees: boolean) => [
  figure,
  hasFees ? ' हर महीने, फ़ीस मिलाकर' : ' हर महीने, कोई फ़ीस नहीं',
]
export const emiAndApr = (emi: string, apr: string) => `EMI ${emi}, APR ${apr}`
export const rate = (percent: string) => `दर ${percent}`
export const seeAll = (loan: string) => `${loan}: सारे ऑफ़र देखें`
export const comparedUpTo = (largest: string, longest: string) =>
  `तुलना ${largest} और ${longest} तक की होती है। इससे बड़े या लंबे लोन के लिए लोन देने वाले का पेज देखें।`
