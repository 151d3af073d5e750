export const title = 'शिकायतें'
export const intro = 'इसमें कोई पैसा नहीं लगता। हर शिकायत हमारी टीम का कोई सदस्य खुद पढ़ता है।'

export const officer = 'हमारे शिकायत अधिकारी'
export const officerLoading = 'शिकायत अधिकारी की जानकारी लोड हो रही है'
export const officerNotLoaded = 'शिकायत अधिकारी की जानकारी लोड नहीं हो सकी।'
export const helpLine = <T>(tollFree: T, hours: string) => ['मुफ़्त कॉल: ', tollFree, ` (${hours})।`]
export const name = 'नाम'
export const email = 'ई-मेल'
export const phone = 'फ़ोन'
export const post = 'डाक का पता'

export const byWhen = 'क्या होता है, और कब तक'
export const atOnce = 'तुरंत'
export const atOnceText = 'आपको एक रेफ़रेंस नंबर और हमारे जवाब की आखिरी तारीख दिखती है।'
export const withinDays = (days: number) => `${days} दिन के अंदर`
export const withinDaysText = 'शिकायत अधिकारी फ़ोन पर जवाब देंगे, हिंदी या अंग्रेज़ी में।'

export const nextStep = 'अगर उससे बात न बने'
export const lenderOrBureau = 'लोन देने वाला या क्रेडिट ब्यूरो'
export const ombudsman = <T>(wait: number, window: number, cms: T) => [
  `शिकायत उससे भी करें। ${wait} दिन में न सुलझे, तो उसके बाद ${window} दिन तक RBI के ओम्बड्समैन से मुफ़्त में: `,
  cms,
]
export const housingCompany = 'हाउसिंग फ़ाइनेंस कंपनी'
export const housingBank = 'राष्ट्रीय आवास बैंक (NHB)'
export const smallLender = 'छोटा लोन देने वाला, जो ओम्बड्समैन के दायरे में नहीं'
export const protectionCell = 'RBI का उपभोक्ता शिक्षण और संरक्षण कक्ष (CEPC)'
export const personalData = 'आपका निजी डेटा'
export const dataBoard = (day: string) => `भारतीय डेटा संरक्षण बोर्ड, ${day} से, हमारे जवाब के बाद या जवाब न मिलने पर`
export const fraud = 'धोखाधड़ी हो, तो'
export const callAtOnce = 'तुरंत 1930 पर कॉल करें'
export const whereToComplain = 'इनमें से कहाँ, कब से और कब तक'

export const send = 'हमें शिकायत भेजें'
export const formNotLoaded = 'फ़ॉर्म लोड नहीं हुआ। पेज फिर से लोड करें, या फ़ोन या ई-मेल से शिकायत करें।'
export const whatHappened = 'क्या गड़बड़ हुई?'
export const whatHappenedHint = 'कब हुआ, और किस लोन देने वाले के साथ। PAN, आधार नंबर या OTP न लिखें।'
export const callBack = 'किस मोबाइल नंबर पर कॉल करें'
export const tenDigits = '10 अंकों का नंबर'
export const weCall = <T>(number: T) => ['आप लॉग इन हैं। हम आपको ', number, ' पर कॉल करेंगे।']
export const kept = 'बंद होने के बाद एक साल रखते हैं। सिर्फ़ हमारे अधिकृत कर्मचारियों को दिखती है।'
export const sendComplaint = 'शिकायत भेजें'
export const sending = 'भेजी जा रही है…'
export const offlineNote = 'आप ऑफ़लाइन हैं। आप जो लिखेंगे, वह इस पेज पर बना रहेगा: इंटरनेट लौटने पर भेज दें।'
export const sessionEnded = 'आपके लॉग इन का समय खत्म हो गया है। कॉल के लिए नंबर लिखें और फिर से भेजें।'

export const reference = 'रेफ़रेंस नंबर'
export const answerBy = 'हमारा जवाब इस तारीख तक'
export const keepReference = 'दोनों लिखकर रखें। इस बारे में हमें कॉल करें या लिखें, तो रेफ़रेंस नंबर बताएँ।'
export const sendAnother = 'एक और शिकायत भेजें'
