export const amountRejected = (min: string, max: string, used: string) =>
  `इस लिंक में लिखी रकम नहीं चल सकती। रकम ${min} से ${max} तक हो सकती है, इसलिए हम ${used} के ऑफ़र दिखा रहे हैं।`
export const tenureRejected = (max: string, used: string) =>
  `इस लिंक में लिखी अवधि नहीं चल सकती। अवधि 1 महीने से ${max} तक हो सकती है, इसलिए हम ${used} के ऑफ़र दिखा रहे हैं।`
export const typeRejected = (used: string) =>
  `इस लिंक में लिखा लोन का प्रकार हमारे यहाँ नहीं है, इसलिए ${used} के ऑफ़र दिखा रहे हैं।`
export const typeRejectedAny = 'इस लिंक में लिखा लोन का प्रकार हमारे यहाँ नहीं है, इसलिए सभी लोन के ऑफ़र दिखा रहे हैं।'
