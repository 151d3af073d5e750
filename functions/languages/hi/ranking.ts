export const howWeRank = 'हम ऑफ़र किस क्रम में दिखाते हैं'
export const inUseSince = <T>(version: string, day: T) => [`नियम ${version}, `, day, ' से लागू']
export const inUseFrom = <T>(version: string, day: T) => [`नियम ${version}, `, day, ' से लागू था']
export const intro =
  'हम ऑफ़र इस हिसाब से रखते हैं कि वे आपको कितने के पड़ेंगे, सबसे सस्ता पहले। पूरा नियम यही है। अगर हम इसे बदलेंगे, तो नया वर्शन यहाँ देंगे।'

export const whyThisShare = 'कमाई का आधा हिस्सा क्यों'
export const shareOfIncome = (percent: number) =>
  `लोन देने वाले देखते हैं कि आपकी कमाई का कितना हिस्सा EMI में जाता है; इस अनुपात को FOIR (फ़िक्स्ड-ऑब्लिगेशन-टू-इनकम रेशियो) कहते हैं। हम जिन लोन की तुलना करते हैं, उनके लिए कोई कानून सीमा तय नहीं करता, और लोन देने वाले अपनी सीमा कम ही बताते हैं; आम तौर पर 40% से 60% बताया जाता है। भारतीय रिज़र्व बैंक (RBI) ने माइक्रोफ़ाइनेंस लोन के लिए 50% तय किया है (2022 के निर्देश, RBI/DOR/2021-22/89)। हम हर लोन के लिए ${percent}% रखते हैं। इससे यह पता चलता है कि EMI के बाद आपके पास गुज़ारे के लिए कितना बचता है, यह नहीं कि लोन देने वाला लोन मंज़ूर करेगा या नहीं। आप Tulna पर अपनी जो दूसरी EMI लिखते हैं, वे आपके डिवाइस पर ही रहती हैं।`

export const howLendersPay = 'लोन देने वाले हमें पैसे कैसे देते हैं'

export const howWeWorkOut = 'हम आँकड़े कैसे निकालते हैं'
export const emiAndApr = (gstPercent: number) =>
  `EMI हर महीने की बराबर किस्त है, जिसमें ब्याज सिर्फ़ घटती हुई बाकी रकम पर लगता है। APR लोन की पूरी सालाना लागत है, एक दर के रूप में: इसमें ब्याज, प्रोसेसिंग फीस और फीस पर ${gstPercent}% GST गिना जाता है। जहाँ दर कम और फीस ज़्यादा हो, वहाँ यह असली लागत दिखाता है। जिन ऑफ़र की लागत हम निकाल सकते हैं, उनका महीने दर महीने का हिसाब आप डाउनलोड कर सकते हैं।`
export const checkedByExamples =
  'हम अपना हिसाब भारतीय रिज़र्व बैंक के जारी किए उदाहरणों से मिलाकर देखते हैं। उसके और हमारे आँकड़े नीचे साथ-साथ हैं।'
export const approvalAndRate =
  'हम यह नहीं बताते कि लोन मंज़ूर होने की कितनी उम्मीद है; यह सिर्फ़ लोन देने वाला जानता है। हम हर लोन देने वाले की बताई सबसे कम दर से क्रम लगाते हैं। आपको जो दर मिले, वह ज़्यादा हो सकती है, बताई गई सबसे ऊँची दर तक, अगर ऐसी दर बताई गई हो; लोन देने वाले का Key Facts Statement देख लें।'

export const statementExample = 'Key Facts Statement, सर्कुलर RBI/2024-25/18'
export const statementLoan = '₹20,000, 15% पर, 24 महीने के लिए, ₹400 के चार्ज के साथ'
export const questionsExample = 'EMI वाले लोन पर RBI के सवाल-जवाब (FAQ)'
export const questionsLoan = '₹10,00,000, 15% पर, 120 महीने के लिए, बिना किसी चार्ज के'
export const reserveBank = 'RBI'
export const emi = 'EMI'
export const apr = 'APR'
export const firstPrincipal = 'पहली EMI में मूलधन'

export const earlierVersions = 'पुराने वर्शन'
export const recordNamesVersion =
  'अगर आप किसी पुराने वर्शन के समय किसी लोन देने वाले के पास गए थे, तो आपके रिकॉर्ड में उसी वर्शन का नाम है।'
export const compareLoans = 'लोन की तुलना करें'
