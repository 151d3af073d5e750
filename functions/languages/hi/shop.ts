export const shopAndSave = 'शॉपिंग और बचत'
export const whoPays = 'स्टोर को लोन के पैसों से दें, और लोन 3 या 6 महीने में चुकाएँ।'
export const registerOnce = <T>(link: (text: string) => T) => [
  'एक बार ',
  link('रजिस्टर करें'),
  ', फिर हम आपको वापस यहीं ले आएँगे।',
]

// Categories and brands
export const categories = 'कैटेगरी'
export const home = 'घर का सामान'
export const fashion = 'फ़ैशन'
export const food = 'खाना-पीना'
export const travel = 'सफ़र'
export const electronics = 'इलेक्ट्रॉनिक्स'
export const phones = 'फ़ोन'
export const gaming = 'गेमिंग'
export const sports = 'खेलकूद'
export const gifts = 'गिफ़्ट'
export const deals = 'डील'
export const groceries = 'किराना'
export const showMore = 'और देखें >>'
export const popularBrands = 'मशहूर ब्रांड'
export const shopsIn = (count: number, category: string) => `${category}: ${count} स्टोर`

// Search
export const searchWeb = 'इंटरनेट पर कोई सामान खोजें'
export const searchExample = 'जैसे वॉशिंग मशीन'
export const searchCut = (characters: number) => `हम शुरू के ${characters} अक्षर ही खोजते हैं।`
export const search = 'खोजें'
export const searchFor = (text: string) => `खोज: ${text}`

// Financing
export const getFinancing = 'लोन पाएँ'
export const forPurchaseAt = <T>(brand: T) => [brand, ' से खरीदारी के लिए']
export const cartFunding = 'शॉपिंग कार्ट के लिए लोन'
export const cartFundingText = 'खरीदारी के पैसे 3 या 6 महीने में बाँटकर दें'
export const personalLoanText = 'आपकी किसी भी ज़रूरत के लिए'
export const businessLoanText = 'स्टॉक, मशीनों या कैश फ़्लो के लिए'
export const opensInNewWindow = '(नई विंडो में खुलता है)'

// What it costs a month
export const monthlyCost = 'हर महीने कितना देना होगा?'
export const price = 'कीमत'
export const between = (min: string, max: string) => `${min} से ${max} तक`
export const enterBetween = (min: string, max: string) => `${min} से ${max} तक की रकम लिखें`
export const interestRate = 'ब्याज दर (% सालाना)'
export const assumedRate = 'हमने मानी है। अपने लोन देने वाले की दर लिखें।'
export const enterRate = (max: number) => `0 से ${max} तक लिखें, जैसे 14.5`
export const aMonth = <T>(amount: string, small: (text: string) => T) => [amount, ' ', small('हर महीने')]
export const totalInterest = (amount: string) => `कुल ब्याज ${amount}`
export const atRate = (percent: number) =>
  `${percent}% सालाना ब्याज पर, जो घटती हुई बाकी रकम पर लगता है। फ़ीस नहीं जुड़ी है। हर लोन देने वाले की दर अलग है।`
export const atYourRate =
  'आपकी लिखी दर पर, जो घटती हुई बाकी रकम पर लगती है। फ़ीस नहीं जुड़ी है। हर लोन देने वाले की दर अलग है।'
export const trueCost = 'नो-कॉस्ट EMI असल में कितने की पड़ती है'

// A website inside ours
export const back = 'वापस जाएँ'
export const openInNewTab = 'नए टैब में खोलें'
export const addressOfPage = 'इस पेज का लिंक'
export const copyAddress = 'लिंक कॉपी करें'
export const cannotOpenHere = 'यह पेज यहाँ नहीं खुल सकता'
export const addressNotSecure = 'इसका लिंक https से शुरू नहीं होता।'
export const buyingAt = (shop: string) => `${shop} से कुछ खरीदना है? 3 या 6 महीने में चुकाएँ।`
export const opensInNewTab = 'नए टैब में खुलता है'
export const open = (shop: string) => `${shop} खोलें`
export const openResults = 'नतीजे खोलें'
export const refusesFraming = (shop: string) => `${shop} अपने पेज किसी और साइट के अंदर दिखाने नहीं देता।`
export const loadingWebsite = 'वेबसाइट लोड हो रही है...'
export const loading = (name: string) => `लोड हो रहा है: ${name}`
export const isBlank = 'पेज खाली है, या “कनेक्ट करने से मना कर दिया” लिखा है?'
export const whyBlank = 'कई स्टोर अपने पेज किसी और साइट के अंदर दिखाने नहीं देते। नए टैब में वे ठीक से खुल जाते हैं।'
export const isWorking = 'ठीक चल रहा है'
