export const yourMonthlyPay = 'हर महीने हाथ में आने वाली कमाई'
export const otherEmis = 'पहले से चल रही सब EMI, हर महीने कुल'
export const otherEmisHint = 'ज़रूरी नहीं। यह जानकारी इसी डिवाइस पर रहती है।'
export const yourAge = 'आपकी उम्र'
export const enterAge = (min: number, max: number) => `${min} से ${max} तक की उम्र लिखें`
export const yourProfession = 'आपका पेशा'
export const yourCreditScore = 'आपका क्रेडिट स्कोर'
export const scoreNotKnown = 'पता नहीं'
export const creditScores = {
  '750+': '750 या ज़्यादा',
  '700-749': '700 से 749',
  '650-699': '650 से 699',
  'below 650': '650 से कम',
  none: 'अभी तक नहीं बना',
}
export const notGiven = 'नहीं बताया'
export const aboutYou = 'आपके बारे में (ज़रूरी नहीं)'
export const aboutYouFields = 'कमाई, EMI, उम्र, पेशा, क्रेडिट स्कोर'
export const optional =
  'कमाई, EMI, उम्र, पेशा और क्रेडिट स्कोर बताना ज़रूरी नहीं है। ये इस टैब में तब तक रहते हैं, जब तक आप इसे बंद नहीं करते। लॉग इन करने पर कमाई और पेशा आपके फ़ॉर्म में भर जाते हैं, और तभी भेजे जाते हैं जब आप वहाँ “आगे बढ़ें” दबाते हैं।'
export const enterAmount = 'रकम लिखें, जैसे 5,000'
export const payNotKnown = 'हमें आपकी हर महीने की कमाई नहीं पता।'
export const addPay = <T>(aside: (text: string) => T) => [
  'कमाई बताएँ',
  aside(', ताकि दिखे कि हर EMI में उसका कितना हिस्सा जाएगा'),
]
