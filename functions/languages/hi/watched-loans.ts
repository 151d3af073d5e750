// A loan that somebody wants to hear about when it gets cheaper
export const title = 'यह लोन सस्ता हो, तो बताएँ'
export const lowestNow = (loan: string, type: string, cost: string, lender: string) =>
  `${loan}, ${type}: आज सबसे कम ब्याज और फ़ीस ${cost} है, ${lender} से।`
export const notWorkedOut = 'आज इस लोन की लागत किसी ऑफ़र से नहीं निकलती, इसलिए बाद में तुलना नहीं हो सकेगी।'
export const anyType = 'कोई भी लोन'
export const start = 'सस्ता हो, तो बताएँ'
export const stop = 'बंद करें'
export const stopThis = (loan: string) => `${loan} पर नज़र रखना बंद करें`
export const about =
  'यह ब्राउज़र सिर्फ़ रकम, अवधि, लोन का प्रकार और लागत रखता है, और कुछ नहीं। यह हमसे सिर्फ़ ऑफ़र की वह सूची माँगता है जो सबके लिए है। आपने अपने बारे में जो लिखा, वह इसमें नहीं गिना जाता।'

// How it is checked
export const checkedDaily = 'यह ब्राउज़र दिन में लगभग एक बार जाँचता है, तुलना बंद हो तब भी।'
export const checkedWhenOpened =
  'यह ब्राउज़र तुलना को बंद रहते हुए जाँचने नहीं देता। आप जब अगली बार तुलना खोलेंगे, तब जाँच होगी।'
export const notified = 'आपको नोटिफ़िकेशन मिलेगा।'
export const notNotified = 'नोटिफ़िकेशन बंद हैं, इसलिए आपको इसी पेज पर दिखेगा।'
export const notKept = 'यह ब्राउज़र इस साइट के लिए कुछ नहीं रखता, इसलिए हम बता नहीं पाएँगे। कुछ सेव नहीं हुआ।'

// The list
export const list = 'इस डिवाइस पर जिन पर नज़र है'
export const cheaper = (difference: string) => `${difference} सस्ता`
export const dearer = (difference: string) => `${difference} महँगा`
export const same = 'लागत उतनी ही'
export const thenAndNow = (now: string, lender: string, then: string, lenderThen: string, day: string) =>
  `आज ${now}, ${lender} से; ${day} को ${then}, ${lenderThen} से।`
export const unknown = 'आज किसी ऑफ़र से इसकी लागत नहीं निकलती, इसलिए तुलना नहीं हो सकती।'
export const otherRule = 'तब से ऑफ़र का क्रम दूसरे नियम से बनता है, इसलिए तुलना नहीं हो सकती। इसे बंद करके फिर शुरू करें।'

// The notification
export const notificationTitle = (difference: string) => `आपका लोन ${difference} सस्ता हुआ`
export const notification = (loan: string, now: string, lender: string, then: string) =>
  `${loan}: अब ${lender} से ब्याज और फ़ीस ${now}, पहले ${then} थी।`
