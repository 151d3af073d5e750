export const title = 'EMI कैलकुलेटर'
export const intro = 'EMI, कुल चुकाना और ब्याज; फ़ीस लिखें, तो सालाना लागत (APR) भी।'
export const fee = 'प्रोसेसिंग फ़ीस, GST से पहले'
export const feeHint = 'ज़रूरी नहीं। 18% GST हम जोड़ देते हैं।'
export const feeAboveLoan = 'GST समेत फ़ीस लोन जितनी या उससे ज़्यादा है। कम फ़ीस लिखें।'

// The result
export const emi = 'EMI, हर महीने'
export const inWords = (emi: string, tenureMonths: number, total: string) =>
  `आप ${tenureMonths} महीने तक हर महीने ${emi} चुकाएँगे, कुल ${total}।`
export const youReceive = 'हाथ में मिलेंगे'
export const feeWithGst = 'GST समेत फ़ीस'
export const whereEachRupeeGoes = 'आपका हर रुपया कहाँ जाता है'
export const ofEachHundred = (loan: number, interest: number, fees: number) =>
  `आपके चुकाए हर ₹100 में से ₹${loan} लोन चुकाने में जाते हैं और ₹${interest} ब्याज में${fees > 0 ? `; ₹${fees} फ़ीस में` : ''}।`
export const owed = 'बाकी'
export const totalInterest = 'कुल ब्याज'
export const totalRepay = 'कुल चुकाना होगा'
export const apr = 'APR: ब्याज और फ़ीस मिलाकर सालाना लागत'

// How it is worked out
export const noteEmi =
  'EMI = P × r × (1 + r)^n ÷ ((1 + r)^n − 1), जहाँ P लोन की रकम, r सालाना दर का बारहवाँ हिस्सा और n महीनों की गिनती है।'
export const noteApr =
  'APR उस मासिक दर का बारह गुना है जिस पर सारी EMI की कीमत आपको मिली रकम के बराबर होती है। भारतीय रिज़र्व बैंक के Key Facts Statement (KFS) में भी यही तरीका है (सर्कुलर RBI/2024-25/18)।'
export const noteRounding = 'हम हिसाब में कुछ राउंड नहीं करते। हर महीने का हिसाब पैसे तक है; बाकी सब रकमें पूरे रुपये में हैं।'
