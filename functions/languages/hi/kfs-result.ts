import { months } from './format.ts'

// The verdict
export const problems = (count: number) => `${count} ${count === 1 ? 'बात मेल नहीं खाती' : 'बातें मेल नहीं खातीं'}`
export const problemsText =
  'अगर आपके KFS में वही लिखा है जो हमने पढ़ा, तो साइन करने से पहले लोन देने वाले से पूछें। नीचे एक चिट्ठी तैयार है।'
export const toConfirm = (count: number) => `पहले ${count} ${count === 1 ? 'बात' : 'बातें'} अपने KFS से मिलाएँ`
export const toConfirmText =
  'हो सकता है कि हमने इन्हें गलत पढ़ा हो, इसलिए अभी इन पर कुछ नहीं कहते। बाकी जो हम जाँच सके, वह मेल खाता है।'
export const typedProblemsText =
  'आपने जो लिखा, पहले उसे अपने KFS से मिलाएँ। अगर वही लिखा है, तो साइन करने से पहले लोन देने वाले से पूछें।'
export const notAllChecked = 'जो हम जाँच सके, वह मेल खाता है, पर हम सब कुछ नहीं जाँच सके'
export const notAllCheckedText = 'नीचे देखें कि क्या नहीं है, हम क्या नहीं पढ़ सके और क्या नहीं जाँचा।'
export const tooLittleRead = 'हम इतना नहीं पढ़ सके कि इसे जाँच पाएँ'
export const tooLittleReadText =
  'क्या यह पूरा Key Facts Statement (KFS) है? अगर है, तो नीचे वे आँकड़े भरें जो हमें नहीं मिले।'
export const otherLanguage = 'हम इसका कुछ हिस्सा ही पढ़ सके: यह अंग्रेज़ी में नहीं है'
export const otherLanguageText =
  'हम अंग्रेज़ी पढ़ते हैं, और RBI के हिंदी फ़ॉर्म के आँकड़े भी। लोन देने वाले से अंग्रेज़ी कॉपी माँगें, या जो आँकड़े नहीं मिले, उन्हें खुद लिखें।'
export const figuresAgree = 'आँकड़े आपस में मेल खाते हैं'
export const figuresAgreeText =
  'RBI जो कुछ माँगता है, हमने वह सब पढ़ा, और हर आँकड़ा हमारे हिसाब से मिलता है। इसका मतलब यह नहीं कि लोन सस्ता है।'
export const onlyFigures = 'हमने सिर्फ़ आपके लिखे आँकड़े जाँचे हैं। बाकी KFS हमने नहीं देखा।'
export const severalStatements = 'इसमें शायद एक से ज़्यादा KFS हैं। हमने पहला जाँचा: दूसरा अलग से चुनें या पेस्ट करें।'
export const pickStatement = (count: number) => `इसमें ${count} KFS हैं। कौन-सा जाँचें?`
export const statementName = (number: number, figures: string) =>
  figures === '' ? `KFS ${number}` : `${number}: ${figures}`
/** Below the largest amount that a finding is about. */
export const largestAmount = 'सबसे बड़ी रकम, जिस पर सवाल है'
export const whatIsMissing = 'RBI जो माँगता है, पर हमें नहीं मिला'
export const whatIsUnreadable = 'हम क्या नहीं पढ़ सके'
export const notChecked = 'हमने क्या नहीं जाँचा'
export const whatItAgreesWith = 'किस तरह मेल खाता है'
export const conventions = {
  roundedUp: (unit: string) => `किस्त को अगले ${unit} तक बढ़ाया गया है।`,
  firstDays: (days: number) => `लोन मिलने से पहली किस्त तक के ${days} दिन का ब्याज गिनें, तो किस्त मेल खाती है।`,
  aprFirstDays: (days: number) => `APR तब मेल खाता है, जब पहली किस्त लोन मिलने के ${days} दिन बाद हो।`,
  gstInSum: 'सूची में फ़ीस बिना GST के है, और उनके जोड़ में GST है।',
  lastInstalment: 'आखिरी किस्त बाकी किस्तों से अलग है; उसे गिनें, तो कुल रकम मेल खाती है।',
}

// What doesn’t agree. Amounts are such as `₹20,000`, rates such as `17.07%`.
export const wrongEmi = (stated: string, computed: string) =>
  `किस्त ${stated} लिखी है। इस दर पर इस लोन की किस्त ${computed} बनती है।`
export const wrongFlatRate = (flat: string, reducing: string, stated: string) =>
  `${stated} की किस्त फ़्लैट दर की है: आखिर तक पूरे लोन पर ${flat}। घटते बैलेंस पर यह ${reducing} के बराबर पड़ती है।`
export const wrongCount = (count: number, term: number) =>
  `हर महीने की ${count} ${count === 1 ? 'किस्त लिखी है' : 'किस्तें लिखी हैं'}, पर लोन ${term} महीने का है।`
export const wrongFinalRate = (rate: string, sum: string) =>
  `बेंचमार्क और स्प्रेड का जोड़ ${sum} है, पर दर ${rate} लिखी है।`
export const wrongApr = (stated: string, computed: string) =>
  `APR ${stated} लिखा है। फ़ीस मिलाकर यह ${computed} होता है।`
export const aprWithoutFees = (stated: string, computed: string, fees: string) =>
  `${stated} के APR में ${fees} की फ़ीस नहीं गिनी गई। उसे मिलाकर APR ${computed} होता है।`
export const aprWithoutFee = (stated: string, computed: string, fee: string, amount: string) =>
  `${stated} के APR में “${fee}” के ${amount} नहीं गिने गए। उन्हें मिलाकर APR ${computed} होता है।`
export const aprWithoutInsurance = (stated: string, computed: string, amount: string) =>
  `${stated} के APR में ${amount} का बीमा नहीं गिना गया। उसे मिलाकर APR ${computed} होता है।`
export const gstHidden = (gst: string) =>
  `फ़ीस के ऊपर ${gst} GST लगेगा, पर APR या हाथ में मिलने वाली रकम में उसे नहीं गिना गया।`
export const wrongNet = (stated: string, computed: string) =>
  `हाथ में मिलने वाली रकम ${stated} लिखी है। लोन में से फ़ीस घटाकर ${computed} बचते हैं।`
export const unexplainedDeduction = (amount: string, stated: string) =>
  `हाथ में सिर्फ़ ${stated} मिलेंगे। लोन में से फ़ीस घटाने पर जितने बचते हैं, उससे ${amount} कम।`
export const insuranceUnlisted = 'KFS में बीमे की बात है, पर फ़ीस की सूची में उसकी रकम नहीं है।'
export const wrongFeeSum = (stated: string, computed: string) =>
  `फ़ीस का जोड़ ${stated} लिखा है। एक-एक करके जोड़ने पर ${computed} होता है।`
export const wrongFeePercent = (fee: string, percent: string, stated: string, computed: string) =>
  `“${fee}” के लिए लोन का ${percent} लिखा है, यानी ${computed}, पर रकम ${stated} लिखी है।`
export const aprIsRate = (rate: string, fees: string) =>
  `APR ${rate} लिखा है, जो ब्याज दर जितना ही है। ${fees} की फ़ीस के साथ APR इससे ज़्यादा होना चाहिए।`
export const wrongInterest = (stated: string, computed: string) =>
  `कुल ब्याज ${stated} लिखा है। किस्तों से ${computed} बनता है।`
export const wrongTotal = (stated: string, computed: string) =>
  `कुल ${stated} चुकाना लिखा है। किस्तों का जोड़ ${computed} है।`
export const totalIncludesFees = (stated: string, computed: string) =>
  `कुल ${stated} चुकाना लिखा है, जिसमें फ़ीस भी है। RBI के हिसाब से इसमें सिर्फ़ लोन और ब्याज आते हैं: ${computed}।`
export const choices = {
  fixed: 'फ़िक्स्ड',
  floating: 'फ़्लोटिंग',
  hybrid: 'हाइब्रिड',
  monthly: 'हर महीने',
  other: 'हर महीने नहीं',
}
export const twoValues = (entry: string, one: string, other: string) =>
  `KFS में “${entry}” के दो आँकड़े हैं: ${one} और ${other}।`
export const wrongCell = (
  row: number,
  column: string,
  stated: string,
  computed: string,
  difference: string,
) => `किस्तों के हिसाब की लाइन ${row}, ${column}: ${computed} की जगह ${stated}, ${difference} का फ़र्क।`
export const moreRows = (count: number) =>
  `किस्तों के हिसाब में ${count} और ${count === 1 ? 'लाइन मेल नहीं खाती' : 'लाइनें मेल नहीं खातीं'}।`
export const rowMissing = (row: number) => `किस्तों के हिसाब की लाइन ${row} नहीं है।`
export const wrongStart = (stated: string, computed: string) =>
  `किस्तों का हिसाब ${stated} से शुरू होता है, पर लोन ${computed} का है।`
export const wrongEnd = (left: string) => `किस्तों के हिसाब के आखिर में ${left} बाकी रह जाते हैं।`
export const repaysTooMuch = (more: string) => `किस्तों के हिसाब में बाकी रकम से ${more} ज़्यादा चुकाए जाते हैं।`
export const wrongLength = (rows: number, count: number) =>
  `किस्तों के हिसाब में ${rows} लाइनें हैं, पर ${count === 1 ? 'किस्त 1 है' : `किस्तें ${count} हैं`}।`
export const wrongScheduleInstalment = (stated: string, computed: string) =>
  `किस्तों के हिसाब में किस्त ${stated} की है, पर KFS में ${computed} लिखी है।`
export const wrongScheduleRate = (implied: string, rate: string) =>
  `किस्तों के हिसाब में ब्याज ${implied} सालाना की दर से लगा है, पर दर ${rate} लिखी है।`
export const penalInterest =
  'देर से चुकाने का जुर्माना ब्याज की तरह लगता है या लोन में जुड़ता है। RBI सिर्फ़ पीनल चार्ज की इजाज़त देता है, जिस पर ब्याज न लगे।'
export const foreclosureOnFloating =
  'फ़्लोटिंग दर का लोन समय से पहले बंद करने पर फ़ीस लिखी है। किसी व्यक्ति को दिए गए लोन पर RBI ने इसकी मनाही की है।'
export const coolingOffZero = 'कूलिंग-ऑफ़ पीरियड में एक भी दिन नहीं है। ऑनलाइन लिए लोन में कम से कम एक दिन होना चाहिए।'
export const weRead = 'हमने पढ़ा:'
export const ask = 'पूछें:'
export const byHowMuch = (amount: string) => `फ़र्क ${amount} का है।`

// Columns of the schedule
export const columns = {
  opening: 'किस्त से पहले बाकी रकम',
  interest: 'ब्याज',
  principal: 'मूलधन',
  instalment: 'किस्त',
  closing: 'किस्त के बाद बाकी रकम',
}

// What was not checked
export const uncheckedNames = {
  emi: 'किस्त',
  apr: 'APR',
  schedule: 'किस्तों का हिसाब',
}
export const uncheckedReasons = {
  figuresMissing: (what: string) => `${what}: इसके लिए ज़रूरी एक आँकड़ा नहीं मिला।`,
  notMonthly: (what: string) => `${what}: किस्तें हर महीने की नहीं हैं।`,
  unequal: (what: string) => `${what}: सारी किस्तें बराबर नहीं हैं।`,
  recurringFee: (what: string) => `${what}: कोई फ़ीस बार-बार लगती है।`,
  outOfRange: (what: string) => `${what}: कोई आँकड़ा इतना छोटा या बड़ा है कि सही नहीं हो सकता।`,
  dailyInterest: (what: string) => `${what}: ब्याज शायद दिनों के हिसाब से लगा है।`,
}

// Entries of the statement
export const entries = {
  sanctionedAmount: 'मंज़ूर हुआ लोन',
  termMonths: 'लोन की अवधि',
  instalmentType: 'किस्त कितने-कितने समय पर',
  instalmentCount: 'किस्तों की संख्या',
  instalmentAmount: 'EMI',
  ratePercent: 'ब्याज दर',
  rateKind: 'फ़िक्स्ड या फ़्लोटिंग दर',
  benchmarkPercent: 'बेंचमार्क दर',
  spreadPercent: 'स्प्रेड',
  apr: 'APR',
  totalInterest: 'कुल ब्याज',
  feesTotal: 'फ़ीस का जोड़',
  feesToLender: 'लोन देने वाले की फ़ीस',
  feesToThirdParties: 'दूसरों को जाने वाली फ़ीस',
  netDisbursed: 'हाथ में मिलने वाली रकम',
  totalToPay: 'कुल चुकाना होगा',
  fees: 'फ़ीस और चार्ज',
  schedule: 'किस्तों का हिसाब',
  proposalNumber: 'लोन प्रपोज़ल नंबर',
  disbursal: 'लोन का पैसा कैसे मिलेगा',
  commencement: 'पहली किस्त',
  reset: 'दर कितने समय में बदलती है',
  penal: 'पीनल चार्ज (देर से चुकाने का जुर्माना)',
  foreclosure: 'समय से पहले लोन बंद करने की फ़ीस',
  switching: 'दर का प्रकार बदलने की फ़ीस',
  recovery: 'वसूली एजेंट के बारे में शर्त',
  grievance: 'शिकायत के बारे में शर्त',
  grievanceContact: 'शिकायत अधिकारी का फ़ोन और ई-मेल',
  transfer: 'क्या लोन किसी और को बेचा जा सकता है',
  coolingOff: 'कूलिंग-ऑफ़ पीरियड (इतने दिन में लोन रद्द कर सकते हैं)',
}

// What was read
export const resultOfFile = (file: string) => `${file} का नतीजा`
export const resultOfText = 'आपके टेक्स्ट का नतीजा'
export const confirmTitle = 'क्या आपके KFS में यही लिखा है?'
export const confirmText = 'इसे कागज़ से मिलाएँ, और जो हमने गलत पढ़ा, उसे ठीक करें। नतीजा तुरंत बदल जाएगा।'
export const askedTitle = 'पहले इन्हें मिलाएँ'
export const askedText = 'हमें पक्का नहीं कि हमने इन्हें सही पढ़ा। जब तक आप न बताएँ, हम इनसे कोई नतीजा नहीं निकालते।'
export const readHere = (value: string) => `हमने यहाँ ${value} पढ़ा। क्या यह सही है?`
export const readHereOr = (value: string, other: string) => `हमने यहाँ ${value} पढ़ा। क्या यह ${other} है?`
export const isItRight = 'क्या हमने इसे सही पढ़ा?'
export const itSays = (value: string) => `KFS में ${value} लिखा है`
export const readRightly = 'हाँ, सही पढ़ा है'
export const onPage = (page: number) => `(पेज ${page})`
export const nothingWrong = (count: number) => `बाकी ${count} में कुछ गलत नहीं मिला`
export const groups = {
  loan: 'लोन',
  instalments: 'किस्तें',
  rate: 'ब्याज दर',
  fees: 'फ़ीस और APR',
  totals: 'कुल खर्च',
  charges: 'बाद में लग सकने वाले चार्ज',
  others: 'बाकी जानकारी',
  schedule: 'किस्तों का हिसाब',
}
export const notesTitle = 'इसमें और क्या लिखा है'
export const notes = {
  isDigital: 'यह डिजिटल लोन है: ऐप से लिया है, या ऐसी कंपनी से जो लोन देने वाले के लिए काम करती है',
  insuranceMention: 'बीमे का पैसा लगेगा',
  gstExtra: 'फ़ीस पर GST अलग से लगेगा',
  unequal: 'सब किस्तें बराबर नहीं हैं',
}
export const feeAmounts = 'GST समेत। अगर KFS में रकम नहीं लिखी, तो खाली छोड़ दें।'
export const feeName = (number: number) => `फ़ीस ${number}`
export const feeAmount = (number: number) => `फ़ीस ${number} की रकम`
export const feeRecurs = (number: number) => `फ़ीस ${number} एक से ज़्यादा बार लगती है`
export const removeFee = (number: number) => `फ़ीस ${number} हटाएँ`
export const addFee = 'फ़ीस जोड़ें'
export const rowsHint = (columns: string) => `हर लाइन में एक किस्त, बीच में खाली जगह छोड़कर: नंबर, ${columns}।`
export const enterRows = 'हर किस्त अलग लाइन में लिखें: उसका नंबर और उसकी सारी रकमें'
export const seeResult = 'नतीजा देखें'
export const whatItSays = 'आपके KFS में क्या लिखा है'
export const termOf = months
export const typeWhatYouHave =
  'जो आपके KFS में नहीं लिखा, उसे खाली छोड़ दें। आपने जो लिखा, वह पेज के लिंक में # के बाद रहता है, और यह हिस्सा ब्राउज़र किसी साइट को नहीं भेजता। इसलिए आप लिंक सेव कर सकते हैं या किसी को भेज सकते हैं।'
export const feesWithGst = 'एक बार लगने वाली सारी फ़ीस, GST समेत'
export const notFound = 'KFS में हम इसे नहीं ढूँढ पाए'
export const notReadable = 'हम इसे नहीं पढ़ सके'
export const noFees = 'कोई फ़ीस नहीं'
export const rowsChecked = (count: number) => `किस्तों के हिसाब की ${count} ${count === 1 ? 'लाइन' : 'लाइनें'}`
export const monthsUnit = 'महीने'
export const enterAmount = 'रकम लिखें, जैसे 20,000'
export const enterCount = '1 से 1,200 तक की पूरी संख्या लिखें'
export const enterMonths = '1 से 600 महीने लिखें'
export const enterPercent = '0 से 200 तक प्रतिशत लिखें, जैसे 12.5'
export const feesTooHigh = 'फ़ीस लोन से कम होनी चाहिए'
export const typeToSee = 'EMI देखने के लिए लोन की रकम, अवधि और ब्याज दर लिखें, और बाकी आँकड़े उन्हें जाँचने के लिए।'

// What we compute
export const whatWeCompute = 'हमारे हिसाब से'

// The letter to the lender
export const letterToLender = 'लोन देने वाले के नाम चिट्ठी'
export const letterLanguage = 'चिट्ठी किस भाषा में हो'
export const letterLanguages = { en: 'अंग्रेज़ी', hi: 'हिंदी' }
export const letterText = 'जो चाहें बदलें, और अपना नाम लिखें'
export const copyLetter = 'चिट्ठी कॉपी करें'
export const shareLetter = 'चिट्ठी शेयर करें'
export const copied = 'कॉपी हो गई'
export const notCopied = 'आपके ब्राउज़र ने कॉपी नहीं करने दिया। चिट्ठी चुनी हुई है, उसे खुद कॉपी करें।'

// What to ask the lender
export const askEmi = 'EMI कैसे निकाली है, और ब्याज दर फ़्लैट है या घटते बैलेंस पर?'
export const askApr = 'APR में कौन-कौन-सी फ़ीस गिनी है, और उसका हिसाब कैसे किया है?'
export const askGst =
  'फ़ीस पर मुझे कितना GST देना होगा, और क्या वह APR में गिना गया है और हाथ में मिलने वाली रकम में से घटाया गया है?'
export const askFees = 'कृपया हर फ़ीस GST समेत लिखकर दें, और उनका जोड़ भी।'
export const askNet = 'हाथ में मिलने वाली रकम, लोन में से लिखी हुई फ़ीस घटाने पर आने वाली रकम से अलग क्यों है?'
export const askInsurance = 'क्या इसमें बीमा है? उसका प्रीमियम कितना है और किसे जाता है, और क्या बीमा लेना ज़रूरी है?'
export const askTotal = 'कुल ब्याज का, और कुल कितना चुकाना होगा, इसका हिसाब कैसे किया है?'
export const askSchedule = 'कृपया किस्तों का सही हिसाब दें।'
export const askRate = 'कौन-सा बेंचमार्क, कितना स्प्रेड और आखिर में कितनी दर लगेगी?'
export const askTwoValues = 'KFS में एक ही चीज़ के अलग-अलग आँकड़े हैं। लोन एग्रीमेंट में कौन-सा है?'
export const askPenal = 'क्या पीनल चार्ज तय हैं और उन पर ब्याज नहीं लगता, जैसा RBI का 18 अगस्त 2023 का सर्कुलर कहता है?'
export const askForeclosure = 'फ़्लोटिंग दर वाले लोन को समय से पहले बंद करने पर फ़ीस क्यों है?'
export const askCoolingOff = 'लोन मिलने के कितने दिन बाद तक उसे बिना किसी फ़ीस के रद्द किया जा सकता है?'
export const askMissing = (entries: string) =>
  `RBI का सर्कुलर RBI/2024-25/18 KFS में ये बातें माँगता है। कृपया इन्हें जोड़ें: ${entries}।`

export const keepLoan = 'यह लोन “मेरे लोन” में रखें'
export const keepLoanHint = 'कब कितना देना है, कितना बाकी है: सब सिर्फ़ इसी ब्राउज़र में। पहले आप आँकड़े पक्के करेंगे।'
