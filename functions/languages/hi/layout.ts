export const skipToContent = 'सीधे मुख्य हिस्से पर जाएँ'
export const loading = 'लोड हो रहा है'
export const offline = 'आप ऑफ़लाइन हैं। आप पढ़ते रह सकते हैं; इंटरनेट लौटने तक कुछ नया लोड नहीं होगा।'
export const nothingKept =
  'आपका ब्राउज़र इस साइट के लिए कुछ भी सेव नहीं कर पा रहा है। काम पूरा होने तक यह टैब खुला रखें: इसे रीलोड या बंद करने पर आपने जो भरा है, वह मिट जाएगा।'
export const needsJavaScript = (phone: string) =>
  `इस पेज के लिए JavaScript चाहिए। उसके बिना हमें ${phone} पर मुफ़्त कॉल करें।`
/** For browsers in which the pages cannot be shown as they should be. */
export const browserTooOld = (phone: string) =>
  `यह ब्राउज़र पुराना है, इसमें तुलना नहीं चलेगा। Chrome, Firefox या Safari को अपडेट करें, या यह पेज किसी दूसरे फ़ोन या कंप्यूटर पर खोलें। आप हमें ${phone} पर मुफ़्त कॉल भी कर सकते हैं।`

// A page that did not open
export const pageNotOpened = 'यह पेज नहीं खुला'
export const tryAgain = 'फिर कोशिश करें'
export const goHome = 'होम पेज पर जाएँ'
export const savedIsSafe = 'शायद आपका इंटरनेट कट गया, या हमारी तरफ़ कोई गड़बड़ हुई। आपने जो सेव किया था, वह सुरक्षित है।'
