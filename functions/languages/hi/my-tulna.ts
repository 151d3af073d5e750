export const title = 'मेरी तुलना'
export const parts = '“मेरी तुलना” के हिस्से'
export const yourRequest = 'आपकी लोन की ज़रूरत'
export const yourData = 'आपकी जानकारी'
export const yourConsents = 'आपकी सहमतियाँ'
export const whoHasSeen = 'इसे किसने देखा'
export const closeAccount = 'मेरा खाता बंद करें'
export const tabs = {
  request: 'लोन',
  data: 'जानकारी',
  consents: 'सहमतियाँ',
  seen: 'किसने देखा',
  close: 'बंद करें',
}
export const loadingData = 'आपकी जानकारी लोड हो रही है'
export const notLoaded = 'आपकी जानकारी लोड नहीं हो सकी'

// Your loan request
export const noRequest = 'आपने अभी तक लोन की ज़रूरत सेव नहीं की है।'
export const startRequest = 'बताएँ, आपको क्या चाहिए'
export const seeOffers = 'मेरे ऑफ़र देखें'
export const changeRequest = 'इसे बदलें'
export const lendersOpened = 'जिन लोन देने वालों की साइट आपने खोली'
export const noLenders = 'जिन ऑफ़र पर आप “अभी अप्लाई करें” दबाते हैं, वे यहाँ दिखते हैं, जैसे हमने दिखाए थे।'
export const openedOn = (day: string) => `साइट ${day} को खोली`
export const offerGone = 'एक ऑफ़र जो अब सूची में नहीं है'
export const shown = (figures: string, emi: string, apr: string) =>
  `हमने आपको दिखाया था: ${figures}, EMI ${emi}, APR ${apr}।`
export const shownWithoutPrice = (figures: string) => `हमने आपको दिखाया था: ${figures}। हम लागत नहीं निकाल सके।`
export const termsThatDay = 'उस दिन की शर्तें'
export const documentsAsked = 'कागज़ात'
export const complain = 'शिकायत कहाँ करें'
export const didYouApply = 'क्या आपने अप्लाई किया?'
export const answers = { yes: 'हाँ', no: 'नहीं', 'not-yet': 'अभी तक नहीं' }
export const onlyYouSee = 'यह सिर्फ़ आपको दिखता है।'

// Your data
export const field = 'क्या'
export const value = 'हमारे पास क्या है'
export const notSaved = 'सेव नहीं है'
export const changeDetails = 'मेरी जानकारी बदलें'
export const changeNumber = 'मेरा नंबर बदलें'
export const howToChangeNumber = (codeDigits: number) =>
  `हम नए नंबर पर ${codeDigits} अंकों का OTP भेजेंगे। उसके बाद आप नए नंबर से लॉग इन करेंगे, और बाकी हर डिवाइस से लॉग आउट हो जाएगा।`
export const newNumber = 'नया मोबाइल नंबर'
export const consentForNumber = 'आगे बढ़ने के लिए इस खाने पर टिक लगाएँ'
export const noContactThere = 'नए नंबर पर भी हम आपसे संपर्क नहीं करेंगे।'
export const sendOtp = 'OTP भेजें'
export const verifyAndChange = 'OTP जाँचें और नंबर बदलें'
export const mayBeChanged = 'शायद आपका नंबर बदल चुका है। कृपया नए नंबर से लॉग इन करें।'
export const fromYou = (day: string) => `यह सारी जानकारी आपने खुद दी है, और ${day} को रजिस्टर किया था।`
export const since = (day: string) => `${day} से`
export const allSince = (day: string) => `यह सब हमारे पास ${day} से है।`
export const mobile = 'मोबाइल नंबर'
export const verified = (mobile: string) => `${mobile} (OTP से जाँचा हुआ)`
export const notVerified = (mobile: string) => `${mobile} (जाँचा नहीं गया)`
export const name = 'नाम'
export const gender = 'जेंडर'
export const dob = 'जन्म की तारीख'
export const profession = 'पेशा'
export const income = 'हर महीने हाथ में आने वाली कमाई'
export const pan = 'PAN'
export const aadhaar = 'आधार नंबर'
export const aadhaarDigits = (masked: string) => `${masked}: सिर्फ़ आखिरी चार अंक`
export const loanType = 'लोन का प्रकार'
export const purpose = 'लोन किसलिए चाहिए'
export const amount = 'रकम'
export const tenure = 'कितने समय में चुकाएँगे'
export const signedIn = 'आपका आखिरी लॉग इन'
export const whyMobile =
  'आपको लॉग इन कराने के लिए, और ताकि कोई और आपके खाते में न आ सके। आप सहमत हों, तो आपसे संपर्क करने के लिए।'
export const whyDob =
  'यह देखने के लिए कि आप बालिग हैं, आपकी उम्र के हिसाब से ऑफ़र ढूँढने के लिए, और ताकि कोई और आपके खाते में न आ सके।'
export const whyName = 'यह जानने के लिए कि लोन की ज़रूरत किसकी है।'
export const whyDecide = 'वे ऑफ़र ढूँढने के लिए जो आपको मिल सकते हैं।'
export const whyPan =
  'आपकी लोन की ज़रूरत के साथ रखते हैं, क्योंकि लोन देने वाले इसे माँगते हैं। हम आपकी क्रेडिट रिपोर्ट नहीं देखते।'
export const whyAadhaar = 'ताकि आप उसे पहचान सकें।'
export const whyLoan = 'ताकि ठीक इसी लोन के ऑफ़र की तुलना हो।'
export const whySignedIn = 'हम इसे दर्ज करते हैं, ताकि जिन खातों का इस्तेमाल नहीं होता, उन्हें मिटाया जा सके।'
export const alsoHeld =
  'आपकी सहमतियाँ, उन लोन देने वालों की सूची जिनकी साइट आपने खोली, आपके जवाब, आपका नॉमिनी, लॉग इन करके भेजी गई शिकायतें, और यह रिकॉर्ड कि आपकी जानकारी किसने देखी। यह सब फ़ाइल में है।'
export const otherComplaints =
  'जो शिकायत आपने लॉग इन किए बिना भेजी, वह फ़ाइल में नहीं है, क्योंकि हम पक्का नहीं जान सकते कि वह आपकी है। उसके बारे में रेफ़रेंस नंबर बताकर हमसे पूछें।'
export const aboutYou = 'आपके बारे में'
export const signIn = 'लॉग इन'
export const whyHeld = 'हम यह क्यों रखते हैं'
export const whatElse = 'हमारे पास और क्या है'
export const showPan = 'PAN दिखाएँ'
export const hidePan = 'PAN छिपाएँ'
export const downloadAll = 'सब कुछ एक फ़ाइल में डाउनलोड करें'
export const downloadTables = 'टेबल के रूप में डाउनलोड करें'
export const part = 'हिस्सा'
export const time = 'समय'

// Your consents
export const consentsIntro = 'आप किस बात पर सहमत हुए, उन्हीं शब्दों में जो हमने आपको दिखाए थे।'
export const noConsents = 'हमारे पास आपकी कोई सहमति दर्ज नहीं है।'
export const kinds = { mobile: 'संपर्क की सहमति', terms: 'शर्तों की सहमति' }
export const version = (day: string) => `${day} का वर्शन`
export const given = (first: string, last: string) =>
  first === last ? `${first} को दी` : `${first} को दी, आखिरी बार ${last} को`
export const withdrawnOn = (day: string) => `${day} को वापस ली`
export const stayWithdrawn = 'हम आपसे संपर्क नहीं करेंगे। लॉग इन करते समय आप जिस खाने पर टिक लगाते हैं, उससे यह नहीं बदलता।'
export const againAgrees = '“फिर से संपर्क करने दें” दबाने पर आप इस बात पर सहमत होते हैं:'
export const receipt = 'रसीद डाउनलोड करें'
export const receiptFailed = 'रसीद नहीं बन सकी। कृपया फिर कोशिश करें।'
export const withdrawContact = 'सहमति वापस लें: मुझसे संपर्क न करें'
export const withdrawTerms = 'सहमति वापस लें और मेरा खाता बंद करें'
export const giveAgain = 'फिर से संपर्क करने दें'
export const termsNote = 'इस सहमति के बिना आपका खाता नहीं चल सकता, इसलिए इसे वापस लेने पर आपका खाता बंद हो जाता है।'
export const readTerms = 'इस्तेमाल की शर्तें'
export const readPrivacy = 'प्राइवेसी पॉलिसी'

// Who has seen it
export const seenIntro =
  'हमारे कर्मचारियों ने आपकी जानकारी कब-कब खोली, और आपके रजिस्टर करने के बाद सभी लोन लेने वालों की सूची कब-कब एक्सपोर्ट हुई। हम पिछले एक साल का दिखाते हैं।'
export const noNames = 'हम तारीख और पद दिखाते हैं, व्यक्ति का नाम नहीं।'
export const theList =
  'हमारे अधिकृत कर्मचारियों को सभी लोन लेने वालों की एक सूची भी दिखती है, जिसमें नाम, नंबर और लोन होता है। सूची खोलना दर्ज होता है, पर यह नहीं कि किसकी जानकारी देखी गई।'
export const nobody = 'आपकी जानकारी न किसी ने खोली है, न एक्सपोर्ट की है।'
export const day = 'दिन'
export const what = 'क्या हुआ'
export const viewed = (times: number) =>
  times === 1 ? 'हमारे एक कर्मचारी ने आपकी जानकारी खोली' : `हमारे कर्मचारियों ने ${times} बार आपकी जानकारी खोली`
export const exported = (times: number) =>
  times === 1
    ? 'हमारे एक कर्मचारी ने सभी लोन लेने वालों की सूची एक्सपोर्ट की'
    : `हमारे कर्मचारियों ने ${times} बार सभी लोन लेने वालों की सूची एक्सपोर्ट की`

// Nominee
export const nominee = 'आपका नॉमिनी'
export const nomineeIntro =
  'वह व्यक्ति, जो आपके न रहने पर, या आप अपने लिए कुछ करने की हालत में न हों तब, यहाँ आपके अधिकार इस्तेमाल कर सके। पहले उनसे पूछ लें।'
export const savedOn = (day: string) => `${day} को सेव किया`
export const nomineeName = 'उनका नाम'
export const nomineeContact = 'उनका मोबाइल नंबर या ई-मेल पता'
export const saveNominee = 'नॉमिनी सेव करें'
export const changeNominee = 'बदलें'
export const removeNominee = 'हटाएँ'
export const cancel = 'रद्द करें'

// Close my account
export const closeIntro = 'खाता बंद करने पर क्या होता है:'
export const atOnce = [
  'आप हर डिवाइस पर तुरंत लॉग आउट हो जाते हैं।',
  'तुलना में कोई आपकी जानकारी नहीं देख सकता।',
  'जो फ़ाइल हमारे कर्मचारियों ने पहले एक्सपोर्ट की थी, वह दो दिन के अंदर मिट जाती है।',
  'आपकी हर शिकायत, उसके बंद होने के एक साल बाद तक रहती है।',
  'आप चाहें, तो इसी नंबर से नया खाता बना सकते हैं।',
]
export const sealedNote =
  'कानून के अनुसार जो रखना ज़रूरी है, वह अलग और सुरक्षित रहता है, जहाँ हमारा कोई प्रोग्राम उसे पढ़ नहीं सकता; आपकी सहमतियाँ और यह रिकॉर्ड भी, कि आपकी जानकारी किसने देखी। एक साल बाद वह मिटा दिया जाता है, अगर कानून न बदले।'
export const cannotUndo = 'बंद होने के बाद यह खाता वापस नहीं खुलेगा।'
export const downloadFirst = 'कॉपी चाहिए? पहले अपनी जानकारी डाउनलोड करें।'
export const reallyClose = 'क्या आप खाता बंद करना चाहते हैं?'
export const yesClose = 'हाँ, मेरा खाता बंद करें'
export const removeLoans =
  '“मेरे लोन” में लिखे लोन भी इस ब्राउज़र से मिटा दें। नहीं तो वे रहेंगे: वे आपके खाते में नहीं, इसी ब्राउज़र में हैं।'
export const keepAccount = 'मेरा खाता रहने दें'
export const isClosed = 'आपका खाता बंद हो गया है'
export const isClosedText = 'आप हर डिवाइस पर लॉग आउट हो गए हैं। आप जब चाहें, फिर से रजिस्टर कर सकते हैं।'
export const keepThisLoan = '“मेरे लोन” में रखें'
export const backHome = 'होम पेज पर जाएँ'
