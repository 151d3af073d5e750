import { hindiOrdinal } from './hindi-ordinal.ts'

export const title = 'लोन दूसरी जगह ले जाना'
export const intro = 'सारी फ़ीस जोड़कर सस्ते लोन देने वाले के पास जाने में फ़ायदा है या नहीं, और किस महीने से।'

// The fields
export const stillOwed = 'बाकी रकम'
export const monthsLeft = 'बचे हुए महीने'
export const newRate = 'नए लोन देने वाले की ब्याज दर, सालाना %'
export const newMonths = 'नए लोन की अवधि, महीनों में'
export const newMonthsHint = 'जितने बचे हैं उतने, या कम-ज़्यादा।'
export const charge = 'अभी का लोन समय से पहले बंद करने की फ़ीस, बाकी रकम का %'
export const fee = 'नए लोन देने वाले की प्रोसेसिंग फ़ीस'
export const beforeGst = 'GST से पहले; 18% हम जोड़ देते हैं।'
export const other = 'दूसरे खर्च, टैक्स मिलाकर'
export const otherHint = 'जैसे स्टाम्प ड्यूटी, वैल्यूएशन और वकील की फ़ीस।'
export const moveDay = 'लोन बदलने की तारीख'
export const firstAtNewLender = 'नए लोन की पहली EMI की तारीख'
export const feesAboveLoan = 'सारी फ़ीस मिलाकर लोन जितनी या उससे ज़्यादा है। कम फ़ीस लिखें।'

// The result
export const movingSaves = 'ले जाने पर आपकी बचत'
export const youWouldLose = 'ले जाने पर आपका नुकसान'
export const breaksEven = (month: number) =>
  `फ़ायदा ${hindiOrdinal(month)} महीने से होगा। अगर उससे पहले लोन चुका देने वाले हैं, तो न ले जाएँ।`
export const doNotMove = 'यह लोन दूसरी जगह न ले जाएँ: जितना ब्याज बचेगा, फ़ीस उससे ज़्यादा है।'
export const doNotMoveDearer = 'यह लोन दूसरी जगह न ले जाएँ: वहाँ ब्याज ज़्यादा लगेगा, और फ़ीस उसके ऊपर।'
export const doNotMoveLonger =
  'यह लोन इतनी लंबी अवधि के लिए दूसरी जगह न ले जाएँ: कम दर से जितना ब्याज बचता है, बढ़े हुए महीनों का ब्याज और फ़ीस मिलाकर उससे ज़्यादा है। कम महीने लिखकर देखें।'
export const costSoFar = 'अब तक कितने का पड़ा: ब्याज और फ़ीस'
export const ifItStays = 'न ले जाएँ तो'
export const ifItMoves = 'ले जाएँ तो'
export const paysOffHere = (month: number) => `फ़ायदा ${hindiOrdinal(month)} महीने से`
export const emiNow = 'अभी की EMI'
export const emiThen = 'नए लोन की EMI'
export const foreclosureCharge = 'समय से पहले लोन बंद करने की फ़ीस'
export const processingFee = 'प्रोसेसिंग फ़ीस'
export const gst = 'दोनों पर GST, 18%'
export const otherCosts = 'दूसरे खर्च'
export const allFees = 'सारी फ़ीस'
export const interestDifference = { gain: 'ब्याज की बचत', loss: 'ब्याज ज़्यादा' }
export const afterFees = { gain: 'फ़ीस के बाद बचत', loss: 'फ़ीस के बाद नुकसान' }

// How it is worked out
export const noteBreakEven =
  'फ़ायदा उस महीने से गिना जाता है जिससे ब्याज की बचत सारी फ़ीस से ज़्यादा हो जाए और ज़्यादा ही रहे। मूलधन तो दोनों जगह उतना ही चुकाना है।'
export const noteFees = 'फ़ीस आप लोन ले जाने के दिन अपनी जेब से देते हैं; नया लोन बाकी रकम जितना होता है।'
export const noteMoveDay =
  'हम मानते हैं कि लोन बदलने के दिन की EMI चुका दी गई है और मौजूदा लोन की अगली EMI एक महीने बाद होती।'
export const noteRbi =
  'किसी व्यक्ति का फ़्लोटिंग दर वाला लोन, जो कारोबार के लिए न हो, अगर 1 जनवरी 2026 या उसके बाद मंज़ूर हुआ है, तो उसे समय से पहले चुकाने पर लोन देने वाले कोई फ़ीस नहीं ले सकते: RBI (Pre-payment Charges on Loans) Directions, 2025।'
