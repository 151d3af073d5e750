import { ratingOf } from './site.ts'

// The first screen
export const getEasyLoans = 'आसानी से लोन पाएँ'
export const intro = (lenders: string) =>
  `अप्लाई करने से पहले देखें कि फ़ीस मिलाकर हर लोन हर महीने असल में कितने का पड़ता है। ${lenders} लोन देने वाले, सबकी तुलना एक जगह।`
export const continueAs = (firstName: string) => `आगे बढ़ें, ${firstName}`
export const checkEligibility = 'देखें, कौन-सा लोन मिल सकता है'
export const seeOffersUnsigned = 'सभी ऑफ़र देखें, बिना लॉग इन किए'
export const offersByType = 'लोन के प्रकार से ऑफ़र'
export const aboutEachLoan = 'हर लोन क्या है, कितने का पड़ता है, क्या चाहिए'
export const noFees = 'हम आपसे कोई फ़ीस नहीं लेते'
export const creditScoreSafe = 'देखने से क्रेडिट स्कोर पर असर नहीं पड़ता'
export const rated = (rating: string) => `${ratingOf} ${rating} रेटिंग`

// The sample comparison
export const sampleTitle = 'आज़माकर देखें: सबसे कम दर वाला लोन हमेशा सबसे सस्ता नहीं होता'
export const amountNeeded = 'मुझे चाहिए'
export const repayOver = 'कितने समय में चुकाएँगे'
export const fixedFee = '₹4,999 फ़ीस'
export const noFee = 'कोई फ़ीस नहीं'
export const percentFee = '4% फ़ीस'
export const sampleOffers = 'नमूने के ऑफ़र, हर महीने सबसे कम लागत पहले'
export const aMonth = <T>(amount: T, hasFees: boolean) => [
  amount,
  hasFees ? ' हर महीने, फ़ीस मिलाकर' : ' हर महीने, कोई फ़ीस नहीं',
]
export const emi = (amount: string) => `EMI ${amount}`
export const aYear = (percent: number) => `${percent}% सालाना`
/** @param cost interest and fees, such as `₹57,500` */
export const costs = (cost: string) => `कुल लागत ${cost}`
export const rateAndFee = (percent: number, fee: string) => `${percent}% सालाना, ${fee}`
export const apr = (percent: string) => `APR ${percent}%`
export const feeUsesUpLoan = 'पूरा लोन फ़ीस में ही चला जाएगा'
export const lowestCost = 'सबसे कम लागत'
export const lowestRateCostsMore = (percent: string, more: string) =>
  `${percent} वाले लोन की दर सबसे कम है, फिर भी वह ${more} महँगा पड़ता है।`
export const lowestRateIsCheapest = (percent: string) => `यहाँ सबसे कम दर, ${percent}, वाला लोन ही सबसे सस्ता है।`
export const sampleNote =
  'नमूने के ऑफ़र, लोन देने वाले असली नहीं हैं। APR में ब्याज, फ़ीस और उस पर 18% GST मिलाकर एक सालाना दर बनती है।'
export const seeAllOffers = (lenders: string) => `सभी ${lenders} ऑफ़र देखें`

// How it works
export const threeSteps = 'तीन चरण, करीब तीन मिनट'
export const loanTypes = 'पर्सनल लोन, बिज़नेस लोन, शॉपिंग कार्ट के लिए लोन और प्रॉपर्टी पर लोन के लिए।'
export const youNeed = 'क्या चाहिए'
export const itTakes = 'समय'
export const register = 'मोबाइल से रजिस्टर करें'
export const registerText = 'एक OTP से पता चलता है कि नंबर आपका ही है।'
export const registerNeeds = 'आपका मोबाइल नंबर'
export const registerTakes = '1 मिनट'
export const fillForm = 'एक आसान फ़ॉर्म भरें'
export const fillFormText = 'आप कौन हैं, कितना कमाते हैं और कितना चाहिए।'
export const fillFormNeeds = 'PAN, आधार, महीने की कमाई'
export const fillFormTakes = '2 मिनट'
export const getOffers = 'अपने लायक ऑफ़र पाएँ'
export const getOffersText = (facts: string) =>
  `हर ऑफ़र की EMI, APR, फ़ीस और कुल लागत देखें; और ये भी: ${facts}। अगर लोन देने वाले ने इनमें से कुछ नहीं बताया, तो यह भी लिखा होता है। सीधे उसी की साइट पर अप्लाई करें।`
export const getOffersNeeds = 'और कुछ नहीं'
export const getOffersTakes = 'तुरंत'
export const applyForLoan = 'लोन के लिए अप्लाई करें'

// Before you start
export const beforeYouStart = 'शुरू करने से पहले'
export const youNeverPay = 'हम आपसे कभी पैसे नहीं लेते'
export const youNeverPayText = 'लोन मिलने पर लोन देने वाला “तुलना” को कमीशन देता है। आपको कुछ ज़्यादा नहीं देना पड़ता।'
export const cheapestFirst = 'सबसे सस्ता पहले'
export const cheapestFirstText = 'मेल खाने वाले ऑफ़र में सबसे सस्ता सबसे ऊपर। पैसे देकर कोई ऊपर नहीं आ सकता।'
export const numberStays = 'आपका नंबर हमारे पास ही रहता है'
export const numberStaysText = 'लोन देने वालों तक आपकी बात तभी पहुँचती है, जब आप उनकी साइट पर अप्लाई करते हैं।'
export const aadhaarSafe = 'आपका आधार नंबर सुरक्षित है'
export const aadhaarSafeText = 'हम सिर्फ़ आखिरी चार अंक रखते हैं।'
export const haveOffer = 'ऑफ़र मिल चुका है?'
export const checkStatement = 'उसका KFS जाँचें (Key Facts Statement)'

// Documents
export const documents = 'लोन देने वाले ये कागज़ात माँगते हैं'
export const documentsIntro = 'ये आप लोन देने वाले को देते हैं। तुलना पर कुछ अपलोड नहीं करना होता।'
export const panAndAadhaar = 'PAN और आधार'
export const forEveryone = 'सबके लिए'
export const salarySlips = 'सैलरी स्लिप'
export const ifEmployed = 'पिछले 3 महीने की, अगर आप नौकरी करते हैं'
export const taxReturns = 'ITR'
export const ifSelfEmployed = 'पिछले 2 साल के, अगर आपका अपना काम है'
export const bankStatements = 'बैंक स्टेटमेंट'
export const mainAccount = 'आपके सैलरी वाले या मुख्य खाते का'

// Shopping
export const shopping = 'कुछ खरीदना है? पैसे किस्तों में दें।'
export const shoppingIntro = 'एक साथ देने के बजाय 3 या 6 महीने में चुकाएँ।'
export const atCheckout = 'खरीदते समय'
export const atCheckoutText = 'देखें कि 3 या 6 महीने में कितना पड़ेगा।'
export const getFinancing = 'लोन पाएँ'
export const getFinancingText = 'शॉपिंग कार्ट के लिए लोन, पर्सनल लोन और बिज़नेस लोन।'
export const support = '24 घंटे, सातों दिन मदद'
export const supportText = 'फ़ोन और ई-मेल पर मदद, रविवार की रात को भी।'
export const shopNow = 'खरीदारी करें'
export const payNow = 'अभी पूरा चुकाएँ'
export const overThreeMonths = '3 महीने में'
export const overSixMonths = '6 महीने में'
export const monthly = (amount: string) => `${amount} हर महीने`
export const cartNote = (cart: string, percent: number) =>
  `${cart} की खरीदारी, ${percent}% सालाना ब्याज जोड़कर, फ़ीस के बिना। यह दर हमने मान ली है।`

// Questions
export const questions = 'अक्सर पूछे जाने वाले सवाल'
export const preferToTalk = 'बात करके पूछना चाहते हैं?'
export const tollFree = (hours: string) => `कॉल मुफ़्त है, ${hours}।`
