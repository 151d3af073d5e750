// A past day, ranked again
export const title = (day: string) => `${day} को ऑफ़र किस क्रम में थे · तुलना`
export const description =
  'तुलना ने किसी दिन के क्रम के बारे में जो बताया था, उसकी जाँच और वही क्रम फिर से, आपके ब्राउज़र में।'
export const heading = (day: string) => `${day} को ऑफ़र किस क्रम में थे`
export const allOfTheRule = 'हम ऑफ़र किस क्रम में दिखाते हैं'
export const intro =
  'हर दिन के बाद हम सबके लिए यह फ़ाइल डालते हैं कि दिन के आखिर में ऑफ़र किस क्रम में थे: सिग्नेचर के साथ, और साथ में ऑफ़र और क्रम लगाने वाला कोड भी। आपके ब्राउज़र ने यह सब लिया है। वह देखता है कि सब आपस में मेल खाता है या नहीं, और उसी कोड से उन ऑफ़र का क्रम फिर से लगाता है।'
export const shown = (count: number) =>
  `दिन के आखिर में ${count} ऑफ़र ${count === 1 ? 'दिख रहा था' : 'दिख रहे थे'}।`
export const loading = 'उस दिन की फ़ाइलें लोड हो रही हैं और उनकी जाँच हो रही है…'
export const notLoaded = 'इस दिन की फ़ाइलें लोड नहीं हो सकीं'
export const nothing = 'इस दिन के लिए कुछ नहीं डाला गया था'
export const nothingText = (day: string) =>
  `${day} की कोई फ़ाइल नहीं है। किसी दिन की फ़ाइल उस दिन के बाद (भारत के समय से) आती है, और उस पहले दिन से, जब कोई ऑफ़र दिख रहा था।`
export const noDay = 'यह कोई तारीख नहीं है'
export const noDayTitle = `${noDay} · तुलना`
export const noDayText = 'हो सकता है, लिंक गलत हो। तारीख ऐसे लिखी जाती है: 2026-12-03।'
export const dayBefore = (day: string) => `एक दिन पहले: ${day}`
export const dayAfter = (day: string) => `एक दिन बाद: ${day}`
export const latestDay = 'सबसे नया दिन देखें'

// What the checks say together
export const allPassed = (count: number) => `सभी ${count} जाँचें सही निकलीं`
export const whatPassed = 'फ़ाइलें, कोड और क्रम वैसे ही हैं, जैसे डाले गए थे।'
export const failed = (failed: number, count: number) => `${count} में से ${failed} जाँचें सही नहीं निकलीं`
export const whatFailed = 'जो अलग है या नहीं मिला, वह नीचे दिखाया है।'
export const notMade = (count: number) =>
  count === 1 ? 'एक जाँच यहाँ नहीं हो सकी' : `${count} जाँचें यहाँ नहीं हो सकीं`
export const othersPassed = (count: number) =>
  count === 0 ? 'हो सकता है, किसी और ब्राउज़र में हो जाएँ।' : `बाकी ${count} सही निकलीं।`

export const checked = 'आपके ब्राउज़र ने क्या जाँचा'
export const parts = {
  signature: 'सिग्नेचर, इस साइट की पब्लिक की से',
  offersFile: 'ऑफ़र वाली फ़ाइल',
  offers: 'उस फ़ाइल का हर ऑफ़र',
  code: 'क्रम लगाने वाला कोड',
  rule: 'उस कोड में लिखा नियम',
  before: 'एक दिन पहले की फ़ाइल, जैसी इस दिन की फ़ाइल बताती है',
  next: 'इस दिन की फ़ाइल, जैसी अगले दिन की फ़ाइल बताती है',
}
export const findings = {
  asPublished: 'जैसा डाला गया था, वैसा ही',
  differs: 'अलग है',
  missing: 'नहीं मिला',
  unchecked: 'जाँच नहीं हो सकी',
}
export const noEd25519 = 'यह ब्राउज़र सिग्नेचर नहीं जाँच सकता। नया ब्राउज़र जाँच सकता है, और हमारी स्क्रिप्ट भी।'
export const problems = {
  changed: <T>(offer: T) => ['बाद में बदला गया: ', offer],
  dropped: <T>(offer: T) => ['ऑफ़र वाली फ़ाइल में नहीं है: ', offer],
  added: <T>(offer: T) => ['सिर्फ़ ऑफ़र वाली फ़ाइल में है: ', offer],
}
export const codeNotRun =
  'वह कोड यहाँ नहीं चला, इसलिए क्रम फिर से नहीं लगा। हो सकता है, किसी और ब्राउज़र में चले; हमारी स्क्रिप्ट में चलता है।'
export const codeDiffers = 'यह वह कोड नहीं है, जिसका नाम उस दिन की फ़ाइल में है। इसलिए आपके ब्राउज़र ने उसे नहीं चलाया।'
export const statedLoans = 'वे लोन, जिनका क्रम हमने बताया था'
export const statedLoan = (type: string, amount: string, tenureMonths: number) =>
  `${type}: ${amount}, ${tenureMonths} महीने के लिए`
export const aboutKey =
  'पब्लिक की वह है, जो यह साइट आज दिखाती है। आपने उसे पहले से लिखकर रखा हो, या किसी और से मिलाया हो, तो सबूत और पक्का होता है।'

export const rankedAgain = 'कोई और लोन, उस दिन के क्रम में'
export const amount = 'लोन की रकम'
export const tenure = 'अवधि, महीनों में'
export const loanType = 'लोन का प्रकार'
export const rank = 'क्रम लगाएँ'
export const groups: Record<string, string> = {
  fits: 'मेल खाते हैं',
  stretch: 'जेब पर भारी',
  typeNotStated: 'लोन का प्रकार नहीं बताया',
  doesNotFit: 'मेल नहीं खाते',
  unpriced: 'क्रम में नहीं, नाम के हिसाब से',
}
export const aMonthWithFees = 'फ़ीस मिलाकर हर महीने'
export const noOffers = 'उस दिन कोई ऑफ़र नहीं दिख रहा था।'
