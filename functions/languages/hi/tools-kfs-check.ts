export const title = 'क्या आपका Key Facts Statement सही है?'
export const intro =
  'साइन करने से पहले लोन देने वाले को आपको Key Facts Statement देना होता है। हम उसकी EMI, APR, फीस, कुल रकम और किस्तों का हिसाब फिर से करते हैं, और बताते हैं कि क्या गलत है या छूट गया है।'
export const staysHere = 'आपकी फ़ाइल और आँकड़े इसी फ़ोन या कंप्यूटर पर रहते हैं। हम कुछ भी भेजते या सेव नहीं करते।'

// How the statement comes in
export const howToCheck = 'आप कैसे जाँचना चाहेंगे?'
export const pdfFile = 'PDF फ़ाइल'
export const pasteText = 'टेक्स्ट पेस्ट करें'
export const typeFigures = 'आँकड़े खुद लिखें'
export const chooseFile = 'PDF चुनें'
export const dropHere = 'या यहाँ लाकर छोड़ें'
export const fileLimit = '20 MB और 100 पेज तक। पूरा स्टेटमेंट दें, किस्तों के हिसाब के साथ।'
export const pastedText = 'स्टेटमेंट का टेक्स्ट'
export const pasteHint = 'स्टेटमेंट खोलें, पूरा टेक्स्ट चुनकर कॉपी करें और यहाँ पेस्ट करें।'
export const checkText = 'यह टेक्स्ट जाँचें'
export const pasteFirst = 'पहले अपने स्टेटमेंट का टेक्स्ट पेस्ट करें'
export const reading = (file: string) => `${file} पढ़ रहे हैं`
export const cancel = 'रद्द करें'

// Files that could not be read
export const tooLarge = 'यह फ़ाइल 20 MB से बड़ी है। इसका टेक्स्ट पेस्ट करें, या आँकड़े खुद लिखें।'
export const unreadable =
  'यह फ़ाइल खुल नहीं पाई। हो सकता है कि इसकी जगह बदल गई हो, या यह सिर्फ़ ऑनलाइन सेव हो। इसे अपने फ़ोन या कंप्यूटर में सेव करके फिर चुनें, या इसका टेक्स्ट पेस्ट करें।'
export const notPdf = 'यह फ़ाइल PDF नहीं है। लोन देने वाले की भेजी PDF चुनें, या उसका टेक्स्ट पेस्ट करें।'
export const tooManyPages =
  'इस PDF में 100 से ज़्यादा पेज हैं। सिर्फ़ Key Facts Statement वाले पेज अलग PDF में सेव करें, या उनका टेक्स्ट पेस्ट करें।'
export const tooMuchText =
  'इस PDF में इतना टेक्स्ट है, जितना किसी Key Facts Statement में नहीं होता। सिर्फ़ स्टेटमेंट का टेक्स्ट पेस्ट करें।'
export const locked = 'इस PDF पर पासवर्ड लगा है। पासवर्ड से खोलकर इसका टेक्स्ट यहाँ पेस्ट करें, या आँकड़े खुद लिखें।'
export const broken = 'यह PDF खराब है, इसे पढ़ा नहीं जा सकता। इसका टेक्स्ट पेस्ट करें, या आँकड़े खुद लिखें।'
export const noText = 'यह PDF स्कैन है: इसमें टेक्स्ट की फ़ोटो है, पढ़ने लायक टेक्स्ट नहीं। इसमें से देखकर आँकड़े खुद लिखें।'
export const tookTooLong =
  'इस PDF को पढ़ने में बहुत समय लग रहा था, इसलिए हम रुक गए। इसका टेक्स्ट पेस्ट करें, या आँकड़े खुद लिखें।'
export const resultNotLoaded = 'नतीजा लोड नहीं हुआ। इंटरनेट देखकर फिर कोशिश करें।'
export const readerFailed = 'PDF पढ़ने वाला हिस्सा लोड नहीं हुआ। इंटरनेट देखकर फिर कोशिश करें, या टेक्स्ट पेस्ट करें।'

// How it is worked out
export const howWeCheck = 'हम कैसे जाँचते हैं'
export const notes = [
  'EMI, APR, हाथ में मिलने वाली रकम और कुल रकम का हिसाब भारतीय रिज़र्व बैंक के सर्कुलर RBI/2024-25/18 के एनेक्स B की तरह होता है; किस्तों का हिसाब एनेक्स C की तरह, हर लाइन का अलग।',
  'हम रुपये या पैसे तक राउंड करने की छूट देते हैं, और किसी चीज़ की नहीं।',
  'हम यह जाँच सकते हैं कि आँकड़े आपस में मेल खाते हैं और RBI की माँगी कोई बात छूटी नहीं है। लोन देने वाला आगे क्या करेगा, यह हम नहीं जान सकते।',
  'हमसे पढ़ने में गलती हो सकती है। हमने जो पढ़ा, उसे स्टेटमेंट से मिलाएँ और ठीक करें।',
]
