import { hindiOrdinal } from './hindi-ordinal.ts'

export const title = 'लोन समय से पहले चुकाना'
export const intro = 'कुछ हिस्सा या पूरा लोन समय से पहले चुकाने पर, फ़ीस और GST के बाद कितनी बचत होगी।'

// The fields
export const whatToRepay = 'समय से पहले क्या चुकाएँगे'
export const repayOptions = { part: 'कुछ हिस्सा', all: 'पूरा लोन (फ़ोरक्लोज़र)' }
export const extra = 'समय से पहले कितनी रकम चुकाएँगे'
export const howOften = 'कब-कब'
export const everyOptions = { once: 'एक बार', month: 'हर महीने', year: 'हर साल' }
export const fromMonth = 'कौन-सी EMI के बाद'
export const fromMonthHint = 'जैसे 12: बारहवीं EMI के ठीक बाद।'
export const whatChanges = 'क्या बदलेगा'
export const keepOptions = { instalment: 'लोन जल्दी खत्म होगा', term: 'EMI कम होगी' }
export const firstInstalment = 'पहली EMI की तारीख'
export const repayOn = 'पूरा लोन किस तारीख को चुकाएँगे'
export const charge = 'समय से पहले चुकाने की फ़ीस, चुकाई जाने वाली रकम का %'
export const chargeHint = 'GST से पहले; 18% हम जोड़ देते हैं। न हो, तो 0।'

// Figures that cannot be right
export const moreThanOwed = (owed: string) => `तब सिर्फ़ ${owed} बाकी होंगे। इतना या कम लिखें।`
export const afterLastMonth = (last: number) =>
  last < 1
    ? 'इस लोन की एक ही EMI है, इसलिए समय से पहले चुकाने को कुछ नहीं है।'
    : `${last} या कम लिखें: आखिरी EMI के बाद कुछ बाकी नहीं रहता।`
export const repaidByThen = 'तब तक लोन चुक जाएगा। पहले की तारीख चुनें।'
export const beforeTheLoan = 'लोन पहली EMI से एक महीना पहले शुरू होता है। बाद की तारीख चुनें।'
export const beforePayout = 'लोन उस तारीख के बाद मिलता है। बाद की तारीख चुनें।'
export const noDay = 'दोनों तारीखें लिखें।'

// The result
export const youSave = 'आपकी बचत'
export const youWouldLose = 'आपका नुकसान'
export const endsEarlier = (length: number, earlier: number) =>
  `लोन ${length} महीने में खत्म होगा, ${earlier}\u00a0महीने पहले।`
export const emiFalls = (before: string, after: string) => `EMI ${before} से घटकर ${after} हो जाएगी।`
export const lastEmiFalls = (before: string, after: string) =>
  `सिर्फ़ आखिरी EMI ${before} से घटकर ${after} हो जाएगी।`
export const repaysLoan = (month: number, earlier: number) =>
  `${month} EMI के बाद चुकाई रकम से बाकी पूरा लोन चुक जाएगा, ${earlier}\u00a0महीने पहले।`
export const paysOff = (month: number) => `${hindiOrdinal(month)} महीने से आपकी बचत फ़ीस से ज़्यादा हो जाएगी।`
export const neverPaysOff = 'जितना ब्याज बचता है, वह सब फ़ीस में चला जाता है।'
export const withoutPaying = 'समय से पहले न चुकाएँ तो'
export const payingEarly = 'समय से पहले चुकाएँ तो'
export const prepaid = 'समय से पहले चुकाया'
export const interestDifference = { gain: 'ब्याज की बचत', loss: 'ब्याज ज़्यादा' }
export const chargesWithGst = 'GST समेत फ़ीस'
export const afterCharges = { gain: 'फ़ीस के बाद बचत', loss: 'फ़ीस के बाद नुकसान' }
export const youPay = 'उस दिन चुकाने होंगे'
export const afterInstalments = (count: number) => `${count} EMI के बाद।`
export const foreclosureSaves = (amount: string) => `सारी EMI चुकाने के मुकाबले ${amount} की बचत।`
export const foreclosureCosts = (amount: string) => `सारी EMI चुकाने के मुकाबले ${amount} ज़्यादा लगेंगे।`
export const owed = 'बाकी रकम'
export const interestForDays = (days: number) => `${days} दिन का ब्याज`
export const foreclosureCharge = 'समय से पहले लोन बंद करने की फ़ीस'
export const gstOnCharge = 'फ़ीस पर GST, 18%'

// How it is worked out
export const noteMethod =
  'समय से पहले जो चुकाते हैं, वह बाकी रकम में से तुरंत घट जाता है, और ब्याज हर महीने बाकी रकम पर सालाना दर का बारहवाँ हिस्सा होता है। या तो EMI वही रहती है और लोन जल्दी खत्म होता है, या बचे हुए महीनों के लिए EMI फिर से निकाली जाती है।'
export const noteBreakEven =
  'फ़ायदा उस महीने से गिना जाता है जिससे ब्याज की बचत सारी फ़ीस से ज़्यादा हो जाए और ज़्यादा ही रहे।'
export const noteDays =
  'पिछली EMI के बाद का ब्याज दिनों के हिसाब से लगता है: 31 में से 10 दिन पर उस महीने के ब्याज का 10/31। उस दिन की EMI चुकाई हुई मानी जाती है।'
export const noteRbi =
  'किसी व्यक्ति का फ़्लोटिंग दर वाला लोन, जो कारोबार के लिए न हो, अगर 1 जनवरी 2026 या उसके बाद मंज़ूर हुआ है, तो उसे समय से पहले चुकाने पर लोन देने वाले कोई फ़ीस नहीं ले सकते: RBI (Pre-payment Charges on Loans) Directions, 2025।'
