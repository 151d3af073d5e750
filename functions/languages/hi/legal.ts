export const termsIntro =
  'आसान शब्दों में: Tulna मुफ़्त है, लोन की तुलना करता है, लोन नहीं देता, और पैसे लेकर किसी को ऊपर कभी नहीं दिखाता। पूरी बात यहाँ है।'
export const privacyIntro =
  'हम कौन-सी जानकारी लेते हैं, क्यों, कितने समय के लिए, वह किसे मिलती है, और आप उसे कैसे देख, ठीक कर या मिटा सकते हैं, और अपनी सहमति कैसे वापस ले सकते हैं।'
export const lastUpdated = <T>(day: T) => ['आखिरी बदलाव: ', day]
export const onThisPage = 'इस पेज पर'
export const readTerms = 'इस्तेमाल की शर्तें पढ़ें'
export const readPrivacy = 'प्राइवेसी पॉलिसी पढ़ें'

export const translationNote =
  'यह अनुवाद है, ताकि आप टेक्स्ट को समझ सकें। कानूनी तौर पर अंग्रेज़ी टेक्स्ट ही मान्य है, जो हर हिस्से के साथ दिया है।'
export const inEnglish = 'इसे अंग्रेज़ी में पढ़ें'
