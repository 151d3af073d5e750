export const title = 'मेरे लोन'
export const intro =
  'आपके चालू लोन: कब कितना देना है और आज कितना बाकी है। लॉग इन नहीं करना पड़ता, और कुछ भी कहीं नहीं भेजा जाता।'
export const onlyHere =
  'ये सिर्फ़ इसी ब्राउज़र में रहते हैं: डेटा मिटाने पर मिट जाएँगे, और जो भी यह फ़ोन या कंप्यूटर इस्तेमाल करता है, वह इन्हें देख सकता है।'
export const notStored =
  'आपका पिछला बदलाव इस ब्राउज़र में सेव नहीं हुआ: उसमें जगह नहीं है, या वह कुछ भी सेव नहीं करता। पेज बंद या दोबारा लोड करने से पहले अपने लोन नीचे फ़ाइल में सेव कर लें।'
export const cannotRead =
  'यह ब्राउज़र सेव किया हुआ कुछ भी पढ़ने नहीं देता: पहले रखे हुए लोन नहीं दिखेंगे, और नए लोन तभी तक यहाँ हैं, जब तक आप पेज बंद या दोबारा लोड न करें।'
export const unread = (count: number) =>
  `यहाँ सेव की हुई ${count === 1 ? 'एक चीज़' : `${count} चीज़ें`} यह पेज पढ़ नहीं पाया। हटाई नहीं गई, पर दिखती भी नहीं।`
export const removeUnread = 'जो पढ़ा नहीं गया, उसे हटाएँ'

// The form
export const noLoans = 'यहाँ अभी कोई लोन नहीं है। इसके आँकड़े KFS और लोन एग्रीमेंट में लिखे हैं।'
export const aLoan = 'आपका चालू लोन'
export const anotherLoan = 'एक और लोन जोड़ें'
export const changeLoan = 'आँकड़े बदलें'
export const lender = 'लोन देने वाला'
export const loanType = 'लोन का प्रकार'
export const loanTypeHint = 'आज के ऑफ़र से तुलना के लिए।'
export const notChosen = 'नहीं चुना'
export const instalment = 'EMI'
export const instalmentHint = 'जितनी खाते से कटती है। खाली छोड़ें, तो हम निकालेंगे।'
export const instalments = 'कुल कितनी EMI'
export const paidOut = 'लोन मिलने की तारीख'
export const paidOutHint = 'खाली छोड़ें, तो पहली EMI से एक महीना पहले।'
export const firstDue = 'पहली EMI की तारीख'
export const fees = 'लोन देते समय काटी गई GST समेत फ़ीस'
export const feesHint = 'कुछ नहीं कटा, तो खाली छोड़ें।'
export const coolingOff = 'कूलिंग-ऑफ़ पीरियड, दिनों में'
export const coolingOffHint = 'इतने दिन में लोन रद्द कर सकते हैं।'
export const mandateDay = 'महीने की किस तारीख को EMI खाते से कटती है'
export const mandateDayHint = 'आप खुद चुकाते हैं, तो खाली छोड़ें।'
export const keep = 'यह लोन यहाँ रखें'
export const saveChanges = 'सेव करें'
export const cancel = 'रद्द करें'
export const kept = 'लोन इस ब्राउज़र में सेव हो गया।'

// A loan from another page
export const foundTitle = 'यह लोन जाँचें, फिर यहाँ रखें'
export const foundIn = {
  statement: 'ये आँकड़े उस KFS के हैं जिसे आपने जाँचा। कागज़ से मिला लें, और जो नहीं लिखा है, उसे भरें।',
  application: 'ये आँकड़े वही हैं जो यह ऑफ़र खोलते समय आपको दिखे थे। इनकी जगह अपने KFS के आँकड़े लिखें: वही मान्य हैं।',
}

// Figures that cannot be right
export const lenderMissing = 'लोन देने वाले का नाम लिखें'
export const dayMissing = 'तारीख लिखें, जैसे 5 जनवरी 2026।'
export const upTo31 = '1 से 31 तक की तारीख लिखें'
export const coolingOffTooLong = (most: number) => `${most} या कम लिखें`
export const feesTooHigh = 'फ़ीस लोन से कम होती है। कम रकम लिखें।'
export const instalmentImpossible = 'यह EMI इस लोन की नहीं हो सकती। EMI, ब्याज दर और EMI की गिनती देख लें।'
export const instalmentTooLow = (last: string) =>
  `इस EMI से आखिरी EMI ${last} की होगी। EMI, ब्याज दर और EMI की गिनती देख लें।`
export const instalmentTooHigh =
  'इस EMI से लोन काफ़ी समय से पहले खत्म हो जाएगा। EMI, ब्याज दर और EMI की गिनती देख लें।'
export const noLongerFits =
  'इस लोन की छूटी हुई EMI या अतिरिक्त रकम इन आँकड़ों से मेल नहीं खाती। पहले उन्हें हटाएँ, या आँकड़े ठीक करें।'

// A kept loan
export const loanOf = (amount: string, count: number) => `${count} महीने के लिए ${amount}`
export const nextDue = (day: string) => `अगली EMI, ${day} को`
export const paidBack = 'चुकाया गया मूलधन'
export const balance = 'बैलेंस'
export const interestSince = 'पिछली EMI के बाद का ब्याज'
export const owedToday = 'आज कुल बाकी'
export const ofItOverdue = 'इसमें से बकाया'
export const isOver = 'इस हिसाब से लोन चुक गया है।'
export const notYetPaidOut = (day: string) => `यह लोन ${day} को मिलेगा।`
export const withoutPenal = 'पीनल चार्ज इसमें नहीं हैं। उन पर ब्याज नहीं लगता।'
export const cannotBeRead = 'इस लोन के आँकड़े आपस में मेल नहीं खाते। उन्हें ठीक करें, या लोन हटाएँ।'

// Cooling-off
export const returnTitle = 'यह लोन अब भी रद्द हो सकता है'
export const returnUntil = (day: string) =>
  `${day} तक आप बिना जुर्माने के लोन रद्द कर सकते हैं: पूरा लोन और जितने दिन वह आपके पास रहा, उतने दिन की सालाना लागत (APR) चुकाकर।`
export const toReturnToday = 'आज रद्द करने पर चुकाने होंगे'
export const loanAmount = 'लोन'
export const costForDays = (apr: string, days: number) => `${apr} सालाना, ${days} दिन के लिए`
export const returnAsk =
  'पैसा भेजने से पहले लोन देने वाले से रकम और खाता लिखकर माँगें। एक बार की प्रोसेसिंग फ़ीस वह तभी रख सकता है, जब KFS में ऐसा लिखा हो।'

// The mandate
export const mandateTitle = 'मैंडेट (खाते से अपने आप कटना)'
export const mandateOn = (day: number, amount: string) =>
  `हर महीने की ${day} तारीख के आसपास ${amount} आपके खाते से अपने आप कटते हैं। एक शाम पहले से खाते में इतने पैसे रखें।`
export const mandateNone =
  'हर EMI आप खुद चुकाते हैं। अगर आपने मैंडेट साइन किया है, तो EMI खाते से कट सकती है: एग्रीमेंट देख लें।'
export const mandateOther =
  'EMI की तारीख इससे अलग है। लोन देने वाले से लिखकर पूछें कि दोनों में से कौन-सी तारीख मानी जाएगी।'
export const mandateBounce =
  'खाते में पैसे कम हों, तो बैंक और लोन देने वाला दोनों चार्ज ले सकते हैं। मैंडेट बंद करने से लोन खत्म नहीं होता: EMI देनी ही होती हैं।'

// What an extra payment saves
export const prepayTitle = 'कुछ हिस्सा समय से पहले चुकाएँ'
export const extraToday = 'आज कितनी अतिरिक्त रकम चुकाएँगे'
export const extraSaves = (saved: string, sooner: number, end: string) =>
  sooner > 0
    ? `ब्याज में ${saved} की बचत होगी, और आखिरी EMI ${sooner} महीने जल्दी, ${end} को होगी। लोन देने वाला फ़ीस ले, तो वह इस बचत में से घटेगी।`
    : `ब्याज में ${saved} की बचत होगी: ${end} की आखिरी EMI कम हो जाएगी। लोन देने वाला फ़ीस ले, तो वह इस बचत में से घटेगी।`
export const extraEndsLoan =
  'इतने से पूरा बैलेंस चुक जाएगा। लोन देने वाले से लिखकर पूछें कि लोन बंद करने के लिए कुल कितना देना है।'
export const extraTooHigh = (owed: string) => `बैलेंस ${owed} है। इतना या कम लिखें।`
export const extraTooEarly = 'पहली EMI से एक महीना पहले तक की अतिरिक्त रकम का हिसाब यहाँ नहीं हो सकता।'

// What was not as agreed
export const recordTitle = 'कोई EMI छूट गई, या ज़्यादा चुकाया?'
export const missedEmi = 'कौन-सी EMI नहीं चुकाई'
export const chooseEmi = 'EMI चुनें'
export const addMissed = 'यह नहीं चुकाई'
export const extraDay = 'अतिरिक्त रकम चुकाने की तारीख'
export const extraAmount = 'अतिरिक्त रकम'
export const addExtra = 'यह रकम जोड़ें'
export const missedOn = (day: string) => `${day} की EMI: नहीं चुकाई`
export const paidExtra = (amount: string, day: string) => `${day} को ${amount} चुकाए`
export const remove = 'हटाएँ'
export const extraNotADay = 'आज तक की कोई तारीख लिखें, जैसे 5 जनवरी 2026।'

// The calendar
export const saveDays = 'तारीखें मेरे कैलेंडर में सेव करें'
export const saveDaysHint = 'किसी भी कैलेंडर में खुलती है, और एक दिन पहले याद दिलाती है।'
export const eventDue = (amount: string, lender: string) => `${lender} की EMI: ${amount}`
export const eventReturn = (lender: string) => `${lender} का लोन रद्द करने का आखिरी दिन`
export const eventLast = (lender: string) => `${lender} की आखिरी EMI। नो-ड्यूज़ की चिट्ठी माँगें और मैंडेट बंद कराएँ।`

// Closing
export const closingTitle = 'लोन चुक जाने पर'
export const closingSteps = {
  noDues: 'नो-ड्यूज़ की चिट्ठी मिल गई, और लोन देने वाले के पास रखे कागज़ात भी',
  mandate: 'मेरे बैंक में मैंडेट बंद हो गया',
  report: 'मेरी क्रेडिट रिपोर्ट में लोन बंद दिखता है',
}

// The whole loan
export const change = 'आँकड़े बदलें'
export const removeLoan = 'यह लोन हटाएँ'
export const removeSure = 'इस ब्राउज़र से हटा दें? यह और कहीं नहीं रखा है।'
export const yesRemove = 'हाँ, हटा दें'
export const keepIt = 'रहने दें'

// Parts that load when they are opened
export const fileTitle = 'फ़ाइल में सेव करें, या फ़ाइल खोलें'
export const offersTitle = 'क्या आज का कोई ऑफ़र सस्ता पड़ेगा?'
export const bankTitle = 'बैंक स्टेटमेंट से मिलाएँ'
export const partNotLoaded = 'यह हिस्सा लोड नहीं हुआ। पेज दोबारा लोड करके फिर कोशिश करें।'

// Choosing a file
export const chooseFile = 'फ़ाइल चुनें'
export const noFile = 'कोई फ़ाइल नहीं चुनी'

// How it is worked out
export const noteSchedule =
  'हर महीने बैलेंस पर सालाना दर का बारहवाँ हिस्सा ब्याज लगता है, और ब्याज पैसे तक राउंड होता है। पिछली EMI के बाद के दिनों पर महीने का उतना ही हिस्सा लगता है। पहली EMI से एक महीना पहले तक के दिनों का ब्याज साल के 365 दिन मानकर लगता है।'
export const noteMissed =
  'जो EMI नहीं चुकाई, उसका ब्याज बैलेंस में जुड़ता है। पीनल चार्ज कभी नहीं जुड़ते (RBI, 18 अगस्त 2023), और इन आँकड़ों में नहीं हैं।'
export const noteReturn =
  'लोन रद्द करने पर मूलधन और उतने दिनों के अनुपात में APR चुकाना होता है (RBI के डिजिटल लोन के निर्देश, 2025)। जिस दिन लोन मिला, वह दिन नहीं गिना जाता।'
export const noteToday = 'आज की EMI चुकाई हुई मानी जाती है, जब तक आप न लिखें कि नहीं चुकाई।'
export const noteLender =
  'फ़्लोटिंग दर बदलने पर ये आँकड़े सही नहीं रहते: तब नई दर, बैलेंस और बची हुई EMI एक नए लोन के रूप में लिखें। आखिर में लोन देने वाले का अपना हिसाब मान्य है।'
