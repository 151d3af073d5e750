export const dates = 'लोन की तारीखें (ज़रूरी नहीं)'
export const start = 'लोन मिलने की तारीख'
export const datesHint = 'तारीखें न लिखने पर हिसाब पूरे महीनों में होगा।'
export const first = 'पहली EMI की तारीख'
export const broken = 'एक महीने से ऊपर के दिनों का ब्याज'
export const brokenOptions = {
  withFirst: 'पहली EMI के साथ',
  upFront: 'लोन देते समय कटेगा',
  capitalised: 'लोन में जुड़ेगा',
  waived: 'नहीं लगेगा',
}

// Dates that cannot be right
export const bothDates = 'दोनों तारीखें लिखें, जैसे 5 जनवरी 2026।'
export const firstTooEarly = 'पहली EMI लोन मिलने के बाद होती है। बाद की तारीख चुनें।'
export const firstTooLate = (most: number) =>
  `पहली EMI लोन मिलने के ${most} महीने के अंदर होती है। पहले की तारीख चुनें।`
export const interestTakesLoan = 'तब तक के ब्याज में ही पूरा लोन चला जाएगा। उससे पहले की तारीख चुनें।'

// The result
export const dueDate = 'तारीख'
export const brokenInterest = 'एक महीने से ऊपर के दिनों का ब्याज'
export const firstEmi = (day: string, amount: string) => `${day} की पहली EMI ${amount} होगी।`
export const rateByDates = 'तारीखों के हिसाब से सालाना दर'

// How it is worked out
export const noteDates =
  'तारीखें लिखने पर: दो EMI के बीच के महीने पर सालाना दर का बारहवाँ हिस्सा ब्याज लगता है। पहली EMI लोन मिलने के एक महीने से ज़्यादा बाद हो, तो एक महीने से ऊपर के हर दिन पर सालाना दर का 365वाँ हिस्सा लगता है; एक महीने से पहले हो, तो पहली EMI में सिर्फ़ उतने दिनों का ब्याज होता है।'
export const noteRates =
  'APR महीने गिनता है, जैसे KFS में। तारीखों वाली दर दिन गिनती है और ब्याज पर ब्याज भी (XIRR), इसलिए उसी लोन के लिए अक्सर ज़्यादा दिखती है।'
