export const homeTitle = (lenders: string) =>
  `हर महीने की असली लागत के हिसाब से ${lenders} लोन देने वालों की तुलना · तुलना`
export const homeDescription = (lenders: string) =>
  `अप्लाई करने से पहले देखें कि फ़ीस मिलाकर कौन-सा लोन हर महीने कितने का पड़ता है। ₹5,000 से ₹10,00,000 तक, ${lenders} लोन देने वालों की तुलना। मुफ़्त।`
export const compareTitle = 'बिना लॉग इन किए लोन ऑफ़र की तुलना करें · तुलना'
export const compareDescription = (lenders: string) =>
  `रकम और अवधि चुनें और देखें कि ${lenders} लोन देने वाले कितना लेंगे: EMI, APR, फ़ीस और कुल कितना चुकाना होगा। न लॉग इन, न मोबाइल नंबर।`
export const lendersTitle = 'लोन देने वाले और उनके लोन की शर्तें · तुलना'
export const lendersDescription =
  'तुलना पर हर लोन देने वाला, उसके अपने शब्दों में: ब्याज दर, लोन की रकम, अवधि, फ़ीस, कागज़ात, और हर लोन कितने का पड़ता है।'
export const callToActionTitle = 'सही लोन की ओर पहला कदम उठाएँ · तुलना'
export const callToActionDescription =
  'करीब तीन मिनट में देखें कि कौन-से लोन देने वाले आपके लिए सही हैं। शुरू करने के लिए मोबाइल नंबर काफ़ी है, और आपका कोई पैसा नहीं लगता।'
export const termsTitle = 'इस्तेमाल की शर्तें और क्रेडिट रिपोर्ट की शर्तें · तुलना'
export const termsDescription =
  'तुलना इस्तेमाल करने की शर्तें, और वे शर्तें जो लागू होंगी, अगर हम कभी आपसे क्रेडिट रिपोर्ट देखने की इजाज़त माँगें।'
export const privacyTitle = 'प्राइवेसी पॉलिसी · तुलना'
export const privacyDescription =
  'तुलना कौन-सी जानकारी लेती है और क्यों, कितने समय के लिए, वह किसे मिलती है, और आपके अधिकार।'
export const noticeTitle = 'नोटिस: तुलना पर आपकी जानकारी'
export const noticeDescription =
  'तुलना जो भी जानकारी माँगती है: वह किस काम की है, कितने समय रखी जाती है, किसे मिलती है, और मना कैसे करें।'
export const grievanceTitle = 'शिकायतें · तुलना'
export const grievanceDescription = 'शिकायत कैसे और किससे करें, और क्या कब तक होता है।'
export const rankingTitle = 'हम लोन ऑफ़र किस क्रम में दिखाते हैं · तुलना'
export const rankingDescription =
  'हम लोन ऑफ़र किस क्रम में दिखाते हैं, आँकड़े कैसे निकालते हैं, और लोन देने वाले हमें पैसे कैसे देते हैं।'
export const kfsCheckTitle = 'अपना KFS (Key Facts Statement) जाँचें · तुलना'
export const kfsCheckDescription =
  'क्या आपको मिला Key Facts Statement (KFS) सही है? हम EMI, APR, फ़ीस, कुल रकम और किस्तों का हिसाब फिर से करते हैं। फ़ाइल आपके डिवाइस से बाहर नहीं जाती।'
export const toolsTitle = 'लोन कैलकुलेटर · तुलना'
export const toolsDescription =
  'KFS की जाँच, और EMI, समय से पहले चुकाने, EMI छूटने, लोन दूसरी जगह ले जाने और कितना लोन लेना ठीक है, इन सबके कैलकुलेटर।'
export const emiTitle = 'EMI कैलकुलेटर, हर किस्त और APR के साथ · तुलना'
export const emiDescription =
  'लोन की EMI, कुल ब्याज, महीने दर महीने का हिसाब, और फ़ीस व GST मिलाकर APR। मुफ़्त, बिना लॉग इन।'
export const prepayTitle = 'लोन समय से पहले चुकाने का कैलकुलेटर · तुलना'
export const prepayDescription =
  'लोन का कुछ हिस्सा या पूरा लोन समय से पहले चुकाने पर फ़ीस और GST के बाद कितनी बचत होगी, और किस महीने से फ़ायदा शुरू होगा।'
export const badMonthTitle = 'EMI न भर पाने पर कितना लगता है · तुलना'
export const badMonthDescription =
  'EMI न भर पाने पर या कुछ महीने कम चुकाने पर कितना पीनल चार्ज और ब्याज लगेगा, और बोनस मिलने पर क्या बदलेगा।'
export const transferTitle = 'क्या लोन दूसरी जगह ले जाना सही है? बैलेंस ट्रांसफ़र कैलकुलेटर · तुलना'
export const transferDescription =
  'चलता हुआ लोन दूसरे लोन देने वाले के पास ले जाने में सारी फ़ीस जोड़कर फ़ायदा है या नहीं, और किस महीने से।'
export const resetTitle = 'ब्याज दर बदलने पर EMI बढ़े या महीने? कैलकुलेटर · तुलना'
export const resetDescription =
  'लोन की दर बदल गई: EMI उतनी ही रखें या महीने, कुछ अभी चुकाएँ या फ़िक्स्ड दर लें? हर रास्ता साथ-साथ, और कब कौन-सा सस्ता है।'
export const goldTitle = 'गोल्ड लोन कैलकुलेटर: सोने पर कितना लोन? · तुलना'
export const goldDescription =
  'RBI की 85%, 80% और 75% की सीमा से सोने पर कितना लोन मिल सकता है, EMI से या आखिर में चुकाने पर कितने का पड़ेगा, और कीमत कितनी गिर सकती है।'
export const educationTitle = 'एजुकेशन लोन का कैलकुलेटर · तुलना'
export const educationDescription =
  'EMI शुरू होने पर एजुकेशन लोन कितना बाकी होगा, सीधे ब्याज से या ब्याज पर ब्याज से, और पढ़ाई के दौरान हर महीने ₹1,000 चुकाने से कितनी बचत।'
export const affordTitle = 'कितना लोन लेना ठीक है? · तुलना'
export const affordDescription =
  'चालू EMI के बाद घर के लिए काफ़ी बचे, ऐसी EMI कितनी होगी, और आज की दरों पर उससे कितना लोन ले सकते हैं। आपकी कमाई और खर्च इसी डिवाइस पर रहते हैं।'
export const trueCostTitle = 'असल में कितने का पड़ेगा: हर ऑफ़र की सालाना दर · तुलना'
export const trueCostDescription =
  'कैश लोन, नो-कॉस्ट EMI, बाद में चुकाना, फ़्लैट दर या कार्ड की EMI: फ़ीस और GST मिलाकर असली सालाना दर, आज के ऑफ़र के साथ।'
export const complainTitle = 'लोन की शिकायत: कहाँ, कब और कैसे · तुलना'
export const complainDescription =
  'लोन देने वाला, RBI ओम्बड्समैन, NHB या 1930? शिकायत कहाँ करें, कब से कब तक, किन वजहों से लौटती है, और तैयार चिट्ठी। सब आपके ही फ़ोन या कंप्यूटर पर।'
export const myLoansTitle = 'मेरे लोन: EMI की तारीखें, आज कितना बाकी · तुलना'
export const myLoansDescription =
  'आपके चालू लोन: अगली EMI, आज पाई-पाई तक कितना बाकी है, लोन रद्द करने का आखिरी दिन, और कैलेंडर में याद दिलाना। सब सिर्फ़ आपके ब्राउज़र में।'
export const loansTitle = 'भारत में हर लोन के बारे में · तुलना'
export const loansDescription =
  'पर्सनल, बिज़नेस, एजुकेशन, गाड़ी, होम और गोल्ड लोन, प्रॉपर्टी पर लोन और क्रेडिट कार्ड: हर एक क्या है, आज कितने का पड़ता है, क्या चाहिए।'
export const personalLoanTitle = 'पर्सनल लोन: आज की लागत, किसे मिलेगा, कागज़ात · तुलना'
export const personalLoanDescription =
  'आज के ऑफ़र में पर्सनल लोन फ़ीस मिलाकर हर महीने कितने का पड़ता है, किसे मिल सकता है, कौन-से कागज़ात लगते हैं, और कौन-से तीन ऑफ़र ऊपर हैं।'
export const businessLoanTitle = 'बिज़नेस लोन: आज की लागत, गिरवी, कागज़ात · तुलना'
export const businessLoanDescription =
  'आज के ऑफ़र में बिज़नेस लोन हर महीने कितने का पड़ता है, बैंक कब कुछ गिरवी नहीं रखवा सकते, और कौन-से कागज़ात लगते हैं।'
export const educationLoanTitle = 'एजुकेशन लोन: आज की लागत, गिरवी, EMI कब से · तुलना'
export const educationLoanDescription =
  'आज के ऑफ़र में एजुकेशन लोन कितने का पड़ता है, कितने तक कुछ गिरवी नहीं रखना होता, EMI कब शुरू होती हैं, और कौन-से कागज़ात लगते हैं।'
export const autoLoanTitle = 'गाड़ी का लोन: आज की लागत, फ़्लैट दर, कागज़ात · तुलना'
export const autoLoanDescription =
  'कार या दोपहिया का लोन आज के ऑफ़र में हर महीने कितने का पड़ता है, फ़्लैट दर असल में कितनी है, कौन-से कागज़ात लगते हैं, और आखिर में फ़ॉर्म 35।'
export const homeLoanTitle = 'होम लोन: आज की लागत, कितना मिलेगा, कागज़ात · तुलना'
export const homeLoanDescription =
  'आज के ऑफ़र में होम लोन हर महीने कितने का पड़ता है, कीमत का कितना हिस्सा मिल सकता है, दर बदलने पर क्या चुनें, और कौन-से कागज़ात लगते हैं।'
export const propertyLoanTitle = 'प्रॉपर्टी पर लोन: आज की लागत, जोखिम, कागज़ात · तुलना'
export const propertyLoanDescription =
  'घर या ऑफ़िस पर लोन आज के ऑफ़र में हर महीने कितने का पड़ता है, प्रॉपर्टी कब बिक सकती है, कागज़ात कब वापस मिलते हैं, और कौन-से लगते हैं।'
export const goldLoanTitle = 'गोल्ड लोन: आज की लागत, कितना मिलेगा, कागज़ात · तुलना'
export const goldLoanDescription =
  'आज के ऑफ़र में गोल्ड लोन कितने का पड़ता है, RBI के नियम से सोने पर कितना मिल सकता है, कीमत गिरे तो क्या होगा, और सोना कब वापस मिलता है।'
export const creditCardTitle = 'क्रेडिट कार्ड: EMI में खरीदारी की आज की लागत · तुलना'
export const creditCardDescription =
  'क्रेडिट कार्ड की खरीदारी आज के ऑफ़र में EMI पर कितने की पड़ती है, कम से कम बकाया चुकाने से क्या होता है, ब्याज पर GST, और कार्ड बंद कराना।'
export const loanJourneyTitle = 'लोन की तुलना करें · तुलना'
export const codeStepTitle = 'अपना OTP डालें · तुलना'
export const detailsStepTitle = 'चरण 2: आपकी जानकारी · तुलना'
export const loanStepTitle = 'चरण 3: लोन की ज़रूरत · तुलना'
export const registerTitle = 'रजिस्टर करें · तुलना'
export const logInTitle = 'लॉग इन करें · तुलना'
export const offersTitle = 'ये रहे आपके ऑफ़र · तुलना'
export const myTulnaTitle = 'मेरी तुलना · तुलना'
export const shopTitle = 'शॉपिंग और बचत · तुलना'
export const shopDescription =
  'कैटेगरी के हिसाब से स्टोर देखें, उनकी वेबसाइट खोलें, और जानें कि खरीदारी लोन से करने पर कितनी पड़ेगी।'
export const otherDescription = (lenders: string) =>
  `${lenders} लोन देने वालों के लोन ऑफ़र की असली लागत की तुलना करें।`
// The installed app
export const appName = 'तुलना: लोन की तुलना'
export const appDescription = 'लोन ऑफ़र की असली लागत की तुलना करें।'
