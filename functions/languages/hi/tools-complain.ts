import type { Against, Body, GroundName, Matter } from '#redress/rules.ts'

export const title = 'शिकायत, जो लौटाई न जाए'
export const intro = 'देखें कि शिकायत कौन सुनेगा, कब तक, और किन वजहों से लौटाई जा सकती है। चिट्ठी तैयार मिलेगी।'
export const yourAnswers = 'आपके जवाब'

// The questions
export const against = 'शिकायत किसके बारे में है?'
export const againstOptions: Record<Against, string> = {
  bank: 'बैंक',
  smallBank: 'छोटा शहरी सहकारी बैंक (जिसमें लोगों की जमा रकम ₹50 करोड़ से कम है)',
  nbfc: 'फ़ाइनेंस कंपनी (NBFC)',
  smallNbfc: 'छोटी फ़ाइनेंस कंपनी (संपत्ति ₹100 करोड़ से कम, लोगों से जमा नहीं लेती)',
  housing: 'हाउसिंग फ़ाइनेंस कंपनी',
  bureau: 'क्रेडिट ब्यूरो',
  unregistered: 'ऐसा ऐप या आदमी, जिसके पीछे कोई रजिस्टर्ड लोन देने वाला नहीं',
  tulna: 'तुलना',
}
export const againstHint = 'लोन ऐप हो, तो वह बैंक या NBFC जिसका नाम एग्रीमेंट में है।'
export const name = 'उसका नाम'
export const matter = 'बात किस बारे में है?'
export const matterOptions: Record<Matter, string> = {
  charge: 'ब्याज, फ़ीस या कोई चार्ज',
  terms: 'लोन वैसा नहीं, जैसा दिखाया गया या जिस पर साइन किया',
  recovery: 'वसूली के लिए धमकी या दबाव',
  papers: 'मेरे कागज़ात या नो-ड्यूज़ लेटर',
  report: 'क्रेडिट रिपोर्ट में गलती',
  service: 'बार-बार आने वाले फ़ोन, या स्टाफ़ से बात न हो पाना',
  fraud: 'धोखाधड़ी से पैसा गया',
  data: 'मेरा निजी डेटा',
  refused: 'लोन देने से या दर घटाने से मना किया',
  order: 'उन्होंने अदालत या सरकारी विभाग का आदेश माना',
  notRbi: 'बीमा, शेयर या म्यूचुअल फ़ंड',
  section18: 'क्रेडिट ब्यूरो के कानून की धारा 18 का विवाद',
  management: 'कंपनी कैसे चलाई जाती है',
  vendor: 'उन्हें सामान या सेवा देने का ठेका',
  betweenLenders: 'दो लोन देने वालों का आपसी विवाद',
  employment: 'उनके यहाँ मेरी नौकरी',
}
export const complained = 'क्या आपने उनसे शिकायत की है?'
export const complainedOptions = {
  no: 'नहीं',
  noProof: 'हाँ, पर सबूत नहीं है',
  yes: 'हाँ, और सबूत है',
}
export const complainedOn = 'शिकायत उन्हें कब मिली?'
export const reply = 'उन्होंने क्या जवाब दिया?'
export const replyOptions = {
  none: 'कोई जवाब नहीं',
  unsatisfied: 'जवाब दिया, पर बात नहीं बनी',
  settled: 'मामला सुलझा दिया',
}
export const repliedOn = 'इस बारे में उनका आखिरी संदेश कब आया?'
export const waitDays = 'जवाब के लिए उनके पास कितने दिन हैं'
export const waitDaysHint = '30, जब तक RBI, NPCI या कार्ड नेटवर्क ने ज़्यादा न दिए हों।'
export const waitDaysUnread = '30 से 180 तक दिन लिखें'
export const happenedOn = 'यह कब हुआ? (पता हो तो)'
export const filedBy = 'शिकायत कौन भेजेगा?'
export const filedByOptions = {
  self: 'मैं खुद',
  someone: 'कोई और, जिसका नाम मैं लिखकर दूँ',
  advocate: 'मेरी ओर से वकील',
}
export const addressed = 'शिकायत कैसे भेजी जाएगी?'
export const addressedOptions = {
  direct: 'सीधे उसी संस्था के नाम',
  copy: 'लोन देने वाले के नाम चिट्ठी की कॉपी',
}
export const complete = 'क्या सब कुछ तैयार है: आपका पता, तारीखों के साथ पूरी बात, कागज़ात, और आप क्या चाहते हैं?'
export const completeOptions = { yes: 'हाँ', no: 'अभी तक नहीं' }
export const tone = 'क्या परेशानी असली है, और बिना गाली-गलौज के लिखी है?'
export const toneOptions = { fair: 'हाँ', harsh: 'नहीं' }
export const before = 'क्या यही शिकायत उस संस्था के पास पहले जा चुकी है?'
export const beforeOptions = { no: 'नहीं', pending: 'हाँ, अभी चल रही है', decided: 'हाँ, फ़ैसला हो चुका है' }
export const court = 'क्या यह मामला अदालत, ट्रिब्यूनल या मध्यस्थ (आर्बिट्रेटर) के पास है?'
export const moreQuestions = 'और सवाल, अगर लागू हों'
export const courtOptions = {
  no: 'नहीं',
  police: 'सिर्फ़ पुलिस या फ़ौजदारी अदालत के पास',
  pending: 'हाँ, अभी चल रहा है',
  decided: 'हाँ, फ़ैसला हो चुका है',
}

// Days that cannot be right
export const dayProblems = {
  missing: 'तारीख भरें',
  future: 'यह तारीख अभी आई नहीं है। आज की या उससे पहले की तारीख भरें।',
  beforeComplaint: 'तब तक उन्हें आपकी शिकायत मिली ही नहीं थी',
  afterComplaint: 'यह शिकायत मिलने के बाद की तारीख है',
}
export const correctDays = 'जिन तारीखों पर निशान है, उन्हें भरें या ठीक करें, तब दिखेगा कि शिकायत कहाँ जाएगी।'

// Where it goes
export const bodies: Record<Body, string> = {
  lender: 'लोन देने वाला खुद',
  bureau: 'क्रेडिट ब्यूरो खुद',
  ombudsman: 'RBI के ओम्बड्समैन',
  cepc: 'RBI का उपभोक्ता शिक्षण और संरक्षण कक्ष (CEPC)',
  nhb: 'राष्ट्रीय आवास बैंक (NHB)',
  cyber: 'साइबर क्राइम हेल्पलाइन 1930',
  board: 'भारतीय डेटा संरक्षण बोर्ड',
  tulna: 'हम, यानी तुलना',
  consumer: 'उपभोक्ता आयोग (हेल्पलाइन 1915)',
  otherRegulator: 'बीमा के लिए IRDAI, शेयर और फ़ंड के लिए SEBI',
}
/** By the verdict. */
export const headlines = {
  now: (body: string) => `अभी यहाँ लिखें: ${body}`,
  mend: (body: string) => `भेजने से पहले यह ठीक करें: ${body}`,
  early: (body: string) => `अभी समय नहीं हुआ: ${body}`,
  late: (body: string) => `समय निकल गया: ${body}`,
  refused: (body: string) => `यहाँ यह शिकायत नहीं ली जाएगी: ${body}`,
  settled: () => 'मामला सुलझ गया: अब शिकायत की कोई बात नहीं बची',
}
export const settledText = 'अगर फिर ऐसा हो, या वे अपना वादा पूरा न करें, तो ऊपर का जवाब बदलें।'
export const fraudText =
  'तुरंत 1930 पर कॉल करें, दिन हो या रात: जल्दी बताने से पैसा रास्ते में रुक सकता है। फिर cybercrime.gov.in पर शिकायत लिखें, अपने बैंक को बताएँ, और मिला हुआ नंबर संभालकर रखें।'
export const lenderText =
  'ऐसे भेजें कि तारीख का सबूत रहे: उनके पोर्टल या ई-मेल से, या चिट्ठी की मुहर लगी कॉपी लेकर। शिकायत का नंबर संभालकर रखें।'
export const proofText =
  'सबूत न हो, तो माना जाता है कि शिकायत की ही नहीं गई। एक बार फिर भेजें, और नंबर या मुहर लगी कॉपी रखें।'
export const bureauText =
  'रिपोर्ट ठीक करने के लिए उनके पास 30 दिन हैं। उसके बाद देर करने वाले को आपको हर दिन के ₹100 देने होते हैं।'
export const tulnaText = (days: number) =>
  `हमारे शिकायत वाले पेज पर लिखें: आपको तुरंत एक नंबर और ${days} दिन के अंदर जवाब मिलेगा।`
export const ourPage = 'हमारे शिकायत वाले पेज पर जाएँ'
export const boardText =
  'पहले वह जवाब देता है जिसके पास आपका डेटा है, ज़्यादा से ज़्यादा 90 दिन में। बोर्ड उस दिन से शिकायत लेगा, जिस दिन कानून का यह हिस्सा लागू होगा।'
export const nextBody = (body: string) => `अगर उससे बात न बने: ${body}।`
export const openFrom = (day: string) => `यहाँ शिकायत ${day} से कर सकते हैं।`
export const openUntil = (day: string) => `यहाँ शिकायत ${day} तक कर सकते हैं।`
export const noLastDay = 'हमें यहाँ की कोई आखिरी तारीख नहीं मिली। देर न करें।'
export const laterMessage =
  'क्या उसके बाद लोन देने वाले ने इस बारे में कुछ लिखा? तब उसका आखिरी संदेश गिना जाता है: ऊपर तारीख बदलें।'
export const overdue = (amount: string) => `अब तक की देरी के लिए आपको ${amount} मिलने चाहिए।`
export const onlineAt = 'ऑनलाइन'
export const byPhone = 'फ़ोन पर'
export const alsoPossible = 'और क्या कर सकते हैं'
export const alsoNote = 'उपभोक्ता आयोग में मामला होने के दो साल बाद तक जा सकते हैं।'

// The days
export const days = 'ज़रूरी तारीखें'
export const ifToday = 'अगर आपकी शिकायत उन्हें आज मिले:'
export const answerDue = 'उनका जवाब इस तारीख तक'
export const opens = (body: string) => `इस तारीख से: ${body}`
export const closes = (body: string) => `आखिरी तारीख: ${body}`
export const saveDays = 'तारीखें कैलेंडर में सेव करें'
export const eventAnswer = 'क्या मेरी शिकायत का जवाब आया?'
export const eventOpens = (body: string) => `आज से शिकायत कर सकते हैं: ${body}`
export const eventCloses = (body: string) => `शिकायत की आखिरी तारीख: ${body}`

// Why it would be refused
export const whyRefused = 'क्यों लौटाई जाएगी'
export const whyNotOmbudsman = 'RBI के ओम्बड्समैन के पास क्यों नहीं'
export const whyRefusedLater = (body: string) => `बाद में यहाँ क्यों लौटाई जाएगी: ${body}`
export const groundTexts: Record<GroundName, string> = {
  copyOnly: 'जिस चिट्ठी की संस्था को सिर्फ़ कॉपी मिले, वह शिकायत नहीं मानी जाती। चिट्ठी उसी के नाम लिखें।',
  advocate:
    'आपकी ओर से वकील शिकायत नहीं भेज सकता। खुद भेजें, या लिखकर किसी और का नाम दें। वकील अपनी शिकायत खुद भेज सकता है।',
  incomplete: 'फ़ॉर्म में माँगी गई कोई बात रह गई है। पहले उसे पूरा करें।',
  abusive: 'गाली, धमकी या झूठी परेशानी लिखने पर शिकायत लौटा दी जाती है। सिर्फ़ असली बात लिखें।',
  notComplained: 'पहले शिकायत उन्हें मिलनी चाहिए, और आपके पास इसका सबूत होना चाहिए।',
  tooEarly: 'जवाब देने के लिए उनके पास अभी समय है।',
  tooLate: 'इस शिकायत का समय निकल चुका है।',
  pendingThere: 'यही शिकायत वहाँ पहले से चल रही है। उसके नंबर से पूछें।',
  decidedThere: 'वे इसी शिकायत पर फ़ैसला दे चुके हैं।',
  courtPending: 'यही शिकायत अदालत, ट्रिब्यूनल या मध्यस्थ के पास चल रही है।',
  courtDecided: 'इसी शिकायत पर अदालत, ट्रिब्यूनल या मध्यस्थ फ़ैसला दे चुका है।',
  police: 'पुलिस या फ़ौजदारी अदालत इसी बात की जाँच कर रही है।',
  limitation: 'आपने उनसे शिकायत मामला होने के तीन साल बाद की। पैसे के मामलों में कानूनी समय आम तौर पर इतना ही होता है।',
  commercial: 'लोन दें या न दें और किस दर पर दें, यह उनका अपना फ़ैसला है।',
  vendor: 'उन्हें सामान या सेवा देने के ठेके की बात ग्राहक की शिकायत नहीं है।',
  management: 'शिकायत आपको मिली सेवा की होनी चाहिए, इसकी नहीं कि कंपनी कैसे चलाई जाती है।',
  order: 'उन्होंने वही किया, जिसका अदालत या सरकारी विभाग ने आदेश दिया।',
  notRbi: 'यह सेवा RBI के नियमों के तहत नहीं आती। इसे कोई और संस्था देखती है।',
  betweenLenders: 'दो लोन देने वालों का विवाद उन्हें आपस में सुलझाना होता है।',
  employment: 'उनके यहाँ नौकरी का विवाद ग्राहक की शिकायत नहीं है।',
  section18: 'इसे सुलझाने का अलग तरीका क्रेडिट ब्यूरो के कानून (CIC एक्ट, 2005) की धारा 18 में है।',
  notCovered: 'ओम्बड्समैन की योजना में इस तरह की कंपनी नहीं आती। ऊपर लिखी संस्था इसे सुनती है।',
  phoneCalls: 'बार-बार आने वाले कॉल या स्टाफ़ से बात न हो पाने की शिकायत वहाँ नहीं ली जाती।',
}
export const clauseOf = (clause: string) => `खंड ${clause}`
export const itsWords = (quote: string) => `उसके शब्द: “${quote}”`
export const inOurWords = 'हमारे शब्दों में।'

// The letter
export const yourName = 'आपका नाम'
export const account = 'लोन खाते या एप्लिकेशन का नंबर'
export const reference = 'उनसे की गई शिकायत का नंबर'
export const sum = 'कितनी रकम का विवाद है'
export const sumHint = '0 हो, तो चिट्ठी में रकम नहीं आएगी।'
export const story = 'क्या हुआ, तारीखों के साथ'
export const storyHint = 'अपना PAN, आधार नंबर या OTP न लिखें।'
export const wish = 'आप क्या चाहते हैं'
export const letter = 'आपकी चिट्ठी'
export const letterLanguage = 'चिट्ठी किस भाषा में हो'
export const letterLanguages = { en: 'अंग्रेज़ी', hi: 'हिंदी' }
export const letterText = 'जो चाहें बदलें'
export const letterKept = 'आप जो लिखते हैं, वह टैब बंद करने या लॉग आउट करने तक इसी टैब में रहता है। कहीं भेजा नहीं जाता।'
export const copyLetter = 'चिट्ठी कॉपी करें'
export const shareLetter = 'चिट्ठी शेयर करें'
export const copied = 'कॉपी हो गई'
export const notCopied = 'आपके ब्राउज़र ने कॉपी नहीं करने दिया। चिट्ठी चुनी हुई है, उसे खुद कॉपी करें।'

// How it is worked out
export const noteChecked = (day: string) =>
  `ये नियम ${day} के हैं। ये बदल सकते हैं: संस्था की अपनी साइट पर जो लिखा है, वही सही है। यह कानूनी सलाह नहीं है।`
export const noteScheme =
  'RBI की एकीकृत ओम्बड्समैन योजना, 2026 उन शिकायतों पर लागू है, जो 1 जुलाई 2026 से की गईं। “ ” के बीच योजना के अपने शब्द हैं; बाकी बातें हमें उसके बारे में लिखे लेखों से पता हैं, और हमारे शब्दों में हैं।'
export const noteDays =
  'दिन भारत के कैलेंडर के हैं। पहला दिन नहीं गिना जाता: 1 अगस्त के बाद 30 दिन 31 अगस्त को पूरे होते हैं।'
export const noteFree = 'इन सब जगहों पर शिकायत मुफ़्त है और वकील ज़रूरी नहीं। सिर्फ़ उपभोक्ता आयोग बड़ी रकम पर फ़ीस लेता है।'
export const noteSources = 'ये नियम यहाँ से हैं'
