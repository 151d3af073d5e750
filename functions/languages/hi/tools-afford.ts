export const title = 'कितना लोन लेना ठीक है?'
export const intro = 'आपकी कमाई में से खर्च के बाद जो बचता है, उससे। आपकी कमाई और खर्च इसी डिवाइस पर रहते हैं।'

// The fields
export const income = 'हर महीने हाथ में आने वाली कमाई'
export const otherEmis = 'पहले से चल रही सब EMI, हर महीने कुल'
export const household = 'घर का हर महीने का खर्च'
export const householdHint = 'किराया, खाना, बिल, आना-जाना।'
export const dependants = 'निर्भर लोगों का हर महीने का खर्च'
export const dependantsHint = 'स्कूल की फ़ीस, दवाइयाँ, घर भेजे जाने वाले पैसे।'
export const spare = 'हर महीने कितना बचाना चाहते हैं'
export const spareHint = 'बचत, और तंगी के महीने के लिए कुछ।'
export const rate = 'कोई सालाना दर आज़माएँ'
export const tenure = 'कितने समय में चुकाएँगे'

// Figures that leave nothing
export const nothingLeft = 'EMI के लिए कुछ नहीं बचता: आपकी पूरी कमाई चालू EMI, खर्च और बचत में ही चली जाती है।'
export const otherEmisTooHigh = (percent: number) =>
  `पहले से चल रही EMI ही इस कमाई का ${percent}% या उससे ज़्यादा हैं।`
export const tooLittleLeft = (smallest: string) =>
  `EMI के लिए बहुत कम बचता है: उससे ${smallest} का लोन भी नहीं चुकेगा।`

// The result
export const limitedByShare = (percent: number) =>
  `तब आपकी सारी EMI कमाई का ${percent}% होंगी। हम इससे ज़्यादा की सलाह नहीं देते।`
export const limitedByCosts = 'आपके खर्च के बाद EMI के लिए इससे ज़्यादा नहीं बचता।'
export const youCanBorrow = 'करीब इतना लोन ले सकते हैं'
export const withEmi = (emi: string, months: number, percent: string) =>
  `${percent} सालाना दर पर, ${months} महीने तक ${emi} की EMI से।`

export const yourPay = 'आपकी कमाई कहाँ जाती है'
export const newEmi = 'नई EMI'
export const runningEmis = 'चालू EMI'
export const costs = 'घर और निर्भर लोगों का खर्च'
export const leftOver = 'हर महीने बचेंगे'

// At today's offers
export const noneMatches = (emi: string, months: number) =>
  `${months} महीने के लिए ${emi} की EMI पर कोई ऑफ़र नहीं है। कोई और अवधि चुनें।`
export const payTooLow = (emi: string, months: number) =>
  `${months} महीने के लिए ${emi} की EMI वाला हर ऑफ़र आपकी कमाई से ज़्यादा कमाई माँगता है।`
export const ofEachType = (emi: string, months: number) =>
  `हर महीने ${emi} से ${months} महीने में इतना लोन चुकेगा, लोन के प्रकार से। दर वही, जिससे हम हर ऑफ़र को क्रम में रखते हैं।`
export const anyType = 'किसी भी काम के लिए'

// How it is worked out
export const noteLimit = (percent: number) =>
  `हम इन दोनों में से छोटी रकम लेते हैं: (1) कमाई में से चालू EMI और ऊपर लिखे सारे खर्च और बचत निकालकर जो बचे; (2) कमाई का ${percent}%, चालू EMI घटाकर।`
export const noteShare = (percent: number) =>
  `इन लोन के लिए ${percent}% किसी कानून में नहीं है; यह हमने तय किया है। माइक्रोफ़ाइनेंस के लोन पर RBI की यही सीमा है, और ब्रोकर बताते हैं कि लोन देने वाले 40% से 60% तक मानते हैं।`
export const noteOffers =
  'हर प्रकार में हम वह ऑफ़र दिखाते हैं जिसमें इस EMI से सबसे बड़ा लोन चुके, और जो लोन देने वाले की रकम और अवधि में आता हो। दर वह है जो लोगों को औसतन मिली, या जो सबसे ज़्यादा है; दर इससे कम मिले, तो उतनी ही EMI में लोन ज़्यादा मिलेगा। जो ऑफ़र इससे ज़्यादा कमाई माँगते हैं, उन्हें हम छोड़ देते हैं। आपकी उम्र और आपका पेशा हम नहीं देखते।'
export const noteLender = 'लोन देने वाले अपने नियमों से तय करते हैं, और कम या ज़्यादा दे सकते हैं।'
