import { hindiOrdinal } from './hindi-ordinal.ts'

export const title = 'जब ब्याज दर बदले'
export const intro = 'फ़्लोटिंग दर बढ़ी या घटी है: हर रास्ते पर क्या होगा, और कौन-सा सबसे सस्ता है।'

// The fields
export const stillOwed = 'अभी कितना बाकी है'
export const rateBefore = 'अब तक की सालाना दर'
export const monthsLeft = 'कितने महीने बचे हैं'
export const newRate = 'नई दर, सालाना %'
export const chosenEmi = 'आप जो EMI रखना चाहें'
export const chosenEmiHint = '“दोनों बदलें” में काम आती है। 0 रहे, तो हम बीच की EMI लेते हैं।'
export const partPayment = 'अभी एक साथ कितना चुका सकते हैं'
export const partPaymentHint = 'कुछ न हो, तो 0।'
export const fixedRate = 'जो फ़िक्स्ड दर मिल रही है, सालाना %'
export const fee = 'फ़िक्स्ड दर पर जाने की फ़ीस'
export const beforeGst = 'GST से पहले; 18% हम जोड़ देते हैं।'
export const shown = 'किस रास्ते की किस्तें देखें'
export const choices = {
  emi: 'महीने उतने ही',
  term: 'EMI उतनी ही',
  both: 'दोनों बदलें',
  partPayment: 'कुछ अभी चुकाएँ',
  fixed: 'फ़िक्स्ड दर लें',
}

// Figures that cannot be right
export const repaysLoan = (owed: string) => `सिर्फ़ ${owed} बाकी हैं। इससे कम लिखें।`
export const feeAboveLoan = 'GST समेत फ़ीस लोन जितनी या उससे ज़्यादा है। कम फ़ीस लिखें।'
export const belowInterest = (interest: string) => `सिर्फ़ ब्याज ही ${interest} महीना है। इससे ज़्यादा लिखें।`

// The result
export const costsLeast = {
  emi: 'महीने उतने ही रखना सबसे सस्ता है: अब से कुल',
  term: 'EMI उतनी ही रखना सबसे सस्ता है: अब से कुल',
  both: 'दोनों बदलना सबसे सस्ता है: अब से कुल',
  partPayment: 'कुछ अभी चुकाना सबसे सस्ता है: अब से कुल',
}
export const fixedCostsLeast = (percent: string) => `${percent} की फ़िक्स्ड दर सबसे सस्ती है: अब से कुल`
export const fixedAt = (percent: string) => `${percent} की फ़िक्स्ड दर`
export const fixedAssumed = (percent: string, fee: string) =>
  `${percent} की फ़िक्स्ड दर और ${fee} फ़ीस मानकर: जो आपको मिल रही हो, वह लिखें।`
export const lessThanSameEmi = (less: string, emi: string) => `EMI ${emi} ही रहे, तो उससे ${less} कम।`
export const keepPaying = (emi: string, length: number) =>
  `${emi} की EMI चलने दें, तो लोन ${length} महीने में खत्म होगा।`
export const noLongerCovers = (emi: string, short: string) =>
  `${emi} की EMI से अब ब्याज भी पूरा नहीं चुकता: ${short} कम पड़ते हैं, और बाकी रकम हर महीने बढ़ती है।`
export const tooLong = (emi: string) => `${emi} की EMI से लोन चुकाने में 100 साल से ज़्यादा लगेंगे।`
export const sideBySide = 'साथ-साथ तुलना'
export const emi = 'EMI'
export const endsAfter = 'कितने समय में खत्म'
export const paidNow = (amount: string) => `अभी ${amount} चुकाएँगे।`
export const paidNowSaves = (amount: string, saved: string) => `अभी ${amount} चुकाएँगे, और ${saved} ब्याज बचेगा।`
export const feeIncluded = (fee: string) => `${fee} फ़ीस समेत।`
export const cost = 'अब से कुल लागत'
export const costColumn = 'कुल लागत'
export const cheapestSoFar = (when: string) => `तब तक का कुल खर्च इसमें सबसे कम रहेगा: ${when}।`
export const inMonths = (from: number, to: number | undefined) =>
  to === undefined
    ? `${hindiOrdinal(from)} महीने से आखिर तक`
    : from === to
      ? `${hindiOrdinal(from)} महीने में`
      : `${hindiOrdinal(from)} से ${hindiOrdinal(to)} महीने तक`
export const evenPartPayment = (amount: string) => `अभी ${amount} चुका दें, तो EMI और महीने दोनों वही रहेंगे।`

// How it is worked out
export const noteRbi =
  'EMI वाले फ़्लोटिंग लोन की दर बदलने पर लोन देने वाले को आपको यह चुनने देना होता है कि EMI बढ़े, महीने बढ़ें या दोनों, और समय से पहले कुछ हिस्सा या पूरा लोन चुकाने देना होता है। महीने इतने नहीं बढ़ सकते कि EMI से ब्याज भी पूरा न चुके: RBI का सर्कुलर RBI/2023-24/55, 18 अगस्त 2023। 1 अक्टूबर 2025 से फ़िक्स्ड दर पर जाने का रास्ता देना लोन देने वाले की मर्ज़ी पर है।'
export const noteCost =
  'लागत में ब्याज, फ़ीस और GST गिने जाते हैं; मूलधन चुकाना लागत नहीं है। शुरू के महीनों में दो रास्ते बराबर पड़ सकते हैं। तब हम उसे गिनते हैं जो आगे चलकर सस्ता रहता है।'
export const notePartPayment =
  'एक साथ चुकाई रकम कहीं और कुछ कमा सकती थी, इसलिए उसे हम बाकी रास्तों के साथ क्रम में नहीं रखते। उस पर हम कोई फ़ीस नहीं गिनते: 1 जनवरी 2026 से किसी व्यक्ति के नए फ़्लोटिंग लोन पर, जो कारोबार के लिए न हो, ऐसी फ़ीस नहीं लग सकती (RBI (Pre-payment Charges on Loans) Directions, 2025)।'
export const noteMonths =
  'हम किसी EMI के अगले दिन से पूरे महीने गिनते हैं, और हर महीने सालाना दर का बारहवाँ हिस्सा ब्याज। हम मानते हैं कि नई दर बनी रहेगी; फ़्लोटिंग दर फिर बदल सकती है, फ़िक्स्ड नहीं।'
