// The list of lenders
export const lenders = 'लोन देने वाले'
export const intro = <T>(link: (text: string) => T) => [
  'तुलना पर मौजूद हर लोन देने वाला, और उसकी बताई दर। अपनी रकम के लिए ',
  link('लोन की तुलना करें'),
  '।',
]
export const lendersNotLoaded = 'लोन देने वालों की सूची लोड नहीं हुई'
export const loadingLenders = 'लोन देने वालों की सूची लोड हो रही है'
export const noLenders = 'अभी कोई लोन देने वाला नहीं है'
export const noLendersText = 'अभी किसी लोन देने वाले का ऑफ़र नहीं है। कृपया बाद में फिर देखें।'
export const findLender = 'लोन देने वाले का नाम खोजें'
export const nameOrLoanType = 'नाम या लोन का प्रकार'
export const loanType = 'लोन का प्रकार'
export const allTypes = 'सभी'
const lenderCount = (count: number) => (count === 1 ? '1 लोन देने वाला' : `${count} लोन देने वाले`)
export const offers = (count: number) => `${count} ऑफ़र`
export const lendersWithOffers = (lenders: number, count: number) =>
  `${lenderCount(lenders)}, ${offers(count)}`
export const lendersFound = (found: number, lenders: number) =>
  `${lenders === 1 ? '1 लोन देने वाले' : `${lenders} लोन देने वालों`} में से ${found}`
export const noLenderMatches = 'इस नाम से या ऐसे लोन के लिए कोई लोन देने वाला नहीं मिला'
export const tryShorterName = 'देखें कि नाम सही लिखा है या नहीं, या छोटा नाम लिखें।'
export const showAllLenders = 'सभी लोन देने वाले दिखाएँ'
export const loan = 'लोन'
export const askLender = 'लोन देने वाले से पूछें'

// About the list
export const aboutList = 'इस सूची के बारे में'
export const ownTerms = 'लोन देने वाले की अपनी शर्तें'
export const ownTermsText =
  'दर हम वैसे ही दिखाते हैं, जैसे लोन देने वाला लिखता है। “इतने से इतने तक” हो, तो आपकी दर उसकी जाँच पर निर्भर है। इसलिए लागत हम उस दर से निकालते हैं, जो लोगों को औसतन मिली या जो सबसे ज़्यादा बताई गई।'
export const alphabetical = 'जगह खरीदी नहीं जा सकती'
export const alphabeticalText = 'सूची A से Z तक है, या आप चाहें तो लागत से। पैसे देकर कोई इसमें जगह नहीं ले सकता।'
export const sortBy = 'क्रम'
export const sorts = { name: 'नाम, A से Z', cost: 'हर महीने सबसे कम लागत' }
export const costsFor = (loan: string) => `फ़ीस मिलाकर हर महीने: ${loan}।`
export const costsAMonth = (amount: string, apr: string) => `हर महीने ${amount} · APR ${apr}`
export const checkFirst = 'हाँ कहने से पहले जाँच लें'
export const checkFirstText =
  'लोन से पहले लोन देने वाले को Key Facts Statement (KFS, मुख्य तथ्य विवरण) देना ही होता है, जिसमें APR और हर चार्ज लिखा होता है। देख लें कि वह भारतीय रिज़र्व बैंक (RBI) के नियमों के तहत है।'

// A lender's page
export const lenderTitle = (name: string) => `${name}: लोन की शर्तें, लागत और कागज़ात · तुलना`
export const lenderDescription = (name: string) =>
  `${name} के ऑफ़र, उसके अपने शब्दों में: ब्याज दर, लोन की रकम, अवधि, फ़ीस, कागज़ात, और हर लोन हर महीने कितने का पड़ता है।`
export const anyLenderTitle = 'लोन देने वाला: लोन की शर्तें, लागत और कागज़ात · तुलना'
export const anyLenderDescription =
  'एक लोन देने वाले के ऑफ़र, उसके अपने शब्दों में: ब्याज दर, लोन की रकम, अवधि, फ़ीस, कागज़ात, और हर लोन हर महीने कितने का पड़ता है।'
export const allLenders = 'सभी लोन देने वाले'
export const lender = 'लोन देने वाला'
export const lenderNotLoaded = 'इस लोन देने वाले की जानकारी लोड नहीं हुई'
export const loadingLender = 'लोन देने वाले की जानकारी लोड हो रही है'
export const linkedTermsNotLoaded = 'आपको दिखाई गई शर्तें लोड नहीं हुईं'
export const notFoundTitle = 'लोन देने वाला नहीं मिला · तुलना'
export const notFoundDescription = 'यह लोन देने वाला तुलना पर नहीं है।'
export const notFound = 'यह लोन देने वाला तुलना पर नहीं मिला'
export const notFoundText = 'हो सकता है, लिंक गलत हो, या अभी तुलना पर इस लोन देने वाले का कोई ऑफ़र न हो।'
export const seeAllLenders = 'सभी लोन देने वाले देखें'
export const compareLoans = 'लोन की तुलना करें'

// An offer on it
export const compareWithOthers = 'दूसरे लोन देने वालों से तुलना करें'
export const lendersTerms = 'लोन देने वाले की शर्तें'
export const whatItCosts = 'कितने का पड़ेगा'
export const whoCanApply = 'कौन अप्लाई कर सकता है'
export const documents = 'ज़रूरी कागज़ात'
export const documentsCount = (count: number) => (count === 0 ? 'लोन देने वाले से पूछें' : `${count} देने होंगे`)
export const facts = 'नियमों से जुड़ी जानकारी'
export const changes = 'क्या और कब बदला'

// Its example costs
export const noCosts = 'इन शर्तों से हम लागत नहीं निकाल सकते। लोन देने वाले से उसका KFS माँगें।'
export const notPriced = 'इस लोन की लागत हम नहीं निकाल सकते।'
export const monthsAt = (rate: string) => `फ़ीस मिलाकर हर महीने की लागत, ${rate} की दर पर।`
export const monthsAtSeveral = 'फ़ीस मिलाकर हर महीने की लागत। दर लोन पर निर्भर करती है।'
export const eachInFull = 'हर लोन की EMI, APR और लागत'
/** The part of what is paid back that is no cost. */
export const borrowed = 'लोन की रकम'
export const atRate = (rate: string) => `हिसाब ${rate} की दर पर।`
export const yoursMayDiffer = 'आपकी दर लोन देने वाले की जाँच पर निर्भर है।'
export const costsNote =
  'पहले EMI, फिर APR: ब्याज, प्रोसेसिंग फ़ीस और उस पर 18% GST मिलाकर एक सालाना दर; आखिर में ब्याज और फ़ीस मिलाकर कुल लागत। सब पूरे रुपयों में।'
export const aprOf = <T>(percent: string, apr: (text: string, inFull: string) => T) => [
  percent,
  ' ',
  apr('APR', 'ब्याज और फ़ीस मिलाकर सालाना लागत'),
]
export const total = <T>(amount: string, word: (text: string) => T) => [word('लागत '), amount]

// Its changes
export const changesNotLoaded = 'बदलाव लोड नहीं हुए'
export const loadingChanges = 'बदलाव लोड हो रहे हैं'
export const noChangesSince = (day: string) => `${day} से कुछ नहीं बदला।`
export const noChangesKnown = 'हमारी जानकारी में कुछ नहीं बदला।'
export const changedOn = <T>(change: T, day: string, small: (text: string) => T) => [
  change,
  ' ',
  small(`(${day} को)`),
]
export const earlierChanges = (count: number) => `पहले के बदलाव (${count})`

// For search engines
export const loanFrom = (loan: string, lender: string) => `${lender} का ${loan}`
export const percentAYear = 'प्रतिशत सालाना'
export const percentAYearFlat = 'प्रतिशत सालाना, फ़्लैट'
