export const title = 'शिकायतें'
export const intro =
  'बताएँ कि क्या गड़बड़ हुई। इसमें कोई पैसा नहीं लगता। आपको तुरंत एक रेफ़रेंस नंबर मिलता है, और हर शिकायत हमारी टीम का कोई सदस्य खुद पढ़ता है।'

export const officer = 'हमारे शिकायत अधिकारी'
export const officerLoading = 'शिकायत अधिकारी की जानकारी लोड हो रही है'
export const officerNotLoaded = 'शिकायत अधिकारी की जानकारी लोड नहीं हो सकी।'
export const helpLine = <T>(tollFree: T, hours: string) => ['या हमें ', tollFree, ` पर मुफ़्त कॉल करें (${hours})।`]
export const name = 'नाम'
export const email = 'ई-मेल'
export const phone = 'फ़ोन'
export const post = 'डाक का पता'

export const byWhen = 'क्या होता है, और कब तक'
export const atOnce = 'तुरंत'
export const atOnceText = 'आपको एक रेफ़रेंस नंबर और हमारे जवाब की आखिरी तारीख दिखती है। दोनों लिखकर रखें।'
export const withinDays = (days: number) => `${days} दिन के अंदर`
export const withinDaysText = 'शिकायत अधिकारी जाँच करके आपको फ़ोन पर जवाब देंगे, हिंदी या अंग्रेज़ी में।'

export const nextStep = 'अगर उससे बात न बने'
export const rbi = <T>(wait: number, window: number, cms: T) => [
  `लोन देने वाले या क्रेडिट ब्यूरो के बारे में: शिकायत उससे भी करें। अगर वह ${wait} दिन के अंदर मामला न सुलझाए, तो उसके बाद ${window} दिन तक आप `,
  cms,
  ' पर RBI के ओम्बड्समैन से मुफ़्त में शिकायत कर सकते हैं।',
]
export const otherBodies =
  'हाउसिंग फ़ाइनेंस कंपनी की शिकायत इसकी जगह राष्ट्रीय आवास बैंक (NHB) के पास जाती है, और उन छोटे लोन देने वालों की, जो ओम्बड्समैन के दायरे में नहीं, RBI के उपभोक्ता शिक्षण और संरक्षण कक्ष (CEPC) के पास। धोखाधड़ी हो, तो तुरंत 1930 पर कॉल करें।'
export const dataBoard = (day: string) =>
  `आपके निजी डेटा के बारे में: ${day} से आप हमारे जवाब के बाद, या जवाब न मिलने पर, भारतीय डेटा संरक्षण बोर्ड के पास जा सकते हैं।`
export const whereToComplain = 'इनमें से कहाँ, कब से और कब तक'

export const send = 'हमें शिकायत भेजें'
export const formNotLoaded = 'फ़ॉर्म लोड नहीं हुआ। पेज फिर से लोड करें, या फ़ोन या ई-मेल से शिकायत करें।'
export const whatHappened = 'क्या गड़बड़ हुई?'
export const whatHappenedHint =
  'लिखें कि यह कब हुआ, और अगर बात किसी लोन देने वाले की है, तो उसका नाम। अपना PAN, आधार नंबर या OTP न लिखें।'
export const callBack = 'किस मोबाइल नंबर पर कॉल करें'
export const tenDigits = '10 अंकों का नंबर'
export const weCall = <T>(number: T) => ['आप लॉग इन हैं। हम आपको ', number, ' पर कॉल करेंगे।']
export const kept = 'शिकायत बंद होने के बाद हम उसे एक साल रखते हैं, और वह सिर्फ़ हमारे अधिकृत कर्मचारियों को दिखती है।'
export const sendComplaint = 'शिकायत भेजें'
export const sending = 'भेजी जा रही है…'
export const offlineNote = 'आप ऑफ़लाइन हैं। आप जो लिखेंगे, वह इस पेज पर बना रहेगा: इंटरनेट लौटने पर भेज दें।'
export const sessionEnded = 'आपके लॉग इन का समय खत्म हो गया है। कॉल के लिए नंबर लिखें और फिर से भेजें।'

export const reference = 'रेफ़रेंस नंबर'
export const answerBy = 'हमारा जवाब इस तारीख तक'
export const keepReference = 'दोनों लिखकर रखें। इस बारे में हमें कॉल करें या लिखें, तो रेफ़रेंस नंबर बताएँ।'
export const sendAnother = 'एक और शिकायत भेजें'
