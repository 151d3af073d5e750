export const title = 'असल में कितने का पड़ेगा'
export const intro = 'जो भी ऑफ़र मिले, देखें कि वह सालाना कितनी दर पर पड़ता है, ताकि तुलना कर सकें।'

// The kinds of price
export const whatWereYouOffered = 'आपको क्या ऑफ़र मिला है?'
export const kinds = {
  cash: 'कैश लोन',
  noCost: 'स्टोर की नो-कॉस्ट EMI',
  later: 'अभी खरीदें, बाद में चुकाएँ',
  flat: 'फ़्लैट दर पर लोन',
  card: 'कार्ड पर EMI',
}

// The fields
export const asked = 'आपने माँगे'
export const got = 'हाथ में मिले'
export const gotHint = 'सब कुछ कटने के बाद जितने पैसे आपके खाते में आए।'
export const howRepaid = 'आप कैसे चुकाएँगे'
export const repaidOptions = { once: 'एक बार में पूरा', instalments: 'किस्तों में' }
export const paidBack = 'कुल चुकाना होगा'
export const days = 'कितने दिन बाद'
export const instalment = 'हर किस्त'
export const count = 'कितनी किस्तें'
export const every = 'किस्त कितने-कितने समय पर'
export const units = { day: 'दिन', week: 'हफ़्ते', month: 'महीने' }
export const unit = 'दिन, हफ़्ते या महीने'
export const price = 'कीमत'
export const discount = 'एक बार में चुकाने पर छूट'
export const discountHint = 'EMI लेने पर यह छूट नहीं मिलती। छूट न हो, तो 0 लिखें।'
export const tenure = 'कितने समय में चुकाएँगे'
export const fee = 'प्रोसेसिंग फ़ीस, GST से पहले'
export const feeHint = 'ज़रूरी नहीं। 18% GST हम जोड़ देते हैं।'
export const charge = 'सारी फ़ीस, GST समेत'
export const gstOnInterest = 'क्या ब्याज पर 18% GST लगता है?'
export const gstOptions = { yes: 'हाँ, जैसे क्रेडिट कार्ड पर', no: 'नहीं' }
export const bankRate = 'बैंक की ब्याज दर, सालाना %'
export const bankRateHint =
  'पेमेंट के समय EMI की जानकारी में लिखी होती है। यह ब्याज स्टोर आपकी जगह देता है, पर उस पर GST आप देते हैं।'
export const amount = 'रकम'
export const flatRate = 'फ़्लैट दर, सालाना %'
export const rateIs = 'कार्ड की दर'
export const rateOptions = { year: 'सालाना', month: 'हर महीने की' }
export const yearlyRate = 'ब्याज दर, सालाना %'
export const monthlyRate = 'ब्याज दर, हर महीने %'

// Impossible figures
export const gotNothing = 'जितने पैसे आप तक पहुँचे उतने लिखें, ₹1 या ज़्यादा'
export const gotMoreThanAsked = (asked: string) => `यह आपकी माँगी रकम ${asked} से ज़्यादा है।`
export const paidLessThanGot = (got: string) => `आपको ${got} मिले, पर चुकाने की रकम उससे कम है। दोनों रकमें देख लें।`
export const instalmentsLessThanGot = (got: string) =>
  `आपको ${got} मिले, पर सारी किस्तें मिलाकर उससे कम हैं। दोनों रकमें देख लें।`
export const daysTooFew = '1 दिन या ज़्यादा लिखें'
export const daysUnread = 'पूरे दिन लिखें, जैसे 14'
export const discountTakesPrice = (price: string) => `छूट पूरी कीमत, ${price}, जितनी या उससे ज़्यादा है।`
export const feeTakesLoan = (loan: string) => `GST समेत फ़ीस में पूरे ${loan} चले जाते हैं। कम फ़ीस लिखें।`

// The result
export const aYear = 'सालाना दर'
export const explained = {
  apr: 'APR, जैसे RBI लोन देने वालों से बताने को कहता है, सारी फ़ीस जोड़कर।',
  effective: 'असरदार सालाना दर: अगर साल भर हर लोन को ऐसे ही नए लोन से चुकाते रहें।',
}
export const afterAYear = (thousand: string) =>
  `असरदार सालाना दर: अगर साल भर हर लोन को ऐसे ही नए लोन से चुकाते रहें, तो ₹1,000 बढ़कर ${thousand} हो जाएँगे।`
export const rateNames = {
  aprWithoutFees: 'फ़ीस के बिना APR: बाकी रकम पर यही फ़्लैट दर',
  simple: 'सीधी सालाना दर: दिनों के हिसाब से लागत, लागत पर लागत नहीं',
  nominal: 'महीने की दर का बारह गुना, APR से तुलना के लिए',
}
export const parts = {
  keptBack: 'देने से पहले काट लिए',
  interest: 'ब्याज',
  charge: 'चार्ज',
  discountLost: 'छूट जो नहीं मिलेगी',
  fee: 'GST समेत फ़ीस',
  gstOnInterest: 'ब्याज पर GST, 18%',
}
export const youGot = 'आपको मिला'
export const borrowed = 'लोन की रकम'
export const fees = 'फ़ीस, GST और छोड़ी हुई छूट'
export const eachMonth = 'EMI'
export const otherRates = 'यही दर, दूसरे तरीकों से'
export const cost = 'आपको इतने का पड़ेगा'
export const perThousand = 'लोन के हर ₹1,000 पर'
export const perThousandGot = 'आपको मिले हर ₹1,000 पर'

// At today's offers
export const personalLoans = 'आज के पर्सनल लोन'
export const lowestToday = (amount: string, months: number, lowest: string, here: string) =>
  `${months} महीने के लिए ${amount} सबसे सस्ते में ${lowest} का पड़ेगा: ब्याज और फ़ीस, उस दर पर, जिससे हम उसे क्रम में रखते हैं। आपका वाला ${here} का पड़ेगा।`
export const aprOf = (percent: string) => `APR ${percent}`
export const noneFits = (amount: string, months: number) =>
  `आज का कोई पर्सनल लोन ${months} महीने के लिए ${amount} से मेल नहीं खाता।`
export const tooShort = 'आज के ऑफ़र पूरे महीनों के हैं। इतने कम समय के लिए कोई नहीं है।'

// How it is worked out
export const noteApr =
  'जहाँ किस्त हर महीने की हो, वहाँ दर वही APR है जो भारतीय रिज़र्व बैंक के Key Facts Statement (KFS) में होता है (सर्कुलर RBI/2024-25/18): उस मासिक दर का बारह गुना जिस पर आपके सारे चुकाए पैसों की कीमत आपको मिली रकम के बराबर होती है।'
export const noteEffective =
  'जहाँ कुछ दिन या हफ़्ते बाद चुकाना हो, वहाँ बड़ा आँकड़ा असरदार सालाना दर है, 365 दिन की, जिसमें लागत पर भी लागत लगती है। सीधी सालाना दर में लागत पर लागत नहीं लगती। किसी दर की तुलना उसी तरह की दर से करें।'
export const noteNoCost =
  'नो-कॉस्ट EMI की तुलना एक बार में चुकाने से होती है: छूट नहीं मिलती, और आप फ़ीस, उसका GST, और जो ब्याज स्टोर आपकी जगह देता है उस पर GST देते हैं। फ़ीस हम पहले दिन की गिनते हैं।'
export const noteGst = '18% GST फ़ीस पर और क्रेडिट कार्ड के ब्याज पर लगता है। दूसरे लोन के ब्याज पर नहीं लगता।'
export const noteFlat =
  'फ़्लैट दर आखिर तक पूरे लोन पर लगती है, जबकि हर महीने आपकी बाकी रकम घटती है। इसलिए बाकी रकम पर यह दर लगभग दोगुनी होती है।'
export const noteOffers =
  'आपकी कीमत के साथ हम दिखाते हैं कि आज के पर्सनल लोन पर उतनी ही रकम उतने ही समय के लिए, सबसे पास के पूरे महीने तक, कितने की पड़ेगी। लोन मिलेगा या नहीं, यह लोन देने वाले अपने नियमों से तय करते हैं।'
