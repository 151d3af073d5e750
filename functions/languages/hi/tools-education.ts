import { hindiOrdinal } from './hindi-ordinal.ts'

export const title = 'एजुकेशन लोन'
export const intro = 'EMI शुरू होने पर कितना बाकी होगा, और पढ़ाई के दौरान चुकाने से कितनी बचत होगी।'

// The fields
export const course = 'कोर्स कितने समय का है'
export const grace = 'कोर्स के कितने समय बाद EMI शुरू होंगी'
export const graceOptions = { '6': '6 महीने', '12': '12 महीने' }
export const instalments = 'उसके बाद कितने समय तक EMI चुकाएँगे'
export const interest = 'EMI शुरू होने तक का ब्याज'
export const interestOptions = {
  simple: 'सीधा ब्याज, EMI शुरू होने पर लोन में जुड़ेगा',
  capitalised: 'हर महीने लोन में जुड़ेगा, ब्याज पर भी ब्याज',
}
export const monthly = 'EMI शुरू होने तक हर महीने कितना चुका सकते हैं'
export const monthlyHint = 'कुछ नहीं, तो 0।'
export const payouts = 'कितने हिस्से, हर साल एक'
export const payoutsHint = 'हर साल की शुरुआत में एक। पूरी रकम एक साथ मिले, तो 1।'

// Figures that cannot be right
export const courseTooLong = (longest: number) => `${longest} महीने या उससे कम लिखें`
export const repaysLoan = 'इतने में तो EMI शुरू होने से पहले ही लोन चुक जाएगा। कम लिखें।'
export const tooManyPayouts = (most: number) =>
  most === 1
    ? 'इतने छोटे कोर्स में 1 ही हिस्सा होगा'
    : `इतने समय के कोर्स में ज़्यादा से ज़्यादा ${most} हिस्से हो सकते हैं, हर साल एक`

// The result
export const emi = 'EMI'
export const owedBy = (owed: string, added: string) => `तब ${owed} बाकी होंगे, जिसमें ${added} ब्याज है।`
export const owedOnly = (owed: string) => `तब ${owed} बाकी होंगे।`
export const savedBy = (monthly: string, paid: string, saved: string) =>
  `तब तक हर महीने ${monthly}, कुल ${paid}, चुकाने से आखिर में ${saved} की बचत।`
export const emiFrom = (month: number) => `${hindiOrdinal(month)} महीने से EMI`
export const without = 'कुछ न चुकाएँ'
export const paying = (monthly: string) => `हर महीने ${monthly} चुकाएँ`
export const owedThen = 'EMI शुरू होने पर बाकी'
export const principalHasInterest = (added: string) => `मूलधन में ${added} का वह ब्याज भी है जो लोन में जुड़ गया।`
export const addedInterest = 'इसमें ब्याज'
export const totalInterest = 'कुल ब्याज'
export const total = 'कुल चुकाना होगा'
export const compared = 'पढ़ाई के दौरान चुकाने से क्या बदलेगा'

// How it is worked out
export const noteSimple =
  'सीधा ब्याज EMI शुरू होने तक मिली हुई रकम पर गिना जाता है और तब लोन में जुड़ता है: इंडियन बैंक्स एसोसिएशन की मॉडल एजुकेशन लोन स्कीम। कुछ लोन देने वाले इसे हर महीने जोड़ते हैं, जिससे ब्याज पर भी ब्याज लगता है।'
export const noteMoratorium =
  'इस स्कीम में कोर्स के दौरान और उसके एक साल बाद तक कुछ चुकाना ज़रूरी नहीं है, और तब तक ब्याज चुकाते रहने पर कुछ बैंक दर 1% कम करते हैं। इसके बारे में पूछें: हम इसे नहीं गिनते।'
export const notePayments = 'तब तक आप जो देते हैं, उससे पहले ब्याज चुकता है, फिर लोन।'
export const noteParts =
  'अगर आप न बताएँ कि रकम हर साल हिस्सों में मिलेगी, तो हम पूरा लोन पहले महीने से गिनते हैं। किसी हिस्से पर ब्याज उसके मिलने के बाद ही लगता है। हर महीने सालाना दर का बारहवाँ हिस्सा ब्याज गिना जाता है।'
