export const title = 'गोल्ड लोन'
export const intro = 'RBI के नियम से कितना लोन मिल सकता है, कितने का पड़ेगा, और सोने की कीमत कितनी गिर सकती है।'

// The fields
export const grams = 'सोने का वज़न, ग्राम में'
export const gramsHint = 'नग और दूसरी धातु छोड़कर।'
export const carats = 'सोना कितने कैरेट का है'
export const caratsHint = 'जैसे हॉलमार्क 916 हो, तो 22; 750 हो, तो 18।'
export const price = '22 कैरेट सोने के एक ग्राम की कीमत'
export const priceHint = 'लोन देने वाले से या IBJA से: आज की कीमत हमें नहीं पता।'
export const amount = 'कितना लोन चाहिए'
export const amountHint = '0 रहे, तो वह सबसे बड़ी रकम जो हर तरीके से मिल सके।'
export const otherLoans = 'सोने या चाँदी पर आपके दूसरे लोन'
export const otherLoansHint = 'RBI की सीमा में ये भी गिने जाते हैं।'
export const rate = 'ब्याज दर, सालाना %'
export const repayOver = 'कितने समय में चुकाएँगे'
export const shown = 'किस तरीके की किस्तें देखें'
export const plans = { emi: 'EMI', interest: 'सिर्फ़ ब्याज', atEnd: 'सब आखिर में' }

// Figures that cannot be right
export const gramsUnread = (most: string) => `ग्राम लिखें, जैसे 12.5, ज़्यादा से ज़्यादा ${most}`
export const caratsUnread = '1 से 24 तक कैरेट लिखें'
export const tooLittleGold = 'इतने सोने पर लोन नहीं बनता। वज़न और कीमत देख लें।'
export const moreThanMayBeLent = (most: string) =>
  `इस सोने पर ज़्यादा से ज़्यादा ${most} का लोन मिल सकता है। इतना या इससे कम लिखें।`

// The result
export const mayBeLent = 'इस सोने पर ज़्यादा से ज़्यादा इतना लोन मिल सकता है'
export const worth = (value: string) => `इस कीमत पर RBI के नियम से सोना ${value} का है।`
export const lent = 'लोन मिल सकता है'
export const notLent = 'सोने की बाकी कीमत'
export const whatEachCosts = 'किस तरह चुकाने पर कितना ब्याज'
export const ofLoan = (loan: string, length: number) => `${length} महीने के लिए ${loan} पर।`
export const eachMonth = 'हर महीने'
export const atTheEnd = 'आखिरी महीने में'
export const mayFall = (price: string, fall: string) => `कीमत ${fall} गिर सकती है, ${price} प्रति ग्राम तक।`
export const atCeiling = 'कीमत ज़रा भी नहीं गिर सकती।'
export const belowIt = (ceilings: string) =>
  `कीमत और गिरे, तो लोन RBI की ${ceilings} की सीमा से ऊपर होगा, और लोन देने वाला कुछ रकम समय से पहले चुकाने को कह सकता है।`
export const tooMuch = (most: string) =>
  `इस तरह चुकाने पर ज़्यादा से ज़्यादा ${most} का लोन मिल सकता है: ब्याज भी गिना जाता है।`
export const tooLong = (longest: number) => `सिर्फ़ ${longest} महीने तक के लिए।`

// How it is worked out
export const noteCeilings =
  'जो लोन कारोबार या खेती जैसे कमाई के काम के लिए न हो, उस पर RBI सोने की कीमत का 85% तक देने की इजाज़त देता है, अगर सोने या चाँदी पर आपके सारे लोन मिलाकर ₹2,50,000 तक हों; ₹5,00,000 तक 80%, उससे ऊपर 75%: RBI (Lending Against Gold and Silver Collateral) Directions, 2025 (RBI/2025-26/47), जो 1 अप्रैल 2026 से हर लोन देने वाले पर लागू हैं। लोन देने वाला कम भी दे सकता है।'
export const noteValue =
  'सिर्फ़ सोना गिना जाता है, नग या बनवाई (मेकिंग चार्ज) नहीं। दूसरे कैरेट का सोना 22 कैरेट के अनुपात में गिना जाता है। कीमत वह होती है जो पिछले 30 दिन के औसत बंद भाव और पिछले बंद भाव में से कम हो (IBJA या एक्सचेंज का); यहाँ आप उसे लिखते हैं।'
export const noteAtEnd =
  'सब आखिर में चुकाएँ, तो सीमा ब्याज समेत लोन पर लगती है, और लोन 12 महीने तक का ही हो सकता है। हम सीधा ब्याज गिनते हैं; कुछ लोन देने वाले ब्याज पर भी ब्याज लेते हैं।'
export const noteAuction =
  'यह सीमा पूरे लोन के दौरान बनी रहनी चाहिए। EMI में हर महीने आपकी बाकी रकम घटती है, इसलिए कीमत और भी गिर सकती है। कीमत इससे नीचे जाने का मतलब यह नहीं कि नीलामी होगी: नीलामी तब होती है जब बकाया न चुकाया जाए, और उससे पहले आपको नोटिस मिलता है।'
export const noteFees = 'सोने की जाँच और प्रोसेसिंग की फ़ीस अलग से लगती है। Key Facts Statement (KFS) माँगें।'
