export const title = 'साथ-साथ तुलना'
export const notComparable = 'ये ऑफ़र अलग-अलग रकम या अवधि के लिए हैं, इसलिए इनकी लागत की तुलना नहीं हो सकती।'
export const interestAndFeesOfEach = 'हर लोन पर कितना ब्याज और फ़ीस'
export const inInterestAndFees = 'ब्याज और फ़ीस'

// The terms
export const rateUsed = 'हिसाब की दर'
export const perYear = (rate: string) => `सालाना ${rate}`
export const amountAndTenure = 'रकम और अवधि'
export const matchesRequest = 'आपकी ज़रूरत से मेल'
export const lowest = 'सबसे कम'
export const remove = <T>(lender: T, aside: (parts: (T | string)[]) => T) => ['हटाएँ', aside([': ', lender])]
export const noBecause = (reasons: string) => `नहीं। ${reasons}`
export const matches = {
  fits: 'हाँ।',
  stretch: 'जेब पर भारी।',
  typeNotStated: 'लोन का प्रकार नहीं बताया।',
}

// What is still owed
export const owedByMonth = 'हर महीने कितना बाकी रहेगा'
export const atTheStart = (amount: string) => `शुरू में ${amount}`
export const monthNumber = (month: number) => `महीना ${month}`
export const showAsTable = 'टेबल में देखें'
export const owedInRupees = 'कितना बाकी रहेगा, रुपये में'
