import type { Matter } from '#redress/rules.ts'

export const addressees = {
  first: (name: string) => `सेवा में, शिकायत निवारण अधिकारी${name === '' ? '' : `, ${name}`}`,
  tulna: 'सेवा में, शिकायत अधिकारी, तुलना',
  ombudsman: 'सेवा में, RBI ओम्बड्समैन, cms.rbi.org.in के ज़रिए',
  cepc: 'सेवा में, उपभोक्ता शिक्षण और संरक्षण कक्ष, भारतीय रिज़र्व बैंक, cms.rbi.org.in के ज़रिए',
  nhb: 'सेवा में, राष्ट्रीय आवास बैंक, grids.nhbonline.org.in के ज़रिए',
  board: 'सेवा में, भारतीय डेटा संरक्षण बोर्ड',
}
export const dated = (day: string) => `तारीख: ${day}`
export const greeting = 'महोदय/महोदया,'
export const subjects: Record<Matter, string> = {
  charge: 'गलत लगाया गया ब्याज, फ़ीस या चार्ज',
  terms: 'लोन वैसा नहीं मिला, जैसा दिखाया गया था या जिस पर मैंने साइन किया',
  recovery: 'वसूली के लिए धमकी या दबाव',
  papers: 'मेरे कागज़ात या नो-ड्यूज़ लेटर',
  report: 'क्रेडिट रिपोर्ट में गलती',
  service: 'सेवा न मिलना',
  fraud: 'धोखाधड़ी',
  data: 'मेरे निजी डेटा का इस्तेमाल',
  refused: 'मेरी माँग न मानना',
  order: 'आदेश पर की गई कार्रवाई',
  notRbi: 'बीमा, शेयर या फ़ंड',
  section18: 'मेरी क्रेडिट जानकारी का विवाद',
  management: 'कंपनी का कामकाज',
  vendor: 'ठेका',
  betweenLenders: 'लोन देने वालों का आपसी विवाद',
  employment: 'मेरी नौकरी',
}
export const subject = (matter: string, account: string) =>
  `शिकायत का विषय: ${matter}${account === '' ? '' : ` (खाता या एप्लिकेशन नंबर ${account})`}`
export const about = (name: string) => `मेरी शिकायत ${name} के बारे में है।`
export const happenedOn = (day: string) => `यह ${day} को हुआ।`
export const tellStory = '[क्या हुआ, तारीखों के साथ लिखें।]'
export const sum = (amount: string) => `${amount} का विवाद है।`
export const shown = (day: string, figures: string, link: string) =>
  `${day} को तुलना की साइट “तुलना” ने मुझे यह ऑफ़र दिखाया: ${figures}। लोन देने वाले की उस दिन की शर्तें: ${link}`
export const loan = (amount: string, months: number) => `${months} महीने के लिए ${amount}`
export const price = (emi: string, apr: string) => `EMI ${emi}, APR ${apr}`
export const complainedOn = (day: string, number: string) =>
  `मेरी शिकायत उन्हें ${day} को मिली${number === '' ? '' : ` (नंबर ${number})`}।`
export const noReply = (day: string) => `${day} तक मुझे कोई जवाब नहीं मिला।`
export const badReply = (day: string) => `${day} के उनके आखिरी संदेश से मामला नहीं सुलझा।`
export const wish = (text: string) => `मेरी माँग यह है: ${text}`
export const tellWish = 'मेरी माँग यह है: [क्या किया जाए]'
export const answerInWriting = 'कृपया मुझे शिकायत का नंबर दें, और जवाब लिखकर दें।'
export const orElse = (days: number, body: string) =>
  `अगर ${days} दिन के अंदर जवाब न मिले, या जवाब से मामला न सुलझे, तो आगे यहाँ शिकायत की जा सकती है: ${body}। नियम के अपने शब्द:`
export const bodyNames = {
  ombudsman: 'RBI ओम्बड्समैन',
  cepc: 'भारतीय रिज़र्व बैंक का उपभोक्ता शिक्षण और संरक्षण कक्ष',
  nhb: 'राष्ट्रीय आवास बैंक',
  board: 'भारतीय डेटा संरक्षण बोर्ड',
}
export const ruleWords = (quote: string) => `“${quote}”`
export const delay = (rupeesADay: number, days: number) =>
  `${days} दिन के बाद हुई हर दिन की देरी के लिए RBI के 26 अक्टूबर 2023 के नियम से मुझे ₹${rupeesADay} मिलने चाहिए।`
export const inTime = 'मैंने उन्हें जवाब देने का पूरा समय दिया, और मेरी यह शिकायत समय के अंदर है। नियम के अपने शब्द:'
export const ruleSource = (clause: string, title: string) => `(खंड ${clause}, ${title})`
export const declaration =
  'यही शिकायत आपके कार्यालय, अदालत, ट्रिब्यूनल या मध्यस्थ के पास न चल रही है और न उस पर फ़ैसला हुआ है।'
export const enclosures = 'साथ में कागज़ात:'
export const papers = {
  statement: 'लोन खाते का हिसाब, और Key Facts Statement (KFS)',
  firstComplaint: 'उनसे की गई मेरी शिकायत, मिलने के सबूत के साथ',
  reply: 'उनका जवाब',
  shown: 'वह ऑफ़र, जैसा तुलना ने दिखाया, ऊपर के लिंक से',
  report: 'क्रेडिट रिपोर्ट, जिसमें गलती पर निशान लगा हो',
  identity: 'मेरे नाम और पते का सबूत',
}
export const farewell = 'भवदीय/भवदीया,'
export const signature = '[आपका नाम, पता और मोबाइल नंबर]'
