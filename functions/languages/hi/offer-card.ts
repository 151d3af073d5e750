import { hindiOrdinal } from './hindi-ordinal.ts'

// Figures
export const emi = 'EMI'
export const apr = 'APR'
export const rate = 'दर'
export const fee = 'फ़ीस'
export const fees = 'फ़ीस'
export const interest = 'ब्याज'
export const none = 'कोई फ़ीस नहीं'
export const aMonthWithFees = 'हर महीने, फ़ीस मिलाकर'
export const aMonthWithoutFees = 'हर महीने, कोई फ़ीस नहीं'
export const atRate = (month: string, rate: string) => `${month}, ${rate}\u00a0पर`
export const monthWithFees = 'हर महीने, फ़ीस मिलाकर'
export const emiOf = (amount: string) => `EMI ${amount}`
export const whatItCosts = 'कितने का पड़ेगा'
export const costs = (amount: string) => `कुल लागत ${amount}`
export const forLoan = (amount: string, tenureMonths: number) =>
  `${amount} का लोन, ${tenureMonths} महीने के लिए`

// Beside “Apply Now”, where the lender's link takes a number
export const sendsId = 'लोन देने वाले को बताएँ कि आप तुलना से आए हैं'
export const sendsIdIntro =
  'तब लिंक में एक नंबर जाता है, जो हर बार दबाने पर नया बनता है। उससे लोन देने वाला हमें बता सकता है कि आगे लोन हुआ या नहीं। नंबर से आपके बारे में कुछ पता नहीं चलता।'

// Actions; the lender is read out with each
export const workedOut = <T>(lender: T, aside: (parts: (T | string)[]) => T) => [
  'हमने हिसाब कैसे लगाया',
  aside([': ', lender]),
]
export const compare = <T>(lender: T, aside: (parts: (T | string)[]) => T) => [
  'तुलना करें',
  aside([': ', lender]),
]
export const moreDetails = <T>(lender: T, aside: (parts: (T | string)[]) => T) => [
  'पूरी जानकारी',
  aside([': ', lender]),
]
export const changeRequest = <T>(lender: T, aside: (parts: (T | string)[]) => T) => [
  'मेरी ज़रूरत बदलें',
  aside([', ताकि ', lender, ' से मेल खाए']),
]
export const chooseTenure = <T>(
  tenureMonths: number,
  percent: number,
  lender: T,
  aside: (parts: (T | string)[]) => T,
) => [`${tenureMonths} महीने चुनें, ताकि EMI कमाई के ${percent}% से ज़्यादा न हो`, aside([': ', lender])]
export const openedSite = <T>(day: string, lender: T, aside: (parts: (T | string)[]) => T) => [
  `${day} को साइट खोली`,
  aside([': उस समय की शर्तें, ', lender]),
]

// What may cost more than the figures say, after `watchFor`
export const watchFor = 'ध्यान दें: '
export const insuranceRequired = 'बीमा ज़रूरी'
export const chargeToClose = (charge: string) => `समय से पहले बंद करने पर ${charge}`
export const closingFrom = (month: number, charge: string | undefined) =>
  charge === undefined
    ? `${hindiOrdinal(month)} महीने से पहले लोन बंद नहीं कर सकते`
    : `${hindiOrdinal(month)} महीने से लोन बंद कर सकते हैं, उस पर ${charge}`
export const monthlyIfLate = (percent: string) => `देर होने पर हर महीने ${percent}`
export const ifLate = 'देर होने पर: '

// The EMI as a share of the pay
export const noTenureHelps = (percent: number) =>
  `इस लोन देने वाले की कोई भी अवधि चुनें, EMI कमाई के ${percent}% से ज़्यादा ही रहेगी।`
export const fitsOver = (tenureMonths: number, percent: number) =>
  `${tenureMonths} महीने के लिए लें, तो EMI कमाई के ${percent}% से ज़्यादा न होगी।`
export const wouldNotTake = 'हम होते तो यह लोन न लेते'
export const howMuchCanIBorrow = 'कितना लोन लेना ठीक है?'
export const noPay = 'आपने बताया है कि आपकी हर महीने कोई कमाई नहीं है'
export const limitOfPay = (percent: number) => `सीमा ${percent}%`
export const payShare = (percent: string) => `कमाई का ${percent}`
export const payShareWithOthers = (percent: string) => `चालू EMI मिलाकर कमाई का ${percent}`
export const payLeft = (percent: string, left: string) => `EMI कमाई का ${percent} है, ${left} बचेंगे`
export const payLeftWithOthers = (percent: string, left: string) =>
  `चालू EMI मिलाकर कमाई का ${percent}, ${left} बचेंगे`
export const payExceeded = (percent: string, more: string) =>
  `EMI कमाई का ${percent} है, यानी कमाई से ${more} ज़्यादा`
export const payExceededWithOthers = (percent: string, more: string) =>
  `चालू EMI मिलाकर कमाई का ${percent}, यानी कमाई से ${more} ज़्यादा`

// The badge
export const recommended = 'हमारा सुझाव'
export const recommendedWhy = (lender: string) => `हमारा सुझाव। क्यों? ${lender} के बैज के बारे में`
export const aboutBadge = 'बैज के बारे में'
export const editorsPick = 'यह हमारे एडिटर की पसंद है। इसकी कोई ऐसी वजह नहीं दी गई, जिसे जाँचा जा सके।'
export const recommendedFor = (loan: string) => ({
  lowestTotal: `${loan} लेने पर, इसी प्रकार के लोन का कोई और ऑफ़र यहाँ कुल मिलाकर इससे सस्ता नहीं है।`,
  noForeclosureCharge: 'पूरा लोन कभी भी समय से पहले चुका सकते हैं, बिना किसी फ़ीस के।',
  noProcessingFee: 'इसमें प्रोसेसिंग फ़ीस नहीं है।',
  fastestDisbursal: 'लोन देने वाले का कहना है कि पैसे आम तौर पर उसी दिन आ जाते हैं।',
  publishesRates: 'लोन देने वाला यह बताता है कि लोगों को असल में किस दर पर लोन मिला।',
})
export const badgeKeepsOrder =
  'बैज से क्रम नहीं बदलता: हम ऑफ़र इस हिसाब से रखते हैं कि वे आपको कितने के पड़ेंगे, और पैसे देकर कोई ऊपर नहीं आ सकता।'

// Why an offer does not match or has no price
export const cannotPrice = 'हम इस ऑफ़र की लागत नहीं निकाल सकते'
export const noPlaceInOrder = 'यह EMI में नहीं चुकाया जाता, इसलिए हमारे क्रम में इसकी जगह नहीं है'
export const doesNotMatch = 'आपकी ज़रूरत से मेल नहीं खाता'
export const notChecked = (rules: string) => `हमने यह नहीं देखा: ${rules}`
export const ruleNames = {
  amount: 'रकम',
  tenure: 'अवधि',
  loanType: 'लोन का प्रकार',
  monthlyIncome: 'कमाई',
  profession: 'पेशा',
  age: 'उम्र',
}

// The table, also in print
export const lender = 'लोन देने वाला'
export const ratePerYear = 'सालाना दर'
export const feesWithGst = 'GST समेत फ़ीस'
export const compareColumn = 'तुलना'
export const actions = 'क्या करें'
export const beforeYouApply = 'अप्लाई करने से पहले'

// Print
export const printedRequest = (amount: string, tenureMonths: number, loanType: string, day: string) =>
  `${amount}, ${tenureMonths} महीने के लिए, ${loanType}। ${day}`
export const matchRequest = 'आपकी ज़रूरत से मेल खाते हैं'
export const stretch = 'जेब पर भारी'
export const typeNotStated = 'लोन का प्रकार नहीं बताया'
export const doNotMatch = 'मेल नहीं खाते'
export const noPrice = 'इस क्रम में नहीं'
