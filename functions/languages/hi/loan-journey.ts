// The progress bar, and what shows while a form loads
export const steps = ['रजिस्टर', 'जानकारी', 'ऑफ़र']
export const loadingDetails = 'आपकी जानकारी लोड हो रही है'

// At the top, after the address of a page that does not exist
export const unknownPath = 'आपने जो पेज खोला, वह नहीं है'
export const homePage = 'होम पेज'
export const compareLoans = 'लोन की तुलना करें'

// The mobile number
export const startWithMobile = 'मोबाइल नंबर से शुरू करें'
export const whyMobile = (codeDigits: number) =>
  `हम ${codeDigits} अंकों का OTP भेजते हैं। यह मुफ़्त है, लोन देने वालों को आपका नंबर नहीं मिलता, और क्रेडिट स्कोर पर असर नहीं पड़ता।`
export const mobileNumber = 'मोबाइल नंबर'
export const logInWithOtp = 'OTP से लॉग इन करें'
export const registerWithOtp = 'OTP से रजिस्टर करें'
export const otherOtpIn = (seconds: number) => `इस नंबर पर नया OTP ${seconds} सेकंड बाद मिल सकता है।`

export const adultsOnly = <T>(notice: (text: string) => T) => [
  'तुलना सिर्फ़ 18 साल और उससे ज़्यादा उम्र के लोगों के लिए है। सहमति देने से पहले पढ़ें कि ',
  notice('हम क्या माँगते हैं और क्यों'),
  '।',
]

// The consent to the terms
type Link<T> = (name: string) => T
export const acceptTerms = <T>(terms: Link<T>, privacy: Link<T>) => [
  'मुझे ',
  terms('इस्तेमाल की शर्तें'),
  ' और ',
  privacy('प्राइवेसी पॉलिसी'),
  ' मंज़ूर हैं।',
]

// The code
export const enterCode = 'अपना OTP डालें'
export const verifyAndLogIn = 'OTP जाँचें और लॉग इन करें'

// The date of birth, where the number may have a new owner
export const confirmIdentity = 'पक्का करें कि यह आप ही हैं'
export const whyConfirm = <T>(otherNumber: (text: string) => T) => [
  'आपने काफ़ी समय से लॉग इन नहीं किया, और मोबाइल नंबर कभी-कभी किसी और को मिल जाते हैं। आगे बढ़ने के लिए अपनी जन्म की तारीख लिखें, या ',
  otherNumber('दूसरा नंबर इस्तेमाल करें'),
  '।',
]
export const continueOn = 'आगे बढ़ें'

// The details
export const aboutYou = 'आपके बारे में थोड़ी जानकारी'
export const aboutYouText = 'करीब दो मिनट लगेंगे। लोन देने वालों को कुछ नहीं भेजा जाता।'
export const name = 'नाम'
export const nameAsOnPan = 'नाम, जैसा PAN कार्ड पर है'
export const gender = 'जेंडर'
export const chooseGender = 'जेंडर चुनें'
export const dob = 'जन्म की तारीख'
export const dobHint = 'जैसे 21/07/1994'
export const underAge = (phone: string) =>
  `तुलना सिर्फ़ बालिगों के लिए है। इस तारीख के हिसाब से आपकी उम्र 18 से कम है; जब तक ऐसा है, इस पेज पर भरा कुछ भी सेव नहीं होता। अगर तारीख सही है, तो हमें ${phone} पर कॉल करें, हम आपका नंबर भी मिटा देंगे।`
export const workAndPay = 'आपका काम और कमाई'
export const profession = 'पेशा'
export const chooseProfession = 'अपना पेशा चुनें'
export const income = 'हर महीने हाथ में आने वाली कमाई'
export const incomeHint = 'आम तौर पर जितनी आती है'
export const incomeRead = (amount: string) => `${amount} हर महीने`
export const panAndAadhaar = 'PAN और आधार'
export const noCreditCheck = 'इनसे हम आपकी क्रेडिट रिपोर्ट नहीं देखते, इसलिए आपका क्रेडिट स्कोर नहीं बदलता।'
export const pan = 'PAN'
export const whyPan = 'लोन देने वाले इससे आपका पुराना क्रेडिट रिकॉर्ड देखते हैं। हम इसे सिर्फ़ रखते हैं।'
export const aadhaar = 'आधार'
export const whyAadhaar = 'लोन देने वाले इससे आपकी पहचान पक्की करते हैं। हम सिर्फ़ आखिरी 4 अंक रखते हैं।'
export const twelveDigits = '12 अंक'
export const next = 'आगे बढ़ें'

// The loan
export const loanNeeded = 'आपको कितना और कैसा लोन चाहिए'
export const loanNeededText = 'हम सभी लोन देने वालों की तुलना करते हैं। उन्हें अभी कुछ नहीं भेजा जाता।'
export const purposeSet = (purpose: string) =>
  `“लोन किसलिए चाहिए” में हमने “${purpose}” चुन दिया है; आप इसे बदल सकते हैं।`
export const choseOtherwise = (choices: string) => `आपने चुना था: ${choices}। फ़ॉर्म में कुछ और भरा है।`
export const useMyChoice = 'जो मैंने चुना था, वही भरें'
export const loanType = 'लोन का प्रकार'
export const chooseLoanType = 'लोन का प्रकार चुनें'
export const loanPurpose = 'लोन किसलिए चाहिए'
export const choosePurpose = 'लोन किसलिए चाहिए, चुनें'
export const loanAmount = 'लोन की रकम'
export const tenure = 'कितने समय में चुकाएँगे'
export const fromMonthly = <T>(amount: T, hasFees: boolean) => [
  'हर महीने ',
  amount,
  hasFees ? ' से, फ़ीस मिलाकर' : ' से, कोई फ़ीस नहीं',
]
export const cheapestOf = <T>(lender: T, count: number) => [
  lender,
  count === 0
    ? ': जेब पर भारी, EMI आपकी आधी कमाई से ज़्यादा।'
    : count === 1
      ? ': मेल खाने वाला अकेला ऑफ़र।'
      : `: मेल खाने वाले ${count} ऑफ़रों में सबसे सस्ता।`,
]
export const noneFits = 'आज ऐसा कोई ऑफ़र इस लोन से मेल नहीं खाता, जिसकी लागत हम निकाल सकें।'
export const back = 'पीछे'
export const checkOffers = 'ऑफ़र देखें'

// Without the network, or the server
export const savedHere = 'इस डिवाइस पर सेव हो गया। इंटरनेट लौटने पर हम इसे भेज देंगे।'
export const keepPageOpen = 'हम आपका आधार नंबर सेव नहीं करते, इसलिए यह पेज खुला रखें।'
export const seeOffersHere = 'इस डिवाइस पर ऑफ़र देखें'
export const detailsNotLoaded = 'आपकी पहले सेव की हुई जानकारी लोड नहीं हो सकी। आप फिर भी यह फ़ॉर्म भर सकते हैं।'
