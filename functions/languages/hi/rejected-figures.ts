export const amountRejected = (min: string, max: string, used: string) =>
  `इस लिंक की रकम मान्य नहीं है। रकम ${min} से ${max} तक हो सकती है, इसलिए हम ${used} के ऑफ़र दिखा रहे हैं।`
export const tenureRejected = (max: string, used: string) =>
  `इस लिंक का समय मान्य नहीं है। समय 1 महीने से ${max} तक हो सकता है, इसलिए हम ${used} के ऑफ़र दिखा रहे हैं।`
export const typeRejected = (used: string) =>
  `इस लिंक में जिस तरह का लोन लिखा है, उसे हम नहीं जानते, इसलिए ${used} के ऑफ़र दिखा रहे हैं।`
export const typeRejectedAny =
  'इस लिंक में जिस तरह का लोन लिखा है, उसे हम नहीं जानते, इसलिए किसी भी तरह के लोन के ऑफ़र दिखा रहे हैं।'
