// The list
export const title = 'लोन कैलकुलेटर'
export const intro = 'मुफ़्त, बिना लॉग इन। आप जो लिखते हैं, वह आपके फ़ोन या कंप्यूटर पर ही रहता है।'
export const mostUsed = 'सबसे ज़्यादा काम के'
export const beforeLoan = 'लोन लेने से पहले'
export const whileRepaying = 'लोन चुकाते समय'
export const checkAndComplain = 'जाँच और शिकायत'
export const aboutTools = 'इन कैलकुलेटर के बारे में'
export const onThisDevice = 'आपके ही फ़ोन या कंप्यूटर पर'
export const onThisDeviceText =
  'सारा हिसाब आपके ब्राउज़र में होता है। आपका लिखा पेज के लिंक में # के बाद रहता है, जिसे ब्राउज़र किसी साइट को नहीं भेजता: लिंक सेव कर सकते हैं या भेज सकते हैं, और हमें कुछ नहीं दिखता। ऑफ़र की तुलना पर सिर्फ़ रकम और अवधि साथ जाती है।'
export const toThePaisa = 'पाई-पाई का हिसाब'
export const toThePaisaText =
  'जैसे RBI के Key Facts Statement (KFS) में: हर महीने बाकी रकम पर सालाना दर का बारहवाँ हिस्सा।'
export const yourLender = 'अपने लोन देने वाले से मिला लें'
export const yourLenderText =
  'हर लोन देने वाला रकम और दिन अपने तरीके से गिनता है, इसलिए कुछ रुपये का फ़र्क हो सकता है। आखिर में उसी का KFS और लोन एग्रीमेंट मान्य हैं।'
export const kfsCheckName = 'KFS की जाँच'
export const kfsCheckAbout = 'लोन देने वाले का Key Facts Statement सही है?'
export const emiName = 'EMI कैलकुलेटर'
export const emiAbout = 'EMI, कुल कितना चुकाना होगा, और फ़ीस समेत सालाना लागत।'
export const prepayName = 'लोन समय से पहले चुकाना'
export const prepayAbout = 'समय से पहले चुकाने पर फ़ीस के बाद कितनी बचत।'
export const badMonthName = 'तंगी का महीना'
export const badMonthAbout = 'EMI छूट जाए, तो कितना खर्च।'
export const transferName = 'लोन दूसरी जगह ले जाना'
export const transferAbout = 'फ़ीस के बाद सस्ते लोन देने वाले के पास जाने में फ़ायदा है?'
export const resetName = 'जब ब्याज दर बदले'
export const resetAbout = 'EMI बढ़े, महीने बढ़ें, या फ़िक्स्ड दर लें?'
export const goldName = 'गोल्ड लोन'
export const goldAbout = 'अपने सोने पर कितना लोन मिल सकता है।'
export const educationName = 'एजुकेशन लोन'
export const educationAbout = 'EMI शुरू होने पर कितना बाकी होगा।'
export const affordName = 'कितना लोन लेना ठीक है?'
export const affordAbout = 'इतना लोन, जिसके बाद घर चलाने के लिए काफ़ी बचे।'
export const trueCostName = 'असल में कितने का पड़ेगा'
export const trueCostAbout = 'नो-कॉस्ट EMI या फ़्लैट दर: सालाना कितनी दर।'
export const complainName = 'शिकायत, जो लौटाई न जाए'
export const complainAbout = 'शिकायत कौन सुनेगा, कब तक, और कॉपी करने के लिए चिट्ठी।'
export const myLoansName = 'मेरे लोन'
export const myLoansAbout = 'कब कितना देना है और आज कितना बाकी है। सिर्फ़ इसी ब्राउज़र में।'

// The frame of every tool
export const allTools = 'सभी कैलकुलेटर'
export const otherTools = 'दूसरे कैलकुलेटर'
export const yourFigures = 'अपनी रकम और दर भरें'
export const correctFields = 'नतीजा देखने के लिए वे खाने ठीक करें, जिनके नीचे लाल रंग में लिखा है।'
export const moreFields = 'और आँकड़े'
export const howWeWorkOut = 'हमने हिसाब कैसे लगाया'
export const atLeast = (least: string) => `${least} या ज़्यादा लिखें`
export const atMost = (most: string) => `${most} या कम लिखें`
export const percentUnread = 'प्रतिशत लिखें, जैसे 12.5'
export const numberUnread = 'पूरी संख्या लिखें, जैसे 12'
export const downloadCsv = 'टेबल के रूप में डाउनलोड करें'
export const print = 'प्रिंट करें'
export const share = 'शेयर करें'
export const seeOffers = (amount: string, months: number) => `${months} महीने के लिए ${amount} के ऑफ़र देखें`
export const comparedLoans = (least: string, most: string, longest: number) =>
  `हम ${least} से ${most} तक के, ज़्यादा से ज़्यादा ${longest} महीने के लोन की तुलना करते हैं।`

// The fields that several tools have
export const loanAmount = 'लोन की रकम'
export const rateAYear = 'सालाना ब्याज दर'
export const repayOver = 'कितने समय में चुकाएँगे'

// Today's offers, which several tools show
export const todaysOffers = 'आज के ऑफ़र के हिसाब से'
export const loadingOffers = 'आज के ऑफ़र लोड हो रहे हैं'
export const offersNotLoaded = 'आज के ऑफ़र लोड नहीं हो सके'
export const noOffersNow = 'अभी किसी लोन देने वाले का ऑफ़र नहीं है। कृपया बाद में फिर देखें।'
export const ratesAsOf = (time: string) => `ये दरें ${time} ली गई थीं।`

// The schedule and its chart
export const whereItGoes = 'आपका पैसा कहाँ जाता है'
export const owedAfterEach = 'हर महीने के बाद कितना बाकी'
export const asTable = 'टेबल में देखें'
export const schedule = 'किस्तों का हिसाब'
export const scheduleByYear = 'साल दर साल, रुपये में'
export const scheduleByMonth = 'महीने दर महीने, रुपये और पैसे में'
export const monthByMonth = 'महीने दर महीने'
export const year = 'साल'
export const month = 'महीना'
export const instalment = 'किस्त'
export const interest = 'ब्याज'
export const fees = 'फ़ीस'
export const principal = 'मूलधन'
export const extra = 'समय से पहले चुकाया'
export const charges = 'पीनल चार्ज'
export const stillOwed = 'बाकी'
